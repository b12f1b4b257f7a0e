/** Questions in parts: the marks of parts and lines are added up to one result. */
import type { Answer } from '#quizzes/questions.ts';
import { type Result, right, withSpelling, wrong } from '#quizzes/result.ts';

/** The marks of one part or line; null if it is not marked: free text, or a given line. */
export type PartResult = {
  readonly marks: number;
  readonly earned: number;
  readonly misconception?: string;
  /** The right spelling, if a misspelling was accepted. */
  readonly spelt?: string;
} | null;

/** A half-right answer earns half of the marks, rounded down to whole marks as on papers. */
export const marked = (marks: number, { correct, score, misconception, spelt }: Result): PartResult => ({
  marks,
  earned: correct ? marks : Math.floor(marks * score),
  ...(misconception === undefined ? {} : { misconception }),
  ...(spelt === undefined ? {} : { spelt }),
});

export const typedAt = (answer: Answer, at: number): string =>
  Array.isArray(answer) ? String((answer as readonly unknown[])[at] ?? '') : '';

/** The sum over all marked parts. */
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
