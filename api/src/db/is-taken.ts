const failedWith = (error: unknown, code: string): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === code) || (error.cause !== undefined && failedWith(error.cause, code)));

/** Whether a statement failed because a unique key is taken. This is the only check without a race. */
export const isTaken = (error: unknown): boolean => failedWith(error, '23505');

const isRemoval = (error: unknown): boolean =>
  error instanceof Error &&
  'query' in error &&
  typeof error.query === 'string' &&
  /^\s*delete\b/i.test(error.query);

/**
 * Whether an insert failed because its parent row was deleted meanwhile. Deleting a row that is still referenced has
 * the same error code and is a bug of ours.
 */
export const isGone = (error: unknown): boolean => failedWith(error, '23503') && !isRemoval(error);
