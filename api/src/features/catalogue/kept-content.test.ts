/** Replies about content are cached, at most a second old, whichever process imported it. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { items, units } from '#db/tables.ts';
import { countQueries } from '#testing/count-queries.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { secondApp } from '#testing/second-app.ts';
import { forms, goodPassword, testApp } from '#testing/test-app.ts';

const { app, send, database, clock } = await testApp({}, { database: await taughtDatabase() });
// Each test has a database of its own, so that no test depends on another.
const changing = await testApp({}, { database: await taughtDatabase() });

const paths = [
  '/api/unit/400',
  '/api/lesson/u400-l1',
  '/api/units?subject=7&grade=7',
  '/api/units/400/summary',
  '/api/manifest?subject=7&grade=7',
];

test.each(paths)('%s has a strong tag; who has it gets 304, who has another gets all', async (path) => {
  const first = await send('GET', path);
  const etag = String(first.headers['etag']);
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache' });
  const again = await send('GET', path, { headers: { 'if-none-match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await send('GET', path, { headers: { 'if-none-match': '"other"' } })).body).toEqual(first.body);
});

test.each(paths)('%s asked again puts no question to the database', async (path) => {
  await send('GET', path);
  expect(await countQueries(database)(() => send('GET', path))).toBe(0);
  // The version check, which is due twice a second.
  clock.now = new Date(clock.now.getTime() + 500);
  expect(await countQueries(database)(() => send('GET', path))).toBe(1);
});

test('packed by brotli or gzip it is the same lesson under a tag of its own', async () => {
  const plain = await app.inject({ url: '/api/lesson/u400-l1' });
  const tags = new Set([plain.headers['etag']]);
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await app.inject({ url: '/api/lesson/u400-l1', headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload);
    tags.add(packed.headers['etag']);
  }
  expect(tags.size).toBe(3);
});

test('by the network it is the same to the byte, made or ready, with its length, its head alone too', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const plain = await app.inject({ url: '/api/lesson/u400-l1' });
  for (const encoding of ['identity', 'gzip', 'gzip', 'br']) {
    const answer = await fetch(`${address}/api/lesson/u400-l1`, { headers: { 'accept-encoding': encoding } });
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(plain.rawPayload);
    expect(answer.headers.get('content-length')).toMatch(/^\d+$/);
    expect(answer.headers.get('vary')).toBe('accept-language, accept-encoding');
  }
  const head = await fetch(`${address}/api/lesson/u400-l1`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity' },
  });
  expect(head.headers.get('content-length')).toBe(String(plain.rawPayload.length));
  expect(await head.text()).toBe('');
});

test('a change that no process was told of is answered by all of them a second later', async () => {
  const { send, database, clock } = changing;
  const second = await secondApp(database);
  let time = 1_000_000_000;
  for (const { pool } of [database, second.database]) pool.monotonic = () => time;
  const asked = async () => {
    const answers = await Promise.all([send, second.send].map((ask) => ask('GET', '/api/unit/400')));
    return answers.map(({ body }) => (body as { title: string }).title);
  };
  expect(await asked()).toEqual(['Electricity', 'Electricity']);
  await database.db.update(units).set({ title: 'Electricity at home' }).where(eq(units.id, 400));
  // Control: at this moment both still answer from the cache.
  expect(await asked()).toEqual(['Electricity', 'Electricity']);
  time += 1000;
  expect(await asked()).toEqual(['Electricity at home', 'Electricity at home']);
  await database.db.update(items).set({ removedAt: clock.now }).where(eq(items.id, 'u400-l1'));
  time += 1000;
  for (const ask of [send, second.send]) expect((await ask('GET', '/api/lesson/u400-l1')).status).toBe(404);
});

test('a learner’s own percents are never kept by anyone', async () => {
  await send('POST', '/api/register', { body: forms.learner('own@home.ug') });
  const body = { email: 'own@home.ug', password: goodPassword };
  const { token } = (await send('POST', '/api/login', { body })).body as { token: string };
  for (const path of ['/api/units?subject=7&grade=7', '/api/units/400/summary']) {
    const { headers } = await send('GET', path, { token });
    expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
  }
});
