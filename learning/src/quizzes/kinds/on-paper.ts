/** How lines of a question are mixed and lettered on paper. */
import { randomOf } from '#practice/random.ts';
import type { Question } from '#quizzes/questions.ts';

export const letters = 'ABCDEFGHIJ';
export const gapMark = '__________';

/** The same draw mixes the lines in the same way for ever. */
export const mixed = ({ id }: Question, list: readonly unknown[], draw: number): readonly number[] => {
  const places = list.map((_, place) => place);
  const order = randomOf(id, draw).shuffle(places);
  // The right order is no riddle: it is turned by one place.
  return order.every((place, at) => place === at) ? [...order.slice(1), ...order.slice(0, 1)] : order;
};

export const withUnit = (value: number | string, unit: string | undefined): string =>
  unit === undefined ? String(value) : `${value} ${unit}`;
