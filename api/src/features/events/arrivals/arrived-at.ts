const hour = 60 * 60 * 1000;
/* The same range within which a jump of the clock goes unnoticed (decision 0092). */
const furthestAhead = 36 * hour;

type Before = {
  /** When the learner's last batch arrived. */
  syncedAt: Date | null;
  /** When the account was made. */
  madeAt: Date;
};

/**
 * When a batch arrives: never before the learner's last one, even if the clock of the server was set back. A last
 * arrival far in the future was stamped by a clock that ran ahead. It is ignored once the clock is right, which the
 * device's own times show; otherwise all work would count for that one day until it comes.
 */
export const arrivalAt = (now: Date, { syncedAt, madeAt }: Before, occurred: readonly number[]): Date => {
  if (syncedAt === null || syncedAt <= now) return now;
  const ahead = syncedAt.getTime() - now.getTime();
  const agrees = occurred.some((at) => Math.abs(at - now.getTime()) <= hour);
  return ahead > furthestAhead && agrees && now >= madeAt ? now : syncedAt;
};
