/** A learner's next steps and progress, from the cached catalogue and the learner's work. */
import type { EntryLook, Today } from '@afrolearn/contract/today.ts';
import { defaultGradeId, type GradeId, grades, isGradeId } from '@afrolearn/learning/catalogue/grades.ts';
import { levelOfGrade } from '@afrolearn/learning/catalogue/levels.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import { streakOf } from '@afrolearn/learning/streaks/streak.ts';
import { weekOf } from '@afrolearn/learning/streaks/week.ts';
import { nextIn } from '@afrolearn/learning/today/next-in.ts';
import { stepsOf } from '@afrolearn/learning/today/steps.ts';
import { ownEntries, type ReadyUnit, unitAhead } from '@afrolearn/learning/today/units.ts';
import type { Db } from '#db/connect.ts';
import { contentShelf, type Shelf } from '#features/catalogue/index.ts';
import { dueCountOf, type LearnerFacts, latestEntriesOf, weakLessonsOf } from '#features/progress/index.ts';
import { lookOf } from './look-of.ts';
import {
  contentOf,
  entriesDoneBy,
  gradeOfUnit,
  placesIn,
  reviewedToday,
  unitsWithReady,
} from './today.db.ts';

type Listed = ReadyUnit & Pick<Awaited<ReturnType<typeof unitsWithReady>>[number], 'level'>;
type Done = ReadonlyMap<string, { done: boolean; again: boolean; begun: boolean }>;

const bytesOf = (made: unknown): number => JSON.stringify(made).length * 2;

/** The units of a grade in the order of its subjects; null means the areas beyond the classroom. */
const unitsIn = (db: Db, shelf: Shelf, gradeId: GradeId | null): Promise<readonly Listed[]> =>
  shelf.keep(
    `ready units ${gradeId}`,
    async () => {
      const all = (await unitsWithReady(db, gradeId)).map((unit) => ({
        ...unit,
        entries: unit.entries.map((entry) => ({ ...entry, ...untouched })),
      }));
      if (gradeId === null) return all;
      return subjectsOfGrade(gradeId).flatMap(({ id }) => all.filter(({ subjectId }) => subjectId === id));
    },
    bytesOf,
  );

const untouched = { done: false, again: false };

/* Units that this learner never opened, usually most of them, are the cached objects themselves. */
const withDone = ({ level: _, ...unit }: Listed, done: Done): ReadyUnit =>
  unit.entries.every(({ id }) => !done.has(id))
    ? unit
    : { ...unit, entries: unit.entries.map((entry) => ({ ...entry, ...done.get(entry.id) })) };

/** The other grades of the same level, the nearest first: they may have content when the own grade has none. */
const neighboursOf = (gradeId: GradeId): GradeId[] =>
  grades
    .map(({ id }) => id)
    .filter((id) => id !== gradeId && levelOfGrade(id) === levelOfGrade(gradeId))
    .sort((one, other) => Math.abs(one - gradeId) - Math.abs(other - gradeId));

/** Candidates in order of preference: the own grade, areas beyond the classroom, neighbouring grades. */
const unitsFor = async (db: Db, shelf: Shelf, gradeId: GradeId): Promise<readonly Listed[]> => {
  const beyond = (await unitsIn(db, shelf, null)).filter(({ level }) => level === levelOfGrade(gradeId));
  const beside = await Promise.all(neighboursOf(gradeId).map((id) => unitsIn(db, shelf, id)));
  return [...(await unitsIn(db, shelf, gradeId)), ...beyond, ...beside.flat()];
};

/** The unit of the latest work, in any grade; null when it has no entry to open any more. */
const currentUnit = async (
  db: Db,
  shelf: Shelf,
  around: readonly Listed[],
  unitId: number | undefined,
): Promise<Listed | null> => {
  if (unitId === undefined) return null;
  const near = around.find(({ id }) => id === unitId);
  if (near !== undefined) return near.entries.length === 0 ? null : near;
  const gradeId = await shelf.keep(
    `grade of ${unitId}`,
    async () => gradeOfUnit(db, unitId),
    () => 8,
  );
  if (gradeId === undefined || (gradeId !== null && !isGradeId(gradeId))) return null;
  const unit = (await unitsIn(db, shelf, gradeId)).find(({ id }) => id === unitId);
  return unit === undefined || unit.entries.length === 0 ? null : unit;
};

/** The latest unit in work with something left, or the latest one. Repeating a finished unit does not displace it. */
const unitUnderWay = async (
  db: Db,
  shelf: Shelf,
  around: readonly Listed[],
  latest: Awaited<ReturnType<typeof latestEntriesOf>>,
  done: Done,
): Promise<ReadyUnit | null> => {
  const opened = latest.map(({ id }) => id);
  const worked = new Set(latest.filter((one, at) => at === 0 || one.worked).map(({ unitId }) => unitId));
  let last: ReadyUnit | null = null;
  for (const id of worked) {
    const listed = await currentUnit(db, shelf, around, id);
    const unit = listed === null ? null : withDone(listed, done);
    if (unit !== null && nextIn(unit.entries, opened) !== null) return unit;
    if (id === latest[0]?.unitId) last = unit;
  }
  return last;
};

/** The most recently failed checkpoint, in its unit. */
const failedIn = async (
  db: Db,
  shelf: Shelf,
  around: readonly Listed[],
  done: Done,
  opened: readonly string[],
) => {
  const id = [...opened, ...done.keys()].find((one) => done.get(one)?.again);
  const listed = id === undefined ? null : await currentUnit(db, shelf, around, parseEntryId(id)?.unit);
  if (listed === null) return null;
  const unit = withDone(listed, done);
  return { ...unit, entries: unit.entries.filter((entry) => entry.id === id) };
};

const looksOf = async (db: Db, shelf: Shelf, ids: readonly string[]): Promise<EntryLook[]> => {
  const looks = await Promise.all(
    ids.map((id) =>
      shelf.keep(
        `look ${id}`,
        async () => {
          const content = await contentOf(db, id);
          return content === null ? null : lookOf(content);
        },
        bytesOf,
      ),
    ),
  );
  return looks.flatMap((look) => look ?? []);
};

type Opened = {
  readonly lately: readonly string[];
  readonly ever: ReadonlySet<string>;
  /** The ids of both by their unit, in the same order. */
  readonly byUnit: ReadonlyMap<number | undefined, readonly string[]>;
};

const openedBy = (lately: readonly string[], ever: ReadonlySet<string>): Opened => {
  const byUnit = new Map<number | undefined, string[]>();
  for (const id of new Set([...lately, ...ever])) {
    const unit = parseEntryId(id)?.unit;
    const list = byUnit.get(unit);
    if (list === undefined) byUnit.set(unit, [id]);
    else list.push(id);
  }
  return { lately, ever, byUnit };
};

/* The entries without their retries: an entry to try again is a step of its own, so the next step is a new one. */
const onward = ({ entries }: ReadyUnit): ReadyUnit['entries'] =>
  entries.some(({ again, begun }) => again && !begun)
    ? entries.map((one) => (one.begun ? one : { ...one, again: false }))
    : entries;

/** The next entry in a subject: in the unit under way if it is one of these, else in the first unit that has one. */
const nextOf = (units: readonly ReadyUnit[], current: ReadyUnit | null, { lately, byUnit }: Opened) => {
  const here = units.find(({ id }) => id === current?.id);
  const step = here === undefined ? null : nextIn(onward(here), lately);
  if (step !== null) return step.entry.id;
  for (const unit of units) {
    const next = nextIn(onward(unit), byUnit.get(unit.id) ?? []);
    if (next !== null) return next.entry.id;
  }
  return null;
};

/** A checkpoint to repeat was taken, but does not count as done. */
const isWon = ({ done, again }: ReadyUnit['entries'][number]): boolean => done && !again;

/** A learner's progress in each subject of a grade. Unwritten entries do not count. */
const subjectsIn = (
  units: readonly ReadyUnit[],
  gradeId: GradeId,
  current: ReadyUnit | null,
  opened: Opened,
) =>
  subjectsOfGrade(gradeId).map(({ id }) => {
    const all = units.filter(({ subjectId }) => subjectId === id);
    const own = all.map((unit) => ownEntries(unit, opened.ever)).filter((entries) => entries.length > 0);
    const entries = own.flat();
    return {
      id,
      units: all.length,
      ready: own.length,
      done: own.filter((list) => list.every(isWon)).length,
      entries: entries.length,
      entriesDone: entries.filter(isWon).length,
      next: nextOf(all, current, opened),
    };
  });

export const todayFor = async (
  db: Db,
  facts: LearnerFacts,
  now: Date,
  asked: number | undefined,
): Promise<Today> => {
  const own = isGradeId(facts.gradeId) ? facts.gradeId : defaultGradeId;
  const shown = isGradeId(asked) ? asked : own;
  const day = dayIn(facts.zone, now.getTime());
  const shelf = await contentShelf(db);
  const [rows, latest, due, reviewed, around, ofClass] = await Promise.all([
    entriesDoneBy(db, facts.userId),
    latestEntriesOf(db, facts.userId),
    dueCountOf(db, facts.userId, facts.zone, now),
    reviewedToday(db, facts.userId, facts.zone, now),
    unitsFor(db, shelf, own),
    unitsIn(db, shelf, shown),
  ]);
  const done: Done = new Map(
    rows.map(({ id, state, left }) => [
      id,
      {
        done: state !== 'begun',
        again: state === 'tried',
        begun: state !== 'begun' && left && parseEntryId(id)?.type === 'quiz',
      },
    ]),
  );
  const ever = new Set(rows.map(({ id }) => id));
  const opened = latest.map(({ id }) => id);
  const current = await unitUnderWay(db, shelf, around, latest, done);
  const other = await failedIn(db, shelf, around, done, opened);
  const failed = other?.id === current?.id ? null : other;
  const units = around.map((unit) => withDone(unit, done));
  const ahead = unitAhead(
    units.filter(({ id }) => id !== current?.id),
    current,
    ever,
  );
  const next = current === null ? null : nextIn(current.entries, opened);
  const weak =
    next?.kind === 'again'
      ? ((await weakLessonsOf(db, facts.userId, [next.entry.id])).get(next.entry.id) ?? null)
      : null;
  const steps = stepsOf({ current, opened, weak, failed, ahead, due, reviewed, assigned: [], today: day });
  const first = ahead === null ? undefined : ownEntries(ahead, ever).find((entry) => !entry.done);
  const likely = [
    ...steps.flatMap((step) => ('entry' in step ? [step.entry] : [])),
    ...(first ? [first] : []),
  ];
  const likelyIds = [...new Set(likely.map(({ id }) => id))];
  const streak = streakOf(facts.activeDays, day);
  return {
    current: current === null ? null : { ...current, entries: [...current.entries] },
    opened,
    openedAt: latest[0]?.at.toISOString() ?? null,
    weak,
    failed,
    ahead: ahead === null ? null : { ...ahead, entries: [...ahead.entries] },
    due,
    reviewed,
    looks: await looksOf(db, shelf, likelyIds),
    places: likelyIds.length === 0 ? [] : await placesIn(db, facts.userId, likelyIds),
    week: [...weekOf(facts.activeDays, day)],
    streak: { days: streak.current, shields: streak.shields, activeToday: streak.activeToday },
    subjects: subjectsIn(
      ofClass.map((unit) => withDone(unit, done)),
      shown,
      current,
      openedBy(opened, ever),
    ),
  };
};
