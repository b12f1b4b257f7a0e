/** No call lets a client set its own XP, points, unlocks or badges (README 'Levels, seeds and mastery', G9). */

import { randomUUID } from 'node:crypto';
import { calls } from '@afrolearn/contract';
import type { Call } from '@afrolearn/contract/define.ts';
import { plain } from '@afrolearn/learning/events/testing/plain.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { events } from '#db/tables.ts';
import { storedSums } from '#features/record/index.ts';
import { completeTools } from '#testing/learner-acts.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, type Pupil, tell } from './testing/device.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;

const worth = {
  xp: 5000,
  seeds: 900,
  points: 4000,
  score: 1,
  correct: true,
  level: 10,
  percent: 100,
  unlocked: true,
};
const names = fc.oneof(
  fc.constantFrom(
    'userId',
    'countedAt',
    'countedOn',
    'gradeId',
    'receivedAt',
    'badges',
    'streak',
    'completed',
  ),
  fc.stringMatching(/^[a-z]\w{0,11}$/),
);
const extras = fc
  .dictionary(
    names,
    fc.oneof(fc.integer(), fc.boolean(), fc.constantFrom('2020-01-01', 'owner'), fc.constant([1])),
  )
  .map((more) => ({ ...more, ...worth }));

const sendBatch = async (pupil: Pupil, body: unknown) => {
  const { status } = await send('POST', '/api/events', { token: pupil.token, body });
  expect(status).toBe(200);
};

test('extra fields in the batch, an event or its payload change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(extras, extras, extras, async (inBatch, inEvent, inPayload) => {
      const [honest, cheat] = [await addPupil(db, clock.now), await addPupil(db, clock.now)];
      const happened = openDevice();
      const batch = [
        happened('video.finished', { item: 'u400-l1' }, clock.now),
        happened('answer.given', { item: 'u400-q1', question: 'u400-q1-1', answer: 9 }, clock.now),
        happened('tool.completed', { tool: 'map-explorer' }, clock.now),
      ];
      await sendBatch(honest, { events: batch });
      const dressed = batch.map((event) => ({
        ...inEvent,
        ...event,
        payload: { ...inPayload, ...event.payload },
      }));
      await sendBatch(cheat, { ...inBatch, events: dressed });
      expect(plain(await storedSums(db, cheat.user.id))).toEqual(plain(await storedSums(db, honest.user.id)));
    }),
    { numRuns: 40 },
  );
});

test('one question sent 120 times and one tool completed 120 times over earn neither badge; different ones do', async () => {
  const [pupil, happened] = [await addPupil(db, clock.now), openDevice()];
  const earned = async () => {
    const { totals, badges } = await storedSums(db, pupil.user.id);
    return [
      totals.questions,
      totals.differentTools,
      ...['keen-thinker', 'tool-explorer'].filter((id) => badges.has(id)),
    ];
  };
  const answered = (item: string, question: string) =>
    happened('answer.given', { item, question, answer: 9 }, clock.now);
  for (let part = 0; part < 3; part += 1)
    await sendBatch(pupil, { events: Array.from({ length: 40 }, () => answered('u400-q1', 'u400-q1-1')) });
  await completeTools(db, pupil.user.id, Array<string>(120).fill('spelling-bee'), clock.now);
  expect(await earned()).toEqual([1, 1]);
  const exercises = Array.from({ length: 99 }, (_, seed) =>
    happened('practice.answered', { generator: 'count-to-200', level: 1, seed, answer: 'none' }, clock.now),
  );
  await sendBatch(pupil, { events: exercises });
  const tools = ['map-explorer', 'word-wizard', 'quest-quiz', 'word-of-day', 'word-of-the-day'];
  await completeTools(db, pupil.user.id, tools, clock.now);
  expect(await earned()).toEqual([100, 5, 'keen-thinker', 'tool-explorer']);
});

test('explainers without their time earn nothing: none by an invented device, and one’s own a quarter of an hour', async () => {
  const pupil = await addPupil(db, clock.now);
  const flood = (device?: string) => {
    const happened = openDevice('Africa/Kampala', device);
    return ['u400', 'u85'].flatMap((unit) =>
      [1, 2, 3, 4, 5, 6].map((n) => happened('video.finished', { item: `${unit}-l${n}` }, clock.now)),
    );
  };
  const seeds = async () => (await storedSums(db, pupil.user.id)).totals.seeds;
  await sendBatch(pupil, { events: flood('11111111-2222-4333-8444-555555555555') });
  expect(await seeds()).toBe(0);
  const rows = await db.select().from(events).where(eq(events.userId, pupil.user.id));
  expect(rows.map(({ doubt }) => doubt)).toEqual(Array.from({ length: 12 }, () => 'no time'));
  // The same lessons, done later on one's own device, still count.
  await sendBatch(pupil, { events: flood() });
  expect(await seeds()).toBeGreaterThan(0);
  expect(await seeds()).toBeLessThan(12 * 25);
});

test('whoever sends what there was no time for is told so, the second time too, and of all else nothing', async () => {
  const [pupil, happened] = [await addPupil(db, clock.now), openDevice('Africa/Kampala', randomUUID())];
  const hasty = happened('video.finished', { item: 'u400-l1' }, clock.now);
  const opened = happened('item.opened', { item: 'u400-l1' }, clock.now);
  const { results } = await tell(send, pupil, [hasty, opened]);
  expect(results).toEqual([
    { id: hasty.id, status: 'stored', doubt: 'no time' },
    { id: opened.id, status: 'stored' },
  ]);
  // The response was lost; by now the app could not parse a newer one.
  const { results: again } = await tell(send, pupil, [hasty, opened, { ...hasty, schema: 9 }]);
  expect(again).toEqual([
    { id: hasty.id, status: 'duplicate', doubt: 'no time' },
    { id: opened.id, status: 'duplicate' },
    { id: hasty.id, status: 'duplicate', doubt: 'no time' },
  ]);
});

const propertiesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: Record<string, unknown> };
  return [
    ...Object.keys(properties ?? {}),
    ...Object.values(schema).flatMap((inner) =>
      Array.isArray(inner) ? inner.flatMap(propertiesIn) : propertiesIn(inner),
    ),
  ];
};

test('no call has a field for seeds, XP, points, scores, percents, badges or streaks', () => {
  const contract: Record<string, Call> = calls;
  const told = Object.entries(contract).flatMap(([name, { body, query }]) =>
    [body, query].flatMap((part) =>
      part === undefined
        ? []
        : propertiesIn(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })).map(
            (field) => `${name} ${field}`,
          ),
    ),
  );
  expect(told.length).toBeGreaterThan(50);
  const planted = z.object({ list: z.array(z.object({ xp: z.int() })) });
  expect(propertiesIn(z.toJSONSchema(planted)), 'control: a planted field is found').toContain('xp');
  expect(
    told.filter((field) =>
      / (?:xp|totalXP|seeds|points|score|percent|badges?|streak\w*|unlocked)$/i.test(field),
    ),
  ).toEqual([]);
});

test('the answer says which event earned seeds: the first of two ends, not a duplicate', async () => {
  const [akello, happened] = [await addPupil(db, clock.now), openDevice()];
  const [film, same] = [1, 2].map(() => happened('video.finished', { item: 'u400-l1' }, clock.now));
  const seedsOf = async (...events: unknown[]) =>
    (await tell(send, akello, events)).results.map(({ seeds }) => seeds ?? 0);
  expect(await seedsOf(film, same)).toEqual([25, 0]);
  expect(await seedsOf(film)).toEqual([0]);
  const opened = happened('item.opened', { item: 'u400-l2' }, clock.now);
  expect(await seedsOf(opened)).toEqual([0]);
});
