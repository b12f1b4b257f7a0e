import type { Cheer, GoodThing } from '@afrolearn/contract/cheers.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  blocks,
  cheers,
  earnedBadges,
  friendships,
  groupGoals,
  groupMembers,
  groups,
  items,
  settings,
  unitProgress,
  units,
  users,
} from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, clock, person, pupil } = await aClass();
const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(clock.now.getTime() - days * day);

const earn = (userId: number, badgeId: string, daysAgo = 1) =>
  db.insert(earnedBadges).values({ userId, badgeId, earnedAt: ago(daysAgo) });
const finish = (userId: number, unitId: number, daysAgo = 1) =>
  db
    .insert(unitProgress)
    .values({ userId, unitId, points: 800, percent: 100, reached: 100, masterAt: ago(daysAgo) });
const thingsFor = async (token: string) =>
  (await send('GET', '/api/cheers/good-things', { token })).body as GoodThing[];
const receivedBy = async (token: string) => (await send('GET', '/api/cheers', { token })).body as Cheer[];
const give = (token: string, to: number, more: object = {}) =>
  send('POST', '/api/cheers', {
    token,
    body: { to, kind: 'badge', ref: 'first-steps', sticker: 'drum', ...more },
  });
const newsOf = async (token: string) =>
  ((await send('GET', '/api/notifications', { token })).body as { message: string }[]).map(
    ({ message }) => message,
  );

describe('what can be cheered', () => {
  test('finished units and badges of the last 14 days, the newest first, with the day and nothing finer', async () => {
    const [me, mate] = [await pupil(), await pupil()];
    await finish(mate.id, 400, 2);
    await earn(mate.id, 'first-steps', 1);
    await earn(mate.id, 'curious-eyes', 15);
    // A unit's badge duplicates the unit.
    await earn(mate.id, 'unit-400', 1);
    const mine = (await thingsFor(me.token)).filter(({ to }) => to.id === mate.id);
    expect(mine).toEqual([
      {
        to: { id: mate.id, name: 'Akello Mercy', picture: '/avatars/african-1.svg' },
        kind: 'badge',
        ref: 'first-steps',
        title: 'First Steps',
        on: '2026-03-08',
      },
      expect.objectContaining({ kind: 'unit', ref: '400', on: '2026-03-07' }),
    ]);
  });

  test('of classmates and friends only: a friend of another class by first name and initial', async () => {
    const me = await pupil();
    const [friend, stranger, elsewhere] = [
      await person('learner', { name: 'Okot Brian' }),
      await person('learner', { name: 'Strange One' }),
      await person('learner', { name: 'Far Away', schoolId: null }),
    ];
    for (const { id } of [friend, stranger, elsewhere]) await earn(id, 'first-steps');
    await db
      .insert(friendships)
      .values({ askerId: me.id, askedId: friend.id, askedAt: clock.now, agreedAt: clock.now });
    const names = (await thingsFor(me.token)).map(({ to }) => to.name);
    expect(names).toContain('Okot B.');
    expect(names).not.toContain('Strange One');
    expect(names).not.toContain('Far A.');
  });

  test('G20: a unit whose lessons differ by faith is never told', async () => {
    const [me, mate] = [await pupil(), await pupil()];
    const [faithful] = await db
      .select({ id: units.id })
      .from(units)
      .innerJoin(items, eq(items.unitId, units.id))
      .where(eq(items.faith, 'islamic'))
      .limit(1);
    const unitId = faithful?.id ?? 401;
    if (faithful === undefined)
      await db
        .update(items)
        .set({ faith: 'islamic' })
        .where(and(eq(items.unitId, unitId), eq(items.n, 1)));
    await finish(mate.id, unitId);
    expect((await thingsFor(me.token)).filter(({ to }) => to.id === mate.id)).toEqual([]);
    expect((await give(me.token, mate.id, { kind: 'unit', ref: String(unitId) })).status).toBe(404);
  });
});

test('the goal of a group is cheered by those who are in it, and nobody else reads of it', async () => {
  const [me, mate, other] = [
    await person('learner', { name: 'Akello Grace' }),
    await person('learner', { name: 'Okot Brian' }),
    await pupil(),
  ];
  const [group] = await db
    .insert(groups)
    .values({ schoolId: 11, ownerId: me.id, name: 'Omweso Counters', createdAt: clock.now })
    .returning();
  const groupId = group?.id ?? 0;
  await db
    .insert(groupMembers)
    .values([me, mate].map(({ id }, n) => ({ groupId, userId: id, seat: n + 1, joinedAt: clock.now })));
  await db.insert(groupGoals).values({ groupId, week: '2026-03-09', target: 10, reachedAt: ago(0) });
  expect(await thingsFor(me.token)).toEqual([
    {
      to: { id: mate.id, name: 'Okot B.', picture: '/avatars/african-1.svg' },
      kind: 'goal',
      ref: `${groupId} 2026-03-09`,
      title: 'Omweso Counters',
      on: '2026-03-09',
    },
  ]);
  const goal = { kind: 'goal', ref: `${groupId} 2026-03-09` };
  expect((await give(other.token, mate.id, goal)).status).toBe(404);
  expect((await give(me.token, mate.id, goal)).status).toBe(201);
  expect(await receivedBy(mate.token)).toMatchObject([{ kind: 'goal', title: 'Omweso Counters' }]);
});

describe('giving', () => {
  test('the receiver reads from whom and for what, and is told once a day; others see nothing', async () => {
    const [one, two, mate] = [await pupil(), await pupil(), await pupil()];
    await earn(mate.id, 'first-steps');
    expect((await give(one.token, mate.id)).status).toBe(201);
    expect((await give(two.token, mate.id, { sticker: 'crane' })).status).toBe(201);
    expect(await receivedBy(mate.token)).toMatchObject([
      { from: { id: two.id, name: 'Akello Mercy' }, sticker: 'crane', title: 'First Steps' },
      { from: { id: one.id }, sticker: 'drum', kind: 'badge', on: '2026-03-09' },
    ]);
    expect(await newsOf(mate.token)).toEqual(['You were cheered on. See who it was and what for.']);
    expect(await receivedBy(one.token)).toEqual([]);
    // A cheered achievement is no longer on the giver's list.
    expect((await thingsFor(one.token)).filter(({ to }) => to.id === mate.id)).toEqual([]);
  });

  test('one of a giver for each good thing, also of many at once', async () => {
    const [me, mate] = [await pupil(), await pupil()];
    await earn(mate.id, 'first-steps');
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(me.token, mate.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await db.$count(cheers, eq(cheers.receiverId, mate.id))).toBe(1);
  });

  test('only for what was recorded: nothing invented, nothing old, nothing of oneself', async () => {
    const [me, mate] = [await pupil(), await pupil()];
    expect((await give(me.token, mate.id)).status).toBe(404);
    await earn(mate.id, 'first-steps', 15);
    await earn(me.id, 'first-steps');
    expect((await give(me.token, mate.id)).status).toBe(404);
    expect((await give(me.token, me.id)).status).toBe(404);
    expect((await give(me.token, mate.id, { sticker: 'heart' })).body).toMatchObject({
      code: 'request/invalid',
      fields: { sticker: 'Please choose a sticker.' },
    });
  });

  test('promise C4: whoever is blocked can neither cheer nor is read any more', async () => {
    const [me, mate] = [await pupil(), await pupil()];
    await earn(mate.id, 'first-steps');
    await earn(mate.id, 'curious-eyes');
    expect((await give(me.token, mate.id)).status).toBe(201);
    await db.insert(blocks).values({ blockerId: mate.id, blockedId: me.id, createdAt: clock.now });
    expect(await receivedBy(mate.token)).toEqual([]);
    expect((await thingsFor(me.token)).filter(({ to }) => to.id === mate.id)).toEqual([]);
    expect((await give(me.token, mate.id, { ref: 'curious-eyes' })).status).toBe(404);
    // Control: without the block it is listed.
    await db.delete(blocks).where(eq(blocks.blockerId, mate.id));
    expect(await receivedBy(mate.token)).toHaveLength(1);
    expect((await give(me.token, mate.id, { ref: 'curious-eyes' })).status).toBe(201);
  });

  test('promise C7: who has no consent gives none, gets none and is on no list', async () => {
    const [me, mate] = [await pupil(), await pupil()];
    await earn(mate.id, 'first-steps');
    await earn(me.id, 'first-steps');
    await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, mate.id));
    expect((await give(me.token, mate.id)).status).toBe(404);
    expect((await give(mate.token, me.id)).status).toBe(404);
    expect(await thingsFor(mate.token)).toEqual([]);
  });
});

describe('a picture for a friend', () => {
  const befriend = (one: number, other: number) =>
    db.insert(friendships).values({ askerId: one, askedId: other, askedAt: clock.now, agreedAt: clock.now });
  const givePicture = (token: string, to: number, picture = 'mango') =>
    send('POST', '/api/cheers/pictures', { token, body: { to, picture } });
  const friendsNow = async () => {
    const [me, friend] = [await person('learner'), await person('learner', { name: 'Okot Brian' })];
    await befriend(me.id, friend.id);
    return [me, friend] as const;
  };

  test('the friend gets it, is told once, and nobody else reads it', async () => {
    const [me, friend] = await friendsNow();
    expect((await givePicture(me.token, friend.id, 'drum')).status).toBe(201);
    expect(await receivedBy(friend.token)).toMatchObject([
      { from: { id: me.id }, sticker: 'drum', kind: 'picture', title: '', on: '2026-03-09' },
    ]);
    expect(await newsOf(friend.token)).toHaveLength(1);
    expect(await receivedBy(me.token)).toEqual([]);
    // A picture is no achievement that others could cheer.
    expect(await thingsFor(me.token)).toEqual([]);
  });

  test('one a day to each friend, also of many at once; the next day another', async () => {
    const [me, friend] = await friendsNow();
    const answers = await Promise.all(Array.from({ length: 8 }, () => givePicture(me.token, friend.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'cheers/given-today' });
    const today = clock.now;
    clock.now = new Date(today.getTime() + day);
    expect((await givePicture(me.token, friend.id)).status).toBe(201);
    clock.now = today;
  });

  test('only friends: no classmate, nobody who was only asked, not oneself', async () => {
    const [me, mate] = [await pupil(), await pupil()];
    const asked = await person('learner', { name: 'Okot Brian' });
    await db.insert(friendships).values({ askerId: me.id, askedId: asked.id, askedAt: clock.now });
    for (const to of [mate.id, asked.id, me.id, 999_999_999])
      expect((await givePicture(me.token, to)).status).toBe(404);
    await befriend(me.id, mate.id);
    expect((await givePicture(me.token, mate.id)).status).toBe(201);
  });

  test('four pictures and no other', async () => {
    const [me, friend] = await friendsNow();
    expect((await givePicture(me.token, friend.id, 'crane')).body).toMatchObject({ code: 'request/invalid' });
    expect(await receivedBy(friend.token)).toEqual([]);
  });

  test('not to or from somebody who is blocked, without consent, suspended, or learns without motivation', async () => {
    const [me, friend] = await friendsNow();
    const set = (change: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(change).where(eq(users.id, friend.id));
    await db.insert(blocks).values({ blockerId: friend.id, blockedId: me.id, createdAt: clock.now });
    expect((await givePicture(me.token, friend.id)).status).toBe(404);
    expect((await givePicture(friend.token, me.id)).status).toBe(404);
    await db.delete(blocks).where(eq(blocks.blockerId, friend.id));
    await set({ consent: 'withdrawn' });
    expect((await givePicture(me.token, friend.id)).status).toBe(404);
    await set({ consent: 'school', suspendedAt: clock.now });
    expect((await givePicture(me.token, friend.id)).status).toBe(404);
    await set({ suspendedAt: null });
    await db
      .insert(settings)
      .values({ userId: friend.id, motivation: false })
      .onConflictDoUpdate({ target: settings.userId, set: { motivation: false } });
    expect((await givePicture(me.token, friend.id)).status).toBe(404);
    // Control: only the switch prevented it.
    await db.update(settings).set({ motivation: true }).where(eq(settings.userId, friend.id));
    expect((await givePicture(me.token, friend.id)).status).toBe(201);
  });
});
