/** A learner's progress, as much of it as a batch of events touches. */
import type { LearnerTotals } from '@afrolearn/learning/badges/totals.ts';
import type { Known } from '@afrolearn/learning/events/absorb.ts';
import type { AnswerRecord, Attempt } from '@afrolearn/learning/events/state.ts';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  activeDays,
  answers,
  attempts,
  earnedBadges,
  gradeSeeds,
  itemProgress,
  unitProgress,
  units,
} from '#db/tables.ts';
import type { TotalsRow } from './events.db.ts';

export const totalsIn = (row: TotalsRow): LearnerTotals => {
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

export const badgesOf = async (db: Db, userId: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: earnedBadges.badgeId })
    .from(earnedBadges)
    .where(eq(earnedBadges.userId, userId));
  return new Set(rows.map(({ id }) => id));
};

/** Who has begun one of these units, and which of them. */
export const learnersIn = async (db: Db, unitIds: readonly number[]): Promise<Map<number, number[]>> => {
  const rows = await db
    .selectDistinct({ userId: itemProgress.userId, unitId: itemProgress.unitId })
    .from(itemProgress)
    .where(inArray(itemProgress.unitId, [...unitIds]));
  const units = new Map<number, number[]>();
  for (const { userId, unitId } of rows)
    if (unitId !== null) units.set(userId, [...(units.get(userId) ?? []), unitId]);
  return units;
};

type Touch = {
  items: readonly string[];
  units: readonly number[];
  /** Every quiz of those units, and every item itself. */
  quizzes: readonly string[];
  questions: readonly string[];
};

export const knownOf = async (db: Db, totals: TotalsRow, touch: Touch): Promise<Known> => {
  const { userId } = totals;
  const [itemRows, attemptRows, unitRows, dayRows, answerRows, subjectRows, seedRows, badges] =
    await Promise.all([
      db
        .select()
        .from(itemProgress)
        .where(
          and(
            eq(itemProgress.userId, userId),
            or(
              inArray(itemProgress.unitId, [...touch.units]),
              inArray(itemProgress.itemId, [...touch.items]),
            ),
          ),
        ),
      db
        .select()
        .from(attempts)
        .where(and(eq(attempts.userId, userId), inArray(attempts.itemId, [...touch.quizzes]))),
      db
        .select()
        .from(unitProgress)
        .where(and(eq(unitProgress.userId, userId), inArray(unitProgress.unitId, [...touch.units]))),
      db.select().from(activeDays).where(eq(activeDays.userId, userId)),
      db
        .select()
        .from(answers)
        .where(and(eq(answers.userId, userId), inArray(answers.questionId, [...touch.questions]))),
      db
        .selectDistinct({ id: units.subjectId })
        .from(itemProgress)
        .innerJoin(units, eq(units.id, itemProgress.unitId))
        .where(and(eq(itemProgress.userId, userId), isNotNull(itemProgress.completedAt))),
      db.select().from(gradeSeeds).where(eq(gradeSeeds.userId, userId)),
      badgesOf(db, userId),
    ]);
  return {
    totals: totalsIn(totals),
    gradeSeeds: new Map(seedRows.map(({ gradeId, seeds }) => [gradeId, seeds])),
    badges,
    subjects: new Set(subjectRows.map(({ id }) => id)),
    days: new Map(dayRows.map(({ day, events, tools }) => [day, { events, tools }])),
    items: new Map(
      itemRows.map(({ itemId, userId: _, openedAt, completedAt, ...row }) => [
        itemId,
        { ...row, openedAt: openedAt.getTime(), completedAt: ms(completedAt) },
      ]),
    ),
    units: new Map(
      unitRows.map(({ unitId, points, percent, aceAt, masterAt }) => [
        unitId,
        { points, percent, aceAt: ms(aceAt), masterAt: ms(masterAt) },
      ]),
    ),
    attempts: grouped(
      attemptRows,
      ({ itemId }) => itemId,
      ({ eventId, countedAt, correct, total }): Attempt => ({
        id: eventId,
        at: countedAt.getTime(),
        correct,
        total,
      }),
    ),
    answers: grouped(
      answerRows,
      ({ questionId }) => questionId,
      ({ eventId, countedAt, attempt, final, correct, misconception }): AnswerRecord => ({
        id: eventId,
        at: countedAt.getTime(),
        attempt,
        final,
        correct,
        misconception,
      }),
    ),
  };
};
