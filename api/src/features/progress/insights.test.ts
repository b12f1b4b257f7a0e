/** How a learner learns: rule-based, from their work, for themselves alone (spec 1 §7, 8; G20, G35; 'Consent'). */
import type { CharacterAnalysis, Insights } from '@afrolearn/contract/progress.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { items, units, users } from '#db/tables.ts';
import { recheckContent } from '#features/catalogue/index.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, person, teacher } = await aClass();
const since = new Date('2026-01-05T06:00:00Z');
const learner = (more: object = {}) => person('learner', { createdAt: since, ...more });
const character = async (token: string) =>
  ((await send('GET', '/api/character-analysis', { token })).body as { data: CharacterAnalysis }).data;
const insights = async (token: string) =>
  ((await send('GET', '/api/personalized-insights', { token })).body as { data: Insights | null }).data;
const told = async (token: string): Promise<Insights> => {
  const data = await insights(token);
  if (data === null) throw new Error('there are no insights');
  return data;
};
const fallback = { learningStyle: 'Balanced', strengths: ['curiosity', 'persistence'] };
// Nine in the morning in Kampala, and eight in the evening before.
const morning = new Date('2026-03-09T06:00:00Z');
const evening = new Date('2026-03-08T17:00:00Z');
const mistakeOf = async (item: string, id: string) => {
  const [row] = await db.select({ content: items.content }).from(items).where(eq(items.id, item));
  return row?.content?.misconceptions?.find((one) => one.id === id);
};

/** Watched and read a whole unit, failed a checkpoint, then passed it and the last one. */
const studied = async (more: object = {}) => {
  const who = await learner(more);
  const acts = learnerActs({ send, db }, who.token);
  for (const n of [1, 2, 3, 4, 5, 6]) await acts.video(`u400-l${n}`, evening);
  for (const n of [1, 2]) await acts.reading(`u400-r${n}`, evening);
  await acts.quiz('u400-q1', 3, evening);
  await acts.quiz('u400-q1', 8, morning);
  await acts.quiz('u400-q2', 8, morning);
  return { ...who, acts };
};

test('spec 1 §8: before there is enough to go by, the documented fallback; insights without patterns', async () => {
  const { token } = await learner();
  expect(await character(token)).toEqual(fallback);
  expect(await insights(token)).toEqual({
    strengths: [],
    areas_for_growth: [],
    recommendations: [{ text: 'Open a first lesson and see how it goes.', path: '/units' }],
    practiceNext: [],
    patterns: null,
  });
});

test('the character follows from what was done: a quiz tried again is persistence', async () => {
  const { token, acts } = await studied();
  expect((await character(token)).strengths).toContain('persistence');
  await acts.tools(['spelling-bee', 'map-explorer', 'word-wizard', 'quest-quiz', 'puzzle-maker'], morning);
  const { learningStyle, strengths } = await character(token);
  expect([learningStyle, strengths.slice(0, 2)]).toEqual(['Trying it out', ['curiosity', 'persistence']]);
});

test('insights name a strength, what to practise with its lesson, and a next step', async () => {
  const { token } = await studied();
  const data = await told(token);
  expect(data.strengths).toEqual([
    { title: 'Electricity', description: expect.stringMatching(/^You have \d\d percent of this unit\.$/) },
  ]);
  expect(data.practiceNext.length).toBeGreaterThan(0);
  for (const { title, description, path, due } of data.practiceNext) {
    expect(path).toMatch(/^\/review\?topic=u400-[lrq]\d$/);
    const [row] = await db
      .select()
      .from(items)
      .where(eq(items.id, path.slice('/review?topic='.length)));
    expect(title).toBe(row?.title);
    expect(description.length).toBeGreaterThan(5);
    // Right answers that are not due are left out.
    expect(due).toBe(true);
  }
  expect(data.recommendations.map(({ path }) => path)).toContain('/unit/400');
});

test('a question of a quiz leads to the lesson that explains it, one of a lesson to that lesson', async () => {
  const { token } = await learner();
  const acts = learnerActs({ send, db }, token);
  const [asked] = (await acts.questions('u400-q1')).filter(({ lesson }) => lesson !== null);
  const [checked] = await acts.questions('u400-l3');
  if (asked === undefined || checked === undefined) throw new Error('nothing is asked');
  await acts.tell([
    acts.event('answer.given', { item: 'u400-q1', question: asked.id, answer: 'none' }, evening),
    acts.event('answer.given', { item: 'u400-l3', question: checked.id, answer: 'none' }, morning),
  ]);
  const { practiceNext } = await told(token);
  expect(practiceNext.map(({ path, description, due }) => [path, description, due])).toEqual([
    [`/review?topic=u400-l${asked.lesson}`, asked.prompt, true],
    ['/review?topic=u400-l3', checked.prompt, true],
  ]);
});

test('who answered rightly just now has nothing to practise; a wrong one stands for its lesson', async () => {
  const { token } = await learner();
  const acts = learnerActs({ send, db }, token);
  const questions = (await acts.questions('u400-q1')).filter(({ lesson }) => lesson !== null);
  const of = (lesson: number) => questions.filter((one) => one.lesson === lesson);
  const [right, wrong] = questions.map(({ lesson }) => of(lesson ?? 0)).find((some) => some.length > 1) ?? [];
  if (right === undefined || wrong === undefined) throw new Error('no lesson has two questions');
  const { now } = clock;
  await acts.tell([
    acts.event('answer.given', { item: 'u400-q1', question: right.id, answer: rightAnswer(right) }, now),
  ]);
  expect((await told(token)).practiceNext).toEqual([]);
  await acts.tell([acts.event('answer.given', { item: 'u400-q1', question: wrong.id, answer: 'none' }, now)]);
  expect((await told(token)).practiceNext).toMatchObject([
    { path: `/review?topic=u400-l${wrong.lesson}`, description: wrong.prompt, due: true },
  ]);
});

test('what went wrong comes first, however much that was right is due sooner or is not asked any more', async () => {
  const { token } = await learner();
  const acts = learnerActs({ send, db }, token);
  const long = new Date('2026-01-06T06:00:00Z');
  // Over twenty right answers from weeks ago: all are due before the wrong one.
  const due = (await Promise.all(['u400-l1', 'u400-l2', 'u400-q1', 'u85-q1'].map(acts.questions))).map(
    (questions, place) => ({ questions, item: ['u400-l1', 'u400-l2', 'u400-q1', 'u85-q1'][place] ?? '' }),
  );
  const rights = due.flatMap(({ item, questions }) =>
    questions.map((question) =>
      acts.event('answer.given', { item, question: question.id, answer: rightAnswer(question) }, long),
    ),
  );
  expect(rights.length).toBeGreaterThan(20);
  // Sent at that time: a late report would count as answered later.
  clock.now = long;
  await acts.tell(rights);
  clock.now = morning;
  const [wrong] = await acts.questions('u400-l3');
  if (wrong === undefined) throw new Error('nothing is asked');
  await acts.tell([
    acts.event('answer.given', { item: 'u400-l3', question: wrong.id, answer: 'none' }, morning),
  ]);
  expect((await told(token)).practiceNext[0]).toMatchObject({
    path: '/review?topic=u400-l3',
    description: wrong.prompt,
    due: true,
  });
  // An entry removed from the list does not displace listed ones.
  await db.update(items).set({ removedAt: morning }).where(eq(items.id, 'u400-l3'));
  recheckContent(db);
  const { practiceNext } = await told(token);
  await db.update(items).set({ removedAt: null }).where(eq(items.id, 'u400-l3'));
  expect(practiceNext.length).toBeGreaterThan(2);
  expect(practiceNext.map(({ path }) => path)).not.toContain('/review?topic=u400-l3');
});

test('spec 2 §2, Intelligence: patterns after 20 answers, by time of day in the school’s zone, subject and mistake', async () => {
  const { token } = await learner();
  const acts = learnerActs({ send, db }, token);
  const first = await acts.mistake('u400-q1', 12, evening);
  await acts.mistake('u85-q1', 7, morning);
  expect((await told(token)).patterns).toBeNull();
  await acts.mistake('u85-q1', 1, morning);
  const { patterns, areas_for_growth: areas } = await told(token);
  const known = await mistakeOf('u400-q1', first);
  expect(patterns).toMatchObject({
    answers: 20,
    byTime: [
      { part: 'morning', answers: 8, right: 0 },
      { part: 'evening', answers: 12, right: 0 },
    ],
    bySubject: [
      { subject: 'Science', answers: 12, right: 0 },
      { subject: 'MTC', answers: 8, right: 0 },
    ],
  });
  expect(patterns?.mistakes[0]).toEqual({ name: known?.name, help: known?.help, times: 12 });
  expect(areas[0]).toEqual({
    title: known?.name,
    description: known?.help,
    path: expect.stringMatching(/^\/review\?topic=u400-l\d$/),
  });
  expect(areas.map(({ path }) => path)).toContain('/review?topic=u400');
});

test('practice counts for the subject and the unit of its lesson, and its place stays practice', async () => {
  const { token } = await learner();
  const acts = learnerActs({ send, db }, token);
  await acts.tell(
    Array.from({ length: 20 }, (_, seed) =>
      acts.event(
        'practice.answered',
        { generator: 'count-to-200', level: 1, seed, answer: 'none' },
        new Date(morning.getTime() + seed * 1000),
      ),
    ),
  );
  const { patterns, areas_for_growth: areas } = await told(token);
  expect(patterns).toMatchObject({
    answers: 20,
    bySubject: [{ subject: 'MTC', answers: 20, right: 0 }],
    mistakes: [],
  });
  expect(areas.map(({ path }) => path)).toEqual(['/review?topic=u85']);
});

test('a quiz to try again says of which unit it is; who has mastered a unit is sent to the next, not to a first lesson', async () => {
  const { token, acts } = await studied();
  const texts = async () => (await told(token)).recommendations.map(({ text }) => text);
  await acts.quiz('u85-q1', 0, morning);
  expect(await texts()).toContainEqual(
    expect.stringMatching(/^Try ‘.+: Checkpoint’ again\. Your best is 0 percent so far\.$/),
  );
  const done = await learner();
  const finish = learnerActs({ send, db }, done.token);
  for (const n of [1, 2, 3, 4, 5, 6]) await finish.video(`u400-l${n}`, clock.now);
  for (const n of [1, 2]) await finish.reading(`u400-r${n}`, clock.now);
  await finish.quiz('u400-q1', 10, clock.now);
  expect((await told(done.token)).recommendations[0]?.text).not.toContain('Claim your reward');
  // Passed with 7 of 10: the reward is open below 100 percent.
  await finish.quiz('u400-q2', 7, clock.now);
  expect((await told(done.token)).recommendations[0]?.text).toContain('Claim your reward');
  await finish.quiz('u400-q2', 10, clock.now);
  await send('POST', '/api/units/400/claim', { token: done.token });
  expect((await told(done.token)).recommendations).toEqual([
    { text: 'Choose your next unit.', path: '/units' },
  ]);
});

test('an answer told on the way and again with the end of the quiz counts once', async () => {
  const { token } = await learner();
  const acts = learnerActs({ send, db }, token);
  const questions = await acts.questions('u400-q1');
  const attempts = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  for (const attempt of attempts) {
    const answers = questions.map(({ id }) => ({ question: id, answer: 'none' }));
    await acts.tell(
      answers.map((answer) => acts.event('answer.given', { item: 'u400-q1', attempt, ...answer }, morning)),
    );
    await acts.tell([acts.event('quiz.finished', { item: 'u400-q1', attempt, answers }, morning)]);
  }
  expect((await told(token)).patterns?.answers).toBe(2 * questions.length);
});

test('permissions, Consent: without it nothing is computed; the own progress works', async () => {
  for (const consent of ['none', 'pending', 'withdrawn'] as const) {
    const { token, id } = await studied();
    await db.update(users).set({ consent }).where(eq(users.id, id));
    expect(await character(token)).toEqual(fallback);
    expect(await insights(token)).toBeNull();
    expect((await send('GET', '/api/progress-summary', { token })).body).toMatchObject({
      lessonsCompleted: 10,
    });
    expect((await send('GET', '/api/lesson-history', { token })).body).toHaveLength(10);
  }
});

test('permissions G35: switched off gives the fallback and null, switched on again everything', async () => {
  const { token } = await studied();
  const set = (on: boolean) => send('PUT', '/api/settings', { token, body: { insights: on } });
  expect((await set(false)).body).toMatchObject({ insights: false, notifications: true });
  expect([await character(token), await insights(token)]).toEqual([fallback, null]);
  await set(true);
  expect((await told(token)).strengths).toHaveLength(1);
  expect((await set('off' as never)).status).toBe(400);
});

test('adults are not told how they learn, and nobody reads those of another', async () => {
  const { id } = await studied();
  const { token } = teacher;
  expect([await character(token), await insights(token)]).toEqual([fallback, null]);
  const asked = await send('GET', `/api/personalized-insights?userId=${id}`, { token });
  expect(asked.body).toEqual({ data: null });
});

test('permissions G20: religious education is in no strength, mistake, practice or advice', async () => {
  const { token } = await learner();
  const acts = learnerActs({ send, db }, token);
  await acts.quiz('u85-q1', 2, evening);
  await acts.mistake('u85-q1', 20, morning);
  for (const n of [1, 2, 3, 4, 5, 6]) await acts.video(`u85-l${n}`, evening);
  const names = ['/lesson/u85-', '/unit/85', 'topic=u85'];
  const before = JSON.stringify(await told(token));
  expect(names.every((name) => before.includes(name))).toBe(true);
  // Any unit works: the strand makes it religious education.
  const [unit] = await db.select().from(units).where(eq(units.id, 85));
  if (unit === undefined) throw new Error('the unit is not packed');
  const setDetails = (details: typeof unit.details) =>
    db.update(units).set({ details }).where(eq(units.id, unit.id));
  await setDetails({ ...unit.details, strand: 'religious-education' });
  recheckContent(db);
  const data = await told(token);
  await setDetails(unit.details);
  expect(data).toMatchObject({ strengths: [], areas_for_growth: [], practiceNext: [] });
  expect(data.patterns).toMatchObject({ bySubject: [{ subject: 'MTC' }], mistakes: [] });
  expect(names.some((name) => JSON.stringify(data).includes(name))).toBe(false);
});
