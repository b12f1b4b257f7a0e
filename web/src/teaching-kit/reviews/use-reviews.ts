import { useEffect, useState } from 'react';
import { useSession } from '#lib/session.tsx';
import {
  type QueuedReview,
  queuedReviews,
  type Review,
  type ReviewNews,
  reviewsChanged,
} from './review-queue.ts';

export type Reviews = {
  readonly queued: readonly QueuedReview[];
  /** Reviews that the server has accepted since this page was opened. */
  readonly sent: readonly Review[];
};

/** This teacher's reviews on this device; null until they are read. */
export const useReviews = (): Reviews | null => {
  const owner = useSession().user?.id ?? null;
  const [queued, setQueued] = useState<readonly QueuedReview[] | null>(null);
  const [sent, setSent] = useState<readonly Review[]>([]);
  useEffect(() => {
    if (owner === null) return;
    let isHere = true;
    const look = async () => {
      const found = await queuedReviews(owner);
      if (isHere) setQueued(found);
    };
    const changed = (event: Event) => {
      const news = (event as CustomEvent<ReviewNews | null>).detail;
      if (news?.end === 'sent') setSent((before) => [...before, news.review]);
      void look();
    };
    globalThis.addEventListener(reviewsChanged, changed);
    void look();
    return () => {
      isHere = false;
      globalThis.removeEventListener(reviewsChanged, changed);
    };
  }, [owner]);
  return queued === null ? null : { queued, sent };
};
