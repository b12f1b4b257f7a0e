import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forms, testApp } from '#testing/test-app.ts';
import { cleanUp } from './clean-up.ts';
import { pageVitals, signInTries } from './tables.ts';

const { send, database, clock } = await testApp();
const { db, sql } = database;

/* Each table to which requests without a session can add rows, and the limit on its growth. */
const boundOf: Record<string, string> = {
  limit_counters: 'until the count ends',
  page_vitals: '30 days and 100,000 rows',
  salts: 'one for each purpose',
  security_log: '90 days and 1,000,000 rows',
  sign_in_tries: '90 days and 100,000 names that nobody has',
  sign_in_nonces: 'until they end',
  mail_tokens: '7 days after their end',
  users: '300 registrations a day from one address',
  settings: 'one for each account',
  sessions: 'one for each sign-in of an account',
  known_devices: '365 days, of accounts',
  notifications: 'a welcome for each account',
  learner_devices: 'with the sessions of an account',
};

const counts = async (): Promise<Map<string, number>> => {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  const found = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ rows: number }[]>(`select count(*)::int as rows from "${name}"`);
    found.set(name, row?.rows ?? 0);
  }
  return found;
};

const unbounded = async (act: () => Promise<unknown>): Promise<string[]> => {
  const before = await counts();
  await act();
  const after = await counts();
  const grown = [...after].filter(([name, rows]) => rows > (before.get(name) ?? 0)).map(([name]) => name);
  return grown.filter((name) => boundOf[name] === undefined);
};

const vitals = () => ({ id: randomUUID(), page: '/login', measures: { LCP: 1 } });

/** Everything that a visitor without a session can do, valid and invalid. */
const strange = async () => {
  await send('POST', '/api/vitals', { body: vitals() });
  await send('POST', '/api/vitals', { body: { ...vitals(), page: 7 } });
  for (const email of ['a@b.ug', 'a@b.ug'])
    await send('POST', '/api/register', { body: forms.learner(email) });
  await send('POST', '/api/register', { body: { ...forms.learner(), email: 'none' } });
  for (const email of ['a@b.ug', 'nobody@b.ug'])
    await send('POST', '/api/login', { body: { email, password: 'wrong guess' } });
};

test('every table that a stranger adds to has a bound', async () => {
  expect(await unbounded(strange)).toEqual([]);
});

test('control: a table that strangers fill and nobody bounds is named', async () => {
  const found = await unbounded(async () => {
    await sql`create table planted (word text)`;
    await sql`insert into planted values ('x')`;
  });
  expect(found).toEqual(['planted']);
});

test('page reports are kept for 30 days and no more of them than the bound, the newest', async () => {
  await db.delete(pageVitals);
  const ago = (days: number) => new Date(clock.now.getTime() - days * 86_400_000);
  await db
    .insert(pageVitals)
    .values([31, 29, 3, 2, 1].map((days) => ({ ...vitals(), createdAt: ago(days) })));
  await cleanUp(db, clock.now, { pageVitals: 3, securityLog: 10, signInTries: 10 });
  const kept = await db.select({ at: pageVitals.createdAt }).from(pageVitals).orderBy(pageVitals.createdAt);
  expect(kept.map(({ at }) => at)).toEqual([ago(3), ago(2), ago(1)]);
});

test('invented names push out invented names, never the tries of an account', async () => {
  await db.delete(signInTries);
  const tried = (account: string, hours: number) => ({
    ...{ account, wrong: 1, wrongInRow: 1, endsAt: clock.now },
    triedAt: new Date(clock.now.getTime() - hours * 3_600_000),
  });
  await db.insert(signInTries).values([tried('user:1', 9), tried('a', 3), tried('b', 2), tried('c', 1)]);
  await cleanUp(db, clock.now, { pageVitals: 3, securityLog: 10, signInTries: 2 });
  const kept = await db
    .select({ account: signInTries.account })
    .from(signInTries)
    .orderBy(signInTries.account);
  expect(kept.map(({ account }) => account)).toEqual(['b', 'c', 'user:1']);
});
