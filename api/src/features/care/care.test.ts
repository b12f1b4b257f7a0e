/** Account deletion: who may request it, the seven days, and cancelling (permissions N7 and N8). */
import { expect, test } from 'vitest';
import { hashPassword, newSession } from '#features/accounts/index.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, database, clock, person, pupil, teacher, room } = await aClass();
const { sql } = database;
const inDays = (n: number) => new Date(clock.now.getTime() + n * 24 * 60 * 60 * 1000).toISOString();
const anew = (row: { id: number; role: string; administrator: boolean }) => newSession(db, row, clock.now);

test('a parent deletes a child’s account: signed out, hidden from all but the family, and kept again by a word', async () => {
  const child = await pupil();
  const friend = await pupil();
  await sql`insert into friendships (asker_id, asked_id, asked_at, agreed_at)
    values (${child.id}, ${friend.id}, now(), now())`;
  const seenBy = async (token: string) => ({
    class: (
      await send('GET', `/api/teacher/class/${room.id}/summary`, { token: teacher.token })
    ).text.includes(String(child.id)),
    xp: (await send('GET', `/api/xp/${child.id}`, { token: teacher.token })).status,
    friend: (await send('GET', '/api/friends', { token })).text.includes(String(child.id)),
    parent: (await send('GET', `/api/xp/${child.id}`, { token: child.parent.token })).status,
  });
  const before = { class: true, xp: 200, friend: true, parent: 200 };
  expect(await seenBy(friend.token)).toEqual(before);

  expect(
    await send('DELETE', `/api/children/${child.id}/account`, { token: child.parent.token, body: {} }),
  ).toMatchObject({ status: 200, body: { leavesAt: inDays(7), by: 'guardian' } });
  expect(await seenBy(friend.token)).toEqual({ class: false, xp: 404, friend: false, parent: 200 });
  expect(await send('GET', '/api/me', { token: child.token })).toMatchObject({
    status: 401,
    body: { code: 'session/gone' },
  });
  const listed = async () =>
    (await send('GET', '/api/children', { token: child.parent.token })).body as { leavesAt: string | null }[];
  expect(await listed()).toMatchObject([{ id: child.id, leavesAt: inDays(7) }]);
  // The child can sign in and see the state; the guardian decides.
  const token = await anew(child);
  expect(await send('GET', '/api/me/care', { token })).toMatchObject({
    body: { leavesAt: inDays(7), by: 'guardian', needsGuardian: true },
  });
  expect(await send('POST', '/api/me/keep', { token })).toMatchObject({
    status: 409,
    body: { code: 'care/guardian-decides' },
  });

  const kept = await send('POST', `/api/children/${child.id}/account/keep`, { token: child.parent.token });
  expect(kept.status).toBe(200);
  expect(await listed()).toMatchObject([{ leavesAt: null }]);
  expect(await seenBy(friend.token)).toEqual(before);
});

test('a child with a guardian asks, and the guardian decides', async () => {
  const child = await pupil();
  const token = await anew(child);
  expect(await send('DELETE', '/api/me', { token, body: {} })).toMatchObject({
    status: 200,
    body: { leavesAt: null, asked: true, needsGuardian: true },
  });
  expect((await send('GET', '/api/me', { token })).status).toBe(200);
  const path = `/api/children/${child.id}`;
  expect(await send('GET', `${path}/care`, { token: child.parent.token })).toMatchObject({
    body: { asked: true, leavesAt: null, name: child.name },
  });
  expect((await send('GET', '/api/notifications', { token: child.parent.token })).text).toContain(
    'You decide',
  );
  expect((await send('POST', `${path}/account/keep`, { token: child.parent.token })).status).toBe(200);
  expect((await send('GET', '/api/me/care', { token })).body).toMatchObject({ asked: false, leavesAt: null });
});

test('a learner whom no guardian has decides alone, and can take the word back after a new sign-in', async () => {
  const learner = await person('learner');
  const first = await anew(learner);
  expect(await send('DELETE', '/api/me', { token: first, body: {} })).toMatchObject({
    status: 200,
    body: { leavesAt: inDays(7), by: 'self' },
  });
  const token = await anew(learner);
  // Repeating the request does not restart the seven days.
  const later = clock.now;
  clock.now = new Date(later.getTime() + 60_000);
  expect((await send('DELETE', '/api/me', { token, body: {} })).body).toMatchObject({
    leavesAt: new Date(later.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString(),
  });
  const back = await anew(learner);
  expect(await send('POST', '/api/me/keep', { token: back })).toMatchObject({
    status: 200,
    body: { leavesAt: null, by: null },
  });
  clock.now = later;
});

test('an open tablet is not enough: a fresh sign-in, or the password', async () => {
  const passwordHash = await hashPassword('mango tree shade 42');
  const parent = await person('parent', { passwordHash });
  const old = await newSession(db, parent, new Date(clock.now.getTime() - 60 * 60 * 1000));
  const ask = (body: object) => send('DELETE', '/api/me', { token: old, body });
  expect(await ask({})).toMatchObject({
    status: 403,
    body: { code: 'care/sign-in-again', error: expect.not.stringContaining('email') },
  });
  expect(await ask({ password: 'not this one' })).toMatchObject({
    status: 403,
    body: { code: 'settings/wrong-password' },
  });
  expect(await ask({ password: 'mango tree shade 42' })).toMatchObject({ status: 200 });
});

test('a teacher with an open class, and the only head of a school, are told what to do first', async () => {
  expect(await send('DELETE', '/api/me', { token: teacher.token, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'care/open-classes' },
  });
  const head = await person('teacher', { administrator: true });
  const alone = await send('DELETE', '/api/me', { token: head.token, body: {} });
  expect(alone).toMatchObject({ status: 409, body: { code: 'care/last-administrator' } });
  const second = await person('teacher', { administrator: true });
  expect(await send('DELETE', '/api/me', { token: second.token, body: {} })).toMatchObject({ status: 200 });
  // A head with a pending deletion does not count as a second head.
  expect(await send('DELETE', '/api/me', { token: await anew(head), body: {} })).toMatchObject({
    body: { code: 'care/last-administrator' },
  });
});

test('only a guardian of the child; not the class teacher, nor another parent', async () => {
  const child = await pupil();
  const stranger = await person('parent');
  for (const [token, status] of [
    [stranger.token, 404],
    [teacher.token, 403],
    [child.token, 403],
  ] as const)
    expect((await send('DELETE', `/api/children/${child.id}/account`, { token, body: {} })).status).toBe(
      status,
    );
});
