import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { readLocal, writeLocal } from '#lib/local.ts';

export type ChosenFaith = 'christian' | 'islamic';

/** Which side of either-or questions a learner takes. It stays on the device: it is nobody else's matter. */
export const keptFaith = (): ChosenFaith | null => readLocal('afl_faith');

export const keepFaith = (faith: ChosenFaith): void => writeLocal('afl_faith', faith);

export const asksFaith = (items: readonly Question[]): boolean =>
  items.some(({ faith }) => faith === 'christian' || faith === 'islamic');
