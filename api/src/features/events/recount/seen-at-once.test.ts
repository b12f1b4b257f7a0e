import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { learnerTotals } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { secondApp } from '#testing/second-app.ts';
import { recount } from './recount.ts';

test('what `npm run recount` mends is told at once by every process that keeps answers', async () => {
  const { send, db, database, clock, person } = await aClass();
  const there = await secondApp(database);
  const { token, id } = await person('learner');
  await learnerActs({ send, db }, token).video('u400-l1', clock.now);
  const totals = async () => {
    const answers = await Promise.all(
      [send, there.send].map((ask) => ask('GET', '/api/progress-summary', { token })),
    );
    return answers.map(({ body }) => (body as { totalXP: number }).totalXP);
  };
  const right = await totals();
  await db.update(learnerTotals).set({ seeds: 9999 }).where(eq(learnerTotals.userId, id));
  expect(await totals()).toEqual([9999, 9999]);
  await recount(db, { writes: true, now: clock.now }, () => undefined);
  expect(await totals()).toEqual(right);
});
