import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { isOfOneFaith, type OneFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { readLocal, writeLocal } from '#lib/local.ts';

/** Which side of either-or questions a learner takes. It stays on the device: it is nobody else's matter. */
export const keptFaith = (): OneFaith | null => readLocal('afl_faith');

export const keepFaith = (faith: OneFaith): void => writeLocal('afl_faith', faith);

export const asksFaith = (items: readonly Question[]): boolean =>
  items.some(({ faith }) => isOfOneFaith(faith));
