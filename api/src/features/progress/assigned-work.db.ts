/** What learners did of their assignments: one query for any number of learners and assignments. */
import type { WorkDone } from '@afrolearn/learning/assignments/status.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

/** `again`: a lesson or a reading that must be repeated; only work since then counts. */
export type Wanted = {
  readonly userId: number;
  readonly ref: string;
  readonly since: Date;
  readonly again: boolean;
};

const finishes = sql.raw(`('video.finished', 'reading.read')`);

/* A teacher's video lesson with questions is not done until they are answered. */
const asksMore = sql.raw(
  `exists (select from own_lessons o where o.id = a.own and jsonb_array_length(o.questions) > 0)`,
);

/**
 * `right` and `asked`: for a checkpoint, of its first finished attempt since then; for exercises, the answers since
 * then, and how many were right at the first try.
 */
export type FoundWork = WorkDone & {
  readonly right: number | null;
  readonly asked: number | null;
  /** When it was first done, ever; null for exercises and paper. */
  readonly doneAt: string | null;
};

/** For each item of `wanted`, in the same order, the work since then. */
export const workSince = async (db: Db, wanted: readonly Wanted[]): Promise<FoundWork[]> => {
  if (wanted.length === 0) return [];
  const list = (of: (one: Wanted) => string | number | boolean) => sql.param(wanted.map(of));
  return (await db.execute(sql`
    select case when a.again then e.opened else p.opened_at is not null or (a.unit is not null and exists (
        select from entry_states o where o.user_id = a.user_id and o.unit_id = a.unit)) end as opened,
      (case when a.again then e.finished else p.state is not distinct from 'done' end)
        and not (p.best_score is null and ${asksMore}) as done,
      p.state is not distinct from 'tried' as tried, p.best_score as "bestScore",
      coalesce(t.attempts, 0) as attempts, case when a.exercises then x.correct else t.correct end as right,
      case when a.exercises then nullif(x.answered, 0) else t.total end as asked,
      coalesce(x.answered, 0) as answered, coalesce(u.master_at, case when p.state = 'done' then p.ended_at end)::text as "doneAt",
      case when u.master_at is not null then 100 else coalesce(u.percent, 0) end::int as "unitPercent"
    from (
      select n, user_id, ref, since, again, ref like 'practice:%' as exercises,
        case when ref like 'unit:%' then substr(ref, 6)::int end as unit,
        case when ref ~ '^t[0-9]+$' then substr(ref, 2)::bigint end as own,
        case when ref like 'practice:%' then substr(ref, 10) when ref ~ '(-q[0-9]+$)|(^t[0-9]+$)' then ref end as asks
      from unnest(${list(({ userId }) => userId)}::int[], ${list(({ ref }) => ref)}::text[],
        ${list(({ since }) => since.toISOString())}::timestamptz[],
        ${list(({ again }) => again)}::boolean[]) with ordinality as given (user_id, ref, since, again, n)
    ) a
    left join entry_states p on p.user_id = a.user_id and p.item_id = a.ref
    left join unit_progress u on u.user_id = a.user_id and u.unit_id = a.unit
    left join lateral (
      select count(*) > 0 as opened, count(*) filter (where d.type in ${finishes}) > 0 as finished
      from events d where d.user_id = a.user_id and d.counted_at >= a.since and d.doubt is null
        and (d.type = 'item.opened' or d.type in ${finishes}) and d.payload ->> 'item' = a.ref
    ) e on a.again
    left join lateral (
      select count(*)::int as attempts, (array_agg(t.correct::int order by t.counted_at, t.event_id))[1] as correct,
        (array_agg(t.total::int order by t.counted_at, t.event_id))[1] as total
      from attempts t where t.user_id = a.user_id and t.item_id = a.asks and t.counted_at >= a.since
    ) t on a.asks is not null
    left join lateral (
      select count(*)::int as answered, case when count(*) > 0 then count(*) filter (where f.correct)::int end as correct
      from (
        select distinct on (x.question_id, x.seed) x.correct
        from counted_answers x where x.user_id = a.user_id and x.item_id = a.asks and x.counted_at >= a.since
        order by x.question_id, x.seed, x.counted_at, x.event_id
      ) f
    ) x on a.asks is not null
    order by a.n`)) as unknown as FoundWork[];
};

export type FirstAnswer = {
  userId: number;
  itemId: string;
  questionId: string;
  /** The seed that regenerates an exercise. */
  seed: number | null;
  answer: Answer;
  /** The question that a retry asked instead. */
  asked: string | null;
  correct: boolean;
  mistake: string | null;
};

/* Enough for a whole class and every question of a unit. */
const mostAnswers = 30_000;

/** The first counted answer of each learner to each question of these entries or generators since then. */
export const answersSince = async (
  db: Db,
  { learnerIds, itemIds, since }: { learnerIds: readonly number[]; itemIds: readonly string[]; since: Date },
): Promise<FirstAnswer[]> => {
  if (learnerIds.length === 0 || itemIds.length === 0) return [];
  return (await db.execute(sql`
    select distinct on (x.user_id, x.question_id, x.seed) x.user_id as "userId", x.item_id as "itemId",
      x.question_id as "questionId", x.seed::float8 as seed, x.answer, x.asked, x.correct, x.misconception as mistake
    from counted_answers x where x.user_id = any(${sql.param([...learnerIds])}::int[])
      and x.item_id = any(${sql.param([...itemIds])}::text[]) and x.counted_at >= ${since.toISOString()}::timestamptz
    order by x.user_id, x.question_id, x.seed, x.counted_at, x.event_id limit ${mostAnswers}`)) as unknown as FirstAnswer[];
};

/** Finished before this moment, so that it is no longer expected. A unit that has grown since stays finished. */
export const isFinishedBefore = (learnerId: SQL, ref: SQL, since: Date): SQL => sql`(exists (
    select from entry_states p where p.user_id = ${learnerId} and p.item_id = ${ref}
      and p.state = 'done' and p.ended_at < ${since.toISOString()}::timestamptz)
  or exists (select from unit_progress p where p.user_id = ${learnerId} and 'unit:' || p.unit_id = ${ref}
    and p.master_at < ${since.toISOString()}::timestamptz))`;

/** The same for repeated work: finished before this moment, but after it was assigned. */
export const isFinishedAgain = (learnerId: SQL, ref: SQL, given: SQL, before: Date): SQL => sql`exists (
    select from events d where d.user_id = ${learnerId} and d.counted_at >= ${given} and d.doubt is null
      and d.counted_at < ${before.toISOString()}::timestamptz and d.type in ${finishes} and d.payload ->> 'item' = ${ref})`;
