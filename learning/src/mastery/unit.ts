import type { Faith } from '#catalogue/units.ts';
import type { EntryType } from '#lessons/ids.ts';
import { pointsOf } from '#lessons/points.ts';
import { passMark } from '#quizzes/pass-mark.ts';
import { faithsApart, isOfOneFaith } from '#safety/private-faith.ts';

/** From here on a unit counts as a skill mastered, and gives a mastery token. */
export const aceFrom = 80;
export const masterFrom = 100;
/** Where a unit waits for its checkpoints: everything else may be done, and it is still not an Ace. */
const heldAt = aceFrom - 1;

/** Points of one unit entry: all of them for a video or a reading, the best score's share of them for a quiz. */
export const entryPoints = (type: EntryType, score: number): number => Math.round(pointsOf[type] * score);

export type MasteryEntry = {
  readonly id: string;
  readonly type: EntryType;
  /** Religious education only: whose lesson it is. */
  readonly faith?: Faith | null | undefined;
};

export type UnitMastery = {
  readonly earned: number;
  readonly total: number;
  /** Rounded down: 100 means everything, and 80 means 80. Held at 79 until every checkpoint is passed. */
  readonly percent: number;
  /** The checkpoints that hold it there; empty where nothing is held back. */
  readonly heldBy: readonly string[];
  /** The entries that still have points to give, in the order of the list. */
  readonly left: readonly string[];
};

const measure = (entries: readonly MasteryEntry[], pointsOfEntry: (entry: string) => number): UnitMastery => {
  const earned = entries.reduce((sum, { id }) => sum + pointsOfEntry(id), 0);
  const total = entries.reduce((sum, { type }) => sum + pointsOf[type], 0);
  const percent = total === 0 ? 0 : Math.floor((earned * 100) / total);
  const notPassed = entries.filter(
    ({ id, type }) => type === 'quiz' && pointsOfEntry(id) < entryPoints('quiz', passMark),
  );
  const isHeld = percent > heldAt && notPassed.length > 0;
  return {
    earned,
    total,
    percent: isHeld ? heldAt : percent,
    heldBy: isHeld ? notPassed.map(({ id }) => id) : [],
    left: entries.filter(({ id, type }) => pointsOfEntry(id) < pointsOf[type]).map(({ id }) => id),
  };
};

/**
 * How much of a unit is mastered. In religious education: what is shared and the better of the two strands, so
 * that nobody is asked which one is theirs. Between equals the shorter strand stands.
 */
export const unitMastery = (
  entries: readonly MasteryEntry[],
  pointsOfEntry: (entry: string) => number,
): UnitMastery => {
  if (!entries.some(({ faith }) => isOfOneFaith(faith))) return measure(entries, pointsOfEntry);
  const [one, other] = faithsApart.map((side) =>
    measure(
      entries.filter(({ faith }) => !isOfOneFaith(faith) || faith === side),
      pointsOfEntry,
    ),
  ) as [UnitMastery, UnitMastery];
  // A strand without any listed entry belongs to no learner.
  if (one.total === 0 || other.total === 0) return one.total === 0 ? other : one;
  const [oneShare, otherShare] = [one.earned * other.total, other.earned * one.total];
  if (oneShare !== otherShare) return oneShare > otherShare ? one : other;
  return one.total <= other.total ? one : other;
};
