/** Adapts the level to the learner, starting from a level they may have chosen. */
import { isPracticeLevel, type PracticeLevel } from '#practice/exercise.ts';

/** A learner's state in one practice: the level, and the current run of right or wrong answers. */
export type Standing = { readonly level: PracticeLevel; readonly right: number; readonly wrong: number };

/** This many right in a row: the level has become easy. */
const rightToRise = 3;
/** This many wrong in a row: an easier level helps more than a third try. One slip is only a slip. */
const wrongToFall = 2;

export const standingAt = (level: PracticeLevel): Standing => ({ level, right: 0, wrong: 0 });

const stepTo = (level: number, otherwise: Standing): Standing =>
  isPracticeLevel(level) ? standingAt(level) : otherwise;

/** Up after three right in a row, down after two wrong; the ends are limits. */
export const afterAnswer = ({ level, right, wrong }: Standing, correct: boolean): Standing => {
  const next = correct ? { level, right: right + 1, wrong: 0 } : { level, right: 0, wrong: wrong + 1 };
  if (next.right >= rightToRise) return stepTo(level + 1, next);
  if (next.wrong >= wrongToFall) return stepTo(level - 1, next);
  return next;
};
