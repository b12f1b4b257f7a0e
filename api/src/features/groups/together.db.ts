/**
 * What the members of a group achieved. Everything is read by learner from indexes, for at most ten learners: the
 * cost of a board or an event does not grow with the number of learners on the server.
 */
import { goalPerMember } from '@afrolearn/learning/groups/goal.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { groupAchievements, groupGoals } from '#db/tables.ts';
import { listOf } from '#features/bonds/index.ts';
import { unitTellsFaith } from '#features/catalogue/index.ts';

/** The moment at which a day begins in a zone. */
const startOf = (day: string, zone: string): SQL => sql`(${day}::date::timestamp at time zone ${zone})`;

/*
 * CTEs: current and former members of these groups, and their finished and tried work since the first one joined,
 * read once for all (decision 0062). Teachers' own lessons earn nothing, and do not count here.
 */
const memberRows = (groupIds: readonly number[], more = sql``): SQL =>
  sql`members as materialized (select m.group_id, m.user_id, m.joined_at, m.left_at from group_members m
    where m.group_id = any(${listOf(groupIds)}) ${more})`;
const present = sql`and m.left_at is null`;

const finishedSince = (since: SQL): SQL =>
  sql`finished as materialized (select p.user_id, p.item_id, p.unit_id, p.ended_at, p.points, p.first_score,
      p.state = 'done' as done
    from entry_states p where p.user_id = any(array(select user_id from members)) and p.unit_id is not null
      and p.ended_at >= ${since})`;
const fromTheFirst = sql`(select min(joined_at) from members)`;

/* Work of members during their membership. */
const byMember = sql`members m join finished p on p.user_id = m.user_id and p.ended_at >= m.joined_at
  and (m.left_at is null or p.ended_at <= m.left_at)`;

export type Counted = {
  groupId: number;
  members: number;
  lessons: number;
  quizzes: number;
  points: number;
  together: number;
  goals: number;
};

/** The totals of these groups, including work of former members: they never decrease. */
export const countedOf = async (db: Db, groupIds: readonly number[], zone: string): Promise<Counted[]> =>
  groupIds.length === 0
    ? []
    : await db.execute<Counted>(sql`
        with ${memberRows(groupIds)}, ${finishedSince(fromTheFirst)},
          days as materialized (select a.user_id, a.day from active_days a
            where a.user_id = any(array(select user_id from members))
              and a.day >= ((${fromTheFirst}) at time zone ${zone})::date)
        select g.id as "groupId",
          (select count(*)::int from members m where m.group_id = g.id and m.left_at is null) as members,
          done.lessons, done.quizzes, done.points,
          coalesce((select max(day.members)::int from (
            select count(*) as members from members m
              join days a on a.user_id = m.user_id and a.day >= (m.joined_at at time zone ${zone})::date
                and (m.left_at is null or a.day <= (m.left_at at time zone ${zone})::date)
            where m.group_id = g.id group by a.day) day), 0) as together,
          (select count(*)::int from group_goals w where w.group_id = g.id) as goals
        from unnest(${listOf(groupIds)}) as g (id) cross join lateral (
          select count(*) filter (where p.done)::int as lessons, count(p.first_score)::int as quizzes, coalesce(sum(p.points), 0)::int as points
          from ${byMember} where m.group_id = g.id) done`);

/** Lessons, readings and quizzes that members finished as members between two days. */
const finishedBetween = (group: SQL, zone: string, from: string, to?: string): SQL =>
  sql`(select count(*)::int from ${byMember} where m.group_id = ${group} and p.done
    and p.ended_at >= ${startOf(from, zone)}
    ${to === undefined ? sql`` : sql`and p.ended_at < ${startOf(to, zone)}`})`;

type Week = { week: string; zone: string; now: Date };

/**
 * Stores the weekly goal of these live groups where it is reached, once a week. Returns the groups for which it is
 * new.
 */
export const keepReachedGoals = async (
  db: Db,
  groupIds: readonly number[],
  { week, zone, now }: Week,
): Promise<{ groupId: number; name: string }[]> => {
  if (groupIds.length === 0) return [];
  const target = sql`(${goalPerMember} * (select count(*)::int from members s where s.group_id = g.id))`;
  return await db.execute<{ groupId: number; name: string }>(sql`
    with ${memberRows(groupIds, present)}, ${finishedSince(startOf(week, zone))}, fresh as (
      insert into ${groupGoals} (group_id, week, target, reached_at)
      select g.id, ${week}::date, ${target}, ${now.toISOString()}::timestamptz
      from unnest(${listOf(groupIds)}) as g (id)
      where ${target} > 0
        and ${finishedBetween(sql`g.id`, zone, week)} >= ${target}
      on conflict do nothing returning group_id)
    select f.group_id as "groupId", (select g.name from groups g where g.id = f.group_id) as name from fresh f`);
};

/** Stores achievements and returns when each was first won. */
export const keepAchievements = async (
  db: Db,
  groupId: number,
  won: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> => {
  if (won.length > 0)
    await db
      .insert(groupAchievements)
      .values(won.map((achievement) => ({ groupId, achievement, unlockedAt: now })))
      .onConflictDoNothing();
  const rows = await db.execute<{ id: string; at: string }>(sql`
    select achievement as id, to_json(unlocked_at)#>>'{}' as at from group_achievements where group_id = ${groupId}`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at).toISOString()]));
};

/** The live groups of a learner. */
export const groupIdsOf = async (db: Db, userId: number): Promise<number[]> => {
  const rows = await db.execute<{ id: number }>(sql`
    select m.group_id as id from group_members m where m.user_id = ${userId} and m.left_at is null
      and (select g.ended_at is null from groups g where g.id = m.group_id)`);
  return rows.map(({ id }) => id);
};

export const memberIdsOf = async (db: Db, groupId: number): Promise<number[]> => {
  const rows = await db.execute<{ id: number }>(sql`
    select user_id as id from group_members where group_id = ${groupId} and left_at is null order by joined_at, seat`);
  return rows.map(({ id }) => id);
};

export const zoneOf = async (db: Db, schoolId: number): Promise<string> => {
  const [row] = await db.execute<{ zone: string }>(sql`select zone from schools where id = ${schoolId}`);
  return row?.zone ?? 'Africa/Kampala';
};

export type MonthOfGroup = {
  thisWeek: number;
  reached: boolean;
  target: number;
  thisMonth: number;
  lastMonth: number;
};

/** The weekly goal, and the lessons of two months. A reached goal keeps its number for that week. */
export const monthOf = async (
  db: Db,
  groupId: number,
  { zone, week, month, lastMonth }: { zone: string; week: string; month: string; lastMonth: string },
): Promise<MonthOfGroup> => {
  const group = sql`${groupId}::int`;
  const [row] = await db.execute<MonthOfGroup>(sql`
    with ${memberRows([groupId], present)}, ${finishedSince(sql`least(${startOf(week, zone)}, ${startOf(lastMonth, zone)})`)}
    select ${finishedBetween(group, zone, week)} as "thisWeek", w.group_id is not null as reached,
      coalesce(w.target, ${goalPerMember} * greatest(1, (select count(*)::int from members)))::int as target,
      ${finishedBetween(group, zone, month)} as "thisMonth",
      ${finishedBetween(group, zone, lastMonth, month)} as "lastMonth"
    from (select 1) one left join group_goals w on w.group_id = ${groupId} and w.week = ${week}::date`);
  if (row === undefined) throw new Error('a group has no month');
  return row;
};

/**
 * The units that members worked on last, and how many of their entries at least one member has done. Units that
 * reveal a faith are left out (G20).
 */
export const unitsOf = (db: Db, groupId: number, most: number) =>
  db.execute<{ id: number; title: string; done: number; total: number }>(sql`
    with ${memberRows([groupId], present)}, ${finishedSince(fromTheFirst)}
    select u.id, u.title, worked.done, (select count(*)::int from items i
      where i.unit_id = u.id and i.removed_at is null) as total
    from (select p.unit_id, count(distinct p.item_id) filter (where p.done)::int as done, max(p.ended_at) as last
      from ${byMember} group by p.unit_id) worked
      join units u on u.id = worked.unit_id and u.removed_at is null
    where not ${unitTellsFaith(sql`u`)}
    order by worked.last desc, u.id limit ${most}`);
