/** Entry point of reviews, which are queued on the device until they are sent. */
export { RefusedReviews } from './refused-reviews.tsx';
export {
  giveReview,
  type QueuedReview,
  queuedReviews,
  type Review,
  sendReviews,
  startReviews,
} from './review-queue.ts';
export { type Reviews, useReviews } from './use-reviews.ts';
