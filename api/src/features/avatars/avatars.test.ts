/** Avatars: visibility, unlocking, and that nobody unlocks one by claiming it (spec 2 §3, 7, 8, 9; G33). */
import type { Avatar } from '@afrolearn/contract/avatars.ts';
import type { Notification } from '@afrolearn/contract/notifications.ts';
import { unlockRules } from '@afrolearn/learning/avatars/unlocks.ts';
import { badges } from '@afrolearn/learning/badges/badges.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { earnedBadges, learnerTotals, unlockedAvatars, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, person, pupil, teacher } = await aClass();
const all = async (token: string) => (await send('GET', '/api/avatars', { token })).body as Avatar[];
const unlock = (token: string, body: unknown) => send('POST', '/api/avatars/unlock', { token, body });
const choose = (token: string, userId: number, avatarId: unknown) =>
  send('PUT', `/api/avatars/user/${userId}`, { token, body: { avatarId } });
const newsOf = async (token: string) =>
  ((await send('GET', '/api/notifications', { token })).body as Notification[]).map(({ message }) => message);
const pictureOf = async (id: number) =>
  (await db.select({ picture: users.picture }).from(users).where(eq(users.id, id)))[0]?.picture;

/** Sets totals directly: counting them is tested elsewhere. */
const withTotals = async (totals: Partial<typeof learnerTotals.$inferInsert> = {}, earned = 0) => {
  const who = await pupil();
  await db.insert(learnerTotals).values({ ...totals, userId: who.id });
  const given = badges
    .slice(0, earned)
    .map(({ id }) => ({ userId: who.id, badgeId: id, earnedAt: clock.now }));
  if (given.length > 0) await db.insert(earnedBadges).values(given);
  return who;
};

describe('spec 2 §7: GET /avatars', () => {
  test('has all 32 with name, image, style and category; the 8 special ones are locked and say why', async () => {
    const { token } = await pupil();
    const list = await all(token);
    expect(list).toHaveLength(32);
    expect(list[0]).toEqual({
      id: 'african-1',
      name: 'Akello',
      image: '/avatars/african-1.svg',
      style: 'portrait',
      category: 'african',
      unlocked: true,
      need: null,
    });
    const locked = list.filter(({ unlocked }) => !unlocked);
    expect(locked.map(({ id }) => id).sort()).toEqual(Object.keys(unlockRules).sort());
    expect(locked.map(({ need }) => [need?.current, need?.target, need?.what])).toEqual([
      [0, 50, 'Complete 50 lessons'],
      [0, 30, 'Reach a 30-day streak'],
      [0, 25, 'Finish 25 quizzes'],
      [0, 5000, 'Earn 5000 points'],
      [0, 10, 'Earn 10 achievements'],
      [0, 1, 'Join a study group'],
      [0, 5, 'Get perfect scores on 5 quizzes'],
      [0, 20, 'Help 20 classmates'],
    ]);
  });

  test('an adult has the free ones', async () => {
    expect((await all(teacher.token)).filter(({ unlocked }) => unlocked)).toHaveLength(24);
  });
});

const rules = [
  ['african-7', { videos: 30, readings: 15, quizzesPassed: 5 }, { videos: 49, quizzes: 5 }, 0],
  ['african-8', { longestStreak: 30 }, { longestStreak: 29 }, 0],
  ['animal-7', { quizzes: 25 }, { quizzes: 24 }, 0],
  ['animal-8', { points: 5000 }, { points: 4999 }, 0],
  ['prof-7', {}, {}, 10],
  ['fantasy-7', { perfectQuizzes: 5 }, { perfectQuizzes: 4 }, 0],
] as const;

test.each(rules)(
  'spec 2 §9: %s is unlocked by %j and not by %j; asked again it answers the same',
  async (avatarId, enough, short, earned) => {
    const not = await withTotals(short, Math.max(0, earned - 1));
    expect(await unlock(not.token, { userId: not.id, avatarId, achievementId: 'I did it' })).toMatchObject({
      status: 403,
      body: { code: 'settings/avatar-locked' },
    });
    const who = await withTotals(enough, earned);
    const ask = () => unlock(who.token, { userId: who.id, avatarId, achievementId: null });
    const first = await ask();
    expect(first).toMatchObject({ status: 200, body: { id: avatarId, unlocked: true } });
    expect((await ask()).body).toEqual(first.body);
    const rows = await db.select().from(unlockedAvatars).where(eq(unlockedAvatars.userId, who.id));
    expect(rows.map((row) => row.avatarId)).toEqual([avatarId]);
    const { name } = first.body as Avatar;
    expect(await newsOf(who.token)).toEqual([`A new avatar is yours: ${name}.`]);
    expect(await db.$count(unlockedAvatars, eq(unlockedAvatars.userId, not.id))).toBe(0);
  },
);

test.each(['prof-8', 'fantasy-8'])(
  'G33: %s waits for groups and for help that a teacher confirms; nothing else opens it',
  async (avatarId) => {
    const who = await withTotals({ videos: 500, points: 9999, longestStreak: 99, perfectQuizzes: 50 }, 20);
    expect((await unlock(who.token, { userId: who.id, avatarId, helpGiven: 20 })).status).toBe(403);
  },
);

test('500 unlocks at once make one row and one piece of news', async () => {
  const who = await withTotals({ quizzes: 25 });
  const asked = await Promise.all(
    Array.from({ length: 500 }, () => unlock(who.token, { userId: who.id, avatarId: 'animal-7' })),
  );
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await db.$count(unlockedAvatars, eq(unlockedAvatars.userId, who.id))).toBe(1);
  expect(await newsOf(who.token)).toHaveLength(1);
});

test('nobody unlocks for another, and a free one has no rule to be unlocked by', async () => {
  const [who, other] = [await withTotals({ quizzes: 25 }), await pupil()];
  expect((await unlock(other.token, { userId: who.id, avatarId: 'animal-7' })).status).toBe(404);
  expect(await unlock(who.token, { userId: who.id, avatarId: 'animal-1' })).toMatchObject({
    status: 400,
    body: { fields: { avatarId: 'Please choose one of the special avatars.' } },
  });
  expect(await db.$count(unlockedAvatars, eq(unlockedAvatars.userId, who.id))).toBe(0);
});

test('what was given stays given', async () => {
  const who = await pupil();
  await db.insert(unlockedAvatars).values({ userId: who.id, avatarId: 'fantasy-8', unlockedAt: clock.now });
  expect(await choose(who.token, who.id, 'fantasy-8')).toMatchObject({ status: 200 });
});

describe('spec 2 §7: PUT /avatars/user/{userId}', () => {
  test('a free one is chosen and becomes the picture', async () => {
    const who = await pupil();
    expect(await choose(who.token, who.id, 'animal-2')).toMatchObject({
      status: 200,
      body: { id: 'animal-2', name: 'Elephant', category: 'animal', unlocked: true },
    });
    expect(await pictureOf(who.id)).toBe('/avatars/animal-2.svg');
    expect((await send('GET', `/api/avatars/user/${who.id}`, { token: who.token })).body).toMatchObject({
      id: 'animal-2',
    });
  });

  test('a locked one is refused and changes nothing; an earned one needs no unlocking first', async () => {
    const who = await withTotals({ points: 4999 });
    expect(await choose(who.token, who.id, 'animal-8')).toMatchObject({
      status: 403,
      body: { code: 'settings/avatar-locked' },
    });
    expect(await pictureOf(who.id)).toBeNull();
    await db.update(learnerTotals).set({ points: 5000 }).where(eq(learnerTotals.userId, who.id));
    expect((await choose(who.token, who.id, 'animal-8')).status).toBe(200);
    expect(await pictureOf(who.id)).toBe('/avatars/animal-8.svg');
  });

  test('nobody changes the picture of another', async () => {
    const who = await pupil();
    for (const { token } of [await pupil(), who.parent, teacher])
      expect((await choose(token, who.id, 'animal-2')).status).toBe(404);
    expect(await pictureOf(who.id)).toBeNull();
  });

  test.each([undefined, null, '', 'dragon-1', 'african-99', '../african-1', 7])(
    'an avatar like %j is refused beside its field',
    async (avatarId) => {
      const who = await pupil();
      expect(await choose(who.token, who.id, avatarId)).toMatchObject({
        status: 400,
        body: { fields: { avatarId: 'Please choose one of our avatars.' } },
      });
    },
  );
});

describe('permissions: GET /avatars/user/{userId}', () => {
  const seenBy = async (token: string, id: number) => await send('GET', `/api/avatars/user/${id}`, { token });

  test('self, class, class teacher, guardian and administrator see it; others find nobody', async () => {
    const who = await pupil();
    await choose(who.token, who.id, 'animal-2');
    const head = await person('teacher', { administrator: true });
    for (const { token } of [who, await pupil(), who.parent, teacher, head])
      expect((await seenBy(token, who.id)).body).toMatchObject({ id: 'animal-2', need: null });
    for (const { token } of [
      await person('learner'),
      await person('teacher'),
      await person('parent'),
      await person('teacher', { administrator: true, schoolId: null }),
    ])
      expect((await seenBy(token, who.id)).status).toBe(404);
    expect((await seenBy(who.token, 1)).status).toBe(404);
    // An adult is nobody's classmate.
    expect((await seenBy(who.token, teacher.id)).status).toBe(404);
  });

  test('without consent classmates see nothing; those who look after the child do', async () => {
    const [who, mate] = [await pupil(), await pupil()];
    await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, who.id));
    expect((await seenBy(mate.token, who.id)).status).toBe(404);
    for (const { token } of [who, who.parent, teacher])
      expect((await seenBy(token, who.id)).status).toBe(200);
  });

  test('who has a photo or nothing yet is shown with the default one: no photo leaves by this call', async () => {
    const who = await pupil();
    expect((await seenBy(who.token, who.id)).body).toMatchObject({ id: 'african-1' });
    await db.update(users).set({ picture: '/uploads/photo.webp' }).where(eq(users.id, who.id));
    const { body, text } = await seenBy(who.parent.token, who.id);
    expect(body).toMatchObject({ id: 'african-1' });
    expect(text).not.toContain('uploads');
  });
});

test('permissions: what a learner has earned is for themselves, their guardian and class teacher', async () => {
  const who = await withTotals({ quizzes: 25 });
  const unlocked = (token: string) => send('GET', `/api/avatars/user/${who.id}/unlocked`, { token });
  for (const { token } of [who, who.parent, teacher]) {
    const list = (await unlocked(token)).body as Avatar[];
    expect(list).toHaveLength(25);
    expect(list.find(({ id }) => id === 'animal-7')).toMatchObject({ unlocked: true });
  }
  // Viewing unlocks nothing.
  expect(await db.$count(unlockedAvatars, eq(unlockedAvatars.userId, who.id))).toBe(0);
  const head = await person('teacher', { administrator: true });
  for (const { token } of [await pupil(), head, await person('parent')])
    expect((await unlocked(token)).status).toBe(404);
});

test('an avatar is given with the events that earn it, and told once', async () => {
  const who = await withTotals({ videos: 49 });
  const acts = learnerActs({ send, db }, who.token);
  await acts.video('u400-l1', clock.now);
  await acts.video('u400-l2', clock.now);
  const told = (await newsOf(who.token)).filter((message) => message.includes('avatar'));
  expect(told).toEqual(['A new avatar is yours: Makeda.']);
  expect(await db.$count(unlockedAvatars, eq(unlockedAvatars.userId, who.id))).toBe(1);
});

test('spec 2 §7: PATCH /me takes a special avatar once it is earned', async () => {
  const patch = (token: string) =>
    send('PATCH', '/api/me', { token, body: { picture: '/avatars/animal-7.svg' } });
  const [who, not] = [await withTotals({ quizzes: 25 }), await withTotals({ quizzes: 24 })];
  expect(await patch(who.token)).toMatchObject({ status: 200, body: { picture: '/avatars/animal-7.svg' } });
  expect(await patch(not.token)).toMatchObject({ status: 403, body: { code: 'settings/avatar-locked' } });
});
