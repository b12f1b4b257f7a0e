/** A retry asks other questions: the server grades the one asked, if that attempt's paper may ask it. */
import { randomUUID } from 'node:crypto';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { retryPaper } from '@afrolearn/learning/quizzes/paper.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answers, attempts, events, items } from '#db/tables.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, statusesOf, tell } from '../testing/device.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;
const contents = new Map(
  (await db.select({ id: items.id, content: items.content }).from(items).where(isNotNull(items.content))).map(
    ({ id, content }) => [id, content === null ? [] : questionsOf(content)] as const,
  ),
);
const [quizId, unitId] = ['u400-q1', 400];
const quiz = (contents.get(quizId) ?? []).filter(({ faith }) => faith === undefined);
const sources = {
  lesson: (id: string) => contents.get(id) ?? [],
  exercise: (generator: string, level: number, draw: number) =>
    makeExercise(generator, level, draw)?.item ?? null,
};

const finish = (
  attempt: string,
  given: readonly { question: string; asked: string; answer: ReturnType<typeof rightAnswer> }[],
) => openDevice()('quiz.finished', { item: quizId, attempt, answers: given }, clock.now);

test('what a retry asked is graded, counts for the authored question and is stored beside it', async () => {
  const pupil = await addPupil(db, clock.now);
  const attempt = randomUUID();
  const paper = retryPaper(quiz, { unitId, attempt }, sources);
  const fresh = paper.filter(({ slot, asked }) => asked !== slot.id);
  expect(fresh.length).toBeGreaterThan(0);
  const given = paper.map(({ slot, asked, question }) => ({
    question: slot.id,
    asked,
    answer: rightAnswer(question),
  }));
  expect(statusesOf(await tell(send, pupil, [finish(attempt, given)]))).toEqual(['stored']);
  const [end] = await db.select().from(attempts).where(eq(attempts.userId, pupil.user.id));
  expect(end).toMatchObject({ correct: quiz.length, total: quiz.length });
  const mine = eq(answers.userId, pupil.user.id);
  const stored = await db
    .select()
    .from(answers)
    .where(and(mine, isNotNull(answers.asked)));
  expect(stored.map(({ questionId, asked }) => `${questionId} ${asked}`).sort()).toEqual(
    fresh.map(({ slot, asked }) => `${slot.id} ${asked}`).sort(),
  );
  const [event] = await db.select().from(events).where(eq(events.userId, pupil.user.id));
  const kept = event?.payload['answers'] as { asked?: string }[];
  expect(kept.flatMap(({ asked }) => asked ?? []).sort()).toEqual(fresh.map(({ asked }) => asked).sort());
});

test('the easiest question in every place counts once', async () => {
  const pupil = await addPupil(db, clock.now);
  const attempt = randomUUID();
  const easy = retryPaper(quiz, { unitId, attempt }, sources).find(({ slot, asked }) => asked !== slot.id);
  if (easy === undefined) throw new Error('the sample has no question to ask instead');
  const forged = quiz.map(({ id }) => ({
    question: id,
    asked: easy.asked,
    answer: rightAnswer(easy.question),
  }));
  expect(statusesOf(await tell(send, pupil, [finish(attempt, forged)]))).toEqual(['stored']);
  const [end] = await db.select().from(attempts).where(eq(attempts.userId, pupil.user.id));
  expect(end).toMatchObject({ correct: 1, total: quiz.length });
});
