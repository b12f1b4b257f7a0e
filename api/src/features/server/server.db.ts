import type { Db } from '#db/connect.ts';
import { pageVitals } from '#db/tables.ts';

/** A phone may send the report twice, because it is sent when a page is left. The id makes it idempotent. */
export const keepVitals = async (db: Db, vitals: typeof pageVitals.$inferInsert): Promise<void> => {
  await db.insert(pageVitals).values(vitals).onConflictDoNothing();
};
