const failedWith = (error: unknown, code: string): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === code) || (error.cause !== undefined && failedWith(error.cause, code)));

/** Whether a statement failed because a unique key is taken: the one way to know without a race. */
export const isTaken = (error: unknown): boolean => failedWith(error, '23505');

/** Whether a row could not be written because what it belongs to was removed meanwhile. */
export const isGone = (error: unknown): boolean => failedWith(error, '23503');
