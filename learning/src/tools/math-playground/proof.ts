import type { ProofRule } from '#tools/evidence.ts';
import { challengeNamed, solves } from '#tools/math-playground/challenges.ts';

/** Three different challenges were solved: the answer is what lay on the board at the end. Free play shows nothing. */
export const playgroundProof: ProofRule<null> = {
  by: 'answers',
  least: 3,
  isAnswer: ({ question, answer }) => {
    const name = challengeNamed(question);
    if (name === null || !Array.isArray(answer)) return false;
    const state = answer.filter((value): value is number => typeof value === 'number');
    return state.length === answer.length && solves(name, state);
  },
};
