import { gapOf, gapsProblem, linesProblem, textsOfGaps } from '#own-lessons/ask-problems.ts';
import type { Own } from '#quizzes/kinds/kind.ts';

export const gap: Own<'gap'> = {
  asked: ({ text, gaps, choices }) => ({
    kind: 'gap',
    text,
    gaps: gaps.map(gapOf),
    strictSpelling: false,
    ...(choices === undefined ? {} : { choices }),
  }),
  problem(asks) {
    if (asks.gaps.length === 0) return { key: 'asks/gap' };
    return gapsProblem(asks) ?? (asks.choices === undefined ? null : linesProblem(asks.choices));
  },
  texts: (asks) => [...textsOfGaps(asks), ...(asks.choices ?? [])],
};
