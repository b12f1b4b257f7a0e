import { isRightGuess } from '@afrolearn/learning/tools/jokes-riddles/guess.ts';
import type { RiddleEntry } from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';

/** `guess` is null where the learner only thought of an answer. */
export type Turn = { readonly entry: RiddleEntry; readonly guess: string | null; readonly right: boolean };

export const turnOf = (entry: RiddleEntry, typed: string): Turn => {
  const guess = typed.trim() === '' ? null : typed.trim();
  return { entry, guess, right: guess !== null && entry.kind === 'riddle' && isRightGuess(guess, entry) };
};
