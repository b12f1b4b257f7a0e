/** Concurrency of friendships (promise S4). */
import type { Friend } from '@afrolearn/contract/friends.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { friendships } from '#db/tables.ts';
import { aSchool } from './testing/school.ts';

const { db, clock, learner, ask, accept, friendsOf, pendingOf } = await aSchool();
const idOf = (answer: { body: unknown }) => (answer.body as Friend).friendshipId;

describe('at once (promise S4)', () => {
  test.each([1, 2, 3, 4, 5])('two requests that cross make one friendship (%i)', async () => {
    const [one, other] = [await learner(), await learner()];
    const answers = await Promise.all([ask(one, other), ask(other, one)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await db.select().from(friendships).where(eq(friendships.askerId, one.id));
    const back = await db.select().from(friendships).where(eq(friendships.askerId, other.id));
    expect([...rows, ...back]).toMatchObject([{ accepted: true }]);
    expect(await friendsOf(one)).toMatchObject([{ id: other.id, friendshipStatus: 'accepted' }]);
  });

  test('the same request ten times at once is one request', async () => {
    const [one, other] = [await learner(), await learner()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(one, other)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await pendingOf(other)).toHaveLength(1);
  });

  test('the 51st friend is refused on either side, also when five say yes at once for the last place', async () => {
    const [popular, last] = [await learner(), await learner()];
    const friends = await Promise.all(Array.from({ length: 49 }, () => learner()));
    await db.insert(friendships).values(
      friends.map(({ id }) => ({
        askerId: id,
        askedId: popular.id,
        askedAt: clock.now,
        agreedAt: clock.now,
      })),
    );
    const five = await Promise.all(Array.from({ length: 5 }, () => learner()));
    const ids: number[] = [];
    for (const one of five) ids.push(idOf(await ask(popular, one)));
    const answers = await Promise.all(five.map((one, n) => accept(one, ids[n])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(
      (await friendsOf(popular)).filter(({ friendshipStatus }) => friendshipStatus === 'accepted'),
    ).toHaveLength(50);
    expect(await ask(popular, last)).toMatchObject({ status: 409, body: { code: 'friends/full' } });
    expect(await ask(last, popular)).toMatchObject({ status: 409, body: { code: 'friends/they-are-full' } });
  });
});
