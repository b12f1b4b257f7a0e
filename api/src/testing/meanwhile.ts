import { sql } from 'drizzle-orm';
import type { Database, Db } from '#db/connect.ts';

/** Runs `first` in a transaction, starts `act`, and commits once `act` waits for a lock of that transaction. */
export const meanwhile = async <T>(
  { db }: Pick<Database, 'db'>,
  first: (db: Db) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> => {
  let acting: Promise<T> | undefined;
  await db.transaction(async (transaction) => {
    await first(transaction);
    acting = act();
    for (let looked = 0; looked < 2000; looked += 1) {
      // Within a transaction Postgres caches the statistics, so the cached snapshot must be cleared.
      await transaction.execute(sql`select pg_stat_clear_snapshot()`);
      const waits = await transaction.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      if (waits.length > 0) return;
    }
    throw new Error('nobody waited for what was held');
  });
  if (acting === undefined) throw new Error('nothing was started');
  return await acting;
};
