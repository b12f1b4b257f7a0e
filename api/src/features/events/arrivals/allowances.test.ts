/** A stranger cannot fill the disk, and does not block a school behind the same address. */
import { randomUUID } from 'node:crypto';
import type { Reply } from '@afrolearn/contract/index.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answers, events, limitCounters } from '#db/tables.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, type Pupil, statusesOf } from '../testing/device.ts';
import { perAddress } from './allowances.ts';

const { send, database, clock } = await testApp(
  { SAFETY_PROFILE: 'public', TRUST_PROXY: '127.0.0.1' },
  { limitsWidth: 1, database: await taughtDatabase() },
);
const { db } = database;
const minutes = (count: number) => new Date(clock.now.getTime() + count * 60_000);

const happened = openDevice();
const exercise = (answer: string, device = happened) =>
  device('practice.answered', { generator: 'count-to-200', level: 1, seed: 5, answer }, clock.now);

/* Each batch in its own minute, to stay below the limit of 120 writes. */
const tell = async ({ token }: Pupil, sent: readonly unknown[], address: string) => {
  clock.now = minutes(1);
  const headers = { 'x-forwarded-for': address };
  const {
    status,
    body,
    headers: answered,
  } = await send('POST', '/api/events', {
    token,
    body: { events: sent },
    headers,
  });
  return {
    status,
    results: status === 200 ? (body as Reply<'POST /events'>).results : [],
    wait: answered['retry-after'],
  };
};

const many = (count: number, make: () => unknown) => Array.from({ length: count }, make);
const storedOf = ({ user }: Pupil) => db.$count(events, eq(events.userId, user.id));

test('without consent 1,500 events a day are taken of a learner; the rest waits on the device', async () => {
  const [stranger, consented] = [
    await addPupil(db, clock.now),
    await addPupil(db, clock.now, { consent: 'guardian' }),
  ];
  const open = () => happened('item.opened', { item: 'u400-l1' }, clock.now);
  for (let n = 0; n < 3; n += 1)
    expect((await tell(stranger, many(500, open), '102.7.0.1')).status).toBe(200);
  const over = await tell(stranger, [open()], '102.7.0.1');
  expect(over.status).toBe(429);
  expect(Number(over.wait)).toBeGreaterThan(80_000);
  expect(await storedOf(stranger)).toBe(1_500);
  for (let n = 0; n < 4; n += 1)
    expect((await tell(consented, many(500, open), '102.7.0.1')).status).toBe(200);
});

test('a batch that weighs more than the day’s share is taken by a day that has not begun', async () => {
  const stranger = await addPupil(db, clock.now);
  const heavy = () =>
    happened(
      'answer.given',
      { item: 'u400-q1', question: 'u400-q1-1', answer: many(50, () => 'x'.repeat(500)) as string[] },
      clock.now,
    );
  expect((await tell(stranger, many(19, heavy), '102.7.0.2')).status).toBe(200);
  expect((await tell(stranger, [heavy()], '102.7.0.2')).status).toBe(429);
});

test('an address stores 5,000 doubted events a day; honest work of everybody there goes on', async () => {
  const address = '102.7.0.3';
  const invented = () => openDevice('Africa/Kampala', randomUUID());
  let [stored, refused] = [0, 0];
  for (let n = 0; n < 12; n += 1) {
    const stranger = await addPupil(db, clock.now, { consent: 'guardian' });
    const device = invented();
    // No session began on this device, so the time rule doubts all of its events.
    const told = await tell(
      stranger,
      many(500, () => exercise('twelve', device)),
      address,
    );
    stored += told.results.filter(({ status }) => status === 'stored').length;
    refused += told.results.filter(({ status }) => status === 'refused').length;
  }
  expect({ stored, refused }).toEqual({ stored: perAddress.doubted, refused: 1_000 });
  expect(await db.$count(events, isNotNull(events.doubt))).toBeGreaterThanOrEqual(perAddress.doubted);
  // A class behind the same address: honest events are stored, doubted ones are not.
  for (let n = 0; n < 5; n += 1) {
    const pupil = await addPupil(db, clock.now);
    const hasty = exercise('twelve', invented());
    const work = [happened('video.finished', { item: 'u400-l1' }, clock.now), exercise('12'), hasty];
    const { results } = await tell(pupil, work, address);
    expect(statusesOf({ results })).toEqual(['stored', 'stored', 'refused']);
    expect(results[2]?.reason).toContain('stays on the device');
  }
  // Other addresses and the next day have their own shares.
  const other = await addPupil(db, clock.now);
  expect(statusesOf(await tell(other, [exercise('twelve', invented())], '102.7.0.4'))).toEqual(['stored']);
  clock.now = minutes(25 * 60);
  expect(statusesOf(await tell(other, [exercise('twelve', invented())], address))).toEqual(['stored']);
}, 60_000);

test('learners without consent behind one address send 60,000 a day, however many accounts they are', async () => {
  const address = '102.7.0.5';
  const open = () => happened('item.opened', { item: 'u400-l1' }, clock.now);
  let [taken, over] = [0, 0];
  for (let n = 0; n < 41; n += 1) {
    const stranger = await addPupil(db, clock.now);
    // Invalid events count, too, because they cost a check.
    for (let batch = 0; batch < 3; batch += 1) {
      const { status } = await tell(
        stranger,
        batch === 0 ? [open(), ...many(499, () => null)] : many(500, () => null),
        address,
      );
      if (status === 200) taken += 500;
      else over += 1;
    }
  }
  expect(taken).toBe(perAddress.unconsented);
  expect(over).toBe(3);
  const consented = await addPupil(db, clock.now, { consent: 'guardian' });
  expect((await tell(consented, [open()], address)).status).toBe(200);
  // Counted in the database, for other processes and restarts.
  const [row] = await db.select().from(limitCounters).where(eq(limitCounters.count, perAddress.unconsented));
  expect(row?.key).toMatch(/^unconsented-events:86400:address:/);
}, 60_000);

test('of 500 letters for a number sixty are stored, in the event and in the answer', async () => {
  const pupil = await addPupil(db, clock.now);
  const { results } = await tell(pupil, [exercise('x'.repeat(500)), exercise('12')], '102.7.0.6');
  const rows = await db
    .select({ payload: events.payload })
    .from(events)
    .where(eq(events.userId, pupil.user.id));
  expect(rows.map(({ payload }) => payload['answer']).toSorted()).toEqual(['12', 'x'.repeat(60)]);
  const [first] = await db
    .select({ answer: answers.answer })
    .from(answers)
    .where(and(eq(answers.userId, pupil.user.id), eq(answers.eventId, results[0]?.id ?? '')));
  expect(first?.answer).toBe('x'.repeat(60));
});
