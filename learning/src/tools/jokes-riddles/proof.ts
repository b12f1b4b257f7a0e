import type { ProofRule } from '#tools/evidence.ts';
import type { RiddleBook } from '#tools/jokes-riddles/riddles.ts';

/** Three riddles of a round of five were guessed in writing. Looking at answers shows nothing, nor does a joke. */
export const riddleProof: ProofRule<RiddleBook> = {
  by: 'answers',
  least: 3,
  isAnswer: ({ question, answer }, { entries }) =>
    typeof answer === 'string' &&
    answer.trim() !== '' &&
    entries.some(({ id, kind }) => id === question && kind === 'riddle'),
};
