import { acceptedProblem } from '#own-lessons/ask-problems.ts';
import type { Own } from '#quizzes/kinds/kind.ts';

export const text: Own<'text'> = {
  asked: (asks) => ({ ...asks, mistakes: [] }),
  problem: ({ accepted }) => acceptedProblem(accepted),
  texts: ({ accepted }) => accepted,
};
