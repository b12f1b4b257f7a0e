/** The door of reviews of handed-in work: they wait on the device until the server has them. */
export { RefusedReviews } from './refused-reviews.tsx';
export {
  giveReview,
  type QueuedReview,
  type Review,
  sendReviews,
  startReviews,
} from './review-queue.ts';
export { type Reviews, useReviews } from './use-reviews.ts';
