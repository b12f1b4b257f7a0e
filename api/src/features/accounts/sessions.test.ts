/** Promise S6: a revoked session is dead within a second, and no other session is lost. */
import { calls } from '@afrolearn/contract';
import type { Call } from '@afrolearn/contract/define.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#db/connect.ts';
import { sessions, users } from '#db/tables.ts';
import { logOf } from '#testing/log.ts';
import { forms, goodPassword, type TestApp, testApp, testDatabase } from '#testing/test-app.ts';
import { hashPassword, newSession, type UserRow, userById } from './index.ts';

const times = 100;

const signedUp = async ({ send, database }: TestApp, email: string): Promise<UserRow> => {
  const { body } = await send('POST', '/api/register', { body: forms.parent(email) });
  const row = await userById(database.db, (body as { user: { id: number } }).user.id);
  if (row === null) throw new Error('nobody was registered');
  return row;
};

type Way = (app: TestApp, user: UserRow, victim: string) => Promise<unknown>;

/** Each way in which a session ends. `victim` is the session that must be dead afterwards. */
const ways: Record<string, Way> = {
  logout: ({ send }, _user, victim) => send('POST', '/api/logout', { token: victim }),
  'ending one session': async ({ send, database, clock }, user, victim) => {
    const token = await newSession(database.db, user, clock.now);
    const listed = (await send('GET', '/api/sessions', { token: victim })).body as {
      id: string;
      current: boolean;
    }[];
    const id = listed.find(({ current }) => current)?.id;
    await send('DELETE', `/api/sessions/${id}`, { token });
  },
  'ending all others': async ({ send, database, clock }, user) =>
    await send('POST', '/api/sessions/end-others', { token: await newSession(database.db, user, clock.now) }),
  'a new password': async ({ send, database, clock }, user) =>
    await send('POST', '/api/change-password', {
      token: await newSession(database.db, user, clock.now),
      body: { currentPassword: goodPassword, newPassword: goodPassword },
    }),
  suspension: async ({ database, clock }, user) =>
    await database.db.update(users).set({ suspendedAt: clock.now }).where(eq(users.id, user.id)),
  expiry: async ({ database, clock }, user) =>
    await database.db.update(sessions).set({ expiresAt: clock.now }).where(eq(sessions.userId, user.id)),
};

/** Whether a request that begins a second after the end, by the clock of the test, is refused. */
const deadWithinASecond = async ({ send, clock }: TestApp, victim: string): Promise<boolean> => {
  clock.now = new Date(clock.now.getTime() + 1000);
  return (await send('GET', '/api/me', { token: victim })).status === 401;
};

/** How many of a hundred sessions were alive before and dead within a second after. */
const deaths = async (app: TestApp, user: UserRow, way: Way): Promise<number> => {
  const { send, database, clock } = app;
  let dead = 0;
  for (let n = 0; n < times; n += 1) {
    await database.db.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));
    const victim = await newSession(database.db, user, clock.now);
    expect((await send('GET', '/api/me', { token: victim })).status).toBe(200);
    await way(app, user, victim);
    if (await deadWithinASecond(app, victim)) dead += 1;
  }
  return dead;
};

const day = 24 * 60 * 60 * 1000;
const app = await testApp();
const user = await signedUp(app, 'six@home.ug');

test.each(Object.entries(ways))(
  `%s: the session is dead within a second in ${times} of ${times}`,
  async (_, way) => {
    expect(await deaths(app, user, way)).toBe(times);
  },
  // A hundred new passwords are two hundred hashings: seconds on a free machine, a minute on a busy one.
  180_000,
);

/** A database that discards revocations: like a server that does not check them. */
const withoutRevocation = async (database: Database) => {
  await database.sql.unsafe(`
    create function forget_ends() returns trigger language plpgsql as $$
    begin new.ended_at := null; new.expires_at := 'infinity'; return new; end $$;
    create trigger forget_ends before update on sessions for each row execute function forget_ends();
    create function forget_suspensions() returns trigger language plpgsql as $$
    begin new.suspended_at := null; return new; end $$;
    create trigger forget_suspensions before update on users for each row execute function forget_suspensions();`);
};

test('control: with the revocation off, not one of them is dead', async () => {
  const database = await testDatabase();
  const open = await testApp({}, { database });
  const somebody = await signedUp(open, 'open@home.ug');
  await withoutRevocation(database);
  for (const [name, way] of Object.entries(ways)) {
    const victim = await newSession(database.db, somebody, open.clock.now);
    await way(open, somebody, victim);
    expect([name, (await open.send('GET', '/api/me', { token: victim })).status]).toEqual([name, 200]);
  }
});

test('fixation: each login is a new session, and a token that somebody brings along never becomes one', async () => {
  const body = { email: 'six@home.ug', password: goodPassword };
  await app.database.db.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));
  const tokens = new Set<string>();
  for (let n = 0; n < 10; n += 1) {
    const answer = await app.send('POST', '/api/login', { body });
    tokens.add((answer.body as { token: string }).token);
  }
  expect(tokens.size).toBe(10);
  const planted = 'planted'.padEnd(43, 'x');
  expect((await app.send('POST', '/api/login', { body, token: planted })).status).toBe(401);
  expect((await app.send('GET', '/api/me', { token: planted })).status).toBe(401);
  const [first = ''] = tokens;
  const again = await app.send('POST', '/api/login', { body, token: first });
  expect((again.body as { token: string }).token).not.toBe(first);
});

test('five tabs at once: none is logged out by another, and one log-out ends all five', async () => {
  let falseLogouts = 0;
  for (let n = 0; n < 20; n += 1) {
    const token = await newSession(app.database.db, user, app.clock.now);
    // After an idle hour all five requests want to extend the session at once.
    app.clock.now = new Date(app.clock.now.getTime() + 61 * 60 * 1000);
    const tabs = () => Promise.all(Array.from({ length: 5 }, () => app.send('GET', '/api/me', { token })));
    falseLogouts += (await tabs()).filter(({ status }) => status !== 200).length;
    const ends = await Promise.all(
      Array.from({ length: 5 }, () => app.send('POST', '/api/logout', { token })),
    );
    for (const { status } of ends) expect([200, 401]).toContain(status);
    expect((await tabs()).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  }
  expect(falseLogouts).toBe(0);
});

test('a dead session stays dead, also when it is used while it ends', async () => {
  const token = await newSession(app.database.db, user, app.clock.now);
  app.clock.now = new Date(app.clock.now.getTime() + 61 * 60 * 1000);
  await Promise.all([
    app.send('POST', '/api/logout', { token }),
    ...Array.from({ length: 5 }, () => app.send('GET', '/api/me', { token })),
  ]);
  expect((await app.send('GET', '/api/me', { token })).status).toBe(401);
});

test('no secret stands in an address: no call takes a token or a password in its path or query', () => {
  const secret = /token|password|secret|session(?!s)|key|credential/i;
  for (const [name, call] of Object.entries<Call>(calls)) {
    const places = [...Object.keys(call.params?.shape ?? {}), ...Object.keys(call.query?.shape ?? {})];
    expect([name, places.filter((place) => secret.test(place))]).toEqual([name, []]);
  }
});

test('no secret stands in the log, not even at its most talkative', async () => {
  const { logger, text } = logOf('debug');
  const talkative = await testApp({}, { logger });
  const somebody = await signedUp(talkative, 'talk@home.ug');
  const { send } = talkative;
  const login = await send('POST', '/api/login', { body: { email: 'talk@home.ug', password: goodPassword } });
  const { token } = login.body as { token: string };
  await send('POST', '/api/login', { body: { email: 'talk@home.ug', password: 'wrong secret 1' } });
  await send('GET', '/api/sessions', { token });
  await send('PATCH', '/api/me', { token, body: { email: 'talk2@home.ug' } });
  const body = { currentPassword: goodPassword, newPassword: 'groundnut stew 77' };
  await send('POST', '/api/change-password', { token, body });
  await send('POST', '/api/logout', { token });
  await send('GET', '/api/me', { token });
  // An error logged with its cause is the most likely leak.
  await talkative.database.db.execute(sql`alter table sessions rename to sessions_away`);
  expect((await send('GET', '/api/me', { token })).status).toBe(500);
  await talkative.database.db.execute(sql`alter table sessions_away rename to sessions`);
  expect(text()).not.toBe('');
  for (const secret of [
    token,
    goodPassword,
    'wrong secret 1',
    'groundnut stew 77',
    somebody.passwordHash ?? '-',
  ])
    expect(text()).not.toContain(secret);
});

test('the token is kept only as a hash, and its hash signs nobody in', async () => {
  const token = await newSession(app.database.db, user, app.clock.now);
  const rows = await app.database.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const { tokenHash } of rows.slice(-3)) {
    expect((await app.send('GET', '/api/me', { token: tokenHash.toString('base64url') })).status).toBe(401);
  }
  expect(await hashPassword(goodPassword)).not.toBe(user.passwordHash);
});

test('a session that was made while the clock was ten years ahead lasts as long as any other from today', async () => {
  const { send, database, clock } = app;
  const right = clock.now;
  const token = await newSession(database.db, user, new Date(right.getTime() + 3650 * day));
  expect((await send('GET', '/api/me', { token })).status).toBe(200);
  clock.now = new Date(right.getTime() + 91 * day);
  expect((await send('GET', '/api/me', { token })).status).toBe(401);
  clock.now = right;
});
