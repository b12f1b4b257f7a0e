import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ownLessons, ownLessonVersions, ownLessonVideos, users } from '#db/tables.ts';
import { mp4, noFilms, webm, withPlace } from '#testing/films.ts';
import { type Answered, good, openSchool, type Who } from '#testing/lessons-school.ts';
import { multipart, type Part } from '#testing/multipart.ts';
import { plansOf } from '#testing/query-plans.ts';
import { testApp } from '#testing/test-app.ts';
import { dropOldVideos } from './keep-video.ts';
import { rangeIn } from './serve-videos.ts';
import { isShown } from './videos.db.ts';

const server = await testApp({ SAFETY_PROFILE: 'school' });
const { app, database, env, clock } = server;
const { ids, tokens, rooms, as, make } = await openSchool(server);

const draft = { title: 'Rain', type: 'video', subject: 'Science', grade: 'Primary 4' };
const upload = async (who: Who, id: string, parts: Part[], { end = true } = {}) => {
  const { type, payload } = multipart(parts, { end });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/lessons/${id}/video`,
    headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': type },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() as Answered & { code: string; error: string } };
};
const film = (bytes: Buffer, more: Partial<Part> = {}): Part[] => [
  { name: 'video', filename: 'film.mp4', bytes, ...more },
];
const folder = join(env.dataDir, 'videos');
const kept = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
const fetchVideo = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

test('an uploaded film is kept under a name of ours, and the lesson shows it', async () => {
  const { id } = await make('teacher', draft);
  const answer = await upload('teacher', id, film(mp4, { filename: '../../evil.html', type: 'text/html' }));
  expect([answer.status, answer.body]).toMatchObject([200, { id, version: 2, type: 'video' }]);
  expect(answer.body.url).toMatch(/^\/videos\/[0-9a-f]{32}\.mp4$/);
  const name = (answer.body.url ?? '').slice(8);
  expect(readFileSync(join(folder, name)).equals(mp4)).toBe(true);
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  const shown = await fetchVideo(answer.body.url ?? '');
  expect(shown.statusCode).toBe(200);
  expect(shown.rawPayload.equals(mp4)).toBe(true);
  expect(shown.headers).toMatchObject({
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-length': String(mp4.length),
  });
  expect(shown.headers['content-encoding']).toBeUndefined();
});

test('WebM is told by its bytes, whatever the sender calls it', async () => {
  const { id } = await make('teacher', draft);
  const { body } = await upload('teacher', id, film(webm, { filename: 'x.mp4', type: 'video/mp4' }));
  expect(body.url).toMatch(/\.webm$/);
  expect((await fetchVideo(body.url ?? '')).headers['content-type']).toBe('video/webm');
});

test('where and on what a film was recorded is blanked, and no other byte moves', async () => {
  const { id } = await make('teacher', draft);
  const { body } = await upload('teacher', id, film(withPlace));
  const bytes = readFileSync(join(folder, (body.url ?? '').slice(8)));
  expect(withPlace.toString('latin1')).toMatch(/032\.5825.*Kampala/s);
  expect(bytes.toString('latin1')).not.toMatch(/032\.5825|Tecno|Kampala|xmpmeta/);
  expect(bytes.length).toBe(withPlace.length);
  const same = bytes.filter((byte, at) => byte === withPlace[at]).length;
  expect(withPlace.length - same).toBeLessThan(300);
});

test.each(Object.entries(noFilms))('%s is refused and nothing of it is kept', async (_, bytes) => {
  const { id } = await make('teacher', draft);
  const before = kept();
  const answer = await upload('teacher', id, film(bytes));
  expect([answer.status, answer.body]).toMatchObject([415, { code: 'lessons/wrong-video' }]);
  expect(kept()).toEqual(before);
  expect((await as('teacher')('GET', `/lessons/${id}`)).body).toMatchObject({ url: null, version: 1 });
});

test.each<[string, Part[], number, string, { end?: boolean }?]>([
  ['an empty file', film(Buffer.alloc(0)), 400, 'lessons/no-video'],
  ['no part', [], 400, 'lessons/no-video'],
  ['a part of another name', film(mp4, { name: 'avatar' }), 400, 'lessons/no-video'],
  ['two films', [...film(mp4), ...film(mp4)], 400, 'lessons/no-video'],
  [
    'a field beside it',
    [...film(mp4), { name: 'title', filename: null, bytes: 'x' }],
    400,
    'lessons/no-video',
  ],
  ['a body that is cut off', film(mp4), 400, 'request/malformed', { end: false }],
])('%s is refused in words and nothing is kept', async (_, parts, status, code, how) => {
  const { id } = await make('teacher', draft);
  const before = kept();
  const answer = await upload('teacher', id, parts, how);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(kept()).toEqual(before);
});

test('JSON instead of a film is refused in words', async () => {
  const { id } = await make('teacher', draft);
  const answer = await as('teacher')('POST', `/lessons/${id}/video`, { body: { video: 'x' } });
  expect([400, 415]).toContain(answer.status);
});

test('a film above 50 MiB is refused, said or found, and nothing is kept', async () => {
  const { id } = await make('teacher', draft);
  const before = kept();
  const large = Buffer.concat([mp4.subarray(0, 24), Buffer.alloc(50 * 1024 * 1024)]);
  const said = await upload('teacher', id, film(large));
  expect([said.status, said.body.code]).toEqual([413, 'lessons/video-too-large']);
  expect(kept()).toEqual(before);
});

test('over a real connection without a length, a film goes to the disk as it comes and is cut at the limit', async () => {
  const { id } = await make('teacher', draft);
  const before = kept();
  await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const { type } = multipart([]);
  const asked = request({
    port,
    method: 'POST',
    path: `/api/lessons/${id}/video`,
    headers: { authorization: `Bearer ${tokens.teacher}`, 'content-type': type },
  });
  const answered = once(asked, 'response') as Promise<[{ statusCode: number; resume: () => void }]>;
  const head = multipart(film(mp4.subarray(0, 24)), { end: false }).payload;
  asked.write(head.subarray(0, head.length - 2));
  let onDisk = 0;
  const mebibyte = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent < 60; sent += 1) {
    if (!asked.write(mebibyte)) await Promise.race([once(asked, 'drain'), answered]);
    const arriving = kept().find((name) => name.endsWith('.part'));
    if (arriving !== undefined) onDisk = Math.max(onDisk, statSync(join(folder, arriving)).size);
  }
  asked.end(`\r\n--mango-tree-shade-0123456789--\r\n`);
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(413);
  expect(kept()).toEqual(before);
  expect(onDisk).toBeGreaterThan(10 * 1024 * 1024);
});

test('only the author or the head gives a film, only to a video lesson; what the school sees, only the head', async () => {
  const reading = await make('teacher', good.reading);
  expect((await upload('teacher', reading.id, film(mp4))).body.code).toBe('lessons/not-for-video');
  const shared = await make('teacher', { ...good.video, visibility: 'class', classId: rooms.mine });
  expect((await upload('colleague', shared.id, film(mp4))).status).toBe(404);
  expect((await upload('pupil', shared.id, film(mp4))).status).toBe(403);
  expect((await upload('newcomer', shared.id, film(mp4))).status).toBe(404);
  expect((await upload('head', shared.id, film(mp4))).status).toBe(200);
  await as('head')('PUT', `/lessons/${shared.id}`, { body: { ...good.video, visibility: 'school' } });
  expect((await upload('teacher', shared.id, film(mp4))).body.code).toBe('lessons/ask-head');
  expect((await upload('teacher', 'u400-l1', film(mp4))).status).toBe(404);
});

test('a lesson that changes while its film is on the way keeps the change; a paused teacher gives none', async () => {
  const whileSending = async (id: string, act: () => Promise<unknown>) => {
    const { type, payload } = multipart(film(mp4));
    async function* slowly() {
      yield payload.subarray(0, 2000);
      await act();
      yield payload.subarray(2000);
    }
    const headers = { authorization: `Bearer ${tokens.teacher}`, 'content-type': type };
    const url = `/api/lessons/${id}/video`;
    const answer = await app.inject({ method: 'POST', url, headers, payload: Readable.from(slowly()) });
    return [answer.statusCode, (answer.json() as { code?: string }).code];
  };
  const before = kept();
  const put = (who: Who, id: string, body: object) => as(who)('PUT', `/lessons/${id}`, { body });
  const shared = { ...good.video, visibility: 'class', classId: rooms.mine };
  const one = await make('teacher', shared);
  const act = (body: object, who: Who = 'head') => whileSending(one.id, () => put(who, one.id, body));
  expect(await act({ ...shared, title: 'Other' }, 'teacher')).toEqual([409, 'lessons/changed']);
  expect(await act({ ...shared, visibility: 'school' })).toEqual([403, 'lessons/ask-head']);
  const other = await make('teacher', shared);
  const pause = (suspendedAt: Date | null) =>
    database.db.update(users).set({ suspendedAt }).where(eq(users.id, ids.teacher));
  expect(await whileSending(other.id, () => pause(clock.now))).toEqual([401, 'session/expired']);
  await pause(null);
  expect(kept()).toEqual(before);
  expect((await as('teacher')('GET', `/lessons/${other.id}`)).body).toMatchObject({ url: good.video.url });
});

test('the lesson of a film is found by the index of films', async () => {
  const plans = await plansOf(database, () => isShown(database.db, '/videos/x.mp4'));
  expect(plans.join()).toContain('own_lessons_by_video');
});

test('a form may send the address of the own film back; that of another lesson is refused', async () => {
  const [one, other] = [await make('teacher', draft), await make('teacher', draft)];
  const { body } = await upload('teacher', one.id, film(mp4));
  const sent = { ...draft, url: body.url, visibility: 'class', classId: rooms.mine };
  expect((await as('teacher')('PUT', `/lessons/${one.id}`, { body: sent })).body).toMatchObject({
    url: body.url,
  });
  const stolen = await as('teacher')('PUT', `/lessons/${other.id}`, { body: sent });
  expect([stolen.status, stolen.body]).toMatchObject([400, { fields: { url: expect.any(String) } }]);
});

test.each([
  ['bytes=0-99', 206, 'bytes 0-99/SIZE', 100],
  ['bytes=100-', 206, 'bytes 100-LAST/SIZE', mp4.length - 100],
  ['bytes=-50', 206, `bytes ${mp4.length - 50}-LAST/SIZE`, 50],
  ['bytes=0-99999999', 206, 'bytes 0-LAST/SIZE', mp4.length],
  ['bytes=99999999-', 416, 'bytes */SIZE', null],
  ['bytes=5-2', 416, 'bytes */SIZE', null],
  ['bytes=0-1,3-4', 200, undefined, mp4.length],
  ['lions=0-1', 200, undefined, mp4.length],
  ['bytes=-', 200, undefined, mp4.length],
])('the range %s is answered %i', async (range, status, contentRange, length) => {
  const { id } = await make('teacher', draft);
  const { body } = await upload('teacher', id, film(mp4));
  const answer = await fetchVideo(body.url ?? '', { range });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-range']).toBe(
    contentRange?.replace('SIZE', String(mp4.length)).replace('LAST', String(mp4.length - 1)),
  );
  if (length !== null) expect(answer.rawPayload).toHaveLength(length);
});

test('a part is the right part, and an empty film has no part', () => {
  expect(rangeIn('bytes=10-19', 100)).toEqual({ from: 10, to: 19 });
  expect(rangeIn('bytes=-0', 100)).toBe('outside');
  expect(rangeIn('bytes=-500', 100)).toEqual({ from: 0, to: 99 });
});

test('a film is served while a lesson shows it, and no longer; no name leads anywhere else', async () => {
  const { id } = await make('teacher', draft);
  const { body } = await upload('teacher', id, film(mp4));
  const address = body.url ?? '';
  const status = async () => (await fetchVideo(address)).statusCode;
  const head = await fetchVideo(address, {}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(mp4.length), '']);
  await as('teacher')('DELETE', `/lessons/${id}`);
  expect(await status()).toBe(404);
  await as('teacher')('POST', `/lessons/${id}/restore`);
  expect(await status()).toBe(200);
  await upload('teacher', id, film(webm));
  expect(await status()).toBe(404);
  for (const name of [
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    'a.mp4',
    `${'0'.repeat(32)}.mp4`,
    `${'0'.repeat(32)}.part`,
    '%00',
  ])
    expect((await fetchVideo(`/videos/${name}`)).statusCode, name).toBe(404);
});

test('films that nothing has shown for 30 days go; those that can still come back stay', async () => {
  const shown = await make('teacher', draft);
  const first = (await upload('teacher', shown.id, film(mp4))).body.url?.slice(8) ?? '';
  const second = (await upload('teacher', shown.id, film(webm))).body.url?.slice(8) ?? '';
  const gone = await make('teacher', draft);
  const deleted = (await upload('teacher', gone.id, film(mp4))).body.url?.slice(8) ?? '';
  await as('teacher')('DELETE', `/lessons/${gone.id}`);
  const leftOver = `${'a'.repeat(32)}.part`;
  writeFileSync(join(folder, leftOver), 'x');

  const clean = async (days: number) => {
    const now = () => new Date(clock.now.getTime() + days * 86_400_000);
    await dropOldVideos({ db: database.db, env, now });
    return [first, second, deleted, leftOver].map((name) => kept().includes(name));
  };
  const fresh = new Date(clock.now.getTime() - 1000);
  utimesSync(join(folder, leftOver), fresh, fresh);
  expect(await clean(0)).toEqual([true, true, true, true]);
  // The films are older than 30 days, but were replaced and deleted within them.
  const old = new Date(clock.now.getTime() - 60 * 86_400_000);
  await database.db.update(ownLessonVideos).set({ createdAt: old });
  expect(await clean(29)).toEqual([true, true, true, false]);
  expect(await clean(31)).toEqual([false, true, false, false]);
  const rows = await database.db
    .select()
    .from(ownLessonVersions)
    .where(eq(ownLessonVersions.lessonId, Number(shown.id.slice(1))));
  expect(rows).toHaveLength(2);
  expect(
    await database.db
      .select()
      .from(ownLessons)
      .where(eq(ownLessons.url, `/videos/${second}`)),
  ).toHaveLength(1);
});
