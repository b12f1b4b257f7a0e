import type { Own } from '#quizzes/kinds/kind.ts';
import { readTime } from '#quizzes/kinds/time/times.ts';

export const time: Own<'time'> = {
  asked: (asks) => ({ ...asks, mistakes: [] }),
  problem: ({ answer }) => (readTime(answer) === undefined ? { key: 'asks/time' } : null),
  texts: ({ answer }) => [answer],
};
