import { eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dormancies, notifications, securityLog, users } from '#db/tables.ts';
import { addUser, newSession, type UserRow } from '#features/accounts/index.ts';
import { forgetAll } from '#features/care/index.ts';
import { link } from '#features/families/index.ts';
import { openMailer } from '#mail/mailer.ts';
import { openMailbox } from '#testing/mailbox.ts';
import { testApp } from '#testing/test-app.ts';
import { lookAtDormancy } from './fall-asleep.ts';

const mailbox = await openMailbox();
const begin = new Date('2026-03-09T06:00:00Z');
const day = 24 * 60 * 60 * 1000;

const server = async (profile: 'demo' | 'school' | 'public') => {
  const app = await testApp({ SAFETY_PROFILE: profile, ...mailbox.settings });
  const { database, env, clock, send } = app;
  let count = 0;
  const add = async (user: Partial<UserRow> = {}) => {
    count += 1;
    const row = await addUser(database.db, env.profile, {
      role: 'learner',
      name: 'Akello Grace',
      email: `learner${count}@${profile}.ug`,
      gradeId: 4,
      createdAt: begin,
      ...user,
    });
    if (row === null) throw new Error('nobody was added');
    return row;
  };
  const mail = env.mail === null ? null : openMailer(env.mail, { warn: () => undefined });
  return {
    ...app,
    add,
    /** Runs the check this many days after the start. */
    on: async (days: number) => {
      clock.now = new Date(begin.getTime() + days * day);
      const place = { db: database.db, env, now: () => clock.now };
      await lookAtDormancy({ ...place, mail });
      await forgetAll(place, null, { warn: () => undefined });
    },
    sends: async (row: UserRow, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const token = await newSession(database.db, row, clock.now);
      return await send(method, path, { token, ...(body === undefined ? {} : { body }) });
    },
    isThere: async ({ id }: UserRow) =>
      (await database.db.select().from(users).where(eq(users.id, id))).length > 0,
    newsOf: async ({ id }: UserRow) => {
      const rows = await database.db.select().from(notifications).where(eq(notifications.userId, id));
      return rows.map(({ kind }) => kind);
    },
    say: (row: UserRow, consent: UserRow['consent']) =>
      database.db.update(users).set({ consent, consentAt: clock.now }).where(eq(users.id, row.id)),
  };
};

const events = { events: [] };

describe('on a server of many schools', () => {
  test('without consent: warned, asleep, warned again, deleted after 12 months; each told once', async () => {
    const { add, on, sends, isThere, newsOf, database } = await server('public');
    const akello = await add();
    const before = mailbox.letters.length;
    await on(59);
    expect(await newsOf(akello)).toEqual([]);
    await on(60);
    await on(61);
    expect(await newsOf(akello)).toEqual(['account-sleeps-soon']);
    expect((await sends(akello, 'POST', '/api/events', events)).status).not.toBe(403);
    await on(90);
    const asleep = await sends(akello, 'POST', '/api/events', events);
    expect([asleep.status, (asleep.body as { code: string }).code]).toEqual([403, 'account/dormant']);
    // Reading still works, and so do calls that end dormancy.
    expect((await sends(akello, 'GET', '/api/progress')).status).toBe(200);
    const standing = (await sends(akello, 'GET', '/api/standing')).body as { asleep: { endsAt: string } };
    expect(standing.asleep.endsAt.slice(0, 10)).toBe('2027-06-07');
    const ask = await sends(akello, 'POST', '/api/join-class', { classCode: '12345678' });
    expect((ask.body as { code: string }).code).not.toBe('account/dormant');
    await on(90 + 334);
    expect(await newsOf(akello)).not.toContain('account-ends-soon');
    await on(90 + 335);
    expect(await newsOf(akello)).toContain('account-ends-soon');
    await on(90 + 364);
    expect(await isThere(akello)).toBe(true);
    await on(90 + 365);
    expect(await isThere(akello)).toBe(false);
    expect(await database.db.select().from(dormancies)).toEqual([]);
    expect(mailbox.letters.slice(before).flatMap(({ to }) => to)).toEqual(Array(3).fill(akello.email));
    // Anonymised: the event is logged without the person.
    const logged = await database.db.select().from(securityLog).where(isNull(securityLog.userId));
    expect(logged.map(({ event }) => event)).toContain('dormant-account-deleted');
  });

  test('consent wakes an account at once, and nothing is lost; withdrawn, the time begins anew', async () => {
    const { add, on, sends, isThere, say, clock, newsOf } = await server('public');
    const akello = await add();
    await on(60);
    await on(90);
    expect((await sends(akello, 'POST', '/api/events', events)).status).toBe(403);
    await say(akello, 'guardian');
    expect((await sends(akello, 'POST', '/api/events', events)).status).not.toBe(403);
    await on(600);
    expect(await isThere(akello)).toBe(true);
    clock.now = new Date(begin.getTime() + 600 * day);
    await say(akello, 'withdrawn');
    await on(659);
    expect(await newsOf(akello)).toEqual(['account-sleeps-soon', 'account-asleep']);
    await on(660);
    expect(await newsOf(akello)).toHaveLength(3);
  });

  test('a server that stood still for years warns first, and a month passes before each step', async () => {
    const { add, on, sends, isThere } = await server('public');
    const akello = await add();
    await on(2000);
    expect((await sends(akello, 'POST', '/api/events', events)).status).not.toBe(403);
    await on(2030);
    expect((await sends(akello, 'POST', '/api/events', events)).status).toBe(403);
    await on(4000);
    await on(4029);
    expect(await isThere(akello)).toBe(true);
    await on(4030);
    expect(await isThere(akello)).toBe(false);
  });

  test('guardians are told too; adults and learners with consent never sleep', async () => {
    const { add, on, newsOf, isThere, database } = await server('public');
    const [akello, glad] = [await add(), await add({ consent: 'school' })];
    const [parent, teacher] = [await add({ role: 'parent' }), await add({ role: 'teacher' })];
    await link(database.db, parent.id, akello.id, begin);
    await on(60);
    expect(await newsOf(parent)).toEqual(['child-without-consent']);
    await on(90);
    await on(90 + 340);
    await on(90 + 400);
    const there = await Promise.all([akello, glad, parent, teacher].map(isThere));
    expect(there).toEqual([false, true, true, true]);
  });
});

test.each(['school', 'demo'] as const)('in %s nothing ends without a person’s word', async (profile) => {
  const { add, on, isThere, newsOf, database } = await server(profile);
  const akello = await add();
  for (const days of [60, 90, 460, 1000]) await on(days);
  expect(await isThere(akello)).toBe(true);
  expect(await newsOf(akello)).toEqual([]);
  expect(await database.db.select().from(dormancies)).toEqual([]);
});
