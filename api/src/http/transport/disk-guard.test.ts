import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageVitals } from '#db/tables.ts';
import { testApp } from '#testing/test-app.ts';
import { reserveIn, watchDisk } from './disk-guard.ts';

const folder = mkdtempSync(join(tmpdir(), 'afrolearn-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/* A simulated memory card of 8 GB; the tests set its free space. */
const mega = 1024 * 1024;
const card = { free: 4000 * mega, all: 8000 * mega };
const disk = await watchDisk(folder, { room: async () => card, every: 3_600_000 });
afterAll(disk.stop);
const { send, database } = await testApp({}, { disk });
const { send: sendUnguarded } = await testApp({}, { database });

const leave = async (megabytes: number) => {
  card.free = megabytes * mega;
  await disk.look();
};
const body = () => ({ id: randomUUID(), page: '/login', measures: { LCP: 1 } });
const rows = () => database.db.$count(pageVitals);

test('the reserve is there from the start, and takes its room', () => {
  expect(statSync(reserveIn(folder))).toMatchObject({ size: 64 * mega });
  expect(statSync(reserveIn(folder)).blocks * 512).toBeGreaterThanOrEqual(60 * mega);
});

test('at 85 % health tells it, and everything goes on', async () => {
  await leave(1100);
  expect(await send('GET', '/api/health')).toMatchObject({ status: 200, body: { disk: 'low' } });
  expect((await send('POST', '/api/vitals', { body: body() })).status).toBe(200);
});

test('at 95 % writes are told to come again in words, nothing is kept, and reading goes on', async () => {
  await leave(390);
  const before = await rows();
  const answer = await send('POST', '/api/vitals', { body: body(), headers: { 'accept-language': 'sw' } });
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'server/unavailable' },
    headers: { 'retry-after': '60' },
  });
  expect(await rows()).toBe(before);
  expect(await send('GET', '/api/health')).toMatchObject({ status: 200, body: { disk: 'full' } });
  expect((await send('GET', '/api/grades')).status).toBe(200);
});

test('control: a server that does not look at its disk goes on writing', async () => {
  expect((await sendUnguarded('POST', '/api/vitals', { body: body() })).status).toBe(200);
});

test('when next to nothing is left the reserve goes back to the disk; with room it is made again', async () => {
  await leave(10);
  expect(existsSync(reserveIn(folder))).toBe(false);
  await leave(100);
  expect(existsSync(reserveIn(folder))).toBe(false);
  await leave(4000);
  expect(existsSync(reserveIn(folder))).toBe(true);
  expect((await send('POST', '/api/vitals', { body: body() })).status).toBe(200);
  expect((await send('GET', '/api/health')).body).not.toHaveProperty('disk');
});

test('on a card of 1 GB the room that the reserve gives back is not written into', async () => {
  const small = { free: 600 * mega, all: 1000 * mega };
  const place = mkdtempSync(join(tmpdir(), 'afrolearn-small-'));
  const watch = await watchDisk(place, { room: async () => small, every: 3_600_000 });
  try {
    small.free = 20 * mega;
    await watch.look();
    expect([watch.state(), existsSync(reserveIn(place))]).toEqual(['full', false]);
    // 64 MB more are free now, which is over 5 %.
    small.free = 84 * mega;
    await watch.look();
    expect(watch.state()).toBe('full');
    // Space was freed.
    small.free = 600 * mega;
    await watch.look();
    expect([watch.state(), existsSync(reserveIn(place))]).toEqual(['roomy', true]);
  } finally {
    watch.stop();
    rmSync(place, { recursive: true, force: true });
  }
});
