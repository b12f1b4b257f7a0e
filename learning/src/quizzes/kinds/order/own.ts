import { differ, isMany, linesProblem } from '#own-lessons/ask-problems.ts';
import type { Own } from '#quizzes/kinds/kind.ts';

export const order: Own<'order'> = {
  asked: ({ steps }) => ({ kind: 'order', steps }),
  problem: ({ steps }) =>
    isMany(steps.length) && differ(steps) ? linesProblem(steps) : { key: 'asks/lines' },
  texts: ({ steps }) => steps,
};
