/** Questions in parts: how the marks of parts and lines make one result. */
import type { Answer } from '#quizzes/questions.ts';
import { type Result, right, withSpelling, wrong } from '#quizzes/result.ts';

/** How one part or line was marked; nothing where nobody marks it: words of one's own, a line that is given. */
export type PartResult = {
  readonly marks: number;
  readonly earned: number;
  readonly misconception?: string;
  /** The right spelling, where a slip was forgiven. */
  readonly spelt?: string;
} | null;

/** Half of an answer earns half of its marks, in whole marks as papers give them. */
export const marked = (marks: number, { correct, score, misconception, spelt }: Result): PartResult => ({
  marks,
  earned: correct ? marks : Math.floor(marks * score),
  ...(misconception === undefined ? {} : { misconception }),
  ...(spelt === undefined ? {} : { spelt }),
});

export const typedAt = (answer: Answer, at: number): string =>
  Array.isArray(answer) ? String((answer as readonly unknown[])[at] ?? '') : '';

/** The marks of all that is marked. */
export const sumOfMarks = (results: readonly PartResult[]): { earned: number; of: number } => ({
  earned: results.reduce((sum, part) => sum + (part?.earned ?? 0), 0),
  of: results.reduce((sum, part) => sum + (part?.marks ?? 0), 0),
});

export const resultOfParts = (results: readonly PartResult[]): Result => {
  const { earned, of } = sumOfMarks(results);
  if (of > 0 && earned === of) return withSpelling(right, results);
  const named = results.find((part) => part?.misconception !== undefined)?.misconception;
  return withSpelling(wrong(named, of === 0 ? 0 : earned / of), results);
};
