import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { isOfOneFaith, type OneFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { readLocal, writeLocal } from '#lib/local.ts';

/** The chosen side of either-or questions. Stored on the device only, because it is private. */
export const keptFaith = (): OneFaith | null => readLocal('afl_faith');

export const keepFaith = (faith: OneFaith): void => writeLocal('afl_faith', faith);

export const asksFaith = (items: readonly Question[]): boolean =>
  items.some(({ faith }) => isOfOneFaith(faith));
