/** The epochs of this database. A restored backup begins a new one, and every device then offers its events again. */
import { desc, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { epochs } from '#db/tables.ts';

export type Epoch = typeof epochs.$inferSelect;

export const currentEpoch = async (db: Db): Promise<Epoch> => {
  const [row] = await db.select().from(epochs).orderBy(desc(epochs.number)).limit(1);
  if (row === undefined) throw new Error('this database has no epoch');
  return row;
};

/** Restores are rare: more automatic epochs in a day than this indicate a fault. */
export const mostByReceipt = 12;

/**
 * Begins the epoch after this one, once: a concurrent caller with the same epoch finds the number taken. Returns whether
 * this call began it.
 */
export const beginEpochAfter = async (
  db: Db,
  before: Pick<Epoch, 'number'>,
  reason: 'command' | 'receipt',
  now: Date,
): Promise<boolean> => {
  const next = before.number + 1;
  const began = await db.execute(sql`
    insert into ${epochs} (number, reason, began_at)
    select ${next}::int, ${reason}::text, ${now.toISOString()}::timestamptz
    where ${reason}::text <> 'receipt' or (select count(*) from epochs
      where reason = 'receipt' and began_at > ${now.toISOString()}::timestamptz - interval '1 day') < ${mostByReceipt}::int
    on conflict (number) do nothing returning id`);
  return began.length > 0;
};
