/** Checks the receipts of a device, and signs the one it gets. */

import type { Db } from '#db/connect.ts';
import { beginEpochAfter, currentEpoch, type Epoch } from '#features/record/index.ts';
import { type Receipt, readReceipt, writeReceipt } from './receipts.ts';

type Known = { totals: { userId: number }; epoch: Pick<Epoch, 'id' | 'number'>; secret: Buffer };

/**
 * The valid receipts of the current epoch. Earlier ones prove nothing more: the current epoch has requested
 * all unacknowledged events.
 */
export const shownBy = ({ totals, epoch, secret }: Known, texts: readonly string[]): readonly Receipt[] =>
  texts
    .flatMap((text) => readReceipt(secret, totals.userId, text) ?? [])
    .filter((receipt) => receipt.epoch === epoch.id);

/** A receipt for a missing event: the database is older than the receipt. */
export const proveRestore = (shown: readonly Receipt[], stored: { has: (id: string) => boolean }): boolean =>
  shown.some(({ event }) => !stored.has(event));

/** Starts the next epoch unless somebody else just did. `begins` is true for the caller who did. */
export const afterRestore = async (
  db: Db,
  before: Known['epoch'],
  now: Date,
): Promise<{ id: string; begins: boolean }> => {
  const begins = await beginEpochAfter(db, before, 'receipt', now);
  return { id: (await currentEpoch(db)).id, begins };
};

/**
 * A receipt for the latest event, of the batch or of an earlier receipt. In a batch of duplicates either may
 * be later.
 */
export const receiptFor = (
  { totals, secret }: Known,
  epoch: string,
  taken: { event: string; arrivedAt: number } | null,
  before: ReadonlyMap<string, number>,
): string | null => {
  let latest = taken;
  if (latest === null)
    for (const [event, arrivedAt] of before)
      if (latest === null || arrivedAt > latest.arrivedAt) latest = { event, arrivedAt };
  return latest === null ? null : writeReceipt(secret, totals.userId, { epoch, ...latest });
};
