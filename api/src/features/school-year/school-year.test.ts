import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications, schools, securityLog, users } from '#db/tables.ts';
import { addUser, hashPassword, newSession, type UserRow } from '#features/accounts/index.ts';
import { openMailer } from '#mail/mailer.ts';
import { openMailbox } from '#testing/mailbox.ts';
import { goodPassword, testApp, testSchool } from '#testing/test-app.ts';
import { lookAtSchoolYear } from './turn-of-year.ts';

const mailbox = await openMailbox();
const passwordHash = await hashPassword(goodPassword);

/** A school in March 2026 with a head, a teacher and a class; the test controls the clock. */
const school = async (profile = 'school') => {
  const app = await testApp({ SAFETY_PROFILE: profile, ...mailbox.settings });
  const { database, env, clock, send } = app;
  await database.db
    .insert(schools)
    .values({ ...testSchool, demo: profile === 'demo' })
    .onConflictDoNothing();
  let count = 0;
  const add = async (user: Partial<UserRow> = {}) => {
    count += 1;
    const row = await addUser(database.db, env.profile, {
      role: 'teacher',
      name: `Adult Number${'abcdefgh'[count]}`,
      email: `adult${count}@${profile}.ug`,
      passwordHash,
      schoolId: testSchool.id,
      verifiedAt: clock.now,
      createdAt: clock.now,
      ...user,
    });
    if (row === null) throw new Error('nobody was added');
    return row;
  };
  const mail = env.mail === null ? null : openMailer(env.mail, { warn: () => undefined });
  return {
    ...app,
    add,
    tokenOf: (row: UserRow) => newSession(database.db, row, clock.now),
    at: async (day: string) => {
      clock.now = new Date(`${day}T09:00:00Z`);
      await lookAtSchoolYear({ db: database.db, env, now: () => clock.now, mail });
    },
    isVerified: async ({ id }: UserRow) => {
      const [row] = await database.db.select().from(users).where(eq(users.id, id));
      return row?.verifiedAt !== null;
    },
    newsOf: async ({ id }: UserRow) => {
      const rows = await database.db.select().from(notifications).where(eq(notifications.userId, id));
      return rows.map(({ kind }) => kind);
    },
    list: async (token: string) => {
      const { body } = await send('GET', '/api/people/to-confirm', { token });
      return body as { year: number; lapsesOn: string; people: { id: number; lapsed: boolean }[] };
    },
    confirm: (token: string, body: object) => send('POST', '/api/people/confirm', { token, body }),
  };
};

test('until December nobody is asked; then everybody is, administrators are reminded once, and again in February', async () => {
  const { add, at, tokenOf, list, newsOf } = await school();
  const [head, ruth] = [await add({ administrator: true }), await add()];
  await at('2026-11-30');
  expect((await list(await tokenOf(head))).people).toEqual([]);
  expect(await newsOf(head)).toEqual([]);
  const before = mailbox.letters.length;
  for (const day of ['2026-12-01', '2026-12-02', '2027-01-20']) await at(day);
  const { year, lapsesOn, people } = await list(await tokenOf(head));
  expect([year, lapsesOn]).toEqual([2027, '2027-03-01']);
  expect(people.map(({ id }) => id).sort()).toEqual([head.id, ruth.id].sort());
  expect(await newsOf(head)).toEqual(['adults-to-confirm']);
  expect(mailbox.letters.slice(before)).toHaveLength(1);
  await at('2027-02-03');
  await at('2027-02-20');
  expect(await newsOf(head)).toEqual(['adults-to-confirm', 'adults-to-confirm']);
  expect(await newsOf(ruth)).toEqual([]);
});

test('who is not confirmed by March sees no learner until the school says yes; who was confirmed goes on', async () => {
  const { add, at, tokenOf, confirm, list, isVerified, newsOf, send, database } = await school();
  const [head, ruth, amos] = [await add({ administrator: true }), await add(), await add()];
  await at('2027-01-20');
  const said = await confirm(await tokenOf(head), { ids: [amos.id] });
  expect(said.body).toEqual({ confirmed: 1 });
  await at('2027-02-28');
  expect(await isVerified(ruth)).toBe(true);
  await at('2027-03-01');
  expect([await isVerified(ruth), await isVerified(amos)]).toEqual([false, true]);
  const students = async (who: UserRow) =>
    (await send('GET', '/api/teacher/students', { token: await tokenOf(who) })).status;
  expect([await students(ruth), await students(amos)]).toEqual([403, 200]);
  expect(await newsOf(ruth)).toEqual(['confirmation-lapsed']);
  const standing = await send('GET', '/api/standing', { token: await tokenOf(ruth) });
  expect(standing.body).toMatchObject({ verified: false, lapsed: true });
  const logged = await database.db.select().from(securityLog).where(eq(securityLog.userId, ruth.id));
  expect(logged.map(({ event }) => event)).toContain('adult-lapsed');

  const token = await tokenOf(head);
  const { people } = await list(token);
  expect(people.find(({ id }) => id === ruth.id)).toMatchObject({ lapsed: true });
  expect((await confirm(token, { ids: [ruth.id] })).body).toEqual({ confirmed: 1 });
  expect(await students(ruth)).toBe(200);
  await at('2027-11-30');
  expect(await isVerified(ruth)).toBe(true);
});

test('of two administrators each confirms the other; the only one says it with the password', async () => {
  const { add, at, tokenOf, confirm, isVerified } = await school();
  const [head, second] = [await add({ administrator: true }), await add({ administrator: true })];
  await at('2027-01-20');
  const token = await tokenOf(head);
  expect((await confirm(token, { ids: [head.id], password: goodPassword })).status).toBe(409);
  expect((await confirm(token, { ids: [second.id] })).body).toEqual({ confirmed: 1 });
  // The second does nothing, so the first lapses and is no longer head.
  await at('2027-03-01');
  expect([await isVerified(head), await isVerified(second)]).toEqual([false, true]);
  expect((await confirm(await tokenOf(head), { ids: [second.id] })).status).toBe(403);
  expect((await confirm(await tokenOf(second), { ids: [head.id] })).body).toEqual({ confirmed: 1 });

  const alone = await school();
  const only = await alone.add({ administrator: true });
  await alone.at('2027-01-20');
  const own = await alone.tokenOf(only);
  expect((await alone.confirm(own, { ids: [only.id] })).status).toBe(400);
  expect((await alone.confirm(own, { ids: [only.id], password: 'not it at all' })).status).toBe(403);
  expect((await alone.confirm(own, { ids: [only.id], password: goodPassword })).status).toBe(200);
});

test('a school is never left without an administrator: of those who all forgot, the last confirmed stays', async () => {
  const { add, at, tokenOf, confirm, isVerified, clock } = await school();
  const first = await add({ administrator: true });
  clock.now = new Date('2026-05-02T09:00:00Z');
  const later = await add({ administrator: true });
  const ruth = await add();
  await at('2027-03-01');
  expect(await Promise.all([first, later, ruth].map(isVerified))).toEqual([false, true, false]);
  expect((await confirm(await tokenOf(later), { ids: [first.id, ruth.id] })).body).toEqual({ confirmed: 2 });
});

test('whom the school never confirmed, paused, or does not have, is passed over', async () => {
  const { add, at, tokenOf, confirm, isVerified, clock } = await school();
  const head = await add({ administrator: true });
  const [never, paused] = [await add({ verifiedAt: null }), await add({ suspendedAt: clock.now })];
  const stranger = await add({ schoolId: null });
  await at('2027-01-20');
  const ids = [never.id, paused.id, stranger.id, 77];
  expect((await confirm(await tokenOf(head), { ids })).body).toEqual({ confirmed: 0 });
  expect(await isVerified(never)).toBe(false);
});

test('in the demo every gate answers yes by itself', async () => {
  const { add, at, tokenOf, list, isVerified } = await school('demo');
  const [head, ruth] = [await add({ administrator: true }), await add()];
  await at('2028-03-01');
  expect(await isVerified(ruth)).toBe(true);
  expect((await list(await tokenOf(head))).people).toEqual([]);
});
