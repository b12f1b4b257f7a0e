/**
 * Inputs of insights: the latest answers, due cards, and units in progress. Religious education is left out (G20).
 */
import { rewardOpens, unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import { generators } from '@afrolearn/learning/practice/generators.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { claims, entryStates, items, reviewCards, unitProgress, units } from '#db/tables.ts';
import { entryTellsFaith, unitTellsFaith } from '#features/catalogue/index.ts';

/* Insights are about the present, so older answers are ignored. This also bounds the work. */
const latestAnswers = 200;
/* More than are shown: several may belong to one lesson, and some questions no longer exist. */
const mostCards = 50;
/* Reading a card's question means parsing the content of its entry, which takes most of the time. */
const mostOpened = 10;
const mostUnits = 6;
const latestQuizzes = 10;

/* Left out before anything is counted. */
const listedTellsFaith = entryTellsFaith(sql`${items}`, sql`${units}`);

export type AnswerGroup = {
  by: 'hour' | 'subject' | 'unit' | 'place' | 'mistake';
  hour: number | null;
  subjectId: number | null;
  unitId: number | null;
  unitTitle: string | null;
  place: 'video' | 'reading' | 'quiz' | null;
  mistake: string | null;
  /** The entry and the question of one answer in the group. */
  example: string;
  answers: number;
  right: number;
};

/* An exercise belongs to the lesson that it practises. */
const practised = {
  generators: generators.map(({ id }) => id),
  lessons: generators.map(({ lesson }) => lesson),
};

/**
 * The latest answers that count, in five groupings at once. Practice counts for the subject and the unit of its lesson.
 */
export const answerGroupsOf = async (db: Db, userId: number, zone: string): Promise<AnswerGroup[]> =>
  (await db.execute(sql`
    with latest as materialized (
      select a.*, coalesce(p.lesson, a.item_id) as lesson_id from (
        select question_id, item_id, correct, misconception, counted_at
        from counted_answers where user_id = ${userId} order by counted_at desc limit ${latestAnswers}
      ) a
      left join unnest(${sql.param(practised.generators)}::text[], ${sql.param(practised.lessons)}::text[])
        as p (generator, lesson) on p.generator = a.item_id
    ),
    known as materialized (
      select i.id, i.type, u.subject_id, u.title, u.id as unit_id,
        ${entryTellsFaith(sql`i`, sql`u`)} as religious
      from items i join units u on u.id = i.unit_id where i.id in (select lesson_id from latest)
    ),
    placed as (
      select extract(hour from c.counted_at at time zone ${zone})::int as hour, k.subject_id as "subjectId",
        case when c.item_id = c.lesson_id then k.type end as place, c.correct, c.item_id || ' ' || c.question_id as example,
        case when not k.religious then k.unit_id end as "unitId",
        case when not k.religious then k.title end as "unitTitle",
        case when not k.religious and c.item_id = c.lesson_id then c.misconception end as mistake
      from latest c left join known k on k.id = c.lesson_id
    )
    select case when grouping(hour) = 0 then 'hour' when grouping("subjectId") = 0 then 'subject'
        when grouping("unitId") = 0 then 'unit' when grouping(place) = 0 then 'place' else 'mistake' end as by,
      hour, "subjectId", "unitId", "unitTitle", place, mistake, max(example collate "C") as example,
      count(*)::int as answers, count(*) filter (where correct)::int as right
    from placed
    group by grouping sets ((hour), ("subjectId"), ("unitId", "unitTitle"), (place), (mistake))`)) as unknown as AnswerGroup[];

/** The next cards of a few entries: those answered wrongly last time, then those due first. */
export const cardsOf = async (db: Db, userId: number) => {
  const cards = await db
    .select({
      questionId: reviewCards.questionId,
      itemId: reviewCards.itemId,
      dueAt: reviewCards.dueAt,
      lastCorrect: reviewCards.lastCorrect,
    })
    .from(reviewCards)
    .innerJoin(items, and(eq(items.id, reviewCards.itemId), isNull(items.removedAt)))
    .innerJoin(units, eq(units.id, reviewCards.unitId))
    .where(and(eq(reviewCards.userId, userId), isNull(units.removedAt), not(listedTellsFaith)))
    .orderBy(asc(reviewCards.lastCorrect), asc(reviewCards.dueAt), asc(reviewCards.questionId))
    .limit(mostCards);
  const opened = new Set([...new Set(cards.map(({ itemId }) => itemId))].slice(0, mostOpened));
  return cards.filter(({ itemId }) => opened.has(itemId));
};

/** The end of today in a time zone. */
const endOfToday = (zone: string, now: Date) =>
  sql`(((${now.toISOString()}::timestamptz at time zone ${zone})::date + 1)::timestamp at time zone ${zone})`;

/** The number of questions due today, as a review asks them, including exercises (`isDueOn`). */
export const dueCountOf = async (db: Db, userId: number, zone: string, now: Date): Promise<number> => {
  const [row] = await db.execute<{ due: number }>(sql`
    select count(*)::int as due from review_cards c
    left join unnest(${sql.param(practised.generators)}::text[], ${sql.param(practised.lessons)}::text[])
      as p (generator, lesson) on p.generator = c.item_id
    join items i on i.id = coalesce(p.lesson, c.item_id) and i.removed_at is null
    join units u on u.id = i.unit_id and u.removed_at is null
      and not ${entryTellsFaith(sql`i`, sql`u`)}
    where c.user_id = ${userId} and c.due_at < ${endOfToday(zone, now)}`);
  return row?.due ?? 0;
};

export type Explained = {
  itemId: string;
  questionId: string;
  prompt: string | null;
  /** The lesson that explains it: the entry itself, or for a quiz the lesson that its question names. */
  lessonId: string;
  lessonTitle: string;
  mistake: { id: string; name: string; help: string } | null;
};

/** The text of questions, the lessons that explain them, and named mistakes, from the stored contents: one query. */
export const explanationsOf = async (
  db: Db,
  asked: readonly { itemId: string; questionId: string; mistake: string | null }[],
): Promise<Explained[]> => {
  if (asked.length === 0) return [];
  const list = (of: (one: (typeof asked)[number]) => string | null) => sql.param(asked.map(of));
  const itemIds = list(({ itemId }) => itemId);
  // Contents are large: each is parsed once, and only the needed parts are extracted.
  return (await db.execute(sql`
    with opened as materialized (
      select id, unit_id, type, title, content -> 'misconceptions' as mistakes,
        content -> (case when type = 'quiz' then 'items' else 'quickCheck' end) as questions,
        jsonb_path_query_array(content, '$.scenes[*].visual.item') as stops
      from items where id = any(${itemIds}::text[]) and removed_at is null
    )
    select a.item_id as "itemId", a.question_id as "questionId", q.question ->> 'prompt' as prompt,
      coalesce(l.id, o.id) as "lessonId", coalesce(l.title, o.title) as "lessonTitle",
      jsonb_path_query_first(o.mistakes, '$[*] ? (@.id == $id)',
        jsonb_build_object('id', a.mistake)) as mistake
    from unnest(${itemIds}::text[], ${list(({ questionId }) => questionId)}::text[],
      ${list(({ mistake }) => mistake)}::text[]) as a (item_id, question_id, mistake)
    join opened o on o.id = a.item_id
    cross join lateral (select jsonb_path_query_first(o.questions || o.stops, '$[*] ? (@.id == $id)',
      jsonb_build_object('id', a.question_id)) as question) q
    left join items l on o.type = 'quiz' and l.unit_id = o.unit_id and l.type = 'video'
      and l.n = (q.question ->> 'lesson')::int and l.removed_at is null`)) as unknown as Explained[];
};

const standing = (db: Db) =>
  db
    .select({
      id: units.id,
      title: units.title,
      percent: unitProgress.percent,
      reached: unitProgress.reached,
      claimed: sql<boolean>`${claims.claimedAt} is not null`,
    })
    .from(unitProgress)
    .innerJoin(units, eq(units.id, unitProgress.unitId))
    .leftJoin(claims, and(eq(claims.unitId, unitProgress.unitId), eq(claims.userId, unitProgress.userId)))
    .$dynamic();

/** The units with an open, unclaimed reward: one query for all of them. */
const openRewards = async (
  db: Db,
  userId: number,
  standings: readonly { id: number; reached: number; claimed: boolean }[],
): Promise<ReadonlySet<number>> => {
  const unclaimed = standings.filter(({ claimed }) => !claimed);
  if (unclaimed.length === 0) return new Set();
  const entries = await db
    .select({
      unitId: items.unitId,
      id: items.id,
      type: items.type,
      faith: items.faith,
      written: sql<boolean>`${items.hash} is not null`,
      points: entryStates.points,
    })
    .from(items)
    .leftJoin(entryStates, and(eq(entryStates.itemId, items.id), eq(entryStates.userId, userId)))
    .where(
      and(
        inArray(
          items.unitId,
          unclaimed.map(({ id }) => id),
        ),
        isNull(items.removedAt),
      ),
    );
  const points = new Map(entries.map((entry) => [entry.id, entry.points ?? 0]));
  const isOpen = ({ id, reached }: { id: number; reached: number }) =>
    rewardOpens(
      unitMastery(
        entries.filter(({ unitId }) => unitId === id),
        (entry) => points.get(entry) ?? 0,
      ),
      reached,
    );
  return new Set(unclaimed.filter(isOpen).map(({ id }) => id));
};

/** The units aced last, and those with the most progress. */
export const standingsOf = async (db: Db, userId: number) => {
  const own = and(
    eq(unitProgress.userId, userId),
    isNull(units.removedAt),
    not(unitTellsFaith(sql`${units}`)),
  );
  const aced = standing(db)
    .where(and(own, isNotNull(unitProgress.aceAt)))
    .orderBy(desc(unitProgress.aceAt))
    .limit(mostUnits);
  const begun = standing(db)
    .where(and(own, isNull(unitProgress.aceAt), gt(unitProgress.percent, 0)))
    .orderBy(desc(unitProgress.percent))
    .limit(mostUnits);
  const found = await aced.unionAll(begun);
  const open = await openRewards(db, userId, found);
  return found.map(({ reached: _, ...unit }) => ({ ...unit, claimable: open.has(unit.id) }));
};

/** The last tried quizzes that are not passed yet. */
export const quizzesToTryAgain = (db: Db, userId: number) => {
  const latest = db
    .select({
      itemId: entryStates.itemId,
      // A view's columns have no table of their own once they are selected from a subquery.
      bestScore: sql<number>`${entryStates.bestScore}`.as('best_score'),
      at: sql`${entryStates.endedAt}`.as('at'),
    })
    .from(entryStates)
    .where(and(eq(entryStates.userId, userId), eq(entryStates.state, 'tried')))
    .orderBy(desc(entryStates.endedAt))
    .limit(latestQuizzes)
    .as('latest');
  return db
    .select({
      id: items.id,
      // Every unit has a ‘Checkpoint’, so the title needs the unit's name.
      title: sql<string>`${units.title} || ': ' || ${items.title}`,
      bestScore: latest.bestScore,
    })
    .from(latest)
    .innerJoin(items, eq(items.id, latest.itemId))
    .innerJoin(units, eq(units.id, items.unitId))
    .where(and(isNull(items.removedAt), not(listedTellsFaith)))
    .orderBy(desc(latest.at));
};
