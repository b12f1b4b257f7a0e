import type { ReviewReply } from '@afrolearn/contract/review.ts';
import { call } from '#lib/call.ts';

/** With the request time by this device's clock: later work is not included in the reply. */
export type KnownReview = ReviewReply & { askedAt: number };

export const toReview = async (topic: string | null): Promise<KnownReview> => {
  const askedAt = Date.now();
  return { ...(await call('GET /review', { query: topic === null ? {} : { topic } })), askedAt };
};
