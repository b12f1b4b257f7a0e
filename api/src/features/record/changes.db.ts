/** Stores what new events have changed. The caller holds the learner's lock. */
import type { LearnerTotals } from '@afrolearn/learning/badges/totals.ts';
import type { Change } from '@afrolearn/learning/events/settle.ts';
import { addRows, keepRows, type Write } from '#db/rows.ts';
import {
  activeDays,
  completedTools,
  earnedBadges,
  gradeSeeds,
  itemProgress,
  learnerTotals,
  reviewCards,
  unitProgress,
} from '#db/tables.ts';

const date = (at: number | null): Date | null => (at === null ? null : new Date(at));

const keepItems = (userId: number, change: Change): Write => {
  const rows = [...change.items].map(([itemId, { openedAt, completedAt, ...item }]) => ({
    ...item,
    userId,
    itemId,
    openedAt: new Date(openedAt),
    completedAt: date(completedAt),
  }));
  return keepRows(itemProgress, rows, ['user_id', 'item_id']);
};

const keepUnits = (userId: number, change: Change): Write => {
  const rows = [...change.units].map(([unitId, { aceAt, masterAt, ...unit }]) => ({
    ...unit,
    userId,
    unitId,
    aceAt: date(aceAt),
    masterAt: date(masterAt),
  }));
  return keepRows(unitProgress, rows, ['user_id', 'unit_id']);
};

const keepDays = (userId: number, change: Change): Write => {
  const rows = [...change.days].map(([day, counts]) => ({ ...counts, userId, day }));
  return keepRows(activeDays, rows, ['user_id', 'day']);
};

const keepCards = (userId: number, change: Change): Write => {
  const rows = [...change.cards].map(([questionId, card]) => ({
    userId,
    questionId,
    itemId: card.item,
    unitId: card.unitId,
    dueAt: new Date(card.dueAt),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    lastAt: new Date(card.lastAt),
    lastCorrect: card.lastCorrect,
    misconception: card.misconception,
    answers: card.answers,
  }));
  return keepRows(reviewCards, rows, ['user_id', 'question_id']);
};

const keepTools = (userId: number, { newTools }: Change): Write =>
  addRows(
    completedTools,
    newTools.map((tool) => ({ userId, tool })),
  );

const keepSeeds = (userId: number, byGrade: ReadonlyMap<number, number>): Write => {
  const rows = [...byGrade].map(([gradeId, seeds]) => ({ userId, gradeId, seeds }));
  return keepRows(gradeSeeds, rows, ['user_id', 'grade_id']);
};

const giveBadges = (userId: number, badgeIds: readonly string[], earnedAt: Date): Write =>
  addRows(
    earnedBadges,
    badgeIds.map((badgeId) => ({ userId, badgeId, earnedAt })),
  );

const keepTotals = (userId: number, totals: LearnerTotals & { syncedAt?: Date }): Write =>
  keepRows(learnerTotals, [{ userId, ...totals }], ['user_id']);

export const keepChange = (
  userId: number,
  change: Change,
  { at, synced }: { at: Date; synced: boolean },
): readonly Write[] => [
  keepItems(userId, change),
  keepUnits(userId, change),
  keepDays(userId, change),
  keepCards(userId, change),
  keepTools(userId, change),
  keepSeeds(userId, change.gradeSeeds),
  giveBadges(userId, change.newBadges, at),
  keepTotals(userId, synced ? { ...change.totals, syncedAt: at } : change.totals),
];
