import { sql } from 'drizzle-orm';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '#db/connect.ts';
import { inDatabase } from './global-setup.ts';
import { type TestApp, testApp } from './test-app.ts';

/**
 * A second server with its own connections to the same database: like another process, because it shares no caches.
 */
export const secondApp = async ({ db }: Pick<Database, 'db'>): Promise<TestApp> => {
  const [name] = await db.select({ it: sql<string>`current_database()` }).from(sql`(select 1) one`);
  const other = connect(inDatabase(inject('postgres'), name?.it ?? ''), { max: 2 });
  afterAll(() => other.close());
  return await testApp({}, { database: other });
};
