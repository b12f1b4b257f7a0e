/** Promise R7 on a real database: events count exactly once, even if repeated, split, shuffled or interrupted. */

import { randomInt } from 'node:crypto';
import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { histories, type Step } from '@afrolearn/learning/events/testing/histories.ts';
import { deliveriesOf } from '@afrolearn/learning/events/testing/ledger.ts';
import { plain } from '@afrolearn/learning/events/testing/plain.ts';
import { sampleExercise } from '@afrolearn/learning/events/testing/sample-units.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Db } from '#db/connect.ts';
import { events, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { storedSums } from '#features/record/index.ts';
import { Refused } from '#http/refuse.ts';
import { testDatabase } from '#testing/test-app.ts';
import { inEnglish } from '#words/words.ts';
import { claimUnit } from './claims/claim.ts';
import { receiveEvents } from './receive.ts';
import { modelProgress, plantSampleUnits } from './testing/compare.ts';
import { addPupil, asPerson, openDevice } from './testing/device.ts';

const proof = process.env['PROOF'] === '1';
const start = Date.UTC(2026, 5, 15, 6);
const since = new Date(start);

const { db, sql } = await testDatabase();
await plantSampleUnits(db);

const receive = (on: Db, user: UserRow, sent: readonly unknown[], at: number) =>
  receiveEvents(
    { db: on, now: () => new Date(at), say: inEnglish, teller: 'the program' },
    asPerson(user),
    sent,
    sampleExercise,
  );

const expectModel = async (on: Db, userId: number) =>
  expect(plain(await storedSums(on, userId))).toEqual(plain(await modelProgress(on, userId)));

/** Replays a history of a new learner, delivery by delivery. */
const play = async (history: readonly Step[]) => {
  const { user } = await addPupil(db, since, { since });
  const setGrade = (gradeId: number | null) => db.update(users).set({ gradeId }).where(eq(users.id, user.id));
  for (const deliver of deliveriesOf(history)) {
    await deliver({
      receive: async (batch, at, gradeId) => {
        await setGrade(gradeId);
        await receive(db, user, batch, at);
      },
      claim: async (unitId, gradeId, at) => {
        await setGrade(gradeId);
        await claimUnit({ db, now: () => new Date(at), say: inEnglish }, user.id, unitId).catch(
          (error: unknown) => {
            if (!(error instanceof Refused)) throw error;
          },
        );
      },
    });
  }
  await expectModel(db, user.id);
};

const count = proof ? 200 : 30;
const longest = proof ? 20 * 60_000 : 300_000;

test(`${count} generated histories through the database equal the model`, { timeout: longest }, async () => {
  const seed = randomInt(2 ** 31);
  const all = fc.sample(histories(start), { numRuns: count, seed });
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const place = next;
      next += 1;
      await play(all[place] ?? []).catch((error: unknown) => {
        throw new Error(`history ${place} of seed ${seed}`, { cause: error });
      });
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
});

/** 500 events of one learner on two devices, with true clocks over six weeks. */
const fiveHundred = (seed: number): LearningEvent[] => {
  const all = fc
    .sample(histories(start), { numRuns: 400, seed })
    .flatMap((history, round) =>
      history.flatMap((step) =>
        step.do === 'act' ? [{ ...step.event, id: renumbered(step.event.id, round) }] : [],
      ),
    );
  const picked = [...new Map(all.map((event) => [event.id, event])).values()].slice(0, 500);
  return picked.map((event, place) => ({
    ...event,
    occurredAt: new Date(start + place * 2 * 60 * 60_000).toISOString(),
  }));
};
const renumbered = (id: string, round: number) =>
  `${id.slice(0, -12)}${round.toString(16).padStart(12, '0')}`;

const shuffle = <T>(all: readonly T[]): T[] => {
  const list = [...all];
  for (let place = list.length - 1; place > 0; place -= 1) {
    const other = randomInt(place + 1);
    [list[place], list[other]] = [list[other] as T, list[place] as T];
  }
  return list;
};

const lost = new Error('the answer did not arrive');

/** A broken connection: after the commit the response is lost, before it everything is. */
const cutOff = (on: Db, when: 'before' | 'after'): Db =>
  Object.assign(Object.create(on) as Db, {
    transaction: async (act: (db: Db) => Promise<unknown>): Promise<never> => {
      await on.transaction(async (transaction) => {
        await act(transaction);
        if (when === 'before') throw lost;
      });
      throw lost;
    },
  });

/** A device that resends in any order and batches until every event is acknowledged. */
const sendAll = async (
  on: Db,
  user: UserRow,
  own: readonly LearningEvent[],
  now: number,
  cuts: { left: number },
) => {
  const unsure = new Set(own.map(({ id }) => id));
  while (unsure.size > 0) {
    const again = shuffle(own).slice(0, randomInt(1, 8));
    const part = shuffle([...own.filter(({ id }) => unsure.has(id)).slice(0, randomInt(1, 12)), ...again]);
    const cut = randomInt(8) === 0 ? 'before' : cuts.left > 0 && randomInt(2) === 0 ? 'after' : null;
    if (cut === 'after') cuts.left -= 1;
    try {
      const through = cut === null ? on : cutOff(on, cut);
      const { results } = await receive(through, user, part, now);
      for (const { id, status } of results) {
        expect(status).not.toBe('refused');
        unsure.delete(id);
      }
    } catch (error) {
      if (error !== lost) throw error;
    }
  }
};

const now = start + 45 * 24 * 60 * 60_000;

/** Two devices send everything twice, with 100 interruptions between commit and response. */
const sendWildly = async (on: Db, user: UserRow, all: readonly LearningEvent[]) => {
  const cuts = { left: 100 };
  const [one, other] = [0, 1].map((device) => all.filter((event) => event.device.endsWith(String(device))));
  const twice = async () => {
    await Promise.all([sendAll(on, user, one ?? [], now, cuts), sendAll(on, user, other ?? [], now, cuts)]);
  };
  await twice();
  while (cuts.left > 0) await twice();
  await twice();
};

test('500 events, twice, shuffled, split, from two devices, with 100 cuts, count exactly once', async () => {
  const all = fiveHundred(randomInt(2 ** 31));
  expect(all).toHaveLength(500);
  const [calm, wild] = [await addPupil(db, since, { since }), await addPupil(db, since, { since })];
  await receive(db, calm.user, all, now);
  await sendWildly(db, wild.user, all);
  expect(await db.select().from(events).where(eq(events.userId, wild.user.id))).toHaveLength(500);
  await expectModel(db, wild.user.id);
  // Compared with a learner who sent everything once, in order.
  const [orderly, untidy] = [await storedSums(db, calm.user.id), await storedSums(db, wild.user.id)];
  expect(plain(untidy)).toEqual(plain(orderly));
});

test('what is done hundreds of times equals the model, though only some of it is read again', async () => {
  const { user } = await addPupil(db, since, { since });
  const item = 'u9001-q1';
  const all = Array.from({ length: 600 }, (_, place) => {
    const happened = openDevice();
    const at = new Date(start + randomInt(40 * 24 * 60) * 60_000);
    const answer = randomInt(2);
    const attempt = `20000000-0000-4000-8000-00000000000${randomInt(10)}`;
    const question = `${item}-1`;
    if (place % 3 === 0)
      return happened('practice.answered', { generator: 'sums', level: 1, seed: place, answer }, at);
    if (place % 3 === 1) return happened('answer.given', { item, question, answer, attempt }, at);
    const others = [2, 3, 4].map((n) => ({ question: `${item}-${n}`, answer: randomInt(2) }));
    return happened(
      'quiz.finished',
      { item, attempt, answers: [{ question, answer }, ...others.slice(randomInt(4))] },
      at,
    );
  });
  for (let from = 0; from < all.length; from += 75) await receive(db, user, all.slice(from, from + 75), now);
  await expectModel(db, user.id);
  const { items, cards, totals } = await storedSums(db, user.id);
  expect(items.get(item)).toMatchObject({ attempts: 200 });
  expect(items.get(item)?.telling.length).toBeLessThanOrEqual(7);
  expect(cards.get('sums:1')?.reps).toBe(50);
  // All 200 of practice; at most one per attempt for each quiz question.
  expect(totals.answers).toBeGreaterThan(200);
  expect(totals.answers).toBeLessThanOrEqual(240);
});

/** A server without the duplicate check, optionally without unique keys. */
const careless = async ({ keys }: { keys: boolean }) => {
  const scratch = await testDatabase();
  await plantSampleUnits(scratch.db);
  for (const table of keys ? [] : ['events', 'answers', 'attempts'])
    await scratch.sql.unsafe(`alter table ${table} drop constraint ${table}_pkey cascade`);
  const { transaction } = scratch.pool;
  scratch.pool.transaction = (act) =>
    transaction((run) =>
      act(async (query) => {
        const answer = await run(query);
        for (const { found } of answer as { found?: { stored: string[] } }[]) found?.stored.splice(0);
        return answer;
      }),
    );
  const { user } = await addPupil(scratch.db, since, { since });
  return { ...scratch, user, all: fiveHundred(7).slice(0, 60) };
};

test('control: without the look and the keys the same events count more than once', async () => {
  const { db: on, user, all } = await careless({ keys: false });
  for (const _ of [1, 2]) await receive(on, user, all, now);
  const [stored, model] = [await storedSums(on, user.id), await modelProgress(on, user.id)];
  expect(stored.totals.tools).toBeGreaterThan(model.totals.tools);
});

test('without the look alone the keys stop a second time, and nothing of it is kept', async () => {
  const { db: on, user, all } = await careless({ keys: true });
  await receive(on, user, all, now);
  await expect(receive(on, user, all, now)).rejects.toThrow();
  await expectModel(on, user.id);
});

test('the same events at once, with the lock, count once', async () => {
  const { user } = await addPupil(db, since, { since });
  const all = fiveHundred(9).slice(0, 60);
  await Promise.all([1, 2, 3, 4].map(() => receive(db, user, all, now)));
  expect(await db.select().from(events).where(eq(events.userId, user.id))).toHaveLength(60);
  await expectModel(db, user.id);
});

test('control: a sum that was tampered with is seen', async () => {
  const { user } = await addPupil(db, since, { since });
  await receive(db, user, fiveHundred(11).slice(0, 40), now);
  await sql`update learner_totals set seeds = seeds + 25 where user_id = ${user.id}`;
  await expect(expectModel(db, user.id)).rejects.toThrow();
});
