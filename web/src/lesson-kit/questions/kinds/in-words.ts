/** Answers as text. */
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';

export const places = (answer: Answer): readonly number[] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === 'number') : [];

export const typedAt = (answer: Answer, at: number): string =>
  Array.isArray(answer) ? String(answer[at] ?? '') : '';

export const withUnit = (typed: string, unit: string | undefined): string => {
  if (unit === undefined || /[\p{L}°%]/u.test(typed)) return typed;
  return /^[°%]$/u.test(unit) ? `${typed}${unit}` : `${typed} ${unit}`;
};

/** A sentence with the answer in its gaps; `first` is the index of its first gap in the answer. */
export const filled = (
  { text, gaps }: { readonly text: readonly string[]; readonly gaps: readonly unknown[] },
  answer: Answer,
  first = 0,
): string =>
  text.map((piece, at) => (at < gaps.length ? piece + (typedAt(answer, first + at) || '…') : piece)).join('');

/** The letters of parts: (a), (b), (c) … */
export const letterOf = (at: number): string => String.fromCharCode(97 + at);
