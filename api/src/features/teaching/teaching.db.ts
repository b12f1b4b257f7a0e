/**
 * The queries of a teacher's pages. Each reads all pupils of all classes at once, so that their number is constant.
 * Religious education is left out first (G20).
 */
import { practiceMisconceptions } from '@afrolearn/learning/practice/misconceptions.ts';
import { defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { type SQL, sql } from 'drizzle-orm';
import { askedEntryOf } from '#db/asked-entry.ts';
import type { Db } from '#db/connect.ts';
import { learnersSeenBy } from '#features/bonds/index.ts';
import { entryTellsFaith, unitTellsFaith } from '#features/catalogue/index.ts';
import type { Person } from '#http/context.ts';

export type Room = { id: number; name: string; gradeId: number; subjectId: number; zone: string };

const rooms = async (db: Db, which: SQL): Promise<Room[]> => {
  const rows = await db.execute<{
    id: number;
    name: string;
    grade_id: number;
    subject_id: number;
    zone: string | null;
  }>(sql`
    select c.id, c.name, c.grade_id, c.subject_id, s.zone from classes c left join schools s on s.id = c.school_id
    where ${which} and c.archived_at is null order by c.grade_id, c.name, c.id`);
  return rows.map(({ id, name, grade_id, subject_id, zone }) => ({
    id,
    name,
    gradeId: grade_id,
    subjectId: subject_id,
    zone: zone ?? defaultZone,
  }));
};

export const roomsTaughtBy = (db: Db, teacherId: number): Promise<Room[]> =>
  rooms(db, sql`c.teacher_id = ${teacherId}`);

export const roomById = async (db: Db, id: number): Promise<Room | null> =>
  (await rooms(db, sql`c.id = ${id}`))[0] ?? null;

export type PupilRow = {
  classId: number;
  id: number;
  name: string;
  picture: string | null;
  consent: string;
  /** When the pupil joined the class. */
  joinedAt: string;
};

/** The pupils of these classes whom this person may see, by name. */
export const pupilsOf = async (db: Db, user: Person, classIds: readonly number[]): Promise<PupilRow[]> =>
  (await db.execute(sql`
    select m.class_id as "classId", u.id, u.name, u.picture, u.consent,
      m.joined_at as "joinedAt"
    from class_members m join users u on u.id = m.user_id
    where m.class_id = any(${sql.param([...classIds])}::int[]) and u.role = 'learner'
      and u.id in ${learnersSeenBy(user)}
    order by lower(u.name), u.id, m.class_id`)) as unknown as PupilRow[];

/** The pupils among them whose figures may be shown. */
const shownIn = (classIds: readonly number[]): SQL =>
  sql`(select m.class_id, m.user_id, m.joined_at, u.name from class_members m join users u on u.id = m.user_id
    where m.class_id = any(${sql.param([...classIds])}::int[]) and u.role = 'learner'
      and u.consent in ('school', 'guardian') and u.leaves_at is null)`;

export type EntryRow = {
  id: string;
  title: string;
  type: 'video' | 'reading' | 'quiz';
  unitId: number;
  unit: string;
  gradeId: number;
  subjectId: number;
};

const tellsNoFaith = sql`not ${entryTellsFaith(sql`i`, sql`u`)}`;

/** Written entries for the grades and subjects of these classes, in list order. */
export const entriesFor = async (db: Db, list: readonly Room[]): Promise<EntryRow[]> =>
  (await db.execute(sql`
    select i.id, i.title, i.type, u.id as "unitId", u.title as unit, u.grade_id as "gradeId",
      u.subject_id as "subjectId"
    from units u join items i on i.unit_id = u.id
    where (u.grade_id, u.subject_id) in (select * from unnest(
        ${sql.param(list.map(({ gradeId }) => gradeId))}::int[],
        ${sql.param(list.map(({ subjectId }) => subjectId))}::int[]))
      and u.removed_at is null and i.removed_at is null and i.hash is not null and ${tellsNoFaith}
    order by u.position, u.id, i.position`)) as unknown as EntryRow[];

export type WorkRow = {
  userId: number;
  itemId: string;
  state: 'begun' | 'tried' | 'done';
  /** The day on which it was done; if only tried, the day of its first attempt. Null while it is only begun. */
  day: string | null;
  openedAt: string;
  tries: number;
};

/** Entries that these learners opened, tried and finished in these units, by days in a time zone. */
export const workIn = async (
  db: Db,
  userIds: readonly number[],
  unitIds: readonly number[],
  zone: string,
): Promise<WorkRow[]> =>
  (await db.execute(sql`
    select p.user_id as "userId", p.item_id as "itemId", p.opened_at as "openedAt", p.attempts as tries, p.state,
      (p.ended_at at time zone ${zone})::date::text as day
    from entry_states p where p.user_id = any(${sql.param([...userIds])}::int[])
      and p.unit_id = any(${sql.param([...unitIds])}::int[])`)) as unknown as WorkRow[];

/** The last active day of each of these learners, including hand-ins. */
export const lastDaysOf = async (
  db: Db,
  userIds: readonly number[],
  zone: string,
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.execute<{ user_id: number; day: string }>(sql`
    select user_id, max(day)::text as day from (
      select user_id, day from active_days where user_id = any(${sql.param([...userIds])}::int[])
      union all
      select learner_id, (handed_in_at at time zone ${zone})::date from hand_ins
      where learner_id = any(${sql.param([...userIds])}::int[]) and handed_in_at is not null
    ) days group by user_id`);
  return new Map(rows.map(({ user_id, day }) => [user_id, day]));
};

export type MistakeRow = { userId: number; mistake: string; itemId: string; times: number };

/** The named mistakes of these learners in these entries since a moment, the most frequent first. */
export const mistakesIn = async (
  db: Db,
  userIds: readonly number[],
  entryIds: readonly string[],
  since: Date,
): Promise<MistakeRow[]> =>
  (await db.execute(sql`
    select a.user_id as "userId", a.misconception as mistake, max((${askedEntryOf(sql`a`)}) collate "C") as "itemId",
      count(*)::int as times
    from counted_answers a where a.user_id = any(${sql.param([...userIds])}::int[])
      and a.counted_at >= ${since.toISOString()}::timestamptz and a.misconception is not null and not a.correct
      and a.item_id = any(${sql.param([...entryIds])}::text[])
    group by a.user_id, a.misconception order by times desc, mistake, "userId"`)) as unknown as MistakeRow[];

export type Mistake = { id: string; name: string; help: string };

/** The names of these mistakes from the stored contents: one query. */
export const mistakeNames = async (
  db: Db,
  asked: readonly { mistake: string; itemId: string }[],
): Promise<ReadonlyMap<string, Mistake>> => {
  if (asked.length === 0) return new Map();
  const rows = await db.execute<{ found: Mistake }>(sql`
    select distinct m as found from items i cross join lateral jsonb_array_elements(
      coalesce(i.content -> 'misconceptions', '[]')) m
    where i.id = any(${sql.param([...new Set(asked.map(({ itemId }) => itemId))])}::text[])
      and m ->> 'id' = any(${sql.param([...new Set(asked.map(({ mistake }) => mistake))])}::text[])`);
  // Exercises of a retry have their own names for mistakes.
  return new Map([...practiceMisconceptions, ...rows.map(({ found }) => found)].map((one) => [one.id, one]));
};

/** The number of entries of all subjects done on each day since then. */
export const finishedByDay = async (
  db: Db,
  classIds: readonly number[],
  zone: string,
  since: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.execute<{ day: string; count: number }>(sql`
    select (p.ended_at at time zone ${zone})::date::text as day, count(*)::int as count
    from (select distinct s.user_id from ${shownIn(classIds)} s) pupils
      join entry_states p on p.user_id = pupils.user_id
    where p.ended_at >= (${since}::timestamp at time zone ${zone}) and p.state = 'done' and p.unit_id is not null
    group by 1`);
  return new Map(rows.map(({ day, count }) => [day, count]));
};

export type ActivityRow = {
  kind: 'mastered' | 'perfect' | 'work' | 'joined' | 'handed-in';
  classId: number;
  day: string;
  /** The child's name if it was only one, else null. */
  name: string | null;
  title: string | null;
  ref: string;
  students: number;
};

/** Activities in these classes since a day, without the time of day: the newest first. */
export const activitiesIn = async (
  db: Db,
  classIds: readonly number[],
  zone: string,
  since: string,
  most: number,
): Promise<ActivityRow[]> => {
  const start = sql`(${since}::timestamp at time zone ${zone})`;
  return (await db.execute(sql`
    with pupils as materialized ${shownIn(classIds)},
    done as materialized (
      select s.class_id, s.user_id, s.name, (p.ended_at at time zone ${zone})::date::text as day,
        i.id as item_id, i.type, i.title, u.id as unit_id, u.title as unit, p.best_score
      from pupils s join entry_states p on p.user_id = s.user_id and p.ended_at >= ${start}
        join items i on i.id = p.item_id join units u on u.id = i.unit_id
      where ${tellsNoFaith}
    )
    select * from (
      select 'mastered' as kind, s.class_id as "classId", (p.ace_at at time zone ${zone})::date::text as day, s.name,
        u.title, u.id || '-' || s.user_id as ref, 1 as students
      from pupils s join unit_progress p on p.user_id = s.user_id and p.ace_at >= ${start}
        join units u on u.id = p.unit_id
      where not ${unitTellsFaith(sql`u`)}
      union all
      select 'perfect', class_id, day, name, unit || ': ' || title, item_id || '-' || user_id, 1
      from done where type = 'quiz' and best_score = 1
      union all
      select 'work', class_id, day, min(name), unit, unit_id::text, count(distinct user_id)::int
      from done group by class_id, day, unit_id, unit
      union all
      select 'joined', s.class_id, (s.joined_at at time zone ${zone})::date::text, min(s.name), null,
        case when count(*) = 1 then min(s.user_id)::text else '' end, count(*)::int
      from pupils s where s.joined_at >= ${start} group by 2, 3
      union all
      select 'handed-in', s.class_id, (h.handed_in_at at time zone ${zone})::date::text, min(s.name), a.title, a.id::text,
        count(*)::int
      from pupils s join hand_ins h on h.learner_id = s.user_id and h.handed_in_at >= ${start}
        join assignments a on a.id = h.assignment_id and a.class_id = s.class_id and a.removed_at is null
      where a.title is not null group by 2, 3, a.id, a.title
    ) all_of_it order by day desc, kind, "classId", ref limit ${most}`)) as unknown as ActivityRow[];
};

/** The classes among these whose register was taken on that day. */
export const registersTaken = async (
  db: Db,
  classIds: readonly number[],
  day: string,
): Promise<ReadonlySet<number>> => {
  const rows = await db.execute<{ class_id: number }>(sql`
    select class_id from registers where class_id = any(${sql.param([...classIds])}::int[]) and day = ${day}::date`);
  return new Set(rows.map(({ class_id }) => class_id));
};

/** The number of help marks that wait for the teacher, by class. */
export const helpWaitingIn = async (
  db: Db,
  classIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.execute<{ class_id: number; count: number }>(sql`
    select h.class_id, count(*)::int as count from help_marks h
      join users helper on helper.id = h.helper_id and helper.consent in ('school', 'guardian')
      join users helped on helped.id = h.helped_id and helped.consent in ('school', 'guardian')
    where h.class_id = any(${sql.param([...classIds])}::int[]) and h.state = 'waiting' group by h.class_id`);
  return new Map(rows.map(({ class_id, count }) => [class_id, count]));
};
