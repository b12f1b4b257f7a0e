import type { Reply } from '@afrolearn/contract';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { firstLeft } from '@afrolearn/learning/today/units.ts';
import { Play } from 'lucide-react';
import { useAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { unitsOf, unitWith } from './courses.api.ts';

type Unit = Pick<Reply<'GET /unit/:id'>, 'id' | 'subjectId' | 'gradeId'>;

/** First the units after this one in its subject, then earlier ones, then other subjects of the class. */
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

/**
 * For a learner, never done entries: the first open one in the unit's subject, then in other subjects of its
 * class, then by the day's suggestions. Null when everything is done.
 */
const newLesson = async ({ subjectId, gradeId }: Unit) => {
  const day = await call('GET /today', { query: gradeId === null ? {} : { grade: String(gradeId) } });
  const order = [...day.subjects].sort(
    (one, other) => Number(other.id === subjectId) - Number(one.id === subjectId),
  );
  const id = order.flatMap(({ next }) => next ?? [])[0];
  const unitId = id === undefined ? undefined : parseEntryId(id)?.unit;
  if (unitId !== undefined) return (await unitWith(unitId)).items.find((entry) => entry.id === id) ?? null;
  return day.ahead === null ? null : firstLeft(day.ahead, day.opened);
};

type ReadyInsteadProps = { unit: Unit; className?: string | undefined };

/** The next step from an unwritten entry: a new lesson for a learner, or a written one of the class. */
export const ReadyInstead = ({ unit, className }: ReadyInsteadProps) => {
  const say = useText(courses);
  const { status, user } = useSession();
  const isLearner = user?.role === 'learner';
  const { state, data } = useAnswer(
    status === 'looking' ? null : `${isLearner ? 'new' : 'ready'} instead of ${unit.id}`,
    () => (isLearner ? newLesson(unit) : readyLesson(unit)),
    { endsOn: [] },
  );
  if (state === 'loading') return <Bones lines={2} label={say('loading')} />;
  if (data === null && isLearner && state === 'done')
    return (
      <>
        <p>{say('allReadyDone')}</p>
        <ButtonLink className={className} to={paths.practice}>
          {say('practiseNow')}
        </ButtonLink>
      </>
    );
  return data === null ? (
    <>
      <p>{say('noneReady')}</p>
      <ButtonLink className={className} to={paths.courses}>
        {say('allCourses')}
      </ButtonLink>
    </>
  ) : (
    <>
      <p>{say(isLearner ? 'newInstead' : 'readyInstead')}</p>
      <ButtonLink className={className} icon={<Play />} to={paths.lesson(data.id)} state={paths.playing}>
        {say('startEntry', { title: data.title })}
      </ButtonLink>
    </>
  );
};
