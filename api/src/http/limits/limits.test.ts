import { existsSync, readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { limitCounters, securityLog } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { forms, testApp } from '#testing/test-app.ts';
import { minuteWindows } from '../counters/minute-windows.ts';
import { type Limit, reads, searches, writes } from './limit.ts';

const kindText = 'That was a lot at once. Please wait a little and try again.';
const behindProxy = { SAFETY_PROFILE: 'school', TRUST_PROXY: '127.0.0.1' };
const start = new Date('2026-03-09T06:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
});
const device = (n: number) => ({ 'x-device': String(n).padStart(32, '0') });

const server = await testApp(behindProxy, { limitsWidth: 1 });
const { send, clock, database } = server;

/* Each test starts a day later, with no open window. */
let day = 0;
beforeEach(() => {
  day += 2;
  clock.now = at(day * 86_400);
});
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

let people = 0;
const signedIn = async () => {
  const user = await addUser(database.db, 'school', {
    role: 'learner',
    name: 'Akello Grace',
    email: `pupil${++people}@school.ug`,
  });
  if (user === null) throw new Error('the pupil could not be added');
  return { user, token: await newSession(database.db, user, clock.now) };
};

/** The statuses of several requests; each is listed once, with its count. */
const statuses = async (times: number, ask: (n: number) => Promise<{ status: number }>) => {
  const found = new Map<number, number>();
  for (let n = 0; n < times; n += 50) {
    const batch = Array.from({ length: Math.min(50, times - n) }, (_, index) => ask(n + index));
    for (const { status } of await Promise.all(batch)) found.set(status, (found.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(found);
};

test('reads: 600 reads a minute for a person, then 429 in kind words with the right Retry-After', async () => {
  const { token } = await signedIn();
  expect(await statuses(600, () => send('GET', '/api/me', { token }))).toEqual({ 200: 600 });
  later(20);
  const answer = await send('GET', '/api/me', { token });
  expect(answer.status).toBe(429);
  expect(answer.body).toEqual({ error: kindText, code: 'limits/too-many' });
  expect(answer.headers['retry-after']).toBe('40');
  later(39);
  expect((await send('GET', '/api/me', { token })).headers['retry-after']).toBe('1');
  later(1);
  expect((await send('GET', '/api/me', { token })).status).toBe(200);
});

test('somebody else at the same address is not limited with them', async () => {
  const [busy, calm] = [await signedIn(), await signedIn()];
  await statuses(601, () => send('GET', '/api/me', busy));
  expect((await send('GET', '/api/me', busy)).status).toBe(429);
  expect((await send('GET', '/api/me', calm)).status).toBe(200);
});

test('writes: 120 writes a minute for a person; reading goes on', async () => {
  const { token } = await signedIn();
  const write = () => send('PUT', '/api/settings', { token, body: { nothing: 'of ours' } });
  const { 429: limited, ...others } = await statuses(125, write);
  expect(limited).toBe(5);
  expect(Object.values(others)).toEqual([120]);
  expect((await send('GET', '/api/me', { token })).status).toBe(200);
});

test('R for strangers: 120 a minute for a device, and 60 devices behind one address read on', async () => {
  const read = (n: number) => send('GET', '/api/grades', from('102.1.1.1', device(n)));
  expect(await statuses(125, () => read(0))).toEqual({ 200: 120, 429: 5 });
  expect(await statuses(60, (n) => read(n + 1))).toEqual({ 200: 60 });
});

test('R for strangers: 6,000 a minute for an address, whatever devices they say they are', async () => {
  const read = (n: number) => send('GET', '/api/subjects', from('102.1.1.2', device(n)));
  expect(await statuses(6_010, read)).toEqual({ 200: 6_000, 429: 10 });
  expect((await send('GET', '/api/subjects', from('102.1.1.3'))).status).toBe(200);
}, 60_000);

test('without a device id, address and browser together are the device', async () => {
  const read = (agent: string) => send('GET', '/api/grades', from('102.1.1.4', { 'user-agent': agent }));
  expect(await statuses(121, () => read('one browser'))).toEqual({ 200: 120, 429: 1 });
  expect((await read('another browser')).status).toBe(200);
});

test('a dead bearer counts as a stranger, so nobody tries tokens without end', async () => {
  const token = 'A'.repeat(43);
  const knock = () => send('GET', '/api/me', { token, ...from('102.1.1.5') });
  expect(await statuses(125, knock)).toEqual({ 401: 120, 429: 5 });
});

test('an IPv6 household has one count, however many addresses it has', async () => {
  const read = (n: number) => send('GET', '/api/grades', from(`2001:db8:1:2::${n.toString(16)}`));
  expect(await statuses(125, read)).toEqual({ 200: 120, 429: 5 });
  expect((await send('GET', '/api/grades', from('2001:db8:1:3::1'))).status).toBe(200);
});

test('a signed-in person costs no database row until half the minute is used up', async () => {
  const { token, user } = await signedIn();
  const rows = () => database.db.select().from(limitCounters);
  await statuses(50, () => send('GET', '/api/me', { token }));
  expect((await rows()).filter(({ key }) => key.includes(`:${user.id}`))).toEqual([]);
  const windows = minuteWindows({ db: database.db, now: () => clock.now });
  for (let n = 0; n < 49; n += 1) await windows.hit('R:calm', 100);
  for (let n = 0; n < 50; n += 1) await windows.hit('R:busy', 100);
  await windows.flush();
  expect((await rows()).map(({ key }) => key).filter((key) => /calm|busy/.test(key))).toEqual([
    'minute:R:busy',
  ]);
  await windows.stop();
});

test('a restart resets nothing, and a crash nothing that is near its limit', async () => {
  const { token } = await signedIn();
  const first = await testApp(behindProxy, { limitsWidth: 1, database });
  first.clock.now = clock.now;
  await statuses(600, () => first.send('GET', '/api/me', { token }));
  await first.app.close();
  const second = await testApp(behindProxy, { limitsWidth: 1, database });
  second.clock.now = clock.now;
  const answer = await second.send('GET', '/api/me', { token });
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);

  const crashed = minuteWindows({ db: database.db, now: () => clock.now });
  for (let n = 0; n < 90; n += 1) await crashed.hit('R:near', 100);
  await crashed.flush();
  const next = minuteWindows({ db: database.db, now: () => clock.now });
  expect((await next.hit('R:near', 100)).count).toBe(91);
  await crashed.stop();
  await next.stop();
});

const register = (n: number, address: string, more: object = {}, app = server) =>
  app.send('POST', '/api/register', {
    body: { ...forms.parent(`reg${day}-${n}@home.ug`), ...more },
    ...from(address, device(n)),
  });

test('registrations: 60 registrations an hour for an address; a form with a slip uses up nothing', async () => {
  expect(await statuses(20, (n) => register(n, '102.2.1.1', { password: 'password' }))).toEqual({ 400: 20 });
  expect(await statuses(20, (n) => register(n, '102.2.1.1', { name: 'Stupid Head' }))).toEqual({ 400: 20 });
  expect(await statuses(60, (n) => register(n, '102.2.1.1'))).toEqual({ 201: 60 });
  const answer = await register(61, '102.2.1.1');
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3600']);
  expect((await register(61, '102.2.1.2')).status).toBe(201);
  const restarted = await testApp(behindProxy, { limitsWidth: 1, database });
  restarted.clock.now = clock.now;
  expect((await register(62, '102.2.1.1', {}, restarted)).status).toBe(429);
  later(3600);
  expect((await register(62, '102.2.1.1')).status).toBe(201);
}, 60_000);

test('registrations: 3 a day for an email, from wherever', async () => {
  const email = `same${day}@home.ug`;
  const tries = (n: number) => register(n, `102.3.1.${n + 1}`, { email });
  expect(await statuses(5, tries)).toEqual({ 201: 1, 409: 2, 429: 2 });
});

test('in the demo every limit is 20 times wider', async () => {
  const demo = await testApp({}, { limitsWidth: undefined });
  const read = () => demo.send('GET', '/api/grades');
  expect(await statuses(2_401, read)).toEqual({ 200: 2_400, 429: 1 });
}, 60_000);

test('without TRUST_PROXY nobody chooses their own address', async () => {
  const open = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1 });
  const read = (n: number) => open.send('GET', '/api/grades', from(`102.9.9.${n}`));
  expect(await statuses(125, read)).toEqual({ 200: 120, 429: 5 });
});

test('being limited is noted once, not ten thousand times', async () => {
  await database.db.delete(securityLog);
  const { token, user } = await signedIn();
  await statuses(650, () => send('GET', '/api/me', { token }));
  expect(await database.db.select().from(securityLog).where(eq(securityLog.userId, user.id))).toMatchObject([
    {
      event: 'limited',
      detail: { code: 'reads', of: 'person', place: expect.stringMatching(/^[0-9a-f]{6}$/) },
    },
  ]);
});

/* Every limit that a slice defines. */
const isLimit = (value: unknown): value is Limit =>
  value !== null && typeof value === 'object' && 'minutes' in value && 'name' in value;
const features = new URL('../../features/', import.meta.url);
const files = readdirSync(features)
  .map((slice) => new URL(`${slice}/limits.ts`, features))
  .filter((file) => existsSync(file));
const exported = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(file.href)));
const defined: Limit[] = [reads, writes, searches, ...exported.flatMap(Object.values).filter(isLimit)];

test('no two limits share a name, and with it their counters', () => {
  const names = defined.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

test('the limits are those of the document', () => {
  const rules = defined.map(({ name, minutes, longer, inside }) => [
    name,
    [...minutes, ...longer, ...inside]
      .map(({ most, per, of }) => `${most}/${per / 60_000}min ${of}`)
      .join(', '),
  ]);
  expect(Object.fromEntries(rules)).toMatchObject({
    reads: '600/1min person, 120/1min reader, 6000/1min crowd',
    writes: '120/1min person, 120/1min reader, 6000/1min crowd',
    searches: '180/1min person, 180/1min reader, 6000/1min crowd',
    'secret-tries': expect.stringContaining('300/15min address'),
    registrations: expect.stringContaining('60/60min address, 300/1440min address, 3/1440min email'),
    'provider-sign-ins': expect.stringContaining('60/15min address'),
    'made-assignments': expect.stringContaining('200/1440min person'),
    'people-searches': '20/1min person, 120/1min reader, 6000/1min crowd, 100/1440min person',
    'code-tries': expect.stringContaining('5/15min person, 20/1440min person, 100/60min school'),
    'profile-photos': expect.stringContaining('5/60min person, 20/1440min person'),
    'model-requests': '4/1min person, 4/1min reader, 6000/1min crowd, 20/60min person, 60/1440min person',
  });
});
