/**
 * Events of devices that have been offline for weeks, in the shapes of the first versions of the app. They are literals,
 * because helpers change their shape with the app.
 */
import { randomUUID } from 'node:crypto';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events, items, learnerTotals } from '#db/tables.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { usualDevice } from '#testing/usual-device.ts';
import { addPupil, type Pupil } from '../testing/device.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;

const [quiz] = await db.select().from(items).where(eq(items.id, 'u400-q1'));
if (quiz?.content?.type !== 'quiz') throw new Error('u400-q1 is a quiz');
const right = quiz.content.items.map((item) => ({ question: item.id, answer: rightAnswer(item) }));
const [first = { question: '', answer: '' }] = right;

const exercise = makeExercise('add-unlike-fractions', 1, 7);
if (exercise === null) throw new Error('add-unlike-fractions has changed');

/* A day of work, each thing an hour after the one before. */
const day = Date.parse('2026-03-09T06:00:00.000Z');
let seq = 0;
const made = (type: string, payload: object) => {
  seq += 1;
  return {
    id: randomUUID(),
    device: usualDevice,
    seq,
    type,
    payload,
    occurredAt: new Date(day + seq * 60 * 60 * 1000).toISOString(),
    zone: 'Africa/Kampala',
    schema: 1,
  };
};

/* The eight kinds in their first form: without `asked`, which retries send since 18 November 2026. */
const firstVersion = () => [
  made('item.opened', { item: 'u400-l1' }),
  made('video.finished', { item: 'u400-l1' }),
  made('reading.read', { item: 'u400-r1' }),
  made('answer.given', { item: 'u400-q1', ...first }),
  made('quiz.finished', { item: 'u400-q1', attempt: randomUUID(), answers: right }),
  made('practice.answered', {
    generator: 'add-unlike-fractions',
    level: 1,
    seed: 7,
    answer: rightAnswer(exercise.item),
  }),
  made('tool.used', { tool: 'spelling-bee' }),
  made('tool.completed', { tool: 'spelling-bee' }),
];

type Answered = { results: { id: string; status: string; reason?: string; field?: string }[]; epoch: string };

/* The first versions sent only the events, and read only these fields of the reply. */
const sent = async ({ token }: Pupil, batch: readonly unknown[]) => {
  const { status, body } = await send('POST', '/api/events', { token, body: { events: batch } });
  expect(status).toBe(200);
  return body as Answered;
};

test('every kind of event of the first version is taken and counted once, however often it is sent', async () => {
  const akello = await addPupil(db, clock.now);
  const batch = firstVersion();
  const { results, epoch } = await sent(akello, batch);
  expect(results.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
  expect(results.map(({ status }) => status)).toEqual(batch.map(() => 'stored'));
  expect(epoch).toMatch(/^[0-9a-f-]{36}$/);
  const totals = async () =>
    (await db.select().from(learnerTotals).where(eq(learnerTotals.userId, akello.user.id)))[0];
  // Completed tools had no evidence then: the event is stored, and earns nothing.
  const once = { videos: 1, readings: 1, quizzesPassed: 1, practiceRight: 1, tools: 0, answersRight: 12 };
  expect(await totals()).toMatchObject(once);
  // The answer to the first request was lost.
  expect((await sent(akello, batch)).results.map(({ status }) => status)).toEqual(
    batch.map(() => 'duplicate'),
  );
  expect(await totals()).toMatchObject(once);
  expect(await db.select().from(events).where(eq(events.userId, akello.user.id))).toHaveLength(batch.length);
});

test('parts that cannot be taken say why, each for itself, and nothing else of the batch is lost', async () => {
  const akello = await addPupil(db, clock.now);
  const [opened, film, reading, ...others] = firstVersion();
  const later = { ...made('item.opened', { item: 'u400-l1' }), schema: 2 };
  const unknown = made('puzzle.solved', { puzzle: 9 });
  const gone = made('video.finished', { item: 'u9999-l1' });
  const left = made('answer.given', { item: 'u400-q1', question: 'taken-out', answer: 1 });
  const broken = { ...made('reading.read', { item: 'u400-r1' }), occurredAt: 'yesterday' };
  const batch = [opened, later, film, unknown, gone, reading, left, broken, null, ...others];
  const { results } = await sent(akello, batch);
  const refused = results.filter(({ status }) => status === 'refused');
  expect(refused.map(({ reason }) => reason)).toEqual([
    'This was made by a newer app than this server knows. It can be sent again after the update.',
    'We do not know this kind of work.',
    'We do not know this lesson.',
    'This question is not in the lesson any more.',
    'We could not read this piece of work.',
    'We could not read this piece of work.',
  ]);
  expect(refused.map(({ field }) => field ?? null)).toEqual([null, null, null, null, 'occurredAt', null]);
  expect(results.filter(({ status }) => status === 'stored')).toHaveLength(8);
  const stored = await db.select().from(events).where(eq(events.userId, akello.user.id));
  expect(stored).toHaveLength(8);
});
