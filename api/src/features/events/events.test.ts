/** Events: each stored once, refused separately, counted by the server (README 'Events', N5, G9, G10). */
import { randomUUID } from 'node:crypto';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  answers,
  attempts,
  earnedBadges,
  events,
  gradeSeeds,
  itemProgress,
  items,
  learnerTotals,
  reviewCards,
  unitProgress,
} from '#db/tables.ts';
import { completeTools } from '#testing/learner-acts.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, type Pupil, statusesOf, tell } from './testing/device.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;

const pupil = (more = {}) => addPupil(db, clock.now, more);
const totalsOf = async ({ user }: Pupil) =>
  (await db.select().from(learnerTotals).where(eq(learnerTotals.userId, user.id)))[0];

const quizContent = async (id: string) => {
  const [row] = await db.select().from(items).where(eq(items.id, id));
  if (row?.content?.type !== 'quiz') throw new Error(`${id} is no written quiz`);
  return row.content.items;
};
const allRight = async (id: string) =>
  (await quizContent(id)).map((item) => ({ question: item.id, answer: rightAnswer(item) }));

test('a finished video is stored and earns 25 seeds and 100 points, and a second time nothing', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const first = happened('video.finished', { item: 'u400-l1' }, clock.now);
  expect(statusesOf(await tell(send, akello, [first]))).toEqual(['stored']);
  expect(statusesOf(await tell(send, akello, [first]))).toEqual(['duplicate']);
  const again = happened('video.finished', { item: 'u400-l1' }, clock.now);
  expect(statusesOf(await tell(send, akello, [again]))).toEqual(['stored']);
  const once = { seeds: 25, points: 100, videos: 1, subjects: 1, longestStreak: 1 };
  expect(await totalsOf(akello)).toMatchObject(once);
  expect(await db.select().from(gradeSeeds).where(eq(gradeSeeds.userId, akello.user.id))).toEqual([
    { userId: akello.user.id, gradeId: 7, seeds: 25 },
  ]);
});

test('two equal ids in one batch count once, whatever the second says', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const first = happened('reading.read', { item: 'u400-r1' }, clock.now);
  const second = {
    ...first,
    id: first.id.toUpperCase(),
    type: 'video.finished',
    payload: { item: 'u400-l1' },
  };
  const told = await tell(send, akello, [first, second]);
  expect(statusesOf(told)).toEqual(['stored', 'duplicate']);
  expect(told.results[1]?.id).toBe(second.id);
  expect(await totalsOf(akello)).toMatchObject({ seeds: 25, readings: 1, videos: 0 });
});

test('an id that another learner used is free', async () => {
  const [akello, okello, happened] = [await pupil(), await pupil(), openDevice()];
  const event = happened('tool.completed', { tool: 'spelling-bee' }, clock.now);
  expect(statusesOf(await tell(send, akello, [event]))).toEqual(['stored']);
  expect(statusesOf(await tell(send, okello, [event]))).toEqual(['stored']);
});

test('a quiz is regraded from its raw answers; its best score counts and its first is remembered', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const right = await allRight('u400-q1');
  const finish = (given: typeof right) =>
    happened('quiz.finished', { item: 'u400-q1', attempt: randomUUID(), answers: given }, clock.now);
  await tell(send, akello, [finish(right.slice(0, 6))]);
  expect(await totalsOf(akello)).toMatchObject({ quizzes: 1, quizzesPassed: 0, points: 120, seeds: 0 });
  expect(await db.select().from(earnedBadges).where(eq(earnedBadges.userId, akello.user.id))).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await tell(send, akello, [finish(right)]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(statusesOf(await tell(send, akello, [finish(right.slice(0, 1)), finish([])]))).toEqual([
    'stored',
    'refused',
  ]);
  expect(await totalsOf(akello)).toMatchObject({
    quizzesPassed: 1,
    perfectQuizzes: 1,
    bounceBacks: 1,
    points: 200,
    seeds: 25,
  });
  const [row] = await db.select().from(itemProgress).where(eq(itemProgress.userId, akello.user.id));
  expect(row).toMatchObject({ firstScore: 0.6, bestScore: 1, attempts: 3, bouncedBack: true });
  const badges = await db.select().from(earnedBadges).where(eq(earnedBadges.userId, akello.user.id));
  expect(badges.map(({ badgeId }) => badgeId).sort()).toEqual(
    ['xp-earner', 'first-steps', 'quiz-starter', 'perfect-score', 'bounce-back'].sort(),
  );
});

test('answers of an attempt told one by one and with its end are one answer each, and the end decides', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const [first] = await allRight('u400-q1');
  if (first === undefined) throw new Error('the quiz has questions');
  const attempt = randomUUID();
  const wrong = { item: 'u400-q1', question: first.question, answer: 'none', attempt };
  await tell(send, akello, [
    happened('quiz.finished', { item: 'u400-q1', attempt, answers: [first] }, clock.now),
    happened('answer.given', wrong, clock.now),
  ]);
  expect(await totalsOf(akello)).toMatchObject({ answers: 1, answersRight: 1 });
  expect(await db.select().from(answers).where(eq(answers.userId, akello.user.id))).toHaveLength(2);
  const [card] = await db.select().from(reviewCards).where(eq(reviewCards.userId, akello.user.id));
  expect(card).toMatchObject({ questionId: first.question, reps: 1, lastCorrect: true, unitId: 400 });
});

test('a quick check outside of a quiz is graded and kept for review', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const [row] = await db.select().from(items).where(eq(items.id, 'u400-l1'));
  const question = row?.content?.type === 'video' ? row.content.quickCheck[0] : undefined;
  if (question === undefined) throw new Error('the lesson has a quick check');
  const given = (answer: ReturnType<typeof rightAnswer>) =>
    happened('answer.given', { item: 'u400-l1', question: question.id, answer }, clock.now);
  expect(statusesOf(await tell(send, akello, [given('no idea'), given(rightAnswer(question))]))).toEqual([
    'stored',
    'stored',
  ]);
  expect(await totalsOf(akello)).toMatchObject({ answers: 2, answersRight: 1, seeds: 0 });
});

test('at most five tools a day earn seeds, and the word of the day is one tool', async () => {
  const akello = await pupil();
  await completeTools(db, akello.user.id, Array<string>(7).fill('word-of-day'), clock.now);
  expect(await totalsOf(akello)).toMatchObject({ seeds: 25, tools: 7 });
});

const good = () => openDevice()('video.finished', { item: 'u400-l1' }, clock.now);

test.each([
  ['is not an object', () => 'hello', /could not read/],
  ['is null', () => null, /could not read/],
  ['has no id', () => ({ ...good(), id: undefined }), /could not read/],
  ['has an id that is no UUID', () => ({ ...good(), id: 'abc' }), /could not read.* id$/],
  ['is of an unknown kind', () => ({ ...good(), type: 'xp.given' }), /do not know this kind/],
  ['comes from a newer app', () => ({ ...good(), schema: 2 }), /newer app/],
  ['has no date', () => ({ ...good(), occurredAt: 'yesterday' }), /could not read.* occurredAt$/],
  [
    'names an unknown lesson',
    () => ({ ...good(), payload: { item: 'u999999-l1' } }),
    /do not know this lesson/,
  ],
  ['names no lesson at all', () => ({ ...good(), payload: { item: '../etc' } }), /do not know this lesson/],
  ['watches a reading', () => ({ ...good(), payload: { item: 'u400-r1' } }), /none/],
  ['reads a video', () => ({ ...good(), type: 'reading.read' }), /none/],
  ['finishes what is not written', () => ({ ...good(), payload: { item: 'u398-l1' } }), /nothing to finish/],
  [
    'finishes a reading as a quiz',
    () => ({
      ...good(),
      type: 'quiz.finished',
      payload: { item: 'u400-r1', attempt: randomUUID(), answers: [] },
    }),
    /Only a quiz/,
  ],
  [
    'answers a question of another lesson',
    () => ({
      ...good(),
      type: 'answer.given',
      payload: { item: 'u400-l1', question: 'u400-q1-1', answer: 1 },
    }),
    /not in the lesson/,
  ],
  [
    'uses an unlisted tool',
    () => ({ ...good(), type: 'tool.used', payload: { tool: 'cheat' } }),
    /this tool/,
  ],
  [
    'practises with an unknown generator',
    () => ({
      ...good(),
      type: 'practice.answered',
      payload: { generator: 'none', level: 1, seed: 1, answer: 1 },
    }),
    /kind of exercise/,
  ],
  [
    'has a NUL in its answer',
    () => ({ ...good(), type: 'answer.given', payload: { item: 'u400-l1', question: 'q', answer: 'a\0b' } }),
    /hidden characters/,
  ],
  ['has half a letter in its zone', () => ({ ...good(), zone: 'Africa/\ud83d' }), /hidden characters/],
])(
  'an event that %s is refused alone with a reason, and its neighbours are stored',
  async (_, bad, reason) => {
    const [akello, happened] = [await pupil(), openDevice()];
    const neighbours = [1, 2].map(() => happened('tool.used', { tool: 'spelling-bee' }, clock.now));
    const told = await tell(send, akello, [neighbours[0], bad(), neighbours[1]]);
    expect(statusesOf(told)).toEqual(['stored', 'refused', 'stored']);
    const { reason: sentence, field } = told.results[1] ?? {};
    expect([sentence, field].filter(Boolean).join(' ')).toMatch(reason);
    expect(told.results[0]).not.toHaveProperty('reason');
    expect(await db.select().from(events).where(eq(events.userId, akello.user.id))).toHaveLength(2);
  },
);

test('what was stored is a duplicate even when it would be refused today', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const event = happened('video.finished', { item: 'u400-l2' }, clock.now);
  await tell(send, akello, [event]);
  const unwritten = { ...event, payload: { item: 'u398-l1' } };
  expect(statusesOf(await tell(send, akello, [unwritten]))).toEqual(['duplicate']);
});

test.each([
  ['501 events', { events: Array.from({ length: 501 }, () => 0) }, 400],
  ['no list', { events: 'all of them' }, 400],
  ['nothing', {}, 400],
  ['more than 512 KiB', { events: ['x'.repeat(530_000)] }, 413],
])('%s are refused as a whole', async (_, body, status) => {
  const { token } = await pupil();
  expect((await send('POST', '/api/events', { token, body })).status).toBe(status);
});

test('an empty batch is answered with the epoch, and GET /sync knows when events last came', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const { status, results, epoch } = await tell(send, akello, []);
  expect([status, results]).toEqual([200, []]);
  const before = await send('GET', '/api/sync', { token: akello.token });
  expect(before.body).toEqual({ epoch, syncedAt: null });
  await tell(send, akello, [happened('tool.used', { tool: 'spelling-bee' }, clock.now)]);
  const after = await send('GET', '/api/sync', { token: akello.token });
  expect(after.body).toEqual({ epoch, syncedAt: clock.now.toISOString() });
});

test('500 events of everything fit into one batch', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const right = await allRight('u400-q1');
  const many = Array.from({ length: 500 }, (_, place) =>
    place % 4 === 0
      ? happened(
          'quiz.finished',
          { item: 'u400-q1', attempt: randomUUID(), answers: right },
          // Ten questions need at least ten seconds.
          new Date(clock.now.getTime() - (500 - place) * 10_000),
        )
      : happened('item.opened', { item: 'u400-l1' }, clock.now),
  );
  expect(new Set(statusesOf(await tell(send, akello, many)))).toEqual(new Set(['stored']));
  expect(await db.select().from(attempts).where(eq(attempts.userId, akello.user.id))).toHaveLength(125);
});

test('clocks of any year are survived: what cannot be true counts at arrival', async () => {
  const [akello, happened] = [await pupil({ since: new Date('2026-01-05T00:00:00Z') }), openDevice()];
  const at = [
    '0000-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    '2016-03-09T06:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ];
  const odd = at.map((occurredAt) => ({
    ...happened('tool.used', { tool: 'map-explorer' }, clock.now),
    occurredAt,
  }));
  expect(new Set(statusesOf(await tell(send, akello, odd)))).toEqual(new Set(['stored']));
  const rows = await db.select().from(events).where(eq(events.userId, akello.user.id));
  expect(rows.map(({ countedAt }) => countedAt)).toEqual(odd.map(() => clock.now));
});

test('the percent of a unit and the moment it became an ace follow from its items', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const list = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6'].map((one) => `u400-${one}`);
  const start = clock.now.getTime();
  const at = (minutes: number) => new Date(start - 3_600_000 + minutes * 60_000);
  await tell(send, akello, [
    ...list.map((item, place) => happened('video.finished', { item }, at(place))),
    happened('reading.read', { item: 'u400-r1' }, at(10)),
  ]);
  const unitRow = async () =>
    (await db.select().from(unitProgress).where(eq(unitProgress.userId, akello.user.id)))[0];
  expect(await unitRow()).toMatchObject({ points: 650, percent: 59, aceAt: null });
  const passed = async (item: string, minutes: number) => {
    const answers = await allRight(item);
    return happened('quiz.finished', { item, attempt: randomUUID(), answers }, at(minutes));
  };
  await tell(send, akello, [
    await passed('u400-q1', 20),
    await passed('u400-q2', 25),
    happened('reading.read', { item: 'u400-r2' }, at(30)),
  ]);
  expect(await unitRow()).toMatchObject({ points: 1100, percent: 100, aceAt: at(25), masterAt: at(30) });
  expect(await totalsOf(akello)).toMatchObject({ unitsAce: 1, seeds: 250, points: 1100 });
});
