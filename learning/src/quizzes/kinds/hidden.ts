/** A question without its answer, for learners who must find it. */
import type { Gap, Option } from '#quizzes/questions.ts';

/** Alphabetical order reveals nothing. If it is also the right order, it is reversed. */
export const inDisorder = (texts: readonly string[]): readonly string[] => {
  const sorted = texts.slice().sort((a, b) => (a < b ? -1 : 1));
  return sorted.every((text, place) => text === texts[place]) ? sorted.reverse() : sorted;
};

export const emptyGap: Gap = { accepted: [], mistakes: [] };

export const unmarked = (options: readonly Option[]): readonly Option[] =>
  options.map(({ text }) => ({ text, right: false }));
