import { unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import { useAnswer } from '#ask/use-answer.ts';
import { summaryOf, type Unit } from './mastery.api.ts';

export type Summary = Awaited<ReturnType<typeof summaryOf>>;

/** Spec 1 §8: the fallback when the server does not answer: the totals of the list with 0 earned. */
const localTotals = (unit: Unit): Summary => ({
  totalPoints: unitMastery(unit.items, () => 0).total,
  earnedPoints: 0,
  percent: 0,
  reached: 0,
  heldBy: [],
  claimable: false,
});

/** Points of a unit; null until they are loaded. Refetched when the server has counted something new. */
export const useSummary = (unit: Unit): Summary | null => {
  const { state, data } = useAnswer(`summary ${unit.id}`, () => summaryOf(unit.id), {
    endsOn: [],
    afterProgress: true,
  });
  return data ?? (state === 'loading' ? null : localTotals(unit));
};
