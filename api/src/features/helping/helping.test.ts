import type { Helper, HelpMark } from '@afrolearn/contract/helping.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { blocks, classMembers, helpMarks, unlockedAvatars, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, clock, person, pupil, teacher, room } = await aClass();

const matesOf = async (token: string) =>
  (await send('GET', '/api/help-marks/classmates', { token })).body as Helper[];
const mark = (token: string, helperId: number) =>
  send('POST', '/api/help-marks', { token, body: { helperId } });
const marked = async (token: string, helperId: number) =>
  ((await mark(token, helperId)).body as { id: number }).id;
const waiting = async (token = teacher.token) =>
  (await send('GET', '/api/help-marks', { token })).body as HelpMark[];
const decide = (id: number, how: 'confirm' | 'not-now', token = teacher.token) =>
  send('POST', `/api/help-marks/${id}/${how}`, { token });
const helpGivenBy = async ({ id, token }: { id: number; token: string }) =>
  ((await send('GET', `/api/users/${id}/stats`, { token })).body as { helpGiven: number }).helpGiven;

test('G33: help counts once the class teacher has confirmed it, and not before', async () => {
  const [helper, helped] = [await pupil(), await pupil()];
  const id = await marked(helped.token, helper.id);
  expect(await helpGivenBy(helper)).toBe(0);
  expect((await waiting()).find((one) => one.id === id)).toEqual({
    id,
    helper: { name: 'Akello Mercy', picture: '/avatars/african-1.svg' },
    helped: { name: 'Akello Mercy' },
    className: 'P7 Blue',
    on: '2026-03-09',
  });
  expect((await decide(id, 'confirm')).status).toBe(200);
  expect((await decide(id, 'confirm')).status).toBe(200);
  expect(await helpGivenBy(helper)).toBe(1);
  expect(await helpGivenBy(helped)).toBe(0);
  expect((await waiting()).some((one) => one.id === id)).toBe(false);
  const news = (await send('GET', '/api/notifications', { token: helper.token })).body;
  expect(news).toMatchObject([{ message: 'Your teacher saw that you helped a classmate. Thank you!' }]);
});

test('what is put aside counts nothing and tells nobody; decided once, it stays so', async () => {
  const [helper, helped] = [await pupil(), await pupil()];
  const id = await marked(helped.token, helper.id);
  expect((await decide(id, 'not-now')).status).toBe(200);
  expect(await decide(id, 'confirm')).toMatchObject({ status: 409, body: { code: 'help/decided' } });
  expect(await helpGivenBy(helper)).toBe(0);
  expect((await send('GET', '/api/notifications', { token: helper.token })).body).toEqual([]);
});

test('one for a pair and a day, also of many at once; the next day there may be another', async () => {
  const [helper, helped] = [await pupil(), await pupil()];
  const answers = await Promise.all(Array.from({ length: 12 }, () => mark(helped.token, helper.id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'help/already' });
  expect((await matesOf(helped.token)).find(({ id }) => id === helper.id)).toMatchObject({ marked: true });
  const today = clock.now;
  clock.now = new Date(today.getTime() + 24 * 60 * 60 * 1000);
  expect((await mark(helped.token, helper.id)).status).toBe(201);
  clock.now = today;
});

test('only of a classmate whom one may meet, and never of oneself', async () => {
  const [me, blocked, other] = [await pupil(), await pupil(), await person('learner')];
  await db.insert(blocks).values({ blockerId: blocked.id, blockedId: me.id, createdAt: clock.now });
  for (const id of [me.id, other.id, blocked.id, teacher.id])
    expect((await mark(me.token, id)).status).toBe(404);
  const shown = (await matesOf(me.token)).map(({ id }) => id);
  for (const id of [me.id, other.id, blocked.id]) expect(shown).not.toContain(id);
  await db.delete(blocks).where(eq(blocks.blockerId, blocked.id));
  expect((await mark(me.token, blocked.id)).status).toBe(201);
});

test('another teacher neither reads nor decides; the head of the school decides; who is not confirmed does not', async () => {
  const [helper, helped] = [await pupil(), await pupil()];
  const id = await marked(helped.token, helper.id);
  const stranger = await person('teacher');
  expect(await waiting(stranger.token)).toEqual([]);
  expect((await decide(id, 'confirm', stranger.token)).status).toBe(404);
  await db.update(users).set({ verifiedAt: null }).where(eq(users.id, teacher.id));
  expect(await waiting()).toEqual([]);
  expect((await decide(id, 'confirm')).status).toBe(403);
  await db.update(users).set({ verifiedAt: clock.now }).where(eq(users.id, teacher.id));
  const head = await person('teacher', { administrator: true });
  expect((await decide(id, 'confirm', head.token)).status).toBe(200);
  expect(await helpGivenBy(helper)).toBe(1);
});

test('spec 2 §9: fantasy-8 is given with the twentieth confirmed help, and not with the nineteenth', async () => {
  const helper = await pupil();
  const given = () => db.$count(unlockedAvatars, eq(unlockedAvatars.userId, helper.id));
  const helpedBefore = Array.from({ length: 18 }, (_, n) => n);
  const [other] = [await pupil()];
  await db.insert(helpMarks).values(
    helpedBefore.map((n) => ({
      helperId: helper.id,
      helpedId: other.id,
      classId: room.id,
      markedOn: `2026-02-${String(n + 1).padStart(2, '0')}`,
      markedAt: clock.now,
      state: 'confirmed' as const,
    })),
  );
  for (const [place, expected] of [
    [19, 0],
    [20, 1],
  ] as const) {
    const classmate = await pupil();
    await decide(await marked(classmate.token, helper.id), 'confirm');
    expect([place, await given()]).toEqual([place, expected]);
  }
  const wear = await send('PUT', `/api/avatars/user/${helper.id}`, {
    token: helper.token,
    body: { avatarId: 'fantasy-8' },
  });
  expect(wear.status).toBe(200);
});

test('who leaves the class keeps what was confirmed', async () => {
  const [helper, helped] = [await pupil(), await pupil()];
  await decide(await marked(helped.token, helper.id), 'confirm');
  await db.delete(classMembers).where(eq(classMembers.userId, helper.id));
  expect(await helpGivenBy(helper)).toBe(1);
});
