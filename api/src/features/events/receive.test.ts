/**
 * Refused or unknown data leaves nothing: strangers once stored 32 MB of invented questions in 12 seconds
 * (R4).
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answers, events, items, units, users } from '#db/tables.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { weightOf } from './read-event.ts';
import { addPupil, openDevice, statusesOf, tell } from './testing/device.ts';

const { send, database, clock } = await testApp({}, { limitsWidth: 1, database: await taughtDatabase() });
const { db } = database;

const bytesOf = async (userId: number): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(pg_column_size(${events}.*)), 0)::int` })
    .from(events)
    .where(eq(events.userId, userId));
  return row?.bytes ?? 0;
};

const invented = (count: number, letters: number) =>
  Array.from({ length: count }, () => ({
    question: `u400-q1-${randomUUID()}`,
    answer: Array.from({ length: 10 }, () => randomUUID().repeat(20).slice(0, letters)),
  }));

const firstOf = async (id: string): Promise<string> => {
  const [row] = await db.select().from(items).where(eq(items.id, id));
  const first = row?.content?.type === 'quiz' ? row.content.items[0]?.id : undefined;
  if (first === undefined) throw new Error(`${id} has no question`);
  return first;
};

test.each([
  ['a learner with consent', 'school'],
  ['a learner whom nobody has approved', 'none'],
] as const)('invented lessons, questions, tools and exercises of %s leave no row', async (_, consent) => {
  const [akello, happened] = [await addPupil(db, clock.now), openDevice()];
  await db.update(users).set({ consent }).where(eq(users.id, akello.user.id));
  const quiz = { item: 'u400-q1', attempt: randomUUID() };
  const sent = [
    happened('item.opened', { item: 'u999999-l1' }, clock.now),
    happened('answer.given', { item: 'u400-q1', question: 'u400-q1-invented', answer: 'x' }, clock.now),
    happened('quiz.finished', { ...quiz, answers: invented(50, 500) }, clock.now),
    happened('quiz.finished', { ...quiz, answers: [] }, clock.now),
    happened('tool.used', { tool: 'invented' }, clock.now),
    happened('practice.answered', { generator: 'invented', level: 1, seed: 1, answer: 'x' }, clock.now),
  ];
  expect(new Set(statusesOf(await tell(send, akello, sent)))).toEqual(new Set(['refused']));
  expect(await bytesOf(akello.user.id)).toBe(0);
  expect(await db.$count(answers, eq(answers.userId, akello.user.id))).toBe(0);
});

test('beside a real answer, 59 invented ones are sent and only the real one is stored', async () => {
  const [akello, happened] = [await addPupil(db, clock.now, { consent: 'guardian' }), openDevice()];
  const real = { question: await firstOf('u400-q1'), answer: 'a guess' };
  const payload = { item: 'u400-q1', attempt: randomUUID(), answers: [...invented(59, 500), real] };
  const event = happened('quiz.finished', payload, clock.now);
  // Control: unabridged it would take 300 kB.
  expect(JSON.stringify(event).length).toBeGreaterThan(300_000);
  expect(statusesOf(await tell(send, akello, [event]))).toEqual(['stored']);
  const [row] = await db.select().from(events).where(eq(events.userId, akello.user.id));
  expect(row?.payload).toEqual({ ...payload, answers: [real] });
  expect(await bytesOf(akello.user.id)).toBeLessThan(1000);
  expect(statusesOf(await tell(send, akello, [event]))).toEqual(['duplicate']);
});

test('honest work counts though its unit was renamed or taken out, or its quiz lost a question meanwhile', async () => {
  const [akello, happened] = [await addPupil(db, clock.now), openDevice()];
  const real = { question: await firstOf('u400-q1'), answer: 'a guess' };
  const lost = { question: 'u400-q1-11', answer: 'an answer to a question of last term' };
  const before = { removedAt: null };
  await db.update(units).set({ title: 'Another name', removedAt: clock.now }).where(eq(units.id, 400));
  await db.update(items).set({ removedAt: clock.now }).where(eq(items.unitId, 400));
  const sent = [
    happened('item.opened', { item: 'u400-l1' }, clock.now),
    happened('quiz.finished', { item: 'u400-q1', attempt: randomUUID(), answers: [real, lost] }, clock.now),
  ];
  expect(statusesOf(await tell(send, akello, sent))).toEqual(['stored', 'stored']);
  expect(await db.$count(answers, eq(answers.userId, akello.user.id))).toBe(1);
  await db.update(units).set(before).where(eq(units.id, 400));
  await db.update(items).set(before).where(eq(items.unitId, 400));
});

test('endless answers to a real question use up the day by their weight; a long honest day does not', async () => {
  const [akello, happened] = [await addPupil(db, clock.now, { consent: 'guardian' }), openDevice()];
  const question = await firstOf('u400-q1');
  const answer = Array.from({ length: 50 }, () => 'x'.repeat(500));
  const heavy = () => happened('answer.given', { item: 'u400-q1', question, answer }, clock.now);
  let told = 0;
  for (; told < 200; told += 1) {
    const sent = { events: Array.from({ length: 16 }, heavy) };
    if ((await send('POST', '/api/events', { token: akello.token, body: sent })).status === 429) break;
  }
  expect(told).toBeGreaterThan(10);
  expect(told).toBeLessThan(60);
  const honest = Array.from({ length: 500 }, () =>
    happened('answer.given', { item: 'u400-q1', question, answer: 'the positive terminal' }, clock.now),
  );
  expect(weightOf(honest)).toBe(500);
  expect(weightOf([null, 7, { payload: null }, { payload: { answers: [null] } }])).toBe(4);
});
