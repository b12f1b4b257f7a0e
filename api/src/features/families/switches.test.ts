/** Permissions, 'Guardian view': every switch of a child in one place, effective at once. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildChoices } from '@afrolearn/contract/families.ts';
import type { BoardEntry } from '@afrolearn/contract/leaderboard.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guardianships, schools, securityLog, uploads, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { multipart } from '#testing/multipart.ts';

/* One grey pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const { app, send, db, env, clock, pupil, person } = await aClass();

type Family = Awaited<ReturnType<typeof pupil>>;
const pathOf = ({ id }: { id: number }) => `/api/children/${id}/choices`;
const choose = async (child: Family, body: object, { token } = child.parent) =>
  (await send('PATCH', pathOf(child), { token, body })).body as ChildChoices;
const read = async (child: Family, { token } = child.parent) =>
  (await send('GET', pathOf(child), { token })).body as ChildChoices;
const offBy = ({ switches }: ChildChoices) =>
  Object.fromEntries(switches.map(({ key, offBy: why }) => [key, why]));

const everythingOn = {
  community: null,
  approveFriends: null,
  boards: null,
  photo: null,
  insights: null,
  sharing: null,
  motivation: null,
};

test('all switches stand in one answer, with this guardian’s word and why something is off', async () => {
  await db.update(schools).set({ photos: true });
  const child = await pupil();
  expect(offBy(await read(child))).toEqual(everythingOn);
  const after = await choose(child, { boards: false, approveFriends: true });
  expect(after.switches).toContainEqual({ key: 'boards', on: false, offBy: 'you' });
  expect(after.switches).toContainEqual({ key: 'approveFriends', on: true, offBy: null });
  const [row] = await db
    .select()
    .from(securityLog)
    .where(and(eq(securityLog.userId, child.id), eq(securityLog.event, 'child-switches-set')));
  expect(row?.detail).toEqual({ by: child.parent.id, boards: false, approveFriends: true });
});

test('one guardian’s no is enough; the other reads that it is another guardian’s, and it ends with the link', async () => {
  const child = await pupil();
  const other = await person('parent');
  await db.insert(guardianships).values({ guardianId: other.id, childId: child.id });
  await choose(child, { insights: false }, other);
  expect((await read(child)).switches).toContainEqual({ key: 'insights', on: true, offBy: 'guardian' });
  await send('DELETE', `/api/children/${child.id}`, { token: other.token });
  expect(offBy(await read(child))['insights']).toBeNull();
});

test('only of an own child, and only yes or no', async () => {
  const [child, stranger] = [await pupil(), await person('parent')];
  expect((await send('GET', pathOf(child), { token: stranger.token })).status).toBe(404);
  expect((await send('PATCH', pathOf(child), { token: stranger.token, body: { photo: false } })).status).toBe(
    404,
  );
  expect((await send('PATCH', pathOf(child), { token: child.token, body: { photo: false } })).status).toBe(
    403,
  );
  expect(
    (await send('PATCH', pathOf(child), { token: child.parent.token, body: { photo: 'no' } })).status,
  ).toBe(400);
});

test('boards off: classmates do not find the child on the leaderboard', async () => {
  const [child, mate] = [await pupil(), await pupil()];
  const shown = async () => {
    clock.now = new Date(clock.now.getTime() + 61_000);
    const board = (await send('GET', '/api/leaderboard', { token: mate.token })).body as BoardEntry[];
    return board.some(({ id }) => id === child.id);
  };
  expect(await shown()).toBe(true);
  await choose(child, { boards: false });
  expect(await shown()).toBe(false);
  await choose(child, { boards: true });
  expect(await shown()).toBe(true);
});

test('photo off: the photo and its file are gone at once, and no new one is taken', async () => {
  await db.update(schools).set({ photos: true });
  const child = await pupil();
  const { type, payload } = multipart([{ bytes: picture }]);
  const upload = async () =>
    await app.inject({
      method: 'POST',
      url: '/api/upload-avatar',
      headers: { authorization: `Bearer ${child.token}`, 'content-type': type },
      payload,
    });
  expect((await upload()).statusCode).toBe(200);
  const [kept] = await db.select().from(uploads).where(eq(uploads.userId, child.id));
  const file = join(env.dataDir, 'uploads', kept?.name ?? '');
  expect(existsSync(file)).toBe(true);
  expect(offBy(await choose(child, { photo: false }))['photo']).toBe('you');
  expect(existsSync(file)).toBe(false);
  expect((await upload()).json()).toMatchObject({ code: 'upload/not-allowed' });
  await choose(child, { photo: true });
  expect((await upload()).statusCode).toBe(200);
});

test('insights off: the child is not told how they learn, also not from what was kept ready', async () => {
  const child = await pupil();
  const data = async () =>
    ((await send('GET', '/api/personalized-insights', { token: child.token })).body as { data: unknown })
      .data;
  expect(await data()).not.toBeNull();
  await choose(child, { insights: false });
  expect(await data()).toBeNull();
  await choose(child, { insights: true });
  expect(await data()).not.toBeNull();
});

test('sharing off: a note stays private, and the lesson says so before it is written', async () => {
  const child = await pupil();
  const path = '/api/lesson/u400-l1/shared';
  const share = async () =>
    (
      await send('POST', path, {
        token: child.token,
        body: { id: randomUUID(), text: 'A lamp needs a cell.' },
      })
    ).status;
  const may = async () => (await send('GET', path, { token: child.token })).body as { mayShare: boolean };
  expect([await share(), (await may()).mayShare]).toEqual([201, true]);
  await choose(child, { sharing: false });
  expect([await share(), (await may()).mayShare]).toEqual([403, false]);
});

test('community off: friends, boards and sharing are off with it, as the child is told', async () => {
  const child = await pupil();
  const standing = async () => (await send('GET', '/api/community/standing', { token: child.token })).body;
  expect(await standing()).toMatchObject({ standing: 'open' });
  expect(offBy(await choose(child, { community: false }))).toMatchObject({
    community: 'you',
    boards: 'you',
    sharing: 'you',
    insights: null,
  });
  expect(await standing()).toMatchObject({ standing: 'guardian' });
});

test('a friendship waits for the guardian’s word as soon as they want to be asked', async () => {
  const [child, mate] = [await pupil(), await pupil()];
  await choose(child, { approveFriends: true });
  const asked = await send('POST', '/api/friends/request', {
    token: child.token,
    body: { friendId: mate.id },
  });
  expect(asked).toMatchObject({ status: 201, body: { waitsFor: 'guardian' } });
  const seen = await send('GET', `/api/children/${child.id}/friends`, { token: child.parent.token });
  expect(seen.body).toMatchObject({ friends: [], waiting: [{}] });
});

test('withdrawn consent closes everything at once, and given again opens it', async () => {
  await db.update(schools).set({ photos: true });
  const child = await pupil();
  const consent = (given: boolean) =>
    send('PUT', `/api/children/${child.id}/consent`, { token: child.parent.token, body: { given } });
  await consent(false);
  expect(await read(child)).toMatchObject({ consent: 'withdrawn' });
  expect(offBy(await read(child))).toEqual({
    community: 'consent',
    approveFriends: null,
    boards: 'consent',
    photo: 'consent',
    insights: 'consent',
    sharing: 'consent',
    motivation: null,
  });
  await consent(true);
  expect(offBy(await read(child))).toEqual(everythingOn);
});

test('the school and the age stand in the way of what they close, whatever a guardian says', async () => {
  await db.update(schools).set({ photos: false });
  const child = await pupil();
  await db
    .update(users)
    .set({ gradeId: 1, birthYear: clock.now.getUTCFullYear() - 6 })
    .where(eq(users.id, child.id));
  expect(offBy(await read(child))).toEqual({
    community: 'age',
    approveFriends: null,
    boards: 'age',
    photo: 'school',
    insights: null,
    sharing: 'age',
    motivation: null,
  });
});
