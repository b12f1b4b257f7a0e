/** How much of a raw answer is stored. */
import type { Room } from '#quizzes/kinds/kind.ts';
import type { Gap } from '#quizzes/questions.ts';

/** Letters of a number, a time or a fraction, with a unit or a few words around it. */
export const ofNumber = 60;
/** Letters around the expected words: a full sentence may be right. */
export const ofSentence = 200;
/** Letters of a gap around the expected words. */
const ofGap = 60;
/** Letters of words of one's own: as many as an event may have. */
export const ofOwnWords = 500;

export const longest = (texts: readonly string[]): number =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

export const lettersOfGap = ({ accepted }: Gap): number => ofGap + longest(accepted);

export const largest = (letters: readonly number[]): Room => ({
  letters: Math.max(0, ...letters),
  entries: letters.length,
});
