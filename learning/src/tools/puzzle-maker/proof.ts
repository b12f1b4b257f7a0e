import type { ProofRule } from '#tools/evidence.ts';
import { wordLimits } from '#tools/puzzle-maker/words.ts';

/**
 * A puzzle was solved to its end: a move is a word that was found, or a number that was placed. Letters and numbers
 * that the tool showed are none.
 */
export const puzzleProof: ProofRule<null> = { by: 'moves', least: wordLimits.least };
