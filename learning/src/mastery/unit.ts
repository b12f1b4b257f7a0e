import type { Faith } from '#catalogue/units.ts';
import type { EntryType } from '#lessons/ids.ts';
import { pointsOf } from '#lessons/points.ts';
import { passMark } from '#quizzes/pass-mark.ts';
import { faithsApart, isOfOneFaith } from '#safety/private-faith.ts';

/** From this percentage on a unit counts as a mastered skill and gives a mastery token. */
export const aceFrom = 80;
export const masterFrom = 100;
/** The maximum while checkpoints are not passed, so that the unit is not an Ace. */
const heldAt = aceFrom - 1;

/** Points of one unit entry: all of them for a video or reading, the best score's share for a quiz. */
export const entryPoints = (type: EntryType, score: number): number => Math.round(pointsOf[type] * score);

export type MasteryEntry = {
  readonly id: string;
  readonly type: EntryType;
  /** Religious education only: the faith of the lesson. */
  readonly faith?: Faith | null | undefined;
  /** False while it is listed but not written. */
  readonly written?: boolean | undefined;
};

export type UnitMastery = {
  readonly earned: number;
  readonly total: number;
  /** Rounded down, so that 100 means everything. At most 79 until every checkpoint is passed. */
  readonly percent: number;
  /** The unpassed checkpoints that cap the percentage; empty where nothing does. */
  readonly heldBy: readonly string[];
  /** What is missing for the reward, in list order: written entries not done, checkpoints not passed. */
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
        // An unwritten checkpoint cannot be passed: without it the unit is untested.
        type === 'quiz'
          ? notPassed.some((one) => one.id === id)
          : written !== false && pointsOfEntry(id) === 0,
      )
      .map(({ id }) => id),
  };
};

/**
 * The mastered share of a unit. In religious education: the shared part and the better of the two strands, so
 * that nobody is asked for theirs. Between equals the shorter strand counts.
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
  // A strand without listed entries has no learners.
  if (one.total === 0 || other.total === 0) return one.total === 0 ? other : one;
  const [oneShare, otherShare] = [one.earned * other.total, other.earned * one.total];
  const isOne = oneShare === otherShare ? one.total <= other.total : oneShare > otherShare;
  const better = isOne ? one : other;
  // A learner who finished one strand is done, even if the other is worth more points.
  return [one, other].some(({ toDo }) => toDo.length === 0) ? { ...better, toDo: [] } : better;
};

/**
 * 'Claim Reward' opens when every written entry is done and every checkpoint passed. A perfect 100 percent,
 * the title 'Master', opens it too, even when the unit has grown since.
 */
export const rewardOpens = ({ total, toDo }: Pick<UnitMastery, 'total' | 'toDo'>, reached: number): boolean =>
  (total > 0 && toDo.length === 0) || reached >= masterFrom;
