/** Guardians' decisions on friendships (permissions, safety features 8 and 9). */
import type { Friend, FriendsOfChild } from '@afrolearn/contract/friends.ts';
import type { Notification } from '@afrolearn/contract/notifications.ts';
import { expect, test } from 'vitest';
import { aSchool, type Learner } from './testing/school.ts';

const school = await aSchool();
const { send, learner, guardianOf, ask, accept, end, befriend, sitTogether, friendsOf, pendingOf, found } =
  school;
const view = async ({ token }: Learner, child: Learner) =>
  (await send('GET', `/api/children/${child.id}/friends`, { token })).body as FriendsOfChild;
const word = (act: 'POST' | 'DELETE', { token }: Learner, child: Learner, id: number | undefined) =>
  send(act, `/api/children/${child.id}/friends/${id}${act === 'POST' ? '/approve' : ''}`, { token });
const newsOf = async ({ token }: Learner) =>
  ((await send('GET', '/api/notifications', { token })).body as Notification[]).map(({ message }) => message);
const idOf = (answer: { body: unknown }) => (answer.body as Friend).friendshipId;
const family = async () => {
  const child = await learner('Apio Mercy');
  return { child, parent: await guardianOf(child, { approveFriends: true }) };
};

test('a request from the child waits for the guardian, and reaches the other only with their yes', async () => {
  const { child, parent } = await family();
  const other = await learner('Opio Daniel');
  const asked = await ask(child, other);
  expect(asked.body).toMatchObject({ friendshipStatus: 'pending', waitsFor: 'guardian' });
  expect(await pendingOf(other)).toEqual([]);
  expect(await found(other, 'apio')).toMatchObject([{ friendshipStatus: null }]);
  expect((await accept(other, idOf(asked))).status).toBe(404);
  expect(await newsOf(other)).toEqual([]);
  expect(await newsOf(parent)).toEqual(['A friendship of Mercy waits for your word.']);
  expect(await view(parent, child)).toMatchObject({
    friends: [],
    waiting: [{ name: 'Opio D.', email: null }],
  });
  expect((await word('POST', parent, child, idOf(asked))).status).toBe(200);
  expect(await pendingOf(other)).toMatchObject([{ id: child.id }]);
  expect(await newsOf(other)).toEqual(['Somebody wants to be your friend.']);
  expect((await accept(other, idOf(asked))).body).toMatchObject({ friendshipStatus: 'accepted' });
  expect(await view(parent, child)).toMatchObject({ friends: [{ id: other.id }], waiting: [] });
});

test('a yes of the child waits for the guardian; until then the other reads pending', async () => {
  const { child, parent } = await family();
  const other = await learner('Opio Daniel');
  const id = idOf(await ask(other, child));
  expect(await accept(child, id)).toMatchObject({
    status: 200,
    body: { friendshipStatus: 'pending', waitsFor: 'guardian' },
  });
  expect(await friendsOf(other)).toMatchObject([{ friendshipStatus: 'pending', waitsFor: 'them' }]);
  expect(await accept(child, id)).toMatchObject({ status: 409 });
  expect((await word('POST', parent, child, id)).status).toBe(200);
  expect((await word('POST', parent, child, id)).status).toBe(404);
  expect(await friendsOf(other)).toMatchObject([{ friendshipStatus: 'accepted' }]);
  expect([await newsOf(other), await newsOf(child)]).toMatchObject([
    ['You have a new friend.'],
    ['You have a new friend.', 'Somebody wants to be your friend.'],
  ]);
});

test('where both have such guardians, both must say yes, also when the two children ask each other', async () => {
  const [one, two] = [await family(), await family()];
  await ask(one.child, two.child);
  const id = idOf(await ask(two.child, one.child));
  expect(await friendsOf(two.child)).toMatchObject([{ friendshipStatus: 'pending' }]);
  await word('POST', one.parent, one.child, id);
  expect(await friendsOf(one.child)).toMatchObject([{ friendshipStatus: 'pending' }]);
  await word('POST', two.parent, two.child, id);
  expect(await friendsOf(one.child)).toMatchObject([{ friendshipStatus: 'accepted' }]);
});

test('a no is silent: the other goes on reading pending, and it is not asked again at once', async () => {
  const { child, parent } = await family();
  const [other, third] = [await learner('Opio Daniel'), await learner('Auma Ruth')];
  const incoming = idOf(await ask(other, child));
  await accept(child, incoming);
  expect((await word('DELETE', parent, child, incoming)).status).toBe(200);
  expect(await friendsOf(other)).toMatchObject([{ friendshipStatus: 'pending', waitsFor: 'them' }]);
  expect(await friendsOf(child)).toEqual([]);
  const outgoing = idOf(await ask(child, third));
  expect((await word('DELETE', parent, child, outgoing)).status).toBe(200);
  expect(await pendingOf(third)).toEqual([]);
  expect((await ask(child, third)).status).toBe(409);
  expect((await view(parent, child)).waiting).toEqual([]);
});

test('a guardian ends a friendship that stands; only of an own child, and only what waits is approved', async () => {
  const { child, parent } = await family();
  const stranger = (await family()).parent;
  const other = await learner('Opio Daniel');
  const id = idOf(await ask(child, other));
  for (const act of ['POST', 'DELETE'] as const)
    expect((await word(act, stranger, child, id)).status).toBe(404);
  expect((await send('GET', `/api/children/${child.id}/friends`, stranger)).status).toBe(404);
  await word('POST', parent, child, id);
  // The request is gone: the guardian's approval has forwarded it.
  expect((await word('DELETE', parent, child, id)).status).toBe(404);
  await accept(other, id);
  expect((await word('DELETE', parent, child, id)).status).toBe(200);
  expect(await friendsOf(other)).toEqual([]);
});

test('friendships that stood before the switch stay; who does not want to be asked is not told', async () => {
  const child = await learner('Apio Mercy');
  const other = await learner('Opio Daniel');
  await befriend(child, other);
  const parent = await guardianOf(child);
  expect(await newsOf(parent)).toEqual([]);
  await send('PUT', `/api/children/${child.id}/community`, {
    token: parent.token,
    body: { approveFriends: true },
  });
  expect(await friendsOf(child)).toMatchObject([{ friendshipStatus: 'accepted' }]);
  expect((await end(child, (await friendsOf(child))[0]?.friendshipId)).status).toBe(200);
});

test('a guardian reads friends by first name and initial, classmates of the child too; the child reads them whole', async () => {
  const [child, mate] = [await learner('Apio Mercy'), await learner('Opio Daniel')];
  const parent = await guardianOf(child);
  await sitTogether(child, mate);
  await befriend(child, mate);
  expect(await friendsOf(child)).toMatchObject([{ name: 'Opio Daniel' }]);
  expect(await view(parent, child)).toMatchObject({ friends: [{ name: 'Opio D.' }] });
});
