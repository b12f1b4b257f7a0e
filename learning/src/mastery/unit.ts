import type { Faith } from '#catalogue/units.ts';
import type { ItemType } from '#lessons/ids.ts';
import { pointsOf } from '#lessons/points.ts';

/** From here on a unit counts as a skill mastered, and gives a mastery token. */
export const aceFrom = 80;
export const masterFrom = 100;

/** Points of one item: all of them for a video or a reading, the best score's share of them for a quiz. */
export const itemPoints = (type: ItemType, score: number): number => Math.round(pointsOf[type] * score);

export type MasteryItem = {
  readonly id: string;
  readonly type: ItemType;
  /** Religious education only: whose lesson it is. */
  readonly faith?: Faith | null | undefined;
};

export type UnitMastery = {
  readonly earned: number;
  readonly total: number;
  /** Rounded down: 100 means everything, and 80 means 80. */
  readonly percent: number;
  /** The items that still have points to give, in the order of the list. */
  readonly left: readonly string[];
};

const isSided = (faith: MasteryItem['faith']): faith is 'christian' | 'islamic' =>
  faith === 'christian' || faith === 'islamic';

const measure = (items: readonly MasteryItem[], pointsOfItem: (item: string) => number): UnitMastery => {
  const earned = items.reduce((sum, { id }) => sum + pointsOfItem(id), 0);
  const total = items.reduce((sum, { type }) => sum + pointsOf[type], 0);
  return {
    earned,
    total,
    percent: total === 0 ? 0 : Math.floor((earned * 100) / total),
    left: items.filter(({ id, type }) => pointsOfItem(id) < pointsOf[type]).map(({ id }) => id),
  };
};

/**
 * How much of a unit is mastered. In religious education: what is shared and the better of the two strands, so
 * that nobody is asked which one is theirs. Between equals the shorter strand stands.
 */
export const unitMastery = (
  items: readonly MasteryItem[],
  pointsOfItem: (item: string) => number,
): UnitMastery => {
  if (!items.some(({ faith }) => isSided(faith))) return measure(items, pointsOfItem);
  const [one, other] = (['christian', 'islamic'] as const).map((side) =>
    measure(
      items.filter(({ faith }) => !isSided(faith) || faith === side),
      pointsOfItem,
    ),
  ) as [UnitMastery, UnitMastery];
  // A strand of which nothing is listed is nobody's.
  if (one.total === 0 || other.total === 0) return one.total === 0 ? other : one;
  const [oneShare, otherShare] = [one.earned * other.total, other.earned * one.total];
  if (oneShare !== otherShare) return oneShare > otherShare ? one : other;
  return one.total <= other.total ? one : other;
};
