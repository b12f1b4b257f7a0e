/** `npm run recount`: wrong totals are found and fixed; right ones are unchanged. */

import { randomUUID } from 'node:crypto';
import { histories } from '@afrolearn/learning/events/testing/histories.ts';
import { deliveriesOf } from '@afrolearn/learning/events/testing/ledger.ts';
import { plain } from '@afrolearn/learning/events/testing/plain.ts';
import { sampleExercise } from '@afrolearn/learning/events/testing/sample-units.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { events, items, learnerTotals } from '#db/tables.ts';
import { readEnv } from '#env.ts';
import { fillHistory, prepareProfile } from '#features/demo/index.ts';
import { storedSums } from '#features/record/index.ts';
import { Refused } from '#http/refuse.ts';
import { bringCurriculum } from '#testing/packed-curriculum.ts';
import { testDatabase } from '#testing/test-app.ts';
import { inEnglish } from '#words/words.ts';
import { claimUnit } from '../claims/claim.ts';
import { receiveEvents } from '../receive.ts';
import { plantSampleUnits } from '../testing/compare.ts';
import { addPupil, asPerson, openDevice } from '../testing/device.ts';
import { recountCommand } from './recount-command.ts';

const start = Date.UTC(2026, 5, 15, 6);
const now = new Date(start + 60 * 24 * 60 * 60_000);
const { db, sql } = await testDatabase();
await plantSampleUnits(db);

const pupil = async () => (await addPupil(db, new Date(start), { since: new Date(start) })).user;

const receive = (user: Awaited<ReturnType<typeof pupil>>, sent: readonly unknown[], at: number) =>
  receiveEvents(
    { db, now: () => new Date(at), say: inEnglish, teller: 'the program' },
    asPerson(user),
    sent,
    sampleExercise,
  );

const run = async (...argv: string[]) => {
  const said: string[] = [];
  const talk = { say: (line: string) => said.push(line), confirm: null };
  const done = await recountCommand(db, { argv, now }, talk);
  return { done, said: said.join('\n') };
};

/** Masters unit 9001, claims it, answers, practises and uses tools. */
const diligent = async () => {
  const user = await pupil();
  const happened = openDevice();
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const answers = [1, 2, 3, 4].map((n) => ({ question: `u9001-q1-${n}`, answer: 0 }));
  const attempt = '00000000-0000-4000-8000-000000000009';
  await receive(
    user,
    [
      happened('video.finished', { item: 'u9001-l1' }, at(10)),
      happened('video.finished', { item: 'u9001-l2' }, at(20)),
      happened('reading.read', { item: 'u9001-r1' }, at(30)),
      happened('answer.given', { item: 'u9001-q1', question: 'u9001-q1-1', answer: 1, attempt }, at(35)),
      happened('quiz.finished', { item: 'u9001-q1', attempt, answers }, at(40)),
      happened('practice.answered', { generator: 'sums', level: 1, seed: 3, answer: 0 }, at(50)),
      happened('tool.completed', { tool: 'word-of-day' }, at(60)),
    ],
    start + 24 * 60 * 60_000,
  );
  await claimUnit({ db, now: () => at(3000), say: inEnglish }, user.id, 9001);
  return user;
};

beforeEach(async () => {
  await sql`delete from users`;
});

test('what was counted as it arrived is what is counted anew: generated histories leave nothing to do', async () => {
  for (const history of fc.sample(histories(start), { numRuns: 15 })) {
    const user = await pupil();
    for (const deliver of deliveriesOf(history))
      await deliver({
        receive: (batch, at) => receive(user, batch, at),
        claim: (unitId, _, at) =>
          claimUnit({ db, now: () => new Date(at), say: inEnglish }, user.id, unitId).catch((error) => {
            if (!(error instanceof Refused)) throw error;
          }),
      });
  }
  expect(await run('--write')).toEqual({
    done: 'nothing to do',
    said: expect.stringMatching(/^Counted \d+ learners anew\. Every sum is as it should be\.$/),
  });
});

test.each([
  ['seeds', 'update grade_seeds set seeds = seeds + 25'],
  ['seeds', 'delete from grade_seeds'],
  ['totals', 'update learner_totals set seeds = 9999, longest_streak = 80'],
  ['totals', 'delete from learner_totals'],
  ['lessons', "update item_progress set points = 7 where item_id = 'u9001-l1'"],
  ['lessons', "delete from item_progress where item_id = 'u9001-q1'"],
  ['units', 'update unit_progress set percent = 3, points = 1'],
  ['days', "update active_days set day = '2020-01-01'"],
  ['cards', 'update review_cards set reps = 40'],
  ['badges', "delete from earned_badges where badge_id = 'unit-9001'"],
  ['tools', "insert into completed_tools select user_id, 'map-explorer' from learner_totals"],
])('damaged %s are shown first, and mended when it is told to: %s', async (kind, damage) => {
  const user = await diligent();
  const before = plain(await storedSums(db, user.id));
  expect(before.totals).toMatchObject({ seeds: 205, unitsClaimed: 1, unitsAce: 1 });
  await sql.unsafe(damage);
  const damaged = plain(await storedSums(db, user.id));
  const shown = await run();
  expect(shown).toMatchObject({ done: 'shown', said: expect.stringContaining(`  ${kind}: `) });
  expect(shown.said).toContain(`learner ${user.id}: `);
  expect(shown.said).not.toContain(user.name);
  expect(plain(await storedSums(db, user.id))).toEqual(damaged);
  expect((await run('--write')).done).toBe('written');
  expect(plain(await storedSums(db, user.id))).toEqual(before);
  expect((await run()).done).toBe('nothing to do');
});

test('whose reward opens by the rule of today is told so once, and is given nothing', async () => {
  const user = await pupil();
  const happened = openDevice();
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const answers = [1, 2, 3, 4].map((n) => ({ question: `u9001-q1-${n}`, answer: n === 4 ? 1 : 0 }));
  await receive(
    user,
    [
      happened('video.finished', { item: 'u9001-l1' }, at(10)),
      happened('video.finished', { item: 'u9001-l2' }, at(20)),
      happened('reading.read', { item: 'u9001-r1' }, at(30)),
      happened('quiz.finished', { item: 'u9001-q1', attempt: randomUUID(), answers }, at(40)),
    ],
    start + 24 * 60 * 60_000,
  );
  const before = plain(await storedSums(db, user.id));
  const offers = () => sql`select once from notifications where once = 'unit 9001'`;
  expect(await offers()).toHaveLength(1);
  // The state before this rule: no notification existed.
  await sql`delete from notifications`;
  expect((await run()).done).toBe('nothing to do');
  expect(await offers()).toHaveLength(0);
  for (let times = 0; times < 2; times++) await run('--write');
  expect(await offers()).toHaveLength(1);
  expect(plain(await storedSums(db, user.id))).toEqual(before);
});

test('whoever is asked and says no has changed nothing', async () => {
  const user = await diligent();
  await sql`update learner_totals set seeds = 1`;
  const talk = { say: () => undefined, confirm: async () => false };
  expect(await recountCommand(db, { argv: [], now }, talk)).toBe('shown');
  expect((await storedSums(db, user.id)).totals.seeds).toBe(1);
  const yes = { ...talk, confirm: async () => true };
  expect(await recountCommand(db, { argv: [], now }, yes)).toBe('written');
  expect((await storedSums(db, user.id)).totals.seeds).toBe(205);
});

test('a title from before a failed checkpoint held it back is taken back; one of a shorter list stays', async () => {
  const failed = await pupil();
  const happened = openDevice();
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const attempt = '00000000-0000-4000-8000-000000000009';
  const answers = [1, 2, 3, 4].map((n) => ({ question: `u9001-q1-${n}`, answer: 3 }));
  await receive(
    failed,
    [
      happened('video.finished', { item: 'u9001-l1' }, at(10)),
      happened('quiz.finished', { item: 'u9001-q1', attempt, answers }, at(40)),
    ],
    start + 24 * 60 * 60_000,
  );
  const shorter = await pupil();
  await receive(shorter, [openDevice()('video.finished', { item: 'u9001-l1' }, at(10))], start + 86_400_000);
  await sql`update unit_progress set reached = 81, ace_at = now()`;
  await run('--write');
  const reachedBy = async ({ id }: { id: number }) => (await storedSums(db, id)).units.get(9001)?.reached;
  expect(await reachedBy(failed)).toBeLessThan(79);
  expect(await reachedBy(shorter)).toBe(81);
});

test('a badge that was given stays, and is no difference', async () => {
  const user = await diligent();
  await sql`insert into earned_badges (user_id, badge_id, earned_at) values (${user.id}, 'baobab', now())`;
  expect((await run()).done).toBe('nothing to do');
});

test('a lesson that has left the curriculum since takes nothing from whoever did it', async () => {
  await diligent();
  const [gone] = await db.delete(items).where(eq(items.id, 'u9001-r1')).returning();
  if (gone === undefined) throw new Error('the reading was there');
  const { said } = await run('--write');
  await db.insert(items).values(gone);
  // The unit uses its current list; points and seeds stay.
  expect(said).not.toMatch(/seeds: |lessons: /);
});

test('work that arrives while it runs is counted, once', async () => {
  const user = await diligent();
  await sql`update learner_totals set seeds = 1`;
  const event = openDevice()('tool.completed', { tool: 'map-explorer' }, new Date(start + 86_400_000));
  await Promise.all([run('--write'), receive(user, [event], start + 2 * 86_400_000)]);
  await run('--write');
  expect((await storedSums(db, user.id)).totals).toMatchObject({ seeds: 210, tools: 2 });
  expect((await run()).done).toBe('nothing to do');
});

test('the learners of the demo have nothing to mend', async () => {
  const demo = await testDatabase();
  const world = { db: demo.db, env: readEnv({ SAFETY_PROFILE: 'demo' }), now: () => now };
  await prepareProfile(world);
  await bringCurriculum(demo.db, now);
  await fillHistory(world);
  expect(await demo.db.$count(events)).toBeGreaterThan(100);
  expect(await demo.db.$count(learnerTotals)).toBeGreaterThan(3);
  const talk = { say: () => undefined, confirm: null };
  expect(await recountCommand(demo.db, { argv: [], now }, talk)).toBe('nothing to do');
});
