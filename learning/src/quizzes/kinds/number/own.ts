import { linesProblem } from '#own-lessons/ask-problems.ts';
import type { Own } from '#quizzes/kinds/kind.ts';

export const number: Own<'number'> = {
  asked: ({ answer, unit, tolerance }) => ({
    kind: 'number',
    answer,
    mistakes: [],
    ...(unit === undefined ? {} : { unit }),
    ...(tolerance === undefined ? {} : { tolerance }),
  }),
  problem({ answer, unit, tolerance = 0 }) {
    if (!Number.isFinite(answer) || tolerance < 0) return { key: 'asks/number' };
    return unit === undefined ? null : linesProblem([unit]);
  },
  texts: ({ unit = '' }) => [unit],
};
