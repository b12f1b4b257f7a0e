/** Reviews by spaced repetition, for the learner alone. */
import type { Insights } from '@afrolearn/contract/progress.ts';
import type { CardToReview, ReviewReply } from '@afrolearn/contract/review.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { gradeQuestion, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { askedNow, mostAsked } from '@afrolearn/learning/reviews/session.ts';
import { schedulersOwnList } from '@afrolearn/learning/reviews/testing/own-list.ts';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { items, units } from '#db/tables.ts';
import { recheckContent } from '#features/catalogue/index.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, person } = await aClass();
const since = new Date('2026-01-05T06:00:00Z');
const monday = new Date('2026-03-09T06:00:00Z');
const days = (count: number, hours = 0) =>
  new Date(monday.getTime() + count * 86_400_000 + hours * 3_600_000);

const learner = async () => {
  const who = await person('learner', { createdAt: since });
  return { ...who, acts: learnerActs({ send, db }, who.token) };
};
const reviewOf = async (token: string, topic?: string) => {
  const answer = await send('GET', `/api/review${topic === undefined ? '' : `?topic=${topic}`}`, { token });
  expect(answer.status).toBe(200);
  return answer.body as ReviewReply;
};
/** The page's current questions. */
const askedOf = ({ cards, zone }: ReviewReply, now: Date) =>
  askedNow(
    cards.map((card) => ({
      ...card,
      topic: card.topic.id,
      card: { dueAt: Date.parse(card.dueAt), lastCorrect: card.lastCorrect },
    })),
    { now: now.getTime(), zone },
  );
const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('the list is empty');
  return one;
};

test('ten questions over three days: each day the review asks what the scheduler itself would ask', async () => {
  const { token, acts } = await learner();
  const answered: { question: string; at: Date; correct: boolean }[] = [];
  let draw = 0;
  /** Answers a question or exercise at a time, and records it for the scheduler. */
  const answer = async (
    { question, item }: Pick<CardToReview, 'question' | 'item'>,
    right: boolean,
    at: Date,
  ) => {
    clock.now = at;
    const [generator = '', level] = question.split(':');
    draw += 1;
    const asked: Question | undefined =
      level === undefined
        ? (await acts.questions(item)).find(({ id }) => id === question)
        : makeExercise(generator, Number(level), draw)?.item;
    if (asked === undefined) throw new Error(`${item} does not ask ${question}`);
    const given = right ? rightAnswer(asked) : 'none';
    await acts.tell([
      level === undefined
        ? acts.event('answer.given', { item, question, answer: given }, at)
        : acts.event('practice.answered', { generator, level: Number(level), seed: draw, answer: given }, at),
    ]);
    answered.push({ question, at, correct: gradeQuestion(asked, given).correct });
  };
  const written = (await acts.questions('u400-q1'))
    .slice(0, 8)
    .map(({ id }) => ({ question: id, item: 'u400-q1' }));
  const ten = [
    ...written,
    { question: 'number-of-subsets:1', item: 'number-of-subsets' },
    { question: 'simple-interest:2', item: 'simple-interest' },
  ];
  // Day one: every second answer is wrong, an hour apart in the afternoon.
  for (const [place, one] of ten.entries()) await answer(one, place % 2 === 0, days(0, 6 + place / 10));
  const sizes: number[] = [];
  for (const day of [0, 1, 2, 3, 4, 8]) {
    clock.now = days(day, day === 0 ? 8 : 0);
    const told = await reviewOf(token);
    const asked = askedOf(told, clock.now);
    expect(asked.map(({ question }) => question)).toEqual(schedulersOwnList(answered, clock.now));
    expect(told.due).toBe(asked.length);
    sizes.push(asked.length);
    // Every third answer is wrong; wrong ones are repeated at once.
    for (const [place, one] of asked.slice(0, mostAsked).entries()) {
      const right = place % 3 !== 0;
      await answer(one, right, days(day, 1 + place / 100));
      if (!right) await answer(one, true, days(day, 2 + place / 100));
    }
  }
  expect(sizes[0], 'nothing that was answered today is asked again today').toBe(0);
  expect(sizes.slice(1).filter((size) => size > 0).length, 'several days ask something').toBeGreaterThan(1);
  clock.now = monday;
});

test('a card brings all that asking it needs: question, figure, help, and the lesson that explains it', async () => {
  clock.now = monday;
  const { token, acts } = await learner();
  const mistake = await acts.mistake('u400-q1', 1, monday);
  clock.now = days(1);
  const card = first((await reviewOf(token)).cards);
  const asked = (await acts.questions('u400-q1')).find(({ id }) => id === card.question);
  expect(card.asked).toEqual(asked);
  expect(card.topic).toMatchObject({ id: `u400-l${asked?.lesson}`, subjectId: 7 });
  expect(card.misconceptions.map(({ id }) => id)).toContain(mistake);
  const [row] = await db.select({ content: items.content }).from(items).where(eq(items.id, 'u400-q1'));
  const shown = Object.entries(row?.content?.figures ?? {}).filter(([name]) => name === asked?.figure);
  expect(card.figures).toEqual(Object.fromEntries(shown));
  clock.now = monday;
});

test('a question that speaks of what was told brings it along: the words of its scene, the text of its reading', async () => {
  clock.now = monday;
  const { token, acts } = await learner();
  const stories = async (item: string) => {
    for (const { id } of await acts.questions(item))
      await acts.tell([acts.event('answer.given', { item, question: id, answer: 'none' }, monday)]);
    return (await reviewOf(token, item)).cards.map(({ asked, story }) => [asked?.prompt, story]);
  };
  expect(await stories('u346-l2')).toContainEqual([
    'Which city is the pilot sent to?',
    [expect.stringContaining('A pilot hears on the radio')],
  ]);
  const read = await stories('u346-r1');
  expect(read.length).toBeGreaterThan(0);
  for (const [, story] of read) expect(story?.length).toBeGreaterThan(2);
});

test('a topic gives what went wrong in it at once, and a unit what went wrong in any of its lessons', async () => {
  clock.now = monday;
  const { token, acts } = await learner();
  const [right, wrong] = [first(await acts.questions('u400-l1')), first(await acts.questions('u400-l3'))];
  await acts.tell([
    acts.event('answer.given', { item: 'u400-l1', question: right.id, answer: rightAnswer(right) }, monday),
    acts.event('answer.given', { item: 'u400-l3', question: wrong.id, answer: 'none' }, monday),
  ]);
  const asks = async (topic: string) => (await reviewOf(token, topic)).cards.map(({ question }) => question);
  expect(await asks('u400-l3')).toEqual([wrong.id]);
  expect(await asks('u400')).toEqual([wrong.id]);
  // Nothing is due there, so it is asked again.
  expect(await asks('u400-l1')).toEqual([right.id]);
  expect(await asks('u400-l2')).toEqual([]);
  expect((await reviewOf(token)).due).toBe(0);
  expect((await send('GET', '/api/review?topic=every-lesson', { token })).status).toBe(400);
});

test('what insights call ready to be practised is what the review asks', async () => {
  clock.now = monday;
  const { token, acts } = await learner();
  await acts.quiz('u400-q1', 4, monday);
  const insights = async () =>
    ((await send('GET', '/api/personalized-insights', { token })).body as { data: Insights }).data;
  const practice = first((await insights()).practiceNext);
  const topic = practice.path.slice('/review?topic='.length);
  expect((await reviewOf(token, topic)).cards.map((card) => card.asked?.prompt)).toContain(
    practice.description,
  );
  clock.now = days(3);
  const { due } = await reviewOf(token);
  const ready = (await insights()).recommendations.find(({ path }) => path === '/review');
  expect(ready?.text).toContain(String(due));
  expect(due).toBeGreaterThan(0);
  clock.now = monday;
});

test('a review is the learner’s own: nothing of others, of religious education, or of what left the lists', async () => {
  clock.now = monday;
  const [one, other] = [await learner(), await learner()];
  const [asked, gone] = [
    first(await one.acts.questions('u400-l1')),
    first(await one.acts.questions('u400-l4')),
  ];
  for (const [item, question] of [
    ['u400-l1', asked.id],
    ['u400-l4', gone.id],
  ] as const)
    await one.acts.tell([one.acts.event('answer.given', { item, question, answer: 'none' }, monday)]);
  clock.now = days(2);
  const ids = async () => (await reviewOf(one.token)).cards.map(({ question }) => question);
  expect(new Set(await ids())).toEqual(new Set([asked.id, gone.id]));
  expect(await reviewOf(other.token)).toMatchObject({ due: 0, cards: [] });
  const [unit] = await db.select().from(units).where(eq(units.id, 400));
  onTestFinished(async () => {
    clock.now = monday;
    await db.update(items).set({ removedAt: null }).where(eq(items.id, 'u400-l4'));
    await db.update(units).set({ details: unit?.details }).where(eq(units.id, 400));
    recheckContent(db);
  });
  await db.update(items).set({ removedAt: clock.now }).where(eq(items.id, 'u400-l4'));
  recheckContent(db);
  clock.now = days(2, 1);
  expect(await ids()).toEqual([asked.id]);
  expect((await reviewOf(one.token)).due).toBe(1);
  if (unit === undefined) throw new Error('unit 400 is missing');
  await db
    .update(units)
    .set({ details: { ...unit.details, strand: 'religious-education' } })
    .where(eq(units.id, 400));
  recheckContent(db);
  clock.now = days(2, 2);
  expect(await reviewOf(one.token)).toMatchObject({ due: 0, cards: [] });
});
