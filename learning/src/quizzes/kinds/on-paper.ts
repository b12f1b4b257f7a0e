/** Shuffling and lettering of a question's lines on paper. */
import { randomOf } from '#practice/random.ts';
import type { Question } from '#quizzes/questions.ts';

export const letters = 'ABCDEFGHIJ';
export const gapMark = '__________';

/* Letters that fit one line of A4. */
const lineOfPaper = 80;

/** Choices with letters, on one line where they fit: paper is copied for a whole class. */
export const lettered = (choices: readonly string[]): readonly string[] => {
  const lines = choices.map((choice, at) => `${letters[at]}. ${choice}`);
  const line = lines.join('   ');
  return line.length <= lineOfPaper ? [line] : lines;
};

/** Deterministic: the same draw always shuffles the lines in the same way. */
export const mixed = ({ id }: Question, list: readonly unknown[], draw: number): readonly number[] => {
  const places = list.map((_, place) => place);
  const order = randomOf(id, draw).shuffle(places);
  // The right order would give the answer away, so it is rotated by one place.
  return order.every((place, at) => place === at) ? [...order.slice(1), ...order.slice(0, 1)] : order;
};

export const withUnit = (value: number | string, unit: string | undefined): string =>
  unit === undefined ? String(value) : `${value} ${unit}`;
