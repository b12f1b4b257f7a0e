/** A learner's progress, as much of it as a batch of events touches. */
import type { LearnerTotals } from '@afrolearn/learning/badges/totals.ts';
import type { Known } from '@afrolearn/learning/events/settle.ts';
import type { AnswerRecord } from '@afrolearn/learning/events/state.ts';
import { mostAnswersOfCard } from '@afrolearn/learning/events/summaries.ts';
import { and, asc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  activeDays,
  answers,
  completedTools,
  earnedBadges,
  itemProgress,
  unitProgress,
  units,
} from '#db/tables.ts';
import { seedsByGradeOf } from './claims.db.ts';
import type { TotalsRow } from './events.db.ts';

const totalsIn = (row: TotalsRow): LearnerTotals => {
  const { userId: _, syncedAt: __, ...totals } = row;
  return totals;
};

const ms = (at: Date | null): number | null => at?.getTime() ?? null;

const grouped = <T, R>(rows: readonly R[], keyOf: (row: R) => string, read: (row: R) => T) => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [read(row)]);
    else group.push(read(row));
  }
  return groups;
};

const badgesOf = async (db: Db, userId: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: earnedBadges.badgeId })
    .from(earnedBadges)
    .where(eq(earnedBadges.userId, userId));
  return new Set(rows.map(({ id }) => id));
};

/** The next learners, by their ids, who have begun one of these units. */
export const learnersIn = async (
  db: Db,
  unitIds: readonly number[],
  { after, most }: { after: number; most: number },
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ userId: itemProgress.userId })
    .from(itemProgress)
    .where(and(inArray(itemProgress.unitId, [...unitIds]), gt(itemProgress.userId, after)))
    .orderBy(asc(itemProgress.userId))
    .limit(most);
  return rows.map(({ userId }) => userId);
};

/** What a learner has of these units: their items, and what the units came to; and of items of no unit. */
const unitsOf = async (
  db: Db,
  userId: number,
  unitIds: readonly number[],
  itemIds: readonly string[],
): Promise<Pick<Known, 'items' | 'units'>> => {
  const isMeant = or(inArray(itemProgress.unitId, [...unitIds]), inArray(itemProgress.itemId, [...itemIds]));
  const [itemRows, unitRows] = await Promise.all([
    db
      .select()
      .from(itemProgress)
      .where(and(eq(itemProgress.userId, userId), isMeant)),
    db
      .select()
      .from(unitProgress)
      .where(and(eq(unitProgress.userId, userId), inArray(unitProgress.unitId, [...unitIds]))),
  ]);
  return { items: new Map(itemRows.map(itemIn)), units: new Map(unitRows.map(unitIn)) };
};

const itemIn = ({ itemId, userId: _, openedAt, completedAt, ...row }: typeof itemProgress.$inferSelect) =>
  [itemId, { ...row, openedAt: openedAt.getTime(), completedAt: ms(completedAt) }] as const;

const unitIn = ({ unitId, userId: _, aceAt, masterAt, ...row }: typeof unitProgress.$inferSelect) =>
  [unitId, { ...row, aceAt: ms(aceAt), masterAt: ms(masterAt) }] as const;

type AnswerRow = AnswerRecord & { question: string };

const answerColumns = sql`a.question_id as question, a.event_id as id,
  (extract(epoch from a.counted_at) * 1000)::float8 as at, a.attempt, a.final, a.seed::float8 as seed, a.correct,
  a.misconception`;

const answersBy = async (db: Db, query: SQL): Promise<Map<string, AnswerRecord[]>> =>
  grouped(
    await db.execute<AnswerRow>(query),
    ({ question }) => question,
    ({ question: _, ...answer }) => answer,
  );

/* Each read goes down an index and stops: neither grows with how often a question was answered. */
const latestOf = async (db: Db, userId: number, questions: readonly string[]) =>
  questions.length === 0
    ? new Map<string, AnswerRecord[]>()
    : await answersBy(
        db,
        sql`select ${answerColumns}
          from jsonb_array_elements_text(${JSON.stringify(questions)}::text::jsonb) as asked (id)
          cross join lateral (select * from ${answers}
            where ${answers.userId} = ${userId} and ${answers.questionId} = asked.id
            order by ${answers.countedAt} desc, ${answers.eventId} desc limit ${mostAnswersOfCard}) a`,
      );

const chosenOf = async (db: Db, userId: number, runs: Touch['runs']) =>
  runs.length === 0
    ? new Map<string, AnswerRecord[]>()
    : await answersBy(
        db,
        sql`select ${answerColumns}
          from jsonb_to_recordset(${JSON.stringify(runs)}::text::jsonb) as run (question text, attempt uuid)
          cross join lateral (select * from ${answers}
            where ${answers.userId} = ${userId} and ${answers.questionId} = run.question
              and ${answers.attempt} = run.attempt
            order by ${answers.final} desc, ${answers.countedAt} desc, ${answers.eventId} desc limit 1) a`,
      );

/* Of an exercise that was right once a right answer. */
const exercisedOf = async (db: Db, userId: number, exercises: Touch['exercises']) =>
  exercises.length === 0
    ? new Map<string, AnswerRecord[]>()
    : await answersBy(
        db,
        sql`select ${answerColumns}
          from jsonb_to_recordset(${JSON.stringify(exercises)}::text::jsonb) as exercise (question text, seed bigint)
          cross join lateral (select * from ${answers}
            where ${answers.userId} = ${userId} and ${answers.questionId} = exercise.question
              and ${answers.seed} = exercise.seed
            order by ${answers.correct} desc limit 1) a`,
      );

const completedOf = async (db: Db, userId: number, tools: Touch['tools']): Promise<ReadonlySet<string>> => {
  if (tools.length === 0) return new Set();
  const rows = await db
    .select({ tool: completedTools.tool })
    .from(completedTools)
    .where(and(eq(completedTools.userId, userId), inArray(completedTools.tool, [...tools])));
  return new Set(rows.map(({ tool }) => tool));
};

export const nothingTouched: Touch = {
  items: [],
  units: [],
  questions: [],
  runs: [],
  exercises: [],
  tools: [],
};

type Touch = {
  items: readonly string[];
  units: readonly number[];
  questions: readonly string[];
  /** Questions in quiz attempts, each once. */
  runs: readonly { question: string; attempt: string }[];
  /** Exercises of practice generators, each once. */
  exercises: readonly { question: string; seed: number }[];
  tools: readonly string[];
};

export const knownOf = async (db: Db, totals: TotalsRow, touch: Touch): Promise<Known> => {
  const { userId } = totals;
  const [work, dayRows, latest, chosen, exercised, tools, subjectRows, seeds, badges] = await Promise.all([
    unitsOf(db, userId, touch.units, touch.items),
    db.select().from(activeDays).where(eq(activeDays.userId, userId)),
    latestOf(db, userId, touch.questions),
    chosenOf(db, userId, touch.runs),
    exercisedOf(db, userId, touch.exercises),
    completedOf(db, userId, touch.tools),
    db
      .selectDistinct({ id: units.subjectId })
      .from(itemProgress)
      .innerJoin(units, eq(units.id, itemProgress.unitId))
      .where(and(eq(itemProgress.userId, userId), isNotNull(itemProgress.completedAt))),
    seedsByGradeOf(db, userId),
    badgesOf(db, userId),
  ]);
  return {
    totals: totalsIn(totals),
    gradeSeeds: seeds,
    badges,
    tools,
    subjects: new Set(subjectRows.map(({ id }) => id)),
    days: new Map(dayRows.map(({ day, events, tools }) => [day, { events, tools }])),
    ...work,
    latest,
    // A question is a lesson's or a generator's, never both.
    chosen: new Map([...chosen, ...exercised]),
  };
};
