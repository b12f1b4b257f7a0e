/** 'Claim Reward' and the summary of a unit (spec 1 §2.6, §7; G31): earned on the server, once. */
import { randomUUID } from 'node:crypto';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { earnedBadges, items, learnerTotals, unitProgress } from '#db/tables.ts';
import { recheckContent } from '#features/catalogue/index.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { recountUnits } from '../index.ts';
import { addPupil, openDevice, type Pupil, tell } from '../testing/device.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;

const lessons = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6'].map((one) => `u400-${one}`);
const readings = ['u400-r1', 'u400-r2'];
const checkpoints = ['u400-q1', 'u400-q2'];

const master = async (pupil: Pupil, { but = [] as string[], right = 100 } = {}) => {
  const happened = openDevice();
  const rows = await db.select().from(items).where(inArray(items.id, checkpoints));
  const finished = rows.map(({ id, content }) => {
    const asked = content?.type === 'quiz' ? content.items : [];
    const answers = asked.map((one, at) => ({
      question: one.id,
      answer: at < right ? rightAnswer(one) : 'I do not know',
    }));
    return happened('quiz.finished', { item: id, attempt: randomUUID(), answers }, clock.now);
  });
  await tell(send, pupil, [
    ...lessons
      .filter((item) => !but.includes(item))
      .map((item) => happened('video.finished', { item }, clock.now)),
    ...readings
      .filter((item) => !but.includes(item))
      .map((item) => happened('reading.read', { item }, clock.now)),
    ...finished,
  ]);
};
const claim = ({ token }: Pupil, unit: string | number = 400) =>
  send('POST', `/api/units/${unit}/claim`, { token });
const summary = async (pupil?: Pupil) =>
  (await send('GET', '/api/units/400/summary', pupil === undefined ? {} : { token: pupil.token })).body;
const totalsOf = async ({ user }: Pupil) =>
  (await db.select().from(learnerTotals).where(eq(learnerTotals.userId, user.id)))[0];

test('the summary tells each person their own points, and nobody’s to a stranger', async () => {
  const [akello, okello] = [await addPupil(db, clock.now), await addPupil(db, clock.now)];
  await master(akello, { but: ['u400-l6'] });
  expect(await summary(akello)).toEqual({
    totalPoints: 1100,
    earnedPoints: 1000,
    percent: 90,
    reached: 90,
    heldBy: [],
    claimable: false,
  });
  const nothing = {
    totalPoints: 1100,
    earnedPoints: 0,
    percent: 0,
    reached: 0,
    heldBy: [],
    claimable: false,
  };
  expect(await summary(okello)).toEqual(nothing);
  expect(await summary()).toEqual(nothing);
});

test('whoever saw everything and failed the checkpoints waits at 79 percent, and goes on when they are passed', async () => {
  const akello = await addPupil(db, clock.now);
  await master(akello, { right: 6 });
  const waiting = { percent: 79, reached: 79, heldBy: checkpoints };
  expect(await summary(akello)).toMatchObject(waiting);
  expect(await totalsOf(akello)).toMatchObject({ unitsAce: 0 });
  clock.now = new Date(clock.now.getTime() + 60 * 60_000);
  await master(akello);
  expect(await summary(akello)).toMatchObject({ percent: 100, reached: 100, heldBy: [] });
  expect(await totalsOf(akello)).toMatchObject({ unitsAce: 1 });
});

test('before everything is done the claim says what is missing', async () => {
  const akello = await addPupil(db, clock.now);
  await master(akello, { but: ['u400-l6', 'u400-r2'] });
  const { status, body } = await claim(akello);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'units/not-mastered',
    fields: {
      points: '150 of 1100 points are missing.',
      items: expect.stringMatching(/^Still to do: .+, .+\.$/),
    },
  });
  expect(await totalsOf(akello)).toMatchObject({ unitsClaimed: 0 });
});

test('at 100 percent a claim gives 100 seeds and the badge of the unit, once, however often it is asked', async () => {
  const akello = await addPupil(db, clock.now);
  await master(akello);
  const before = await totalsOf(akello);
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(akello)));
  clock.now = new Date(clock.now.getTime() + 60_000);
  answers.push(await claim(akello));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({
    unitId: 400,
    seeds: 100,
    badge: { id: 'unit-400', name: 'Electricity Master' },
  });
  expect(await totalsOf(akello)).toMatchObject({ seeds: (before?.seeds ?? 0) + 100, unitsClaimed: 1 });
  const badges = await db.select().from(earnedBadges).where(eq(earnedBadges.userId, akello.user.id));
  expect(badges.filter(({ badgeId }) => badgeId === 'unit-400')).toHaveLength(1);
});

test('everything done and both checkpoints passed open the reward; the title waits for every question', async () => {
  const akello = await addPupil(db, clock.now);
  await master(akello, { right: 8 });
  const told = (await summary(akello)) as { percent: number };
  expect(told).toMatchObject({ claimable: true, heldBy: [] });
  expect(told.percent).toBeLessThan(100);
  expect((await claim(akello)).status).toBe(200);
  expect(await totalsOf(akello)).toMatchObject({ unitsClaimed: 1 });
  expect(await rowOf(akello)).toMatchObject({ masterAt: null });
});

test('a failed checkpoint keeps the reward shut', async () => {
  const akello = await addPupil(db, clock.now);
  await master(akello, { right: 6 });
  expect(await summary(akello)).toMatchObject({ claimable: false });
  expect((await claim(akello)).status).toBe(409);
});

test('a learner hears of a unit that is won, badges and a level, each once', async () => {
  const akello = await addPupil(db, clock.now);
  await master(akello);
  await master(akello);
  await claim(akello);
  await claim(akello);
  const { body } = await send('GET', '/api/notifications', { token: akello.token });
  const messages = (body as { message: string }[]).map(({ message }) => message);
  expect(messages).toEqual(
    expect.arrayContaining([
      'You finished ‘Electricity’. Claim your reward.',
      'You earned the badge ‘First Steps’.',
      'You earned the badge ‘Electricity Master’.',
      'You reached level 2. Well done!',
      'You reached level 3. Well done!',
    ]),
  );
  expect(new Set(messages).size).toBe(messages.length);
});

test('‘Claim your reward’ is no unread advice any more once it was claimed', async () => {
  const akello = await addPupil(db, clock.now);
  await master(akello);
  const advice = async () => {
    const { body } = await send('GET', '/api/notifications', { token: akello.token });
    const told = body as { message: string; read: boolean }[];
    return told.flatMap(({ message, read }) => (message.includes('Claim your reward') ? [read] : []));
  };
  expect(await advice()).toEqual([false]);
  expect((await claim(akello)).status).toBe(200);
  expect(await advice()).toEqual([true]);
});

test('a unit that is not there cannot be claimed', async () => {
  const akello = await addPupil(db, clock.now);
  expect((await claim(akello, 999_999)).status).toBe(404);
  expect((await claim(akello, 'abc')).status).toBe(404);
});

const rowOf = async ({ user }: Pupil) =>
  (await db.select().from(unitProgress).where(eq(unitProgress.userId, user.id)))[0];
const recount = () => recountUnits(db, [400], { now: clock.now });

test('when a pack makes a unit longer its percent falls, and what was reached and claimed stays', async () => {
  const [akello, okello] = [await addPupil(db, clock.now), await addPupil(db, clock.now)];
  const apio = await addPupil(db, clock.now);
  await master(akello, { but: ['u400-r2'] });
  await master(okello);
  await master(apio);
  expect((await claim(okello)).status).toBe(200);
  const extra = { unitId: 400, n: 90, title: 'One more' };
  await db.insert(items).values([
    { ...extra, id: 'u400-l90', type: 'video', position: 90 },
    { ...extra, id: 'u400-q90', type: 'quiz', position: 91 },
  ]);
  recheckContent(db);
  await recount();
  expect(await rowOf(akello)).toMatchObject({ percent: 75, aceAt: expect.any(Date), masterAt: null });
  expect(await rowOf(okello)).toMatchObject({ percent: 78, masterAt: expect.any(Date) });
  expect(await totalsOf(akello)).toMatchObject({ unitsAce: 1 });
  expect((await claim(okello)).status).toBe(200);
  expect((await claim(akello)).status).toBe(409);
  // A completed unit can still be claimed later; the summary and the title say so.
  expect(await summary(akello)).toMatchObject({ percent: 75, reached: 95 });
  expect(await summary(apio)).toMatchObject({ percent: 78, reached: 100 });
  expect((await claim(apio)).status).toBe(200);
  expect(await totalsOf(apio)).toMatchObject({ unitsClaimed: 1 });
  await db.delete(items).where(sql`id in ('u400-l90', 'u400-q90')`);
  recheckContent(db);
  await recount();
  expect(await rowOf(akello)).toMatchObject({ percent: 95 });
});

test('whoever is at the end of a unit because a pack made it shorter hears of it, of its badge too, once', async () => {
  // An unwritten checkpoint blocks the reward; an unwritten lesson would not.
  const extra = { unitId: 400, n: 91, title: 'One more' };
  await db.insert(items).values([
    { ...extra, id: 'u400-q91', type: 'quiz', position: 91 },
    { ...extra, id: 'u400-l92', type: 'video', n: 92, position: 92 },
  ]);
  recheckContent(db);
  const akello = await addPupil(db, clock.now);
  await master(akello);
  const messages = async () => {
    const { body } = await send('GET', '/api/notifications', { token: akello.token });
    return (body as { message: string }[])
      .map(({ message }) => message)
      .filter((message) => /finished|Unit Ace/.test(message));
  };
  expect(await rowOf(akello)).toMatchObject({ percent: 78, masterAt: null, aceAt: null });
  expect(await messages()).toEqual([]);
  await db.delete(items).where(sql`id in ('u400-q91', 'u400-l92')`);
  recheckContent(db);
  await recount();
  await recount();
  expect((await messages()).sort()).toEqual([
    'You earned the badge ‘Unit Ace’.',
    'You finished ‘Electricity’. Claim your reward.',
  ]);
  expect((await claim(akello)).status).toBe(200);
});

test('after a new pack learners are counted anew a few at a time, and one that is cut off is begun again', async () => {
  const pupils = [
    await addPupil(db, clock.now),
    await addPupil(db, clock.now),
    await addPupil(db, clock.now),
  ];
  for (const pupil of pupils) await master(pupil);
  await db.update(unitProgress).set({ percent: 1 });
  let lots = 0;
  const cutOff = (after: number) =>
    new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') lots += 1;
        if (lots > after) throw new Error('the server stops');
        return Reflect.get(target, name);
      },
    });
  const percents = async () =>
    (await db.select().from(unitProgress).where(eq(unitProgress.unitId, 400))).map(({ percent }) => percent);
  const learners = (await percents()).length;
  await expect(recountUnits(cutOff(2), [400], { now: clock.now, most: 1 })).rejects.toThrow('stops');
  expect((await percents()).filter((percent) => percent > 1)).toHaveLength(2);
  lots = 0;
  await recountUnits(cutOff(1000), [400], { now: clock.now, most: 1 });
  expect((await percents()).filter((percent) => percent > 1)).toHaveLength(learners);
  expect(lots).toBeGreaterThanOrEqual(learners);
});
