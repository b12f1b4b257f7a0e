import { readFraction } from '#quizzes/kinds/fraction/fractions.ts';
import type { Own } from '#quizzes/kinds/kind.ts';

export const fraction: Own<'fraction'> = {
  asked: ({ answer, lowest }) => ({
    kind: 'fraction',
    answer,
    mistakes: [],
    ...(lowest === undefined ? {} : { lowest }),
  }),
  problem: ({ answer }) => (readFraction(answer) === undefined ? { key: 'asks/fraction' } : null),
  texts: ({ answer }) => [answer],
};
