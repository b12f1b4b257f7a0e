import type { Notification } from '@afrolearn/contract/notifications.ts';
import { cardText } from '@afrolearn/learning/people/secrets.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guardianships, notifications } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { forms, goodPassword } from '#testing/test-app.ts';
import { aboutChildren, addNews, forgetNewsAbout } from './index.ts';

const { send, db, clock, person } = await aClass();
const newsOf = async (token: string) =>
  (await send('GET', '/api/notifications', { token })).body as Notification[];

test('spec 1 §2.10, §7: the newest first, each with message, read and its time; nobody else’s', async () => {
  const learner = await person('learner');
  const other = await person('learner');
  expect(await newsOf(learner.token)).toEqual([]);
  await addNews(db, [{ userId: learner.id, kind: 'welcome', about: {}, once: 'welcome' }], clock.now);
  const later = new Date(clock.now.getTime() + 1000);
  await addNews(
    db,
    [{ userId: learner.id, kind: 'badge', about: { name: 'First steps' }, once: 'badge first' }],
    later,
  );
  expect(await newsOf(learner.token)).toMatchObject([
    { message: 'You earned the badge ‘First steps’.', read: false, createdAt: later.toISOString() },
    { message: 'Welcome to AfroLearn. Choose your class and open a first lesson.', read: false },
  ]);
  expect(await newsOf(other.token)).toEqual([]);
});

test('the same thing is told once, also when it is found out at the same moment', async () => {
  const { id, token } = await person('learner');
  const news = { userId: id, kind: 'level' as const, about: { level: 2 }, once: 'level 2' };
  await Promise.all(Array.from({ length: 20 }, () => addNews(db, [news], clock.now)));
  expect(await newsOf(token)).toHaveLength(1);
});

test('spec 1 §4: marking read turns it read, twice the same, and only one’s own', async () => {
  const { id, token } = await person('learner');
  const other = await person('learner');
  await addNews(db, [{ userId: id, kind: 'welcome', about: {}, once: 'welcome' }], clock.now);
  const [one] = await newsOf(token);
  const read = (by: string) => send('POST', `/api/notifications/${one?.id}/read`, { token: by });
  expect((await read(other.token)).status).toBe(404);
  expect((await newsOf(token))[0]?.read).toBe(false);
  expect((await read(token)).status).toBe(200);
  expect((await read(token)).status).toBe(200);
  expect((await newsOf(token))[0]?.read).toBe(true);
  expect((await send('POST', '/api/notifications/1x/read', { token })).status).toBe(404);
});

test('all that are named are marked at once, and only one’s own', async () => {
  const { id, token } = await person('learner');
  const other = await person('learner');
  const news = ['welcome', 'again'].map((once) => ({
    userId: id,
    kind: 'welcome' as const,
    about: {},
    once,
  }));
  await addNews(db, news, clock.now);
  const ids = (await newsOf(token)).map((one) => one.id);
  const read = (by: string, body: object) => send('POST', '/api/notifications/read', { token: by, body });
  expect((await read(other.token, { ids })).status).toBe(200);
  expect((await newsOf(token)).map((one) => one.read)).toEqual([false, false]);
  expect((await read(token, { ids })).status).toBe(200);
  expect((await read(token, { ids: [...ids, '999999999'] })).status).toBe(200);
  expect((await newsOf(token)).map((one) => one.read)).toEqual([true, true]);
  for (const wrong of [{ ids: [] }, { ids: ['1x'] }, {}]) expect((await read(token, wrong)).status).toBe(400);
});

test('who names JSON and sends nothing is understood where nothing has to be sent', async () => {
  const { id, token } = await person('learner');
  await addNews(db, [{ userId: id, kind: 'welcome', about: {}, once: 'welcome' }], clock.now);
  const [one] = await newsOf(token);
  const read = (body: string) =>
    send('POST', `/api/notifications/${one?.id}/read`, {
      token,
      body,
      headers: { 'content-type': 'application/json' },
    });
  expect(await read('{')).toMatchObject({ status: 400, body: { code: 'request/malformed' } });
  expect((await newsOf(token))[0]?.read).toBe(false);
  expect((await read('')).status).toBe(200);
  expect((await newsOf(token))[0]?.read).toBe(true);
});

test('at most the newest 100 are shown', async () => {
  const { id, token } = await person('learner');
  await addNews(
    db,
    Array.from({ length: 130 }, (_, n) => ({
      userId: id,
      kind: 'level' as const,
      about: { level: n },
      once: `level ${n}`,
    })),
    clock.now,
  );
  const shown = await newsOf(token);
  expect(shown).toHaveLength(100);
  expect(shown[0]?.message).toContain('level 129');
});

test('a new learner is welcomed, who registers and for whom a parent makes an account; an adult is not', async () => {
  const welcomed = [
    { message: 'Welcome to AfroLearn. Choose your class and open a first lesson.', read: false },
  ];
  const told = async (login: object) =>
    await newsOf(((await send('POST', '/api/login', { body: login })).body as { token: string }).token);
  for (const role of ['learner', 'teacher'] as const) {
    const email = `new-${role}@home.ug`;
    await send('POST', '/api/register', { body: forms[role](email) });
    expect(await told({ email, password: goodPassword }), role).toMatchObject(
      role === 'learner' ? welcomed : [],
    );
  }
  const { token } = await person('parent');
  const child = { name: 'Lokiru Samuel', grade: 'Primary 2', secret: 'card' };
  const made = (await send('POST', '/api/children', { token, body: child })).body as {
    studentId: string;
    secret: { words: string[] };
  };
  expect(await told({ email: made.studentId, password: cardText(made.secret.words) })).toMatchObject(
    welcomed,
  );
});

test('a guardian of two reads which child it is about; who is not linked any more is not named', async () => {
  const mother = await person('parent');
  const [grace, daniel] = [
    await person('learner', { name: 'Akello Grace' }),
    await person('learner', { name: 'Okot Daniel' }),
  ];
  for (const { id } of [grace, daniel])
    await db.insert(guardianships).values({ guardianId: mother.id, childId: id });
  const about = { title: 'Sets', ...aboutChildren([grace.id, daniel.id]) };
  const asked = aboutChildren([daniel.id]);
  await addNews(
    db,
    [
      { userId: mother.id, kind: 'child-assigned', about, once: 'child-assigned 9' },
      { userId: mother.id, kind: 'child-asked', about: asked, once: `child-asked ${daniel.id}` },
      { userId: mother.id, kind: 'child-linked', about: {}, once: 'child-linked 9' },
    ],
    clock.now,
  );
  const told = async () => (await newsOf(mother.token)).map(({ message }) => message).sort();
  expect(await told()).toEqual([
    'Daniel has asked for a teacher.',
    'New work for Grace, Daniel: ‘Sets’.',
    'Your child is on your page now.',
  ]);
  await db.delete(guardianships).where(eq(guardianships.childId, daniel.id));
  expect(await told()).toEqual([
    'New work for Grace: ‘Sets’.',
    'Your child has asked for a teacher.',
    'Your child is on your page now.',
  ]);
  await forgetNewsAbout(db, daniel.id);
  const kept = await db.select().from(notifications).where(eq(notifications.userId, mother.id));
  expect(kept.map((row) => row.about['children']).sort()).toEqual([String(grace.id), undefined]);
});
