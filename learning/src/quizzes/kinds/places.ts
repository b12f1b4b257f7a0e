/** Answers that are positions in lists: of options, of steps, of partners. */
import type { Answer, Option } from '#quizzes/questions.ts';
import { type Result, right, wrong } from '#quizzes/result.ts';

export const isPlace = (value: unknown, length: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

/** A device without the answer key sends the texts themselves. */
export const textAt = (texts: readonly string[], place: unknown): string =>
  typeof place === 'number' ? (texts[place] ?? '') : typeof place === 'string' ? place : '';

export const listOf = (answer: Answer): readonly (number | string)[] => (Array.isArray(answer) ? answer : []);

export const textsOf = (options: readonly Option[]): readonly string[] => options.map(({ text }) => text);

export const rightTextsOf = (options: readonly Option[]): readonly string[] =>
  options.filter((option) => option.right).map(({ text }) => text);

/**
 * Grades by text, because a device without the answer key has the steps or partners in another order than the author.
 */
const gradeTexts = (texts: readonly string[], answer: readonly unknown[], misconception?: string): Result => {
  if (new Set(answer).size !== texts.length) return wrong();
  const hits = answer.filter((text, index) => text === texts[index]).length;
  return hits === texts.length ? right : wrong(misconception, hits / texts.length);
};

/** The share of right positions. An answer with a duplicate position is no arrangement and earns nothing. */
export const gradePlaces = (texts: readonly string[], answer: Answer, misconception?: string): Result => {
  if (!Array.isArray(answer) || answer.length !== texts.length) return wrong();
  if (typeof answer[0] === 'string') return gradeTexts(texts, answer, misconception);
  if (new Set(answer).size !== texts.length || !answer.every((place) => isPlace(place, texts.length))) {
    return wrong();
  }
  const hits = answer.filter((place, index) => texts[place] === texts[index]).length;
  return hits === texts.length ? right : wrong(misconception, hits / texts.length);
};
