/** What is left of a question for whoever is to find the answer. */
import type { Gap, Option } from '#quizzes/questions.ts';

/** In the order of the alphabet nothing tells what belongs where; where that is the right order, turned round. */
export const inDisorder = (texts: readonly string[]): readonly string[] => {
  const sorted = texts.slice().sort((a, b) => (a < b ? -1 : 1));
  return sorted.every((text, place) => text === texts[place]) ? sorted.reverse() : sorted;
};

export const emptyGap: Gap = { accepted: [], mistakes: [] };

export const unmarked = (options: readonly Option[]): readonly Option[] =>
  options.map(({ text }) => ({ text, right: false }));
