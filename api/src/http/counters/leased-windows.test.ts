/** Several processes that count together never exceed the limit, however the requests are distributed. */
import { expect, test } from 'vitest';
import { countQueries } from '#testing/count-queries.ts';
import { testDatabase } from '#testing/test-app.ts';
import { leasedWindows } from './leased-windows.ts';
import { type MinuteWindows, minuteWindows } from './minute-windows.ts';

const database = await testDatabase();
const clock = { now: new Date('2026-03-09T06:00:00Z') };
const world = { db: database.db, now: () => clock.now };
const most = 100;

/**
 * Sends the requests to the processes in rotation. Returns how many were allowed, and how often a refusal was
 * reported as the first.
 */
const flood = async (name: string, processes: readonly MinuteWindows[], requests: number) => {
  let [through, first] = [0, 0];
  for (let n = 0; n < requests; n += 1) {
    const { count } = (await processes[n % processes.length]?.hit(name, most)) ?? { count: most + 1 };
    if (count <= most) through += 1;
    if (count === most + 1) first += 1;
  }
  return { through, first };
};

test('three processes let through as many as one may, and each says once that it was too many', async () => {
  const three = [1, 2, 3].map(() => leasedWindows(world));
  expect(await flood('three', three, 400)).toEqual({ through: most, first: 3 });
});

test('a flood at once does not find a gap', async () => {
  const two = [leasedWindows(world), leasedWindows(world)];
  const counts = await Promise.all(
    Array.from({ length: 300 }, async (_, n) => (await two[n % 2]?.hit('at once', most))?.count ?? 0),
  );
  expect(counts.filter((count) => count <= most)).toHaveLength(most);
});

test('when the minute is over it begins anew', async () => {
  const two = [leasedWindows(world), leasedWindows(world)];
  await flood('anew', two, 300);
  clock.now = new Date(clock.now.getTime() + 60_001);
  expect((await flood('anew', two, 300)).through).toBe(most);
});

test('the database is asked for a twentieth at a time, and not by who is over already', async () => {
  const one = leasedWindows(world);
  expect(await countQueries(database)(() => flood('quiet', [one], 500))).toBe(21);
});

test('control: processes that count alone let through as many each', async () => {
  const two = [minuteWindows(world), minuteWindows(world)];
  expect((await flood('alone', two, 400)).through).toBe(2 * most);
  for (const windows of two) await windows.stop();
});

test.each([
  ['one process', () => [minuteWindows(world)]],
  ['two that count together', () => [leasedWindows(world), leasedWindows(world)]],
] as const)('passing without waiting counts as asking does: %s', async (name, open) => {
  const processes: readonly MinuteWindows[] = open();
  let [through, passed] = [0, 0];
  for (let n = 0; n < 3 * most; n += 1) {
    const windows = processes[n % processes.length] as MinuteWindows;
    const isPassed = windows.pass(name, most, clock.now.getTime());
    if (isPassed || (await windows.hit(name, most)).count <= most) through += 1;
    if (isPassed) passed += 1;
  }
  expect(through).toBe(most);
  expect(passed).toBeGreaterThan(most / 2);
  // After the minute is over, the first request of the next one needs the database again.
  const later = clock.now.getTime() + 60_001;
  expect(processes.map(({ pass }) => pass(name, most, later))).toEqual(processes.map(() => false));
});
