import { expect, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { talliesOf } from './tallies.ts';

const database = await testDatabase();
const { db, sql } = database;
const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-03-09T06:00:00Z');
const countIn = async (key: string) =>
  (await sql`select count from limit_counters where key = ${key}`)[0]?.['count'] ?? null;

test('a sum is written in steps, and another process knows the steps', async () => {
  const key = 'steps';
  const tallies = talliesOf(db);
  for (let n = 0; n < 19; n += 1) await tallies.add(key, 10, now, 200);
  expect([await countIn(key), tallies.left(key, 1000, now).left]).toEqual([null, 810]);
  await tallies.add(key, 10, now, 200);
  expect(await countIn(key)).toBe(200);
  // A second handle on the same database acts as another process.
  const other = talliesOf({ execute: db.execute.bind(db) } as typeof db);
  await other.add(key, 100, now, 1);
  expect(other.left(key, 1000, now).left).toBe(700);
  await tallies.add(key, 200, now, 200);
  expect(tallies.left(key, 1000, now).left).toBe(500);
});

test('the next day begins with nothing, and a day of a clock that was ahead is over', async () => {
  const tallies = talliesOf(db);
  await tallies.add('days', 50, now, 1);
  expect(tallies.left('days', 50, now).left).toBe(0);
  expect(tallies.left('days', 50, new Date(now.getTime() + day)).left).toBe(50);
  await tallies.add('ahead', 50, new Date(now.getTime() + 3650 * day), 1);
  expect(tallies.left('ahead', 50, now).left).toBe(50);
});

test('what could not be written is counted, and written with the next', async () => {
  let away = true;
  const execute = (...asked: Parameters<typeof db.execute>) =>
    away ? Promise.reject(new Error('away')) : db.execute(...asked);
  const tallies = talliesOf({ execute } as typeof db);
  await expect(tallies.add('away', 30, now, 1)).rejects.toThrow('away');
  expect(tallies.left('away', 100, now).left).toBe(70);
  away = false;
  await tallies.add('away', 1, now, 1);
  expect(await countIn('away')).toBe(31);
});
