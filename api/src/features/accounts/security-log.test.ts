/** Promise S14: the log says what happened, and nothing about who a person is. */
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '#db/clean-up.ts';
import { logSecurity } from '#db/security-log.ts';
import { knownDevices, limitCounters, securityLog, signInTries, users } from '#db/tables.ts';
import { logOf } from '#testing/log.ts';
import { canaryWord } from '#testing/matrix/canaries.ts';
import { forms, testApp } from '#testing/test-app.ts';

const log = logOf('debug');
const settings = { SAFETY_PROFILE: 'school', TRUST_PROXY: '127.0.0.1' };
const { send, database, clock } = await testApp(settings, { limitsWidth: 1, logger: log.logger });
const { db } = database;

beforeEach(async () => {
  await db.delete(securityLog);
});

const events = async () =>
  (await db.select().from(securityLog).orderBy(asc(securityLog.id))).map((row) => row.event);

/** A person whose every field is a unique word. */
const marked = () => {
  const words = {
    name: canaryWord(),
    email: canaryWord(),
    password: canaryWord(),
    room: canaryWord(),
    device: canaryWord(),
  };
  const address = `102.77.${Math.floor(Math.random() * 250)}.23`;
  const form = {
    ...forms.teacher(`${words.email}@school.ug`),
    name: `${words.name} Grace`,
    password: `${words.password} 42`,
    className: `P4 ${words.room}`,
  };
  const headers = {
    'x-forwarded-for': address,
    'x-device': words.device.repeat(2),
    'user-agent': canaryWord(),
  };
  return { form, headers, canaries: [...Object.values(words), address, headers['user-agent']] };
};

/** Registers, mistypes the password until locked, signs in, is suspended, and tries again. */
const live = async () => {
  const { form, headers, canaries } = marked();
  const logIn = (password: string, device = headers['x-device']) =>
    send('POST', '/api/login', {
      body: { email: form.email, password },
      headers: { ...headers, 'x-device': device },
    });
  const registered = await send('POST', '/api/register', { body: form, headers });
  expect(registered.status).toBe(201);
  const { id } = (registered.body as { user: { id: number } }).user;
  const { token } = (await logIn(form.password)).body as { token: string };
  for (let n = 0; n < 6; n += 1) await logIn(`${canaries[2]} wrong`, `${n}${headers['x-device'].slice(1)}`);
  for (let n = 0; n < 5; n += 1) await send('POST', '/api/register', { body: form, headers });
  await db.update(users).set({ suspendedAt: clock.now }).where(eq(users.id, id));
  expect((await send('GET', '/api/me', { token, headers })).status).toBe(401);
  expect((await send('GET', '/api/me', { token, headers })).status).toBe(401);
  expect((await logIn(form.password)).status).toBe(403);
  return { id, canaries: [...canaries, token] };
};

const everythingKept = async () => {
  const tables = [securityLog, limitCounters, signInTries, knownDevices];
  const rows = await Promise.all(tables.map((table) => db.select().from(table)));
  return JSON.stringify(rows).toLowerCase() + log.text().toLowerCase();
};

test('each act is noted once, with the person by number and the place by a tag', async () => {
  const { id } = await live();
  expect(await events()).toEqual([
    'registered',
    'login-succeeded',
    ...Array.from({ length: 4 }, () => 'login-failed'),
    'login-waiting',
    'limited',
    'session-ended-by-suspension',
    'login-suspended',
  ]);
  const rows = await db.select().from(securityLog);
  const about = rows.filter(({ event }) => event !== 'limited');
  expect(about.every(({ userId }) => userId === id)).toBe(true);
  expect(rows[0]).toMatchObject({
    detail: { role: 'teacher', place: expect.stringMatching(/^[0-9a-f]{6}$/) },
  });
});

test('no name, email, password, text, address, device or token is kept or logged (promise S14)', async () => {
  const { canaries } = await live();
  const kept = await everythingKept();
  expect(kept).toContain('login-waiting');
  expect(canaries.filter((word) => kept.includes(word.toLowerCase()))).toEqual([]);
});

test('control: a body that is logged once is found', async () => {
  const { form, canaries } = marked();
  await db.execute(sql`insert into security_log (at, event, detail)
    values (now(), 'planted', ${JSON.stringify({ body: form.email })}::jsonb)`);
  const kept = await everythingKept();
  expect(canaries.filter((word) => kept.includes(word.toLowerCase()))).toHaveLength(1);
});

test('a long text does not fit into a row', async () => {
  const place = 'x'.repeat(500);
  await expect(logSecurity(db, 'login-suspended', { at: clock.now, detail: { place } })).rejects.toThrow();
});

test('it is kept for 90 days, counters until they end, a lock until it is reset', async () => {
  const ago = (days: number) => new Date(clock.now.getTime() - days * 86_400_000);
  for (const days of [91, 89])
    await logSecurity(db, 'login-failed', { at: ago(days), detail: { place: 'abcdef', knownDevice: false } });
  await db.delete(limitCounters);
  await db.insert(limitCounters).values([
    { key: 'ended', count: 1, endsAt: ago(0.1) },
    { key: 'open', count: 1, endsAt: ago(-0.1) },
  ]);
  await db.delete(signInTries);
  const tried = (account: string, wrongInRow: number, days: number) => ({
    ...{ account, wrongInRow, wrong: 1, endsAt: ago(days), triedAt: ago(days) },
  });
  await db
    .insert(signInTries)
    .values([
      tried('user:1', 3, 91),
      tried('user:2', 100, 400),
      tried('user:3', 3, 89),
      tried('name:x', 100, 91),
    ]);
  await cleanUp(db, clock.now);
  expect(await events()).toEqual(['login-failed']);
  expect((await db.select().from(limitCounters)).map(({ key }) => key)).toEqual(['open']);
  expect((await db.select().from(signInTries)).map(({ account }) => account).sort()).toEqual([
    'user:2',
    'user:3',
  ]);
});
