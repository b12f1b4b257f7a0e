import type { Friend } from '@afrolearn/contract/friends.ts';
import type { Notification } from '@afrolearn/contract/notifications.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '#db/clean-up.ts';
import { friendships, users } from '#db/tables.ts';
import { aSchool, type Learner } from './testing/school.ts';

const school = await aSchool();
const { send, db, clock, learner, person, ask, accept, end, friendsOf, pendingOf, befriend } = school;

const newsOf = async ({ token }: Learner) =>
  ((await send('GET', '/api/notifications', { token })).body as Notification[]).filter(({ message }) =>
    message.includes('friend'),
  );
const idOf = (answer: { body: unknown }) => (answer.body as Friend).friendshipId;
const days = async (n: number, act: () => Promise<void>) => {
  const before = clock.now;
  clock.now = new Date(before.getTime() + n * 24 * 60 * 60 * 1000);
  await act().finally(() => {
    clock.now = before;
  });
};

test('spec 2 §4: none, then pending after the request, then accepted after accept, with the documented fields', async () => {
  const [one, other] = [
    await learner('Akello Grace'),
    await learner('Opio Daniel', { picture: '/uploads/x.webp' }),
  ];
  const asked = await ask(one, other);
  const friend = {
    id: other.id,
    name: 'Opio D.',
    email: null,
    picture: '/avatars/african-1.svg',
    gradeId: 6,
  };
  const friendshipId = idOf(asked);
  expect([asked.status, asked.body]).toEqual([
    201,
    { ...friend, friendshipId, friendshipStatus: 'pending', waitsFor: 'them' },
  ]);
  expect(await friendsOf(one)).toEqual([asked.body]);
  expect(await friendsOf(other)).toEqual([]);
  expect(await pendingOf(other)).toMatchObject([
    { id: one.id, name: 'Akello G.', friendshipId, friendshipStatus: 'pending' },
  ]);
  expect(await accept(other, friendshipId)).toMatchObject({
    status: 200,
    body: { id: one.id, friendshipStatus: 'accepted', waitsFor: null },
  });
  expect(await friendsOf(one)).toEqual([
    { ...friend, friendshipId, friendshipStatus: 'accepted', waitsFor: null },
  ]);
  expect(await pendingOf(other)).toEqual([]);
  expect((await end(one, friendshipId)).status).toBe(200);
  expect([await friendsOf(one), await friendsOf(other)]).toEqual([[], []]);
});

test('classmates read the whole name, others of the school first name and initial', async () => {
  const [one, mate, far] = [
    await learner('Akello Grace'),
    await learner('Opio Daniel'),
    await learner('Auma Ruth'),
  ];
  await school.sitTogether(one, mate);
  await befriend(one, mate);
  await befriend(far, one);
  expect((await friendsOf(one)).map(({ name }) => name)).toEqual(['Auma R.', 'Opio Daniel']);
});

describe('permissions, POST /friends/request', () => {
  test('a second request is 409 with the documented words; so is one to a friend', async () => {
    const [one, other] = [await learner(), await learner()];
    const words = { status: 409, body: { error: 'Friend request already sent or you are already friends.' } };
    await ask(one, other);
    expect(await ask(one, other)).toMatchObject(words);
    await accept(other, (await pendingOf(other))[0]?.friendshipId);
    expect(await ask(one, other)).toMatchObject(words);
    expect(await ask(other, one)).toMatchObject(words);
  });

  test('adults are refused, and nobody befriends an adult, themselves, a stranger or somebody elsewhere', async () => {
    const one = await learner();
    for (const role of ['teacher', 'parent'] as const) {
      const adult = await person({ role, verifiedAt: clock.now });
      expect((await ask(adult, one)).status).toBe(403);
      expect((await ask(one, adult)).status).toBe(404);
    }
    const elsewhere = await learner('Okot Peter', { schoolId: 22 });
    for (const target of [one, elsewhere, { id: 77 }]) expect((await ask(one, target)).status).toBe(404);
    expect((await ask(elsewhere, one)).status).toBe(404);
    expect((await send('POST', '/api/friends/request', { token: one.token, body: {} })).status).toBe(400);
  });

  test.each([
    ['without consent', { consent: 'none' }, 'community/no-consent'],
    ['whose consent was withdrawn', { consent: 'withdrawn' }, 'community/no-consent'],
    ['without a school', { schoolId: null }, 'community/no-school'],
    ['of Primary 2', { gradeId: 2 }, 'community/small'],
    ['born in 2019', { birthYear: 2019 }, 'community/small'],
  ] as const)(
    'a learner %s asks nobody and is asked by nobody, in words that say why',
    async (_, kind, code) => {
      const [one, other] = [await learner('Apio Mercy', kind), await learner()];
      expect(await ask(one, other)).toMatchObject({ status: 403, body: { code } });
      expect((await ask(other, one)).status).toBe(404);
    },
  );

  test('a guardian who switches the community off ends it at once, both ways; on again, friends are back', async () => {
    const [child, friend] = [await learner(), await learner()];
    await befriend(child, friend);
    const parent = await school.guardianOf(child);
    const set = (on: boolean) =>
      send('PUT', `/api/children/${child.id}/community`, { token: parent.token, body: { on } });
    await set(false);
    expect([await friendsOf(child), await friendsOf(friend)]).toEqual([[], []]);
    expect(await ask(child, await learner())).toMatchObject({
      status: 403,
      body: { code: 'community/guardian' },
    });
    await set(true);
    expect(await friendsOf(friend)).toHaveLength(1);
  });

  test('limit SO: the eleventh request of a day waits', async () => {
    const narrow = await aSchool('school', { limitsWidth: 1, database: school.database });
    const one = await narrow.learner();
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await narrow.ask(one, await narrow.learner())).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  test('at most 20 wait for an answer; one taken back makes room', async () => {
    const one = await learner();
    const asked = [];
    for (let n = 0; n < 20; n += 1) asked.push(idOf(await ask(one, await learner())));
    expect(await ask(one, await learner())).toMatchObject({
      status: 409,
      body: { code: 'friends/too-many-waiting' },
    });
    await end(one, asked[0]);
    expect((await ask(one, await learner())).status).toBe(201);
  });
});

describe('permissions, POST /friends/accept', () => {
  test('only the one who was asked: the sender and everybody else find nothing', async () => {
    const [one, other, third] = [await learner(), await learner(), await learner()];
    const id = idOf(await ask(one, other));
    for (const who of [one, third]) expect((await accept(who, id)).status).toBe(404);
    expect((await accept(other, 999_999)).status).toBe(404);
    expect((await accept(other, id)).status).toBe(200);
    expect(await accept(other, id)).toMatchObject({ status: 409, body: { code: 'friends/already' } });
  });

  test.each([
    ['left the school', { schoolId: 22 }],
    ['lost the consent', { consent: 'withdrawn' }],
  ] as const)('the rules are asked again: from one who %s meanwhile', async (_, change) => {
    const [one, other] = [await learner(), await learner()];
    const id = idOf(await ask(one, other));
    await db.update(users).set(change).where(eq(users.id, one.id));
    expect(await pendingOf(other)).toEqual([]);
    expect((await accept(other, id)).status).toBe(404);
    expect(await friendsOf(other)).toEqual([]);
  });
});

describe('DELETE /friends/:friendshipId is silent', () => {
  test('a decline: the asker goes on reading pending, asks in vain for 30 days, and may ask again after them', async () => {
    const [one, other] = [await learner(), await learner()];
    const id = idOf(await ask(one, other));
    const before = await friendsOf(one);
    expect((await end(other, id)).status).toBe(200);
    expect(await friendsOf(one)).toEqual(before);
    expect(await pendingOf(other)).toEqual([]);
    expect((await accept(other, id)).status).toBe(404);
    expect((await end(other, id)).status).toBe(404);
    await days(29, async () => expect((await ask(one, other)).status).toBe(409));
    await days(30, async () => {
      expect(await friendsOf(one)).toEqual([]);
      expect((await ask(one, other)).status).toBe(201);
      expect(await pendingOf(other)).toHaveLength(1);
    });
  });

  test('taken back after it was declined, it cannot be asked again at once either', async () => {
    const [one, other] = [await learner(), await learner()];
    const id = idOf(await ask(one, other));
    await end(other, id);
    expect((await end(one, id)).status).toBe(200);
    expect(await friendsOf(one)).toEqual([]);
    expect((await end(one, id)).status).toBe(404);
    expect((await ask(one, other)).status).toBe(409);
  });

  test('whoever declined may ask themselves', async () => {
    const [one, other] = [await learner(), await learner()];
    await end(other, idOf(await ask(one, other)));
    expect((await ask(other, one)).status).toBe(201);
    expect(await pendingOf(one)).toHaveLength(1);
  });

  test('taken back, it is gone for the other; a stranger ends nothing', async () => {
    const [one, other, third] = [await learner(), await learner(), await learner()];
    const id = idOf(await ask(one, other));
    expect((await end(third, id)).status).toBe(404);
    expect((await end(one, id)).status).toBe(200);
    expect(await pendingOf(other)).toEqual([]);
    expect((await ask(one, other)).status).toBe(201);
  });
});

test('a request and a yes are told from templates, once each until they are read, and without a name', async () => {
  const [one, other] = [await learner('Akello Grace'), await learner()];
  const ids = [idOf(await ask(one, other)), idOf(await ask(await learner(), other))];
  expect(await newsOf(other)).toMatchObject([
    { message: 'Somebody wants to be your friend.', read: false, path: '/community?tab=friends' },
  ]);
  await accept(other, ids[0]);
  expect(await newsOf(other)).toMatchObject([{ read: false }]);
  expect(await newsOf(one)).toMatchObject([{ message: 'You have a new friend.', read: false }]);
  await end(other, ids[1]);
  // The request ended, so its notification is read; a new request notifies again.
  expect(await newsOf(other)).toMatchObject([{ read: true }]);
  await ask(await learner(), other);
  expect(await newsOf(other)).toMatchObject([{ read: false }]);
  const inSwahili = await send('GET', '/api/notifications', {
    token: other.token,
    headers: { 'accept-language': 'sw' },
  });
  expect(inSwahili.body).toMatchObject([{ message: 'Kuna anayetaka kuwa rafiki yako.' }]);
});

test('an adult has no friends here and is told nothing', async () => {
  for (const role of ['teacher', 'parent'] as const) {
    const adult = await person({ role });
    expect([await friendsOf(adult), await pendingOf(adult)]).toEqual([[], []]);
    expect((await send('GET', '/api/community/standing', adult)).body).toEqual({ standing: 'adult' });
  }
});

test('a friend of another class sees the avatar; who was a friend does not (permissions, GET /avatars/user)', async () => {
  const [one, other] = [await learner(), await learner('Opio Daniel', { picture: '/avatars/animal-2.svg' })];
  const look = () => send('GET', `/api/avatars/user/${other.id}`, { token: one.token });
  expect((await look()).status).toBe(404);
  const id = await befriend(one, other);
  expect(await look()).toMatchObject({ status: 200, body: { id: 'animal-2' } });
  await end(other, id);
  expect((await look()).status).toBe(404);
});

test('promise C7: with the consent the friends are gone at once, and their rows within 30 days; control: others stay', async () => {
  const [child, friend, third] = [await learner(), await learner(), await learner()];
  await befriend(child, friend);
  await befriend(friend, third);
  await db.update(users).set({ consent: 'withdrawn', consentAt: clock.now }).where(eq(users.id, child.id));
  expect((await friendsOf(friend)).map(({ id }) => id)).toEqual([third.id]);
  expect(await friendsOf(child)).toEqual([]);
  const rows = () => db.select().from(friendships).where(eq(friendships.askedId, friend.id));
  await days(20, async () => cleanUp(db, clock.now));
  expect(await rows()).toHaveLength(1);
  await days(30, async () => cleanUp(db, clock.now));
  expect(await rows()).toEqual([]);
  expect((await friendsOf(friend)).map(({ id }) => id)).toEqual([third.id]);
});
