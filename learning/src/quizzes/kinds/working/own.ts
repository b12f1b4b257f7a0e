import { askLimits, gapOf, gapsProblem, textsOfGaps } from '#own-lessons/ask-problems.ts';
import type { Own } from '#quizzes/kinds/kind.ts';

export const working: Own<'working'> = {
  asked: ({ lines }) => ({
    kind: 'working',
    lines: lines.map(({ gaps, ...line }) => ({ ...line, gaps: gaps.map(gapOf) })),
  }),
  problem({ lines }) {
    if (lines.length > askLimits.parts || lines.every(({ gaps }) => gaps.length === 0))
      return { key: 'asks/gap' };
    return lines.map(gapsProblem).find((found) => found !== null) ?? null;
  },
  texts: ({ lines }) => lines.flatMap(textsOfGaps),
};
