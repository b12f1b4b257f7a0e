/** How hard the next exercise is: it follows the learner. Whoever chose a level goes on from there. */
import { isPracticeLevel, type PracticeLevel } from '#practice/exercise.ts';

/** Where somebody stands in one practice: the level, and how many in a row were right, or were not, at it. */
export type Standing = { readonly level: PracticeLevel; readonly right: number; readonly wrong: number };

/** So many right in a row at one level: it has become easy. */
const rightToRise = 3;
/** So many in a row that were not right: a step back helps more than a third try. One slip is only a slip. */
const wrongToFall = 2;

export const standingAt = (level: PracticeLevel): Standing => ({ level, right: 0, wrong: 0 });

const stepTo = (level: number, otherwise: Standing): Standing =>
  isPracticeLevel(level) ? standingAt(level) : otherwise;

/** Up after three right ones in a row, down after two that were not; at the ends it stays. */
export const afterAnswer = ({ level, right, wrong }: Standing, correct: boolean): Standing => {
  const next = correct ? { level, right: right + 1, wrong: 0 } : { level, right: 0, wrong: wrong + 1 };
  if (next.right >= rightToRise) return stepTo(level + 1, next);
  if (next.wrong >= wrongToFall) return stepTo(level - 1, next);
  return next;
};
