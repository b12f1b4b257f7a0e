/** How much of a raw answer is stored, in letters. */
import type { Room } from '#quizzes/kinds/kind.ts';
import type { Gap } from '#quizzes/questions.ts';

/** For a number, a time or a fraction, with a unit or a few words around it. */
export const ofNumber = 60;
/** For a sentence around the expected words, because a full sentence may be right. */
export const ofSentence = 200;
/** For words around those expected in a gap. */
const ofGap = 60;
/** For free text: the maximum that an event allows. */
export const ofOwnWords = 500;

export const longest = (texts: readonly string[]): number =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

export const lettersOfGap = ({ accepted }: Gap): number => ofGap + longest(accepted);

export const largest = (letters: readonly number[]): Room => ({
  letters: Math.max(0, ...letters),
  entries: letters.length,
});
