/** A batch takes four statements for any number of events: on a slow line round trips matter. */
import { randomUUID } from 'node:crypto';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { events as eventsTable } from '#db/tables.ts';
import { statementsOf } from '#testing/count-queries.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, statusesOf, tell } from './testing/device.ts';
import { riddlesIn } from './testing/riddle-round.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;
const statements = statementsOf(database);

const pupil = await addPupil(db, clock.now);
const happened = openDevice();
const { questions } = learnerActs({ send, db }, pupil.token);
const { round } = await riddlesIn(db);
const riddled = () => happened('tool.completed', { tool: 'jokes-riddles', evidence: round() }, clock.now);
// Warms up: content is cached by process, and totals are created by the first event.
await tell(send, pupil, [happened('video.finished', { item: 'u400-l1' }, clock.now)]);
await tell(send, pupil, [happened('item.opened', { item: 'u400-q1' }, clock.now)]);
await tell(send, pupil, [riddled()]);

const asked = await questions('u400-q1');
const answers = asked.map((question) => ({ question: question.id, answer: rightAnswer(question) }));
const given = (place: number) => ({ item: 'u400-q1', ...answers[place % answers.length] });

/* Periodic queries for sessions and content are ignored. */
const isDueNowAndThen = (text: string) => /from sessions s join users u|from "content_state"/.test(text);

const took = async (events: readonly unknown[]) => {
  const all = await statements(async () => {
    const answer = await tell(send, pupil, events);
    expect(new Set(statusesOf(answer))).toEqual(new Set(['stored']));
  });
  return all.filter((text) => !isDueNowAndThen(text));
};

test.each([
  ['an answer', () => [happened('answer.given', given(0) as never, clock.now)]],
  ['a finished lesson', () => [happened('video.finished', { item: 'u400-l1' }, clock.now)]],
  [
    'an exercise',
    () => [
      happened(
        'practice.answered',
        { generator: 'count-to-200', level: 1, seed: 5, answer: 'none' },
        clock.now,
      ),
    ],
  ],
  ['a tool', () => [riddled()]],
  [
    'fifty answers',
    () => Array.from({ length: 50 }, (_, n) => happened('answer.given', given(n) as never, clock.now)),
  ],
] as const)('%s: count, lock, look, write', async (_, events) => {
  expect(await took(events())).toHaveLength(4);
});

test('a finished quiz, with badges, a level and news of them: one more, which deletes the place of its attempt', async () => {
  const end = { item: 'u400-q1', attempt: randomUUID(), answers };
  expect(await took([happened('quiz.finished', end, clock.now)])).toHaveLength(5);
});

test('a receipt that is shown costs no statement more', async () => {
  const event = () => riddled();
  const { receipt } = await tell(send, pupil, [event()]);
  const all = await statements(() => tell(send, pupil, [event()], [receipt]));
  expect(all.filter((text) => !isDueNowAndThen(text))).toHaveLength(4);
});

test('what is here already is looked at, and nothing is written', async () => {
  const events = [happened('answer.given', given(3) as never, clock.now)];
  await tell(send, pupil, events);
  const again = await statements(() => tell(send, pupil, events));
  expect(again.filter((text) => !isDueNowAndThen(text))).toHaveLength(3);
});

test('control: a statement more is counted, inside a transaction too', async () => {
  const look = () => db.transaction((within) => tell(send, pupil, []).then(() => within.$count(eventsTable)));
  expect((await statements(look)).some((text) => text.includes('count(*)'))).toBe(true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('whoever tells something stays signed in without being looked up again, and logged out is out at once', async () => {
  const looksFor = (text: string) => text.includes('from sessions s join users u');
  // The clock is fixed, so sessions are re-read only after an invalidation.
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000_000);
  const told = () => tell(send, pupil, [happened('answer.given', given(5) as never, clock.now)]);
  // A late notification may cause an extra query, so most of several runs must be quiet.
  const looks = [];
  for (let n = 0; n < 6; n += 1) looks.push((await statements(told)).some(looksFor));
  expect(looks.filter(Boolean).length).toBeLessThan(3);
  expect((await send('POST', '/api/logout', { token: pupil.token })).status).toBe(200);
  expect((await told()).status).toBe(401);
});
