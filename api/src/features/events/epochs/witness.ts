/** Checks the receipts of a device, and signs the one it gets. */

import type { Db } from '#db/connect.ts';
import { beginEpochAfter, currentEpoch, type Epoch } from '#features/record/index.ts';
import { type Receipt, readReceipt, writeReceipt } from './receipts.ts';

type Known = { totals: { userId: number }; epoch: Pick<Epoch, 'id' | 'number'>; secret: Buffer };

/**
 * The valid receipts of the current epoch. Those of an earlier one prove nothing that matters: the current epoch has
 * asked every device for all that it has not acknowledged itself.
 */
export const shownBy = ({ totals, epoch, secret }: Known, texts: readonly string[]): readonly Receipt[] =>
  texts
    .flatMap((text) => readReceipt(secret, totals.userId, text) ?? [])
    .filter((receipt) => receipt.epoch === epoch.id);

/** The database gave a receipt for something that it does not have: it is older than the receipt. */
export const proveRestore = (shown: readonly Receipt[], stored: { has: (id: string) => boolean }): boolean =>
  shown.some(({ event }) => !stored.has(event));

/** Begins the next epoch, unless somebody else just did. `begins` only for the one who did. */
export const afterRestore = async (
  db: Db,
  before: Known['epoch'],
  now: Date,
): Promise<{ id: string; begins: boolean }> => {
  const begins = await beginEpochAfter(db, before, 'receipt', now);
  return { id: (await currentEpoch(db)).id, begins };
};

/**
 * A receipt for what came in last: of the batch, or of what the device has a receipt for already. In a batch of
 * duplicates either may be the later one.
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
