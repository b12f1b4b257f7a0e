/** A mistake in a question that a retry asked is named by the contents that asked it, not by the checkpoint. */
import { randomUUID } from 'node:crypto';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import { practiceMisconceptions } from '@afrolearn/learning/practice/misconceptions.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answers, items } from '#db/tables.ts';
import { mistakeNames, mistakesIn } from './teaching.db.ts';
import { aTeachersClass } from './testing/a-teachers-class.ts';

const { db, before, acting } = await aTeachersClass();
const contents = new Map(
  (
    await db.select({ id: items.id, content: items.content }).from(items).where(isNotNull(items.content))
  ).flatMap(({ id, content }) => (content === null ? [] : [[id, content] as const])),
);

/** A wrong option of a lesson's question whose mistake the checkpoint does not name. */
type Sample = {
  quiz: string;
  slot: Question;
  asked: string;
  answer: Answer;
  mistake: string;
  lesson: string;
};
const sampleOf = (): Sample => {
  for (const quiz of contents.values()) {
    if (quiz.type !== 'quiz') continue;
    const known = new Set(quiz.misconceptions?.map(({ id }) => id));
    for (const slot of quiz.items) {
      const lesson = `u${quiz.unitId}-l${slot.lesson}`;
      const home = contents.get(lesson);
      if (home === undefined || slot.objective === undefined || slot.faith !== undefined) continue;
      for (const other of questionsOf(home)) {
        if (other.kind !== 'single' || slot.kind !== 'single' || other.objective !== slot.objective) continue;
        const answer = other.options.findIndex(
          ({ right, misconception }) => !right && misconception !== undefined && !known.has(misconception),
        );
        const mistake = other.options[answer]?.misconception;
        if (mistake !== undefined) return { quiz: quiz.id, slot, asked: other.id, answer, mistake, lesson };
      }
    }
  }
  throw new Error('the curriculum has no such question');
};

test('a mistake of a retry is counted once and named by the lesson whose question was asked', async () => {
  const { quiz, slot, asked, answer, mistake, lesson } = sampleOf();
  const { id, acts } = await acting('Apio Sarah');
  const given = [{ question: slot.id, asked, answer }];
  await acts.tell([
    acts.event('quiz.finished', { item: quiz, attempt: randomUUID(), answers: given }, before(1)),
  ]);
  expect(await db.select({ asked: answers.asked }).from(answers)).toEqual([{ asked }]);
  const made = await mistakesIn(db, [id], [quiz], new Date(0));
  expect(made).toEqual([{ userId: id, mistake, itemId: lesson, times: 1 }]);
  expect((await mistakeNames(db, made)).get(mistake)?.name).toBeTruthy();
});

test('the mistakes of an exercise are named by its maker', async () => {
  const [one] = practiceMisconceptions;
  const names = await mistakeNames(db, [{ mistake: one?.id ?? '', itemId: 'u400-q1' }]);
  expect(names.get(one?.id ?? '')).toEqual(one);
});
