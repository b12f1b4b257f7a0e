import { differ, isMany, linesProblem } from '#own-lessons/ask-problems.ts';
import type { Own } from '#quizzes/kinds/kind.ts';

export const match: Own<'match'> = {
  asked: ({ pairs }) => ({ kind: 'match', pairs }),
  problem({ pairs }) {
    const lefts = pairs.map(({ left }) => left);
    const rights = pairs.map(({ right }) => right);
    if (!isMany(lefts.length) || !differ(lefts) || !differ(rights)) return { key: 'asks/lines' };
    return linesProblem([...lefts, ...rights]);
  },
  texts: ({ pairs }) => pairs.flatMap(({ left, right }) => [left, right]),
};
