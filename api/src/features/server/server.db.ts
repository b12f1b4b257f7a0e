import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { pageVitals } from '#db/tables.ts';

/** Throws while the database is away. */
export const askDatabase = async (db: Db): Promise<void> => {
  await db.execute(sql`select 1`);
};

/** The report is sent when a page is left, so a phone may send it twice: the id makes it one row. */
export const keepVitals = async (db: Db, vitals: typeof pageVitals.$inferInsert): Promise<void> => {
  await db.insert(pageVitals).values(vitals).onConflictDoNothing();
};
