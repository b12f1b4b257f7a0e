/** Whether a statement failed because a unique key is taken: the one way to know without a race. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23505') || (error.cause !== undefined && isTaken(error.cause)));
