import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, expect, inject, test } from 'vitest';
import { inDatabase } from '#testing/global-setup.ts';
import { connect, type Sql } from './connect.ts';
import { type Migration, migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';

const first: Migration = { name: '0001-mangoes', sql: 'create table mangoes (id int primary key);' };
const second: Migration = {
  name: '0002-goats',
  sql: 'create table goats (id int); insert into goats values (1);',
};
const broken: Migration = { name: '0003-broken', sql: 'create table half (id int); select no_such_thing;' };

/** An empty database, and two or more ways into it. */
const emptyDatabase = async (ways = 1) => {
  const where = inject('postgres');
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  const main = connect(where, { max: 1 });
  await main.sql.unsafe(`create database ${name} template template0`);
  const pools = Array.from({ length: ways }, () => connect(inDatabase(where, name), { max: 2 }));
  afterAll(async () => {
    for (const pool of pools) await pool.close();
    await main.sql.unsafe(`drop database if exists ${name} with (force)`);
    await main.close();
  });
  return { where: inDatabase(where, name), pools: pools.map(({ sql }) => sql) as [Sql, ...Sql[]] };
};

const tablesIn = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
  return rows.map(({ name }) => name);
};

test('migrations run once, in order; the second time there is nothing to do', async () => {
  const { pools } = await emptyDatabase();
  expect(await migrate(pools[0], [first, second])).toEqual(['0001-mangoes', '0002-goats']);
  expect(await migrate(pools[0], [first, second])).toEqual([]);
  expect(await pools[0]`select * from goats`).toHaveLength(1);
});

test('a new migration runs alone on a database that has the earlier ones', async () => {
  const { pools } = await emptyDatabase();
  await migrate(pools[0], [first]);
  expect(await migrate(pools[0], [first, second])).toEqual(['0002-goats']);
});

test('six processes that start at once make the tables once', async () => {
  const { pools } = await emptyDatabase(6);
  const slow = { name: '0003-slow', sql: 'select pg_sleep(0.2)' };
  const ran = await Promise.all(pools.map((sql) => migrate(sql, [first, second, slow])));
  expect(ran.filter((names) => names.length === 3)).toHaveLength(1);
  expect(ran.filter((names) => names.length === 0)).toHaveLength(5);
  expect(await pools[0]`select * from goats`).toHaveLength(1);
});

test('a migration that fails leaves nothing, not even those before it in the same start', async () => {
  const { pools } = await emptyDatabase();
  await expect(migrate(pools[0], [first, second, broken])).rejects.toThrow(/no_such_thing/);
  expect(await tablesIn(pools[0])).toEqual([]);
  expect(await migrate(pools[0], [first, second])).toEqual(['0001-mangoes', '0002-goats']);
});

test('a file that was changed after it ran is refused by its name', async () => {
  const { pools } = await emptyDatabase();
  await migrate(pools[0], [first, second]);
  const changed = { ...first, sql: `${first.sql} -- improved` };
  await expect(migrate(pools[0], [changed, second])).rejects.toThrow(
    'The migration "0001-mangoes" has changed since this database ran it. Restore the file as it was.',
  );
});

test('a database of a newer version is refused, and is not touched', async () => {
  const { pools } = await emptyDatabase();
  await migrate(pools[0], [first, second]);
  await expect(migrate(pools[0], [first])).rejects.toThrow(
    'This database was written by a newer AfroLearn (it knows "0002-goats").',
  );
  expect(await tablesIn(pools[0])).toEqual(['goats', 'mangoes', 'migrations']);
});

test('a migration may take longer than any request, and so may the wait for another process', async () => {
  const { where } = await emptyDatabase();
  const options = { max: 1, onnotice: () => undefined, connection: { statement_timeout: 200 } };
  const impatient = () =>
    typeof where === 'string' ? postgres(where, options) : postgres({ ...where, ...options });
  const [one, other] = [impatient(), impatient()];
  const slow = { name: '0001-slow', sql: 'select pg_sleep(0.6)' };
  const ran = await Promise.all([migrate(one, [slow]), migrate(other, [slow])]);
  expect(ran.flat()).toEqual(['0001-slow']);
  await Promise.all([one.end(), other.end()]);
});

test('our own migrations have telling names, and each a number of its own', () => {
  const names = readMigrations().map(({ name }) => name);
  expect(names.filter((name) => !/^\d{4}-[a-z][a-z-]+[a-z]$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});
