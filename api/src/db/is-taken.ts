const failedWith = (error: unknown, code: string): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === code) || (error.cause !== undefined && failedWith(error.cause, code)));

/** Whether a statement failed because a unique key is taken: the one way to know without a race. */
export const isTaken = (error: unknown): boolean => failedWith(error, '23505');

const isRemoval = (error: unknown): boolean =>
  error instanceof Error &&
  'query' in error &&
  typeof error.query === 'string' &&
  /^\s*delete\b/i.test(error.query);

/**
 * Whether a row could not be written because what it belongs to was removed meanwhile. A removal that other rows still
 * refer to has the same code and is a fault of ours.
 */
export const isGone = (error: unknown): boolean => failedWith(error, '23503') && !isRemoval(error);
