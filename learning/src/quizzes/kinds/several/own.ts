import { differ, isMany, linesProblem } from '#own-lessons/ask-problems.ts';
import type { Own } from '#quizzes/kinds/kind.ts';
import { textsOf } from '#quizzes/kinds/places.ts';

export const several: Own<'several'> = {
  asked: ({ options }) => ({ kind: 'several', options }),
  problem({ options }) {
    const rights = options.filter(({ right }) => right).length;
    const texts = textsOf(options);
    if (!isMany(texts.length, 3) || rights < 2 || rights === texts.length || !differ(texts))
      return { key: 'asks/several' };
    return linesProblem(texts);
  },
  texts: ({ options }) => textsOf(options),
};
