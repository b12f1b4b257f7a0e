/**
 * Boards are computed from each learner's sums; no ranking is stored. The members of a class or a school come from an
 * index, so that the cost of a board depends only on its own people.
 */
import { avatarOf, avatarPicture } from '@afrolearn/learning/avatars/avatars.ts';
import type { Standing } from '@afrolearn/learning/leaderboard/score.ts';
import { type Day, dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { type KeptStreak, oldestAlive, streakToday } from '@afrolearn/learning/streaks/kept.ts';
import {
  mostToolSeedsADay,
  seedsPerClaim,
  seedsPerEntry,
  seedsPerTool,
} from '@afrolearn/learning/xp/seeds.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isHiddenFromBoards, isSocial, listOf, type MeetingRules } from '#features/bonds/index.ts';
import { nameShown } from '#features/cases/index.ts';

/** A class or a school, with all its learners. */
export type Scope = { kind: 'class' | 'school'; id: number; zone: string };

export type Row = Standing & { id: number; name: string; picture: string; kept: KeptStreak };

/** Learners without an avatar, or with a photo, get this one (G32: built-in avatars only). */
const drawn = (picture: string | null): string =>
  avatarPicture((picture === null ? null : avatarOf(picture)) ?? 'african-1');

/* Sums are integers, and 0 for a learner who has not begun. */
const sums = sql`coalesce(t.seeds, 0) as xp, coalesce(t.units_ace, 0) as skills,
  coalesce(t.first_passes, 0) as passed, coalesce(t.streak, 0) as streak, coalesce(t.shields, 0) as shields,
  coalesce(t.last_day, 0) as last_day`;

type Sums = {
  id: number;
  name: string;
  picture: string | null;
  xp: number;
  skills: number;
  passed: number;
  streak: number;
  shields: number;
  last_day: number;
};

const asRow = (sum: Sums, alive: ReturnType<typeof oldestAlive>): Row => {
  const kept = { streak: sum.streak, shields: sum.shields, lastDay: sum.last_day };
  return {
    id: sum.id,
    name: sum.name,
    picture: drawn(sum.picture),
    xp: sum.xp,
    skillsMastered: sum.skills,
    streak: streakToday(kept, alive),
    quizzesPassed: sum.passed,
    kept,
  };
};

export const todayIn = (zone: string, now: Date): Day => dayIn(zone, now.getTime());

const idsIn = async (db: Db, { kind, id }: Scope): Promise<number[]> => {
  const rows = await db.execute<{ id: number }>(
    kind === 'class'
      ? sql`select m.user_id as id from class_members m where m.class_id = ${id} order by 1`
      : sql`select u.id from users u where u.school_id = ${id} and u.role = 'learner' order by 1`,
  );
  return rows.map((row) => row.id);
};

/* The learner is not hidden from boards. */
const isShown = (among?: SQL) => sql`not ${isHiddenFromBoards(sql`u`, among)}`;

/**
 * Everybody on this board. The ids are read first: each table is then read once for all of them, and the depth of
 * the server's indexes hardly matters.
 */
export const rowsOf = async (db: Db, rules: MeetingRules, scope: Scope): Promise<Row[]> => {
  const among = listOf(await idsIn(db, scope));
  // Wrapped, because a statement that begins with `with` and names people is taken for a change of them (decision
  // 42).
  const rows = await db.execute<Sums>(sql`select * from (
    with totals as materialized (select * from learner_totals where user_id = any(${among}))
    select u.id, u.name, u.picture, ${sums} from users u left join totals t on t.user_id = u.id
    where u.id = any(${among}) and ${isSocial(rules, sql`u`, among)} and ${isShown(among)}) board`);
  const alive = oldestAlive(todayIn(scope.zone, rules.now()));
  return rows.map((row) => asRow(row, alive));
};

/** One's own current row. */
export const ownRow = async (db: Db, userId: number, zone: string, now: Date): Promise<Row | null> => {
  const [row] = await db.execute<Sums>(sql`
    select u.id, u.name, u.picture, ${sums} from users u left join learner_totals t on t.user_id = u.id
    where u.id = ${userId}`);
  return row === undefined ? null : asRow(row, oldestAlive(todayIn(zone, now)));
};

/** The names of those who may still be shown. Withdrawn consent, hiding and blocking take effect at once. */
export const stillShown = async (
  db: Db,
  rules: MeetingRules,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const among = listOf(ids);
  const rows = await db.execute<{ id: number; name: string }>(sql`
    select u.id, ${nameShown(sql`u`, among)} as name from users u
    where u.id = any(${among}) and ${isSocial(rules, sql`u`, among)} and ${isShown(among)}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

type Found = { class_id: number | null; school_id: number | null; zone: string | null; shown: boolean };

/** A learner's board: the class with the longest membership, else the school; and whether the learner is shown. */
export const scopeOfLearner = async (
  db: Db,
  userId: number,
): Promise<{ scope: Scope | null; zone: string; shown: boolean }> => {
  const [row] = await db.execute<Found>(sql`
    select u.school_id, s.zone, ${isShown()} as shown, (
      select m.class_id from class_members m join classes c on c.id = m.class_id and c.archived_at is null
      where m.user_id = u.id order by m.joined_at, m.class_id limit 1) as class_id
    from users u left join schools s on s.id = u.school_id where u.id = ${userId}`);
  const zone = row?.zone ?? defaultZone;
  const shown = row?.shown ?? true;
  if (row?.class_id != null) return { scope: { kind: 'class', id: row.class_id, zone }, zone, shown };
  if (row?.school_id != null) return { scope: { kind: 'school', id: row.school_id, zone }, zone, shown };
  return { scope: null, zone, shown };
};

/** A class with the time zone of its school. */
export const scopeOfClass = async (db: Db, classId: number): Promise<Scope> => {
  const [row] = await db.execute<{ zone: string | null }>(
    sql`select s.zone from classes c left join schools s on s.id = c.school_id where c.id = ${classId}`,
  );
  return { kind: 'class', id: classId, zone: row?.zone ?? defaultZone };
};

export const firstClassOf = async (db: Db, teacherId: number): Promise<number | null> => {
  const [row] = await db.execute<{ id: number }>(
    sql`select id from classes where teacher_id = ${teacherId} and archived_at is null order by id limit 1`,
  );
  return row?.id ?? null;
};

/* The seeds that people earned since a day, each with its day. */
const earned = (zone: string, whose: SQL, since: Day): SQL => {
  const start = sql`(${since}::timestamp at time zone ${zone})`;
  return sql`
    select p.user_id, (p.ended_at at time zone ${zone})::date as day, ${seedsPerEntry}::int as xp,
      p.passed_first::int as passed
    from entry_states p
    where p.user_id = any(${whose}) and p.unit_id is not null and p.state = 'done' and p.ended_at >= ${start}
    union all
    select c.user_id, (c.claimed_at at time zone ${zone})::date, ${seedsPerClaim}::int, 0
    from claims c where c.user_id = any(${whose}) and c.claimed_at >= ${start}
    union all
    select d.user_id, d.day, least(d.tools * ${seedsPerTool}::int, ${mostToolSeedsADay}::int), 0
    from active_days d where d.user_id = any(${whose}) and d.day >= ${since}::date and d.tools > 0`;
};

/** XP by week, the best first. Only for one's own history. */
export const weeksOf = async (db: Db, userId: number, zone: string): Promise<{ from: Day; xp: number }[]> => {
  const rows = await db.execute<{ week: string; xp: number }>(sql`
    select date_trunc('week', day)::date::text as week, sum(xp)::int as xp
    from (${earned(zone, listOf([userId]), '1970-01-01')}) done group by 1 order by 2 desc, 1 desc`);
  return rows.map(({ week, xp }) => ({ from: week, xp }));
};

export type Gain = { xp: number; skills: number; passed: number; daysBefore: readonly Day[] };

/** What each learner gained since a day, and the earlier active days of those who gained. */
export const gainsSince = async (
  db: Db,
  zone: string,
  ids: readonly number[],
  since: Day,
): Promise<ReadonlyMap<number, Gain>> => {
  const rows = await db.execute<{
    user_id: number;
    xp: number;
    skills: number;
    passed: number;
    days: string[];
  }>(sql`
    with worked as materialized (
      select array(select distinct d.user_id from active_days d
        where d.user_id = any(${listOf(ids)}) and d.day >= ${since}::date) as ids
    ), done as materialized (
      select user_id, sum(xp)::int as xp, sum(passed)::int as passed
      from (${earned(zone, sql`(select ids from worked)::int[]`, since)}) since_then group by user_id
    ), aces as materialized (
      select p.user_id, count(*)::int as skills from unit_progress p
      where p.user_id = any((select ids from worked)::int[]) and p.ace_at >= (${since}::timestamp at time zone ${zone})
      group by p.user_id
    ), before as materialized (
      select d.user_id, array_agg(d.day::text) as days from active_days d
      where d.user_id = any((select ids from worked)::int[]) and d.day < ${since}::date group by d.user_id
    )
    select w.user_id, coalesce(done.xp, 0) as xp, coalesce(done.passed, 0) as passed,
      coalesce(aces.skills, 0) as skills, coalesce(before.days, '{}') as days
    from (select unnest(ids) as user_id from worked) w left join done on done.user_id = w.user_id
      left join aces on aces.user_id = w.user_id left join before on before.user_id = w.user_id`);
  return new Map(
    rows.map(({ user_id, xp, skills, passed, days }) => [user_id, { xp, skills, passed, daysBefore: days }]),
  );
};
