import type { Reply } from '@afrolearn/contract';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { Play } from 'lucide-react';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { courses } from '#messages/courses/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { unitsOf, unitWith } from './courses.api.ts';

type Unit = Pick<Reply<'GET /unit/:id'>, 'id' | 'subjectId' | 'gradeId'>;

/** What comes after the unit in its subject first, then what stands before it, then the other subjects of the class. */
const readyLesson = async ({ id, subjectId, gradeId }: Unit) => {
  const others = gradeId === null ? [] : subjectsOfGrade(gradeId).map((subject) => subject.id);
  for (const subject of new Set([subjectId, ...others])) {
    const units = await unitsOf(subject, gradeId);
    const at = units.findIndex((unit) => unit.id === id);
    const ready = [...units.slice(at + 1), ...units.slice(0, Math.max(0, at))].find(
      ({ written }) => written > 0,
    );
    const entry = ready && (await unitWith(ready.id)).items.find(({ written }) => written);
    if (entry !== undefined) return entry;
  }
  return null;
};

type ReadyInsteadProps = { unit: Unit; className?: string | undefined };

/** The way on from a lesson that is not written yet: a written lesson of the class, or else all courses. */
export const ReadyInstead = ({ unit, className }: ReadyInsteadProps) => {
  const say = useText(courses);
  const { state, data } = useAnswer(`ready instead of ${unit.id}`, () => readyLesson(unit), { endsOn: [] });
  if (state === 'loading') return <Bones lines={2} label={say('loading')} />;
  return data === null ? (
    <>
      <p>{say('noneReady')}</p>
      <ButtonLink className={className} to={paths.courses}>
        {say('allCourses')}
      </ButtonLink>
    </>
  ) : (
    <>
      <p>{say('readyInstead')}</p>
      <ButtonLink className={className} icon={<Play />} to={paths.lesson(data.id)} state={paths.playing}>
        {say('startEntry', { title: data.title })}
      </ButtonLink>
    </>
  );
};
