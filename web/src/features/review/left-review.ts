/** An unfinished review, stored on the device: on the same day it continues with the same questions. */
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import { later } from '#lib/lazy.tsx';
import type { OwnCard } from './cards.ts';
import type { SessionState } from './session-state.ts';

export type LeftReview = {
  readonly state: SessionState;
  /** The cards, updated with the answers so far. */
  readonly after: readonly OwnCard[];
};

type Kept = LeftReview & { readonly day: string; readonly more: number };

const loadKept = later(() => import('#offline/kept-quiz.ts'));

const nameOf = (topic: string | null) => (topic === null ? 'review' : `review ${topic}`);

type Whose = { owner: number; topic: string | null; zone: string };

/** Null when complete. */
export const keepReview = async (
  { owner, topic, zone }: Whose,
  left: LeftReview | null,
  more: number,
): Promise<void> => {
  const { keepQuiz, dropQuiz } = await loadKept();
  const day = dayIn(zone, Date.now());
  return left === null
    ? dropQuiz(owner, nameOf(topic))
    : keepQuiz(owner, nameOf(topic), { ...left, day, more } satisfies Kept);
};

export const leftReview = async ({ owner, topic, zone }: Whose): Promise<Kept | null> => {
  const kept = (await (await loadKept()).keptQuiz(owner, nameOf(topic))) as Partial<Kept> | null;
  if (kept?.day !== dayIn(zone, Date.now()) || !Array.isArray(kept.after)) return null;
  return Array.isArray(kept.state?.turns) ? (kept as Kept) : null;
};
