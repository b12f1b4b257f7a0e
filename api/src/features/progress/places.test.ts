/** A learner's saved position, for their other devices and nobody else. */
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, pupil, teacher } = await aClass();
const leave = (token: string, id: string, place: unknown) =>
  send('PUT', `/api/places/${id}`, { token, body: { place } });
const placesOf = async (token: string) => {
  const { body } = await send('GET', '/api/units/400/progress', { token });
  const { items } = body as { items: { id: string; place?: string }[] };
  return items.flatMap(({ id, place }) => (place === undefined ? [] : [[id, place]]));
};

test('the place comes with the progress of the unit; the last one stands, and null forgets it', async () => {
  const { token } = await pupil();
  expect(await placesOf(token)).toEqual([]);
  for (const place of ['{"at":3}', '{"at":9}'])
    expect((await leave(token, 'u400-l2', place)).status).toBe(200);
  await leave(token, 'u400-q1', '{"at":1}');
  expect(await placesOf(token)).toEqual([
    ['u400-l2', '{"at":9}'],
    ['u400-q1', '{"at":1}'],
  ]);
  await leave(token, 'u400-l2', null);
  await leave(token, 'u400-l2', null);
  expect(await placesOf(token)).toEqual([['u400-q1', '{"at":1}']]);
});

test('nobody else is told, and only learners leave a place', async () => {
  const [one, other] = [await pupil(), await pupil()];
  await leave(one.token, 'u400-l1', '{"at":3}');
  expect(await placesOf(other.token)).toEqual([]);
  expect(await placesOf(one.parent.token)).toEqual([]);
  expect((await leave(teacher.token, 'u400-l1', '{}')).status).toBe(403);
});

test.each([
  ['u400-l99', '{}', 404],
  ['unit:400', '{}', 404],
  ['u400-l1', 7, 400],
  ['u400-l1', 'x'.repeat(8001), 400],
])('a place in %s of %s is refused', async (id, place, status) => {
  const { token } = await pupil();
  expect((await leave(token, id, place)).status).toBe(status);
  expect(await placesOf(token)).toEqual([]);
});

const attempt = '019cd12e-5300-7d38-95bb-4a5f9d4e4606';
const quizPlace = (id: string) => JSON.stringify({ attempt: id, run: id, at: 3, answers: {} });

test('a finished quiz leaves no place behind, though the device could not delete it', async () => {
  const { token } = await pupil();
  const acts = learnerActs({ send, db }, token);
  await leave(token, 'u400-q1', quizPlace(attempt));
  const other = quizPlace('019cd12e-5300-7d38-95bb-000000000000');
  await leave(token, 'u400-q2', other);
  const answers = (await acts.questions('u400-q1')).map((one) => ({
    question: one.id,
    answer: rightAnswer(one),
  }));
  const finish = acts.event('quiz.finished', { item: 'u400-q1', attempt, answers }, clock.now);
  await acts.tell([{ ...finish, id: attempt }]);
  expect(await placesOf(token)).toEqual([['u400-q2', other]]);
  // The same position, sent late.
  expect((await leave(token, 'u400-q1', quizPlace(attempt))).status).toBe(200);
  expect(await placesOf(token)).toEqual([['u400-q2', other]]);
  const next = quizPlace('019cd12e-5300-7d38-95bb-111111111111');
  await leave(token, 'u400-q1', next);
  expect(await placesOf(token)).toContainEqual(['u400-q1', next]);
});

test('a place earns nothing', async () => {
  const { token, id } = await pupil();
  await leave(token, 'u400-l1', '{"at":99}');
  expect((await send('GET', `/api/xp/${id}`, { token })).body).toMatchObject({
    totalXP: 0,
    lessonsCompleted: 0,
  });
});
