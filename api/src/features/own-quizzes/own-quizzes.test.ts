/** A teacher's quiz in the app: marked by the server, visible to its teacher, assignable like other work. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/tables.ts';
import { newSession } from '#features/accounts/index.ts';
import { good, openSchool, type Who } from '#testing/lessons-school.ts';
import { testApp } from '#testing/test-app.ts';
import { onUsualDevice, usualDevice } from '#testing/usual-device.ts';

const app = await testApp({ SAFETY_PROFILE: 'school' });
const { database, clock } = app;
const { as, make, rooms, ids, tokens } = await openSchool(app);
await database.db.update(users).set({ consent: 'school' }).where(eq(users.role, 'learner'));

// A device known for a month, so that the work is plausible.
const month = 30 * 24 * 60 * 60 * 1000;
for (const who of ['pupil', 'schoolmate'] as const) {
  const [row] = await database.db.select().from(users).where(eq(users.id, ids[who]));
  if (row === undefined) throw new Error(`${who} is not there`);
  const since = new Date(clock.now.getTime() - month);
  tokens[who] = await newSession(database.db, row, since, await onUsualDevice(database.db));
}
const device = usualDevice;
let seq = 0;
const finish = async (who: Who, item: string, answers: { question: string; answer: unknown }[]) => {
  seq += 1;
  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
  const event = {
    id: randomUUID(),
    device,
    seq,
    type: 'quiz.finished',
    payload: { item, attempt: randomUUID(), answers },
    occurredAt: clock.now.toISOString(),
    zone: 'Africa/Kampala',
    schema: 1,
  };
  const { body } = await as(who)('POST', '/events', { body: { events: [event] } });
  return (body as { results: { status: string }[] }).results.map(({ status }) => status);
};

const quiz = await make('teacher', {
  ...good.quiz,
  visibility: 'class',
  classId: rooms.mine,
  questions: [
    {
      prompt: 'Put in order',
      asks: { kind: 'order', steps: ['seed', 'plant', 'fruit'] },
      explanation: 'It grows.',
    },
    {
      prompt: 'Match',
      asks: {
        kind: 'match',
        pairs: [
          { left: 'cow', right: 'calf' },
          { left: 'hen', right: 'chick' },
        ],
      },
      explanation: 'Young ones.',
    },
    { prompt: 'How long?', asks: { kind: 'number', answer: 12 } },
  ],
});
const answersOf = (order: string[], match: string[], number: string) => [
  { question: 'q1', answer: order },
  { question: 'q2', answer: match },
  { question: 'q3', answer: number },
];
type Result = {
  attempts: number;
  last: { correct: number; questions: { explanation: string | null }[] } | null;
};
const resultOf = async (who: Who) => (await as(who)('GET', `/lessons/${quiz.id}/result`)).body as Result;

test('what was given is marked by the server, and why is told of what was right alone', async () => {
  expect(await resultOf('pupil')).toMatchObject({ attempts: 0, last: null });
  const first = answersOf(['seed', 'plant', 'fruit'], ['chick', 'calf'], '12');
  expect(await finish('pupil', quiz.id, first)).toEqual(['stored']);
  const { last } = await resultOf('pupil');
  expect(last).toMatchObject({
    correct: 2,
    total: 3,
    questions: [
      { correct: true, explanation: 'It grows.' },
      { correct: false, explanation: null },
      { correct: true },
    ],
  });
  await finish('pupil', quiz.id, answersOf(['seed', 'plant', 'fruit'], ['calf', 'chick'], '12'));
  expect(await resultOf('pupil')).toMatchObject({ attempts: 2, best: { correct: 3 }, last: { correct: 3 } });
});

test('who does not see the quiz can neither take it nor ask how it went', async () => {
  expect(await finish('schoolmate', quiz.id, answersOf([], [], '12'))).toEqual(['refused']);
  expect((await as('schoolmate')('GET', `/lessons/${quiz.id}/result`)).status).toBe(404);
});

test('its teacher sees each pupil’s first and best try; of those without consent nothing but the name', async () => {
  const results = async (who: Who, room = rooms.mine) =>
    await as(who)('GET', `/lessons/${quiz.id}/results?classId=${room}`);
  expect((await results('teacher')).body).toMatchObject({
    pupils: [{ id: ids.pupil, attempts: 2, first: { correct: 2 }, best: { correct: 3 } }],
    questions: [
      { answered: 1, right: 1 },
      { answered: 1, right: 0 },
      { answered: 1, right: 1 },
    ],
  });
  expect((await results('colleague')).status).toBe(404);
  expect((await results('teacher', rooms.colleagues)).status).toBe(404);
  await database.db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, ids.pupil));
  expect((await results('head')).body).toMatchObject({
    pupils: [{ consent: false, attempts: 0, first: null, best: null }],
    questions: [{ answered: 0 }, { answered: 0 }, { answered: 0 }],
  });
  await database.db.update(users).set({ consent: 'school' }).where(eq(users.id, ids.pupil));
});

test('it is assigned to the class that it is for, and done when it was marked since', async () => {
  const assign = (who: Who, classId: number, ref = quiz.id) =>
    as(who)('POST', '/assignments', { body: { ref, classId } });
  expect((await assign('colleague', rooms.colleagues)).status).toBe(404);
  expect((await assign('head', rooms.colleagues)).status).toBe(404);
  const draft = await make('teacher', { ...good.quiz, title: 'A draft' });
  expect((await assign('teacher', rooms.mine, draft.id)).status).toBe(404);
  const given = await assign('teacher', rooms.mine);
  expect(given.status).toBeLessThan(300);
  const mine = async () => JSON.stringify((await as('pupil')('GET', '/my-assignments')).body);
  // Passed before the assignment, so it is completed.
  expect(await mine()).toContain('"status":"Completed"');
  await finish('pupil', quiz.id, answersOf(['seed', 'plant', 'fruit'], ['calf', 'chick'], '1'));
  expect(await mine()).toContain('"status":"Completed"');
  const { id } = given.body as { id: number };
  expect((await as('teacher')('GET', `/assignments/${id}`)).body).toMatchObject({
    questions: expect.arrayContaining([expect.objectContaining({ prompt: 'How long?', right: 0 })]),
  });
});
