/** The day of an event: in the school's zone, else the learner's country's, else Kampala's (R9, G34). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activeDays, events, learnerTotals, schools } from '#db/tables.ts';
import { newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';
import { recount } from './recount/recount.ts';
import { addPupil, openDevice, type Pupil, tell } from './testing/device.ts';

const { send, database, clock } = await testApp();
const { db } = database;
const since = new Date('2026-01-01T00:00:00Z');
await db.insert(schools).values({ id: 501, name: 'Island School', zone: 'Atlantic/Cape_Verde' });

const daysOf = async ({ user }: Pupil) =>
  (await db.select().from(activeDays).where(eq(activeDays.userId, user.id))).map(({ day }) => day).sort();

const tellAt = async (pupil: Pupil, at: string, zone?: string) => {
  clock.now = new Date(at);
  await tell(send, pupil, [openDevice(zone)('tool.used', { tool: 'map-explorer' }, clock.now)]);
};

test.each([
  ['the school’s zone', { schoolId: 501, country: 'Mauritius' }, '2026-06-16T00:30:00Z', '2026-06-15'],
  ['the zone of the country', { country: 'Mauritius' }, '2026-06-15T20:30:00Z', '2026-06-16'],
  ['the summer time of the country', { country: 'Egypt' }, '2026-06-15T21:30:00Z', '2026-06-16'],
  ['Kampala', { country: 'Nowhere' }, '2026-06-15T21:30:00Z', '2026-06-16'],
])('a day is counted in %s', async (_, who, at, day) => {
  clock.now = new Date(at);
  const pupil = await addPupil(db, clock.now, { since, ...who });
  await tellAt(pupil, at, 'Pacific/Kiritimati');
  expect(await daysOf(pupil)).toEqual([day]);
});

test('a device that names three zones in one minute is active on one day', async () => {
  clock.now = new Date('2026-06-15T10:30:00Z');
  const pupil = await addPupil(db, clock.now, { since });
  for (const zone of ['Pacific/Kiritimati', 'Africa/Kampala', 'Pacific/Pago_Pago', 'No/Where'])
    await tellAt(pupil, '2026-06-15T10:30:00Z', zone);
  expect(await daysOf(pupil)).toEqual(['2026-06-15']);
});

test('a week offline counts on its own days, told in many batches and from two devices', async () => {
  const now = new Date('2026-06-22T08:00:00Z');
  clock.now = now;
  const pupil = await addPupil(db, now, { since });
  const week = [15, 16, 17, 18, 19].map((date) => new Date(`2026-06-${date}T12:00:00Z`));
  const [phone, tablet] = [openDevice(), openDevice('Africa/Kampala', randomUUID())];
  await tell(send, pupil, [tablet('tool.used', { tool: 'map-explorer' }, now)]);
  for (const at of week.toReversed()) {
    clock.now = new Date(clock.now.getTime() + 60_000);
    await tell(send, pupil, [phone('tool.used', { tool: 'map-explorer' }, at)]);
  }
  expect(await daysOf(pupil)).toEqual([
    '2026-06-15',
    '2026-06-16',
    '2026-06-17',
    '2026-06-18',
    '2026-06-19',
    '2026-06-22',
  ]);
  const [totals] = await db.select().from(learnerTotals).where(eq(learnerTotals.userId, pupil.user.id));
  expect(totals?.longestStreak).toBe(6);
});

test('a clock that is set back after a sync fills no gap', async () => {
  clock.now = new Date('2026-06-15T08:00:00Z');
  const pupil = await addPupil(db, clock.now, { since });
  const happened = openDevice();
  const use = (at: string) => happened('tool.used', { tool: 'map-explorer' }, new Date(at));
  await tell(send, pupil, [use('2026-06-15T08:00:00Z')]);
  clock.now = new Date('2026-06-18T08:00:00Z');
  await tell(send, pupil, [use('2026-06-18T08:00:00Z')]);
  clock.now = new Date('2026-06-19T08:00:00Z');
  await tell(send, pupil, [use('2026-06-16T08:00:00Z'), use('2026-06-17T08:00:00Z')]);
  expect(await daysOf(pupil)).toEqual(['2026-06-15', '2026-06-18', '2026-06-19']);
});

test('a server whose own clock is set back still knows what came later', async () => {
  clock.now = new Date('2026-06-15T08:00:00Z');
  const pupil = await addPupil(db, clock.now, { since });
  await tellAt(pupil, '2026-06-15T08:00:00Z');
  await tellAt(pupil, '2026-06-15T07:00:00Z');
  const rows = await db.select().from(events).where(eq(events.userId, pupil.user.id));
  expect(rows.map(({ receivedAt }) => receivedAt.toISOString())).toEqual([
    '2026-06-15T08:00:00.000Z',
    '2026-06-15T08:00:00.000Z',
  ]);
});

describe('a server whose clock once ran ten years ahead', () => {
  const ahead = new Date('2036-06-16T08:00:00Z');
  const totalsOf = async ({ user }: Pupil) =>
    (await db.select().from(learnerTotals).where(eq(learnerTotals.userId, user.id)))[0];
  /** Two days of learning; on the second the clock is wrong, and the device's is right. */
  const whoWasThere = async () => {
    clock.now = new Date('2026-06-15T08:00:00Z');
    const pupil = await addPupil(db, clock.now, { since });
    await tellAt(pupil, '2026-06-15T08:00:00Z');
    clock.now = ahead;
    const happened = openDevice();
    const use = (at: string) => happened('tool.used', { tool: 'map-explorer' }, new Date(at));
    const then = { ...pupil, token: await newSession(db, pupil.user, ahead) };
    expect((await tell(send, then, [use('2026-06-16T08:00:00Z')])).status).toBe(200);
    return { pupil, use };
  };

  test('counts what comes later on its own days, also offline ones, and the streak goes on', async () => {
    const { pupil, use } = await whoWasThere();
    await tellAt(pupil, '2026-06-16T09:00:00Z');
    await tellAt(pupil, '2026-06-17T09:00:00Z');
    clock.now = new Date('2026-06-19T09:00:00Z');
    await tell(send, pupil, [use('2026-06-18T10:00:00Z'), use('2026-06-19T08:59:00Z')]);
    expect(await daysOf(pupil)).toEqual([
      ...[15, 16, 17, 18, 19].map((day) => `2026-06-${day}`),
      '2036-06-16',
    ]);
    expect(await totalsOf(pupil)).toMatchObject({ syncedAt: clock.now, streak: 5, longestStreak: 5 });
    const differing: unknown[] = [];
    await recount(db, { writes: false, now: clock.now }, (id, found) => {
      if (id === pupil.user.id) differing.push(...found);
    });
    expect(differing).toEqual([]);
  });

  test.each([
    ['whose device does not agree either', '2026-06-16T09:00:00Z', '2026-06-12T09:00:00Z'],
    ['before whose account it is set', '2025-12-31T09:00:00Z', '2025-12-31T09:00:00Z'],
  ])('is not believed by a learner %s', async (_, now, at) => {
    const { pupil, use } = await whoWasThere();
    clock.now = new Date(now);
    await tell(send, pupil, [use(at)]);
    expect((await totalsOf(pupil))?.syncedAt).toEqual(ahead);
  });
});

describe('a device that was never heard of', () => {
  const email = 'nakato@school.ug';
  const password = 'seven tall mango trees';
  const register = {
    role: 'learner',
    name: 'Nakato Ruth',
    country: 'Uganda',
    grade: 'Primary 7',
    email,
    password,
  };
  const phone = randomUUID();
  const signIn = async (device: string) => {
    const headers = { 'x-device': device.replaceAll('-', '') };
    const { body } = await send('POST', '/api/login', { body: { email, password }, headers });
    return body as { token: string };
  };
  const toldDays = async (token: string, device: string, days: readonly string[]) => {
    const happened = openDevice('Africa/Kampala', device);
    const told = days.map((day) =>
      happened('tool.used', { tool: 'map-explorer' }, new Date(`${day}T09:00:00Z`)),
    );
    await send('POST', '/api/events', { token, body: { events: told } });
    const rows = await db.select().from(events).where(eq(events.device, device));
    return rows.map(({ countedOn }) => countedOn).sort();
  };

  test('tells of its days since the first sign-in on it, and an invented one of none', async () => {
    clock.now = new Date('2026-05-01T08:00:00Z');
    expect((await send('POST', '/api/register', { body: register })).status).toBe(201);
    clock.now = new Date('2026-06-01T08:00:00Z');
    await signIn(phone);
    // Logs out on the phone, works offline for weeks, then logs in again.
    clock.now = new Date('2026-06-20T08:00:00Z');
    const { token } = await signIn(phone);
    const told = ['2026-05-20', '2026-06-02', '2026-06-03', '2026-06-19'];
    expect(await toldDays(token, phone, told)).toEqual([
      '2026-06-02',
      '2026-06-03',
      '2026-06-19',
      '2026-06-20',
    ]);
    expect(await toldDays(token, randomUUID(), told)).toEqual(told.map(() => '2026-06-20'));
  });
});

test('the rest of a long queue that comes hours later still counts on its own days', async () => {
  clock.now = new Date('2026-06-14T08:00:00Z');
  const pupil = await addPupil(db, clock.now, { since });
  const happened = openDevice();
  const use = (date: number) =>
    happened('tool.used', { tool: 'map-explorer' }, new Date(`2026-06-${date}T12:00:00Z`));
  await tell(send, pupil, [happened('tool.used', { tool: 'map-explorer' }, clock.now)]);
  const [first, rest] = [
    [use(15), use(16)],
    [use(17), use(18), use(19)],
  ];
  clock.now = new Date('2026-06-19T15:00:00Z');
  await tell(send, pupil, first);
  clock.now = new Date('2026-06-19T17:40:00Z');
  await tell(send, pupil, rest);
  expect(await daysOf(pupil)).toEqual([14, 15, 16, 17, 18, 19].map((date) => `2026-06-${date}`));
});
