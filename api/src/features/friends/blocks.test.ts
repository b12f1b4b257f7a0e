/** Blocks (permissions N12, G28; promises C4 and S4): mutual, silent, at once. */
import type { BlockedLearner, Friend } from '@afrolearn/contract/friends.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { blocks, friendships } from '#db/tables.ts';
import { aSchool, type Learner } from './testing/school.ts';

const school = await aSchool();
const { send, db, learner, person, sitTogether, ask, accept, block, befriend, friendsOf, pendingOf, found } =
  school;
const blocksOf = async ({ token }: Learner) =>
  (await send('GET', '/api/blocks', { token })).body as BlockedLearner[];
const unblock = ({ token }: Learner, { id }: { id: number }) =>
  send('DELETE', `/api/blocks/${id}`, { token });
const avatar = ({ token }: Learner, { id }: { id: number }) =>
  send('GET', `/api/avatars/user/${id}`, { token });

/** Every view of friends that shows people, for one learner. */
const surfaces = async (who: Learner, other: Learner): Promise<string[]> => {
  const named = {
    friends: (await friendsOf(who)).some(({ id }) => id === other.id),
    pending: (await pendingOf(who)).some(({ id }) => id === other.id),
    search: (await found(who, other.name.slice(0, 5))).some(({ id }) => id === other.id),
    avatar: (await avatar(who, other)).status === 200,
  };
  return Object.entries(named)
    .filter(([, is]) => is)
    .map(([name]) => name);
};

test('promise C4: a block ends the friendship and hides each from the other on every surface, at once', async () => {
  const [one, other] = [await learner('Blocker One'), await learner('Other Child')];
  await sitTogether(one, other);
  await befriend(one, other);
  // Control: before the block they are shown.
  expect(await surfaces(one, other)).toEqual(['friends', 'search', 'avatar']);
  expect(await surfaces(other, one)).toEqual(['friends', 'search', 'avatar']);
  expect(await block(one, other)).toMatchObject({ status: 201, body: { done: true } });
  expect([await surfaces(one, other), await surfaces(other, one)]).toEqual([[], []]);
  expect((await ask(other, one)).status).toBe(404);
  expect((await ask(one, other)).status).toBe(404);
  // Silent: nothing tells the blocked learner.
  expect(await blocksOf(other)).toEqual([]);
  expect((await send('GET', '/api/notifications', other)).text).not.toContain('block');
});

test('requests in either direction end with it', async () => {
  const [one, other, third] = [
    await learner('First One'),
    await learner('Second One'),
    await learner('Third One'),
  ];
  await ask(other, one);
  await ask(one, third);
  for (const blocked of [other, third]) await block(one, blocked);
  expect([await pendingOf(one), await pendingOf(third), await friendsOf(other)]).toEqual([[], [], []]);
  const rows = await db.select().from(friendships).where(eq(friendships.askerId, one.id));
  expect(rows).toEqual([]);
});

test('the own list has the blocked, and can be undone; the friendship does not come back by itself', async () => {
  const [one, other] = [await learner('Lister One'), await learner('Listed Child')];
  await befriend(one, other);
  await block(one, other);
  await block(one, other);
  expect(await blocksOf(one)).toEqual([
    { id: other.id, name: 'Listed C.', email: null, picture: '/avatars/african-1.svg', gradeId: 6 },
  ]);
  expect((await unblock(other, one)).status).toBe(404);
  expect((await unblock(one, other)).status).toBe(200);
  expect((await unblock(one, other)).status).toBe(404);
  expect(await blocksOf(one)).toEqual([]);
  expect(await surfaces(one, other)).toEqual(['search']);
});

test('who cannot be seen cannot be blocked: elsewhere, an adult, oneself, nobody, one who blocked first', async () => {
  const one = await learner('Looker One');
  const blocker = await learner('Hidden One');
  await block(blocker, one);
  const others = [
    await learner('Far One', { schoolId: 22 }),
    await person({ role: 'teacher', name: 'Teacher One' }),
    one,
    { id: 77 },
    blocker,
  ];
  for (const target of others) expect((await block(one, target)).status).toBe(404);
  expect((await block(await person({ role: 'teacher' }), one)).status).toBe(403);
});

test('a young child, and one without consent, can block a classmate: to get away needs nobody’s word', async () => {
  for (const kind of [{ gradeId: 1 }, { consent: 'none' }] as const) {
    const [small, mate] = [await learner('Small One', kind), await learner('Mate One')];
    await sitTogether(small, mate);
    expect((await block(small, mate)).status).toBe(201);
    expect((await avatar(mate, small)).status).toBe(404);
  }
});

test.each([1, 2, 3, 4, 5, 6])('promise S4: of a yes and a block at once the block wins (%i)', async () => {
  const [one, other] = [await learner('Racer One'), await learner('Racer Two')];
  const { friendshipId } = (await ask(one, other)).body as Friend;
  await Promise.all([accept(other, friendshipId), block(one, other), ask(one, other)]);
  expect([await surfaces(one, other), await surfaces(other, one)]).toEqual([[], []]);
  const rows = await db.select().from(friendships).where(eq(friendships.askerId, one.id));
  expect(rows).toEqual([]);
  const kept = await db
    .select()
    .from(blocks)
    .where(and(eq(blocks.blockerId, one.id), eq(blocks.blockedId, other.id)));
  expect(kept).toHaveLength(1);
});
