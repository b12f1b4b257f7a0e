import { defaultGradeId, gradeById, gradeByName, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { useAnswer } from '#ask/use-answer.ts';
import { NotOnDevice, UnitCards, unitsOf } from '#lesson-kit/index.ts';
import { chosenGrade } from '#lib/chosen-grade.ts';
import { useText } from '#lib/language.tsx';
import { useSession, useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { courses } from '#messages/courses/en.ts';
import { useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { ClothBand } from '#ui/cloth.tsx';
import { Empty } from '#ui/empty.tsx';
import { lookOf } from '#ui/subject-looks.ts';
import css from './subject-view.module.css';

const c = classes(css);

/** The subjects that make up one course over all classes: mathematics is called MTC in the lower classes. */
export type Course = {
  title: string;
  byGrade: (gradeId: number) => number | null;
  area: number | null;
  /** Ids of units in these subjects that belong to another course. */
  without?: readonly number[];
};

const gradesWith = (course: Course) => grades.filter(({ id }) => course.byGrade(id) !== null);

/** A subject through the classes, or an area beyond the classroom: its real units. */
export const SubjectView = ({ course, picture }: { course: Course; picture: number }) => {
  const say = useText(courses);
  const [search, setSearch] = useSearchParams();
  const having = gradesWith(course);
  const saved = chosenGrade()?.id;
  const { status, user } = useSession();
  const own = gradeByName(user?.grade ?? '')?.id;
  const chosen = Number(search.get('grade')) || saved;
  const wanted = chosen || own || defaultGradeId;
  // While the learner's class is unknown, no other class is shown.
  const looking = course.area === null && !chosen && status === 'looking';
  const grade = course.area === null ? (having.find(({ id }) => id === wanted) ?? having[0] ?? null) : null;
  const subjectId = course.area ?? (grade === null ? null : course.byGrade(grade.id));
  const units = useAnswer(`units ${looking} ${subjectId} ${grade?.id}`, async () =>
    looking
      ? null
      : subjectId === null
        ? []
        : (await unitsOf(subjectId, grade?.id ?? null)).filter(({ id }) => !course.without?.includes(id)),
  );
  const look = lookOf(picture);
  const ready = (units.data ?? []).filter(({ written }) => written > 0);
  const aloud = [course.title, ...ready.map(({ title }) => title)];
  // Young children see only their class.
  const young = useYoung();
  useReadAloud(young && units.data !== null ? aloud : [], true);
  return (
    <div className={c('page')} data-cloth={look.cloth}>
      <header className={c('head')}>
        <ClothBand kind="band" />
        <div className={c('title')}>
          <img src={look.picture} alt="" width="96" height="96" />
          <h1>
            <Spoken text={course.title} />
          </h1>
          <Ear text={aloud} />
        </div>
      </header>
      {course.area === null && !young && (
        <fieldset className={c('grades')}>
          <legend>{say('chooseClass')}</legend>
          {having.map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="grade"
                checked={!looking && id === grade?.id}
                onChange={() => setSearch({ grade: String(id) }, { replace: true })}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {units.state === 'failed' && <NotOnDevice failure={units.failure} retry={units.retry} />}
      {units.data === null && units.state !== 'failed' && <Bones lines={8} label={say('loading')} />}
      {units.data?.length === 0 && (
        <Empty picture={look.picture}>{say('contentSoon', { title: course.title })}</Empty>
      )}
      {units.data !== null && units.data.length > 0 && (
        <section aria-label={grade === null ? course.title : (gradeById(grade.id)?.name ?? '')}>
          <UnitCards units={units.data} showLevel={course.area !== null} />
        </section>
      )}
    </div>
  );
};

/** A course with the same subject id in every grade. */
export const courseOf = (title: string, ids: readonly number[], without: readonly number[] = []): Course => ({
  title,
  without,
  area: null,
  byGrade: (gradeId) => subjectsOfGrade(gradeId).find(({ id }) => ids.includes(id))?.id ?? null,
});
export const areaOf = (title: string, id: number): Course => ({ title, area: id, byGrade: () => null });
