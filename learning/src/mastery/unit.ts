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
  /** False while it is listed and nobody has written it. */
  readonly written?: boolean | undefined;
};

export type UnitMastery = {
  readonly earned: number;
  readonly total: number;
  /** Rounded down: 100 means everything, and 80 means 80. Held at 79 until every checkpoint is passed. */
  readonly percent: number;
  /** The checkpoints that hold it there; empty where nothing is held back. */
  readonly heldBy: readonly string[];
  /** Conditions that still hold the reward back, in list order: written entries not done, checkpoints not passed. */
  readonly toDo: readonly string[];
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
    toDo: entries
      .filter(({ id, type, written }) =>
        // A checkpoint that nobody has written cannot be passed: until it is there the unit is not tested.
        type === 'quiz'
          ? notPassed.some((one) => one.id === id)
          : written !== false && pointsOfEntry(id) === 0,
      )
      .map(({ id }) => id),
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
  const isOne = oneShare === otherShare ? one.total <= other.total : oneShare > otherShare;
  const better = isOne ? one : other;
  // A learner who finished one strand is done, even if the other strand is worth more points.
  return [one, other].some(({ toDo }) => toDo.length === 0) ? { ...better, toDo: [] } : better;
};

/**
 * 'Claim Reward' opens when every written entry is done and every checkpoint passed. 100 percent, where every question was
 * right, are the title 'Master'; they opened it at all times, and for a unit that has grown since they still do.
 */
export const rewardOpens = ({ total, toDo }: Pick<UnitMastery, 'total' | 'toDo'>, reached: number): boolean =>
  (total > 0 && toDo.length === 0) || reached >= masterFrom;
