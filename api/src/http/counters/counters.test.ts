import { expect, test, vi } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { countLess, countMore } from './counters.db.ts';
import { leasedWindows } from './leased-windows.ts';
import { minuteWindows } from './minute-windows.ts';

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

const day = 24 * 60 * 60 * 1000;

test('a window that a wrong clock made is over once the clock is right; an honest one goes on', async () => {
  const windows = [{ key: 'jump', per: day }];
  const ahead = new Date(now.getTime() + 3650 * day);
  await countMore(db, windows, ahead, 10);
  const [counter] = await countMore(db, windows, now, 1);
  expect(counter).toEqual({ key: 'jump', count: 1, endsAt: new Date(now.getTime() + day) });
  // Times of concurrent requests differ by milliseconds; that resets nothing.
  const [again] = await countMore(db, windows, new Date(now.getTime() - 50), 1);
  expect(again?.count).toBe(2);
});

test.each([
  ['in one process', minuteWindows],
  ['by several', leasedWindows],
] as const)('so is a minute, counted %s', async (name, open) => {
  const clock = { now: new Date(now.getTime() + 3650 * day) };
  const windows = open({ db, now: () => clock.now });
  for (let n = 0; n < 4; n += 1) await windows.hit(`minute ${name}`, 3);
  expect((await windows.hit(`minute ${name}`, 3)).count).toBeGreaterThan(3);
  clock.now = now;
  expect((await windows.hit(`minute ${name}`, 3)).count).toBe(1);
  await windows.stop();
});

test('what is taken back is locked in the order in which it is counted, whatever lies first on the disk', async () => {
  const keys = ['a', 'b', 'c'].map((name) => `order ${name}`);
  for (const key of keys.toReversed()) await countMore(db, [{ key, per: day }], now, 5);
  let taking: Promise<void> = Promise.resolve();
  await db.transaction(async (holder) => {
    await holder.execute(`select from limit_counters where key = 'order a' for update`);
    taking = countLess(db, keys, now, 1);
    await vi.waitFor(
      async () =>
        expect(
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ).toHaveLength(1),
      { timeout: 30_000 },
    );
    // It waits for the first lock, so it holds none of the others and does not block requests that count them.
    const free =
      await sql`select key from limit_counters where key in ('order b', 'order c') for update skip locked`;
    expect(free).toHaveLength(2);
  });
  await taking;
  expect(await sql`select count from limit_counters where key like 'order %'`).toEqual(
    keys.map(() => ({ count: 4 })),
  );
});
