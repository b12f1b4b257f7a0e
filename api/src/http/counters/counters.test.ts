import { expect, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { countMore } from './counters.db.ts';

const { db, sql } = await testDatabase();
const now = new Date('2026-03-09T06:00:00Z');

test('counting waits for no disk, and what comes after it on the same connection does', async () => {
  const waitsForDisk = async (on: typeof db) =>
    (await on.execute<{ waits: string }>("select current_setting('synchronous_commit') as waits"))[0]?.waits;
  await db.transaction(async (one) => {
    expect(await waitsForDisk(one)).toBe('on');
    const [counter] = await countMore(one, [{ key: 'disk', per: 1000 }], now, 2);
    expect(counter).toMatchObject({ key: 'disk', count: 2 });
    expect(await waitsForDisk(one)).toBe('off');
  });
  await countMore(db, [{ key: 'disk', per: 1000 }], now, 1);
  expect(await waitsForDisk(db)).toBe('on');
  expect(await sql`select count from limit_counters where key = 'disk'`).toEqual([{ count: 3 }]);
});
