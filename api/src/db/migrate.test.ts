import { randomBytes } from 'node:crypto';
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

/** An empty database, with one or more connection pools to it. */
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
  const [one, other] = [connect(where, { max: 1 }), connect(where, { max: 1 })];
  for (const { sql } of [one, other]) await sql`set statement_timeout = 200`;
  const slow = { name: '0001-slow', sql: 'select pg_sleep(0.6)' };
  const ran = await Promise.all([migrate(one.sql, [slow]), migrate(other.sql, [slow])]);
  expect(ran.flat()).toEqual(['0001-slow']);
  await Promise.all([one.close(), other.close()]);
});

test('our own migrations have telling names, and each a number of its own', () => {
  const names = readMigrations().map(({ name }) => name);
  expect(names.filter((name) => !/^\d{4}-[a-z][a-z-]+[a-z]$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

test('0015: practice that was sent twice before is counted once, and a unit keeps what was reached', async () => {
  const {
    pools: [sql],
  } = await emptyDatabase();
  const all = readMigrations();
  const place = all.findIndex(({ name }) => name.startsWith('0015-'));
  await migrate(sql, all.slice(0, place));
  // Three answers to exercise 1 (wrong, right, right), one to exercise 2 (wrong), one outside of practice (right).
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into events (user_id, id, device, seq, type, payload, schema, occurred_at, zone, counted_at, counted_on, received_at)
    select 1, id::uuid, gen_random_uuid(), 1, type, payload::jsonb, 1, now(), 'Africa/Kampala', now(), now(), now()
    from (values
      ('00000000-0000-7000-8000-000000000001', 'practice.answered', '{"seed": 1}'),
      ('00000000-0000-7000-8000-000000000002', 'practice.answered', '{"seed": 1}'),
      ('00000000-0000-7000-8000-000000000003', 'practice.answered', '{"seed": 1}'),
      ('00000000-0000-7000-8000-000000000004', 'practice.answered', '{"seed": 4294967295}'),
      ('00000000-0000-7000-8000-000000000005', 'answer.given', '{}')) as told (id, type, payload);
    insert into answers (user_id, event_id, question_id, item_id, final, correct, score, counted_at)
    select 1, id, case type when 'answer.given' then 'u1-l1-c1' else 'sums:1' end, 'sums', false,
      right(id::text, 1) in ('2', '3', '5'), 0, now() from events;
    insert into learner_totals (user_id, answers, answers_right, practice_right) values (1, 5, 3, 2), (2, 7, 6, 0);
    insert into unit_progress (user_id, unit_id, points, percent, ace_at, master_at)
    values (1, 1, 1, 70, now(), now()), (1, 2, 1, 70, now(), null), (1, 3, 1, 90, now(), null), (1, 4, 1, 30, null, null);
    set session_replication_role = default;`);
  await migrate(sql, all.slice(0, place + 1));
  const totals =
    await sql`select answers, answers_right, practice_right from learner_totals order by user_id`;
  expect([...totals]).toEqual([
    { answers: 3, answers_right: 2, practice_right: 1 },
    { answers: 7, answers_right: 6, practice_right: 0 },
  ]);
  const units = await sql<{ reached: number }[]>`select reached from unit_progress order by unit_id`;
  expect(units.map(({ reached }) => reached)).toEqual([100, 80, 90, 30]);
});

test('0017: different questions and tools are counted from what was told, and a claimed reward is no advice', async () => {
  const {
    pools: [sql],
  } = await emptyDatabase();
  const all = readMigrations();
  const place = all.findIndex(({ name }) => name.startsWith('0017-'));
  await migrate(sql, all.slice(0, place));
  // One question three times, one exercise twice and another once; three tools under four names; one reward claimed,
  // one not.
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into users (id, role, name) values (1, 'learner', 'Akello'), (2, 'learner', 'Apio');
    insert into events (user_id, id, device, seq, type, payload, schema, occurred_at, zone, counted_at, counted_on, received_at)
    select 1, gen_random_uuid(), gen_random_uuid(), 1, 'tool.completed', jsonb_build_object('tool', tool), 1, now(),
      'Africa/Kampala', now(), now(), now()
    from unnest(array['word-of-day', 'word-of-the-day', 'spelling-bee', 'spelling-bee', 'quest-quiz']) as told (tool);
    insert into answers (user_id, event_id, question_id, item_id, final, correct, score, counted_at, seed)
    select 1, gen_random_uuid(), question, 'any', false, true, 1, now(), seed
    from (values ('u1-l1-c1', null), ('u1-l1-c1', null), ('u1-l1-c1', null), ('sums:1', 7), ('sums:1', 7), ('sums:1', 8))
      as given (question, seed);
    insert into learner_totals (user_id, answers, tools) values (1, 5, 5), (2, 7, 0);
    insert into claims (user_id, unit_id, claimed_at) values (1, 400, '2026-03-01T06:00:00Z');
    insert into notifications (user_id, kind, about, once, created_at)
    select 1, 'unit', '{}', once, now() from unnest(array['unit 400', 'unit 40']) as told (once);
    set session_replication_role = default;`);
  await migrate(sql, all.slice(0, place + 1));
  const totals = await sql`select questions, different_tools from learner_totals order by user_id`;
  expect([...totals]).toEqual([
    { questions: 3, different_tools: 3 },
    { questions: 0, different_tools: 0 },
  ]);
  const tools = await sql<{ tool: string }[]>`select tool from completed_tools order by tool`;
  expect(tools.map(({ tool }) => tool)).toEqual(['quest-quiz', 'spelling-bee', 'word-of-the-day']);
  const unread = await sql<{ once: string }[]>`select once from notifications where read_at is null`;
  expect(unread.map(({ once }) => once)).toEqual(['unit 40']);
});
