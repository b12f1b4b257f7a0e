import type { ReviewReply } from '@afrolearn/contract/review.ts';
import { call } from '#lib/call.ts';

/** With the moment of asking, by this device's clock: what was done after it is not in the answer. */
export type KnownReview = ReviewReply & { askedAt: number };

export const toReview = async (topic: string | null): Promise<KnownReview> => {
  const askedAt = Date.now();
  return { ...(await call('GET /review', { query: topic === null ? {} : { topic } })), askedAt };
};
