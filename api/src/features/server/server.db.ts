import type { Db } from '#db/connect.ts';
import { pageVitals } from '#db/tables.ts';

/** The report is sent when a page is left, so a phone may send it twice: the id makes it one row. */
export const keepVitals = async (db: Db, vitals: typeof pageVitals.$inferInsert): Promise<void> => {
  await db.insert(pageVitals).values(vitals).onConflictDoNothing();
};
