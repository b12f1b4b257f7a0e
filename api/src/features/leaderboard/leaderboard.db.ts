/**
 * Boards are read from the sums that are kept of each learner; nothing of a ranking is stored. A class or a school is
 * found by an index, so that a board costs what its own people cost, however many others there are.
 */
import { avatarOf, avatarPicture } from '@afrolearn/learning/avatars/avatars.ts';
import type { Standing } from '@afrolearn/learning/leaderboard/score.ts';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
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
import { isHiddenFromBoards, isSocial, type MeetingRules, membersOf } from '#features/bonds/index.ts';
import { nameShown } from '#features/cases/index.ts';

/** A class with its learners, or a school with all of its. */
export type Scope = { kind: 'class' | 'school'; id: number; zone: string };

export type Row = Standing & { id: number; name: string; picture: string; kept: KeptStreak };

/** Who has no avatar, or a photo in its place, is shown with this one (G32: built-in avatars only). */
const drawn = (picture: string | null): string =>
  avatarPicture((picture === null ? null : avatarOf(picture)) ?? 'african-1');

/* The sums are whole numbers, and nothing where a learner has not begun. */
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

const inScope = ({ kind, id }: Scope): SQL =>
  kind === 'class' ? sql`u.id in ${membersOf(id)}` : sql`u.school_id = ${id} and u.role = 'learner'`;

/* A learner's own switch. */
const isShown = sql`not ${isHiddenFromBoards(sql`u`)}`;

/** Everybody who stands on this board. */
export const rowsOf = async (db: Db, rules: MeetingRules, scope: Scope): Promise<Row[]> => {
  const rows = await db.execute<Sums>(sql`
    select u.id, u.name, u.picture, ${sums} from users u left join learner_totals t on t.user_id = u.id
    where ${inScope(scope)} and ${isSocial(rules, sql`u`)} and ${isShown}`);
  const alive = oldestAlive(todayIn(scope.zone, rules.now()));
  return rows.map((row) => asRow(row, alive));
};

/** One's own row, of now. */
export const ownRow = async (db: Db, userId: number, zone: string, now: Date): Promise<Row | null> => {
  const [row] = await db.execute<Sums>(sql`
    select u.id, u.name, u.picture, ${sums} from users u left join learner_totals t on t.user_id = u.id
    where u.id = ${userId}`);
  return row === undefined ? null : asRow(row, oldestAlive(todayIn(zone, now)));
};

/** Which of these still may be shown, and by what name: whoever withdrew, hid or was blocked a moment ago is gone at once. */
export const stillShown = async (
  db: Db,
  rules: MeetingRules,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<{ id: number; name: string }>(sql`
    select u.id, ${nameShown(sql`u`)} as name from users u where u.id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})
      and ${isSocial(rules, sql`u`)} and ${isShown}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

type Found = { class_id: number | null; school_id: number | null; zone: string | null; shown: boolean };

/** The board of a learner: the class that they have sat in longest, else the school; and their own switch. */
export const scopeOfLearner = async (
  db: Db,
  userId: number,
): Promise<{ scope: Scope | null; zone: string; shown: boolean }> => {
  const [row] = await db.execute<Found>(sql`
    select u.school_id, s.zone, ${isShown} as shown, (
      select m.class_id from class_members m join classes c on c.id = m.class_id and c.archived_at is null
      where m.user_id = u.id order by m.joined_at, m.class_id limit 1) as class_id
    from users u left join schools s on s.id = u.school_id where u.id = ${userId}`);
  const zone = row?.zone ?? defaultZone;
  const shown = row?.shown ?? true;
  if (row?.class_id != null) return { scope: { kind: 'class', id: row.class_id, zone }, zone, shown };
  if (row?.school_id != null) return { scope: { kind: 'school', id: row.school_id, zone }, zone, shown };
  return { scope: null, zone, shown };
};

/** A class with the zone of its school. */
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

/* What people's seeds came to since a day, each with its day. */
const earned = (zone: string, whose: SQL, since: Day): SQL => {
  const start = sql`(${since}::timestamp at time zone ${zone})`;
  return sql`
    select p.user_id, (p.completed_at at time zone ${zone})::date as day, ${seedsPerEntry}::int as xp,
      case when p.first_score >= ${passMark} and p.item_id ~ '^u[0-9]+-q' then 1 else 0 end as passed
    from item_progress p
    where p.user_id in ${whose} and p.completed_at >= ${start} and p.unit_id is not null
    union all
    select c.user_id, (c.claimed_at at time zone ${zone})::date, ${seedsPerClaim}::int, 0
    from claims c where c.user_id in ${whose} and c.claimed_at >= ${start}
    union all
    select d.user_id, d.day, least(d.tools * ${seedsPerTool}::int, ${mostToolSeedsADay}::int), 0
    from active_days d where d.user_id in ${whose} and d.day >= ${since}::date and d.tools > 0`;
};

/** XP by week, the best first: of one's own history alone. */
export const weeksOf = async (db: Db, userId: number, zone: string): Promise<{ from: Day; xp: number }[]> => {
  const rows = await db.execute<{ week: string; xp: number }>(sql`
    select date_trunc('week', day)::date::text as week, sum(xp)::int as xp
    from (${earned(zone, sql`(${userId})`, '1970-01-01')}) done group by 1 order by 2 desc, 1 desc`);
  return rows.map(({ week, xp }) => ({ from: week, xp }));
};

export type Gain = { xp: number; skills: number; passed: number; daysBefore: readonly Day[] };

/** What each learner of a class has gained since a day, and the days on which those who gained were active before it. */
export const gainsSince = async (
  db: Db,
  { id, zone }: Scope,
  since: Day,
): Promise<ReadonlyMap<number, Gain>> => {
  const members = membersOf(id);
  const rows = await db.execute<{
    user_id: number;
    xp: number;
    skills: number;
    passed: number;
    days: string[];
  }>(sql`
    with done as (
      select user_id, sum(xp)::int as xp, sum(passed)::int as passed
      from (${earned(zone, members, since)}) since_then group by user_id
    )
    select m.user_id, coalesce(done.xp, 0) as xp, coalesce(done.passed, 0) as passed,
      (select count(*)::int from unit_progress p where p.user_id = m.user_id
        and (p.ace_at at time zone ${zone})::date >= ${since}::date) as skills,
      array(select d.day::text from active_days d where d.user_id = m.user_id and d.day < ${since}::date) as days
    from ${members} m (user_id) left join done on done.user_id = m.user_id
    where exists (select from active_days d where d.user_id = m.user_id and d.day >= ${since}::date)`);
  return new Map(
    rows.map(({ user_id, xp, skills, passed, days }) => [user_id, { xp, skills, passed, daysBefore: days }]),
  );
};
