/** `GET /units` shows a learner their own progress, and nobody else's (spec 1 §2.6). */
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, person, teacher } = await aClass();

const percents = async (token?: string) => {
  const { body } = await send('GET', '/api/units?subject=7&grade=7', token === undefined ? {} : { token });
  return (body as { id: number; percent?: number }[]).flatMap((unit) =>
    'percent' in unit ? [[unit.id, unit.percent]] : [],
  );
};

test('a begun unit says its percent, all others say none; others and strangers see none', async () => {
  const learner = await person('learner');
  const acts = learnerActs({ send, db }, learner.token);
  expect(await percents(learner.token)).toEqual([]);
  await acts.video('u400-l1', clock.now);
  await acts.video('u85-l1', clock.now);
  expect(await percents(learner.token)).toEqual([[400, 9]]);
  for (const token of [undefined, teacher.token, (await person('learner')).token])
    expect(await percents(token)).toEqual([]);
});
