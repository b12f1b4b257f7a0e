import type { DayWork } from '@afrolearn/learning/insights/goals.ts';
import { mostToolSeedsADay, seedsPerTool } from '@afrolearn/learning/xp/seeds.ts';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  claims,
  earnedBadges,
  entryStates,
  items,
  ownLessons,
  placesLeft,
  unitProgress,
  units,
} from '#db/tables.ts';
import { ownLessonIsSeenBy } from '#features/lessons/index.ts';
import type { Person } from '#http/context.ts';

const mostHistory = 200;

/* The number of a teacher's own lesson (`t12`), null for any other entry. */
const ownNumber = sql`case when ${entryStates.itemId} ~ '^t[1-9][0-9]{0,8}$'
  then substr(${entryStates.itemId}, 2)::int end`;

const titleOfUnseen = 'A lesson that is no longer here';

/**
 * Completed work, newest first. An entry that left its list stays with its title; a teacher's own lesson stays, and
 * its title is shown while the person may still see the lesson.
 */
export const historyOf = (db: Db, user: Person) =>
  db
    .select({
      id: entryStates.itemId,
      title: sql<string>`coalesce(${items.title}, ${ownLessons.title}, ${titleOfUnseen})`,
      type: sql<'video' | 'reading' | 'quiz'>`coalesce(${items.type}, ${ownLessons.type}, 'reading')`,
      subjectId: sql<number | null>`coalesce(${units.subjectId}, ${ownLessons.subjectId})`,
      topic: units.title,
      bestScore: entryStates.bestScore,
      at: sql<Date>`${entryStates.endedAt}`.mapWith(entryStates.endedAt),
    })
    .from(entryStates)
    .leftJoin(items, eq(items.id, entryStates.itemId))
    .leftJoin(ownLessons, and(eq(ownLessons.id, ownNumber), ownLessonIsSeenBy(user)))
    .leftJoin(units, eq(units.id, sql`coalesce(${entryStates.unitId}, ${ownLessons.unitId})`))
    .where(and(eq(entryStates.userId, user.id), isNotNull(entryStates.endedAt)))
    .orderBy(desc(entryStates.endedAt), asc(entryStates.itemId))
    .limit(mostHistory);

/** The number of entries done on each day since then, by the learner's time zone. */
export const workByDay = async (db: Db, userId: number, zone: string, since: Date): Promise<DayWork[]> => {
  const day = sql<string>`(${entryStates.endedAt} at time zone ${zone})::date::text`;
  return await db
    .select({ day: day.as('day'), lessons: sql<number>`count(*)::int` })
    .from(entryStates)
    .where(
      and(
        eq(entryStates.userId, userId),
        gte(entryStates.endedAt, since),
        eq(entryStates.state, 'done'),
        isNotNull(entryStates.unitId),
      ),
    )
    .groupBy(sql`day`);
};

/** When units reached 80 percent, since then. */
export const acesSince = async (db: Db, userId: number, since: Date): Promise<number[]> =>
  (
    await db
      .select({ aceAt: unitProgress.aceAt })
      .from(unitProgress)
      .where(and(eq(unitProgress.userId, userId), gte(unitProgress.aceAt, since)))
  ).flatMap(({ aceAt }) => aceAt?.getTime() ?? []);

/** Earned badges; for the badge of a unit, `unit` is that unit. */
export const badgesWithUnits = (db: Db, userId: number) =>
  db
    .select({
      id: earnedBadges.badgeId,
      earnedAt: earnedBadges.earnedAt,
      unit: { id: units.id, title: units.title },
    })
    .from(earnedBadges)
    .leftJoin(
      units,
      eq(
        units.id,
        sql`case when ${earnedBadges.badgeId} ~ '^unit-[1-9][0-9]{0,8}$'
          then substr(${earnedBadges.badgeId}, 6)::int end`,
      ),
    )
    .where(eq(earnedBadges.userId, userId))
    .orderBy(asc(earnedBadges.earnedAt), asc(earnedBadges.badgeId));

export type Activity = { kind: 'item' | 'unit' | 'tool'; ref: string; title: string | null; at: Date };

const mostActivities = 5;
/* Only this many of the latest events are searched for tools and places: older ones are not recent. */
const lookedThrough = 100;
const toolsThatEarn = mostToolSeedsADay / seedsPerTool;

/**
 * The latest completed lessons, claimed units and completed tools. `nth` tells whether a tool earned seeds: counting
 * ends at the fifth of a day. For a quiz that was not passed it is 0.
 */
export const recentActivitiesOf = async (db: Db, userId: number): Promise<(Activity & { nth: number })[]> => {
  const rows = (await db.execute(sql`
    with latest as (
      select id, counted_at, counted_on, type, doubt, payload ->> 'tool' as tool from events
      where user_id = ${userId} order by counted_at desc limit ${lookedThrough}
    )
    select kind, ref, title, extract(epoch from at)::float8 * 1000 as at, nth from (
      (select 'item' as kind, p.item_id as ref, p.ended_at as at, case when p.state = 'done' then 1 else 0 end as nth,
          case when i.type = 'quiz' then u.title || ': ' || i.title else i.title end as title
        from entry_states p join items i on i.id = p.item_id join units u on u.id = i.unit_id
        where p.user_id = ${userId} and p.ended_at is not null
        order by p.ended_at desc limit ${mostActivities})
      union all
      (select 'unit', u.id::text, c.claimed_at, 0, u.title from claims c join units u on u.id = c.unit_id
        where c.user_id = ${userId} order by c.claimed_at desc limit ${mostActivities})
      union all
      (select 'tool', l.tool, l.counted_at,
          case when d.tools <= ${toolsThatEarn} then d.tools else (
            select count(*)::int from (
              select 1 from events e where e.user_id = ${userId} and e.type = 'tool.completed'
                and e.doubt is null and e.counted_on = l.counted_on
                and e.counted_at between l.counted_at - interval '25 hours' and l.counted_at
                and (e.counted_at < l.counted_at or e.id <= l.id)
              order by e.counted_at limit ${toolsThatEarn + 1}) first) end, null
        from latest l join active_days d on d.user_id = ${userId} and d.day = l.counted_on
        where l.type = 'tool.completed' and l.doubt is null order by l.counted_at desc, l.id desc limit ${mostActivities})
    ) done order by at desc, nth desc, ref limit ${mostActivities}`)) as unknown as (Omit<Activity, 'at'> & {
    at: number;
    nth: number;
  })[];
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};

const begunBy = (db: Db, userId: number) =>
  db
    .select({ id: entryStates.unitId })
    .from(entryStates)
    .where(and(eq(entryStates.userId, userId), isNotNull(entryStates.unitId)));

/** The units of the learner's grade and those that were begun, with their progress, in list order. */
export const unitsFor = (db: Db, userId: number, gradeId: number | null, subjectIds: readonly number[]) =>
  db
    .select({
      id: units.id,
      title: units.title,
      subjectId: units.subjectId,
      percent: sql<number>`coalesce(${unitProgress.percent}, 0)::int`,
      claimed: sql<boolean>`${claims.claimedAt} is not null`,
      videos: sql<{ id: string; title: string; completed: boolean }[]>`coalesce((
        select json_agg(json_build_object('id', ${items.id}, 'title', ${items.title},
          'completed', p.state is not distinct from 'done') order by ${items.position})
        from ${items} left join ${entryStates} p on p.item_id = ${items.id} and p.user_id = ${userId}
        where ${items.unitId} = ${units.id} and ${items.type} = 'video' and ${items.removedAt} is null
      ), '[]')`,
    })
    .from(units)
    .leftJoin(unitProgress, and(eq(unitProgress.unitId, units.id), eq(unitProgress.userId, userId)))
    .leftJoin(claims, and(eq(claims.unitId, units.id), eq(claims.userId, userId)))
    .where(
      and(
        isNull(units.removedAt),
        or(
          inArray(units.id, begunBy(db, userId)),
          gradeId === null
            ? undefined
            : and(eq(units.gradeId, gradeId), inArray(units.subjectId, [...subjectIds])),
        ),
      ),
    )
    .orderBy(asc(units.subjectId), asc(units.gradeId), asc(units.position));

/** Every entry of a unit with this person's state. */
export const unitEntriesOf = (db: Db, userId: number, unitId: number) =>
  db
    .select({
      id: items.id,
      state: entryStates.state,
      bestScore: entryStates.bestScore,
      points: sql<number>`coalesce(${entryStates.points}, 0)::int`,
      claimed: sql<boolean>`${claims.claimedAt} is not null`,
      place: placesLeft.place,
    })
    .from(items)
    .innerJoin(units, and(eq(units.id, items.unitId), isNull(units.removedAt)))
    .leftJoin(placesLeft, and(eq(placesLeft.itemId, items.id), eq(placesLeft.userId, userId)))
    .leftJoin(entryStates, and(eq(entryStates.itemId, items.id), eq(entryStates.userId, userId)))
    .leftJoin(claims, and(eq(claims.unitId, items.unitId), eq(claims.userId, userId)))
    .where(and(eq(items.unitId, unitId), isNull(items.removedAt)))
    .orderBy(asc(items.position));

/**
 * Unit entries by the last work in them, the latest first: finished, a quiz answered, or left at a place. Entries
 * that were only opened come last, so that they do not displace work in progress. Reviews and practice do not count
 * as work in their lesson; however many there were, the lesson before them is found.
 */
export const latestEntriesOf = async (
  db: Db,
  userId: number,
): Promise<{ id: string; unitId: number; at: Date; worked: boolean }[]> => {
  const rows = (await db.execute(sql`
    with latest as (
      select payload ->> 'item' as item, counted_at as at, type <> 'item.opened' as worked from events
      where user_id = ${userId} and (type in ('item.opened', 'video.finished', 'reading.read', 'quiz.finished')
        or (type = 'answer.given' and payload ->> 'attempt' is not null))
      order by counted_at desc, id desc limit ${lookedThrough}
    )
    select i.id, i.unit_id as "unitId", bool_or(l.worked) as worked,
      extract(epoch from coalesce(max(l.at) filter (where l.worked), max(l.at)))::float8 * 1000 as at
    from (
      select item, at, worked from latest
      union all select item_id, left_at, true from places_left where user_id = ${userId}
    ) l join items i on i.id = l.item and i.removed_at is null
    group by i.id order by worked desc, at desc, i.id desc`)) as unknown as {
    id: string;
    unitId: number;
    at: number;
    worked: boolean;
  }[];
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(Math.round(at)) }));
};

/**
 * For checkpoints that were not passed: the lesson of the unit with the most wrong answers in the last attempt.
 * Quizzes without an attempt, and questions without a lesson, are left out.
 */
export const weakLessonsOf = async (
  db: Db,
  userId: number,
  quizzes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (quizzes.length === 0) return new Map();
  const rows = (await db.execute(sql`
    select distinct on (i.id) i.id as quiz, l.id as lesson
    from items i
    join lateral (select event_id from attempts t where t.user_id = ${userId} and t.item_id = i.id
      order by t.counted_at desc, t.event_id desc limit 1) t on true
    join counted_answers x on x.event_id = t.event_id and x.user_id = ${userId} and not x.correct
    cross join lateral jsonb_array_elements(i.content::jsonb -> 'items') q
    join items l on l.id = 'u' || i.unit_id || '-l' || (q ->> 'lesson') and l.removed_at is null
    where i.id = any(${sql.param([...quizzes])}::text[]) and q ->> 'id' = x.question_id
    group by i.id, l.id, l.position order by i.id, count(*) desc, l.position`)) as unknown as {
    quiz: string;
    lesson: string;
  }[];
  return new Map(rows.map(({ quiz, lesson }) => [quiz, lesson]));
};
