/** Decision 0061: without motivation, nobody sees rewards, and nothing is lost. */
import type { User } from '@afrolearn/contract/accounts.ts';
import type { BoardEntry } from '@afrolearn/contract/leaderboard.ts';
import { expect, test } from 'vitest';
import { earnedBadges } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, pupil } = await aClass();

type Family = Awaited<ReturnType<typeof pupil>>;
const choose = (child: Family, motivation: boolean) =>
  send('PATCH', `/api/children/${child.id}/choices`, { token: child.parent.token, body: { motivation } });
const chooseOneself = (child: Family, motivation: boolean) =>
  send('PUT', '/api/settings', { token: child.token, body: { motivation } });
const me = async ({ token }: { token: string }) => (await send('GET', '/api/me', { token })).body as User;
const newsOf = async ({ token }: { token: string }) =>
  ((await send('GET', '/api/notifications', { token })).body as { message: string }[]).map(
    ({ message }) => message,
  );
const finish = async (child: Family, item: string) => {
  const { event } = learnerActs({ send, db }, child.token);
  const events = [event('video.finished', { item }, clock.now)];
  expect((await send('POST', '/api/events', { token: child.token, body: { events } })).status).toBe(200);
};
const xpOf = async (child: Family, token = child.token) =>
  (await send('GET', `/api/xp/${child.id}`, { token })).body as { totalXP: number };

test('one’s own page is told by the answer that every page has; both a guardian and the child can choose', async () => {
  const child = await pupil();
  expect(await me(child)).not.toHaveProperty('motivation');
  await choose(child, false);
  expect(await me(child)).toMatchObject({ motivation: false });
  // The child cannot override a guardian's switch.
  await chooseOneself(child, true);
  expect(await me(child)).toMatchObject({ motivation: false });
  await choose(child, true);
  expect(await me(child)).not.toHaveProperty('motivation');
  await chooseOneself(child, false);
  expect(await me(child)).toMatchObject({ motivation: false });
  expect(await me(child.parent)).not.toHaveProperty('motivation');
});

test('what is done is counted all the same: seeds are there when it is switched on again', async () => {
  const child = await pupil();
  await choose(child, false);
  await finish(child, 'u400-l1');
  expect((await xpOf(child)).totalXP).toBe(25);
  expect((await xpOf(child, child.parent.token)).totalXP).toBe(25);
});

test('news of badges and levels wait unread until it is on again; other news come', async () => {
  const child = await pupil();
  await choose(child, false);
  await finish(child, 'u400-l1');
  expect((await newsOf(child)).filter((message) => /badge/i.test(message))).toEqual([]);
  await choose(child, true);
  expect((await newsOf(child)).filter((message) => /badge/i.test(message))).not.toEqual([]);
});

test.each([
  ['a guardian', choose],
  ['the child', chooseOneself],
] as const)('by the word of %s classmates find no points of the child and cannot cheer', async (_, say) => {
  const [child, mate] = [await pupil(), await pupil()];
  await db.insert(earnedBadges).values({ userId: child.id, badgeId: 'first-steps', earnedAt: clock.now });
  const seen = async () => {
    // A class's board is cached for a minute.
    clock.now = new Date(clock.now.getTime() + 61_000);
    const board = (await send('GET', '/api/leaderboard', { token: mate.token })).body as BoardEntry[];
    const things = (await send('GET', '/api/cheers/good-things', { token: mate.token })).body as {
      to: { id: number };
    }[];
    return [board.some(({ id }) => id === child.id), things.some(({ to }) => to.id === child.id)];
  };
  const cheer = () =>
    send('POST', '/api/cheers', {
      token: mate.token,
      body: { to: child.id, kind: 'badge', ref: 'first-steps', sticker: 'drum' },
    });
  expect(await seen()).toEqual([true, true]);
  await say(child, false);
  expect(await seen()).toEqual([false, false]);
  expect((await cheer()).status).toBe(404);
  await say(child, true);
  expect(await seen()).toEqual([true, true]);
  expect((await cheer()).status).toBe(201);
});

test('who learns without it is not asked to cheer others either', async () => {
  const [child, mate] = [await pupil(), await pupil()];
  await db.insert(earnedBadges).values({ userId: mate.id, badgeId: 'first-steps', earnedAt: clock.now });
  const things = async () =>
    ((await send('GET', '/api/cheers/good-things', { token: child.token })).body as unknown[]).length;
  expect(await things()).toBeGreaterThan(0);
  await choose(child, false);
  expect(await things()).toBe(0);
});
