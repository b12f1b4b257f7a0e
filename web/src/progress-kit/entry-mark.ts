import type { Reply } from '@afrolearn/contract';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import type { UnitProgress } from './unit-progress.ts';

type Entry = Reply<'GET /unit/:id'>['items'][number];

/** `given`: a quiz that is on its way, so that nobody knows its result yet. `again`: a quiz below the pass mark. */
export type EntryMark = { mark: 'open' | 'given' | 'again' | 'done'; best: number | null };

/** How an item stands for a learner. Only `done` gets the tick. */
export const markOf = (
  { id, type }: Pick<Entry, 'id' | 'type'>,
  progress: Pick<UnitProgress, 'done' | 'best'> | null,
): EntryMark => {
  const best = progress?.best.get(id) ?? null;
  if (progress?.done.has(id) !== true) return { mark: 'open', best };
  if (type !== 'quiz') return { mark: 'done', best };
  if (best === null) return { mark: 'given', best };
  return { mark: best < passMark * 100 ? 'again' : 'done', best };
};
