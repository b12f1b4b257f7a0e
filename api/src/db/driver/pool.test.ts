import { afterAll, expect, inject, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { connect, type Database } from '../connect.ts';
import { DatabaseAway } from './away.ts';

const { sql: outside } = await testDatabase();
const [{ name }] = (await outside`select current_database() as name`) as unknown as [{ name: string }];

/** A separate pool on the database of this test file. */
const open = (max = 1): Database => {
  const where = inject('postgres');
  const at = typeof where === 'string' ? where.replace(/\/[^/]*$/, `/${name}`) : { ...where, database: name };
  const database = connect(at, { max, patience: 2000 });
  afterAll(database.close);
  return database;
};

const pidOf = async ({ sql }: Pick<Database, 'sql'>): Promise<number> => {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
};
const endBackend = (pid: number) => outside`select pg_terminate_backend(${pid}, 5000)`;

test('a connection that was ended while it waited is replaced, and the next statement does not notice', async () => {
  const own = open();
  const before = await pidOf(own);
  await endBackend(before);
  expect(await pidOf(own)).not.toBe(before);
});

test('a transaction whose connection ends is told as away, nothing of it is kept, and no connection is lost', async () => {
  const own = open();
  await own.sql`create table halves (id int)`;
  for (let round = 0; round < 4; round += 1) {
    const broken = own.sql.begin(async (sql) => {
      await sql`insert into halves values (1)`;
      await endBackend(await pidOf({ sql }));
      await sql`insert into halves values (2)`;
    });
    await expect(broken).rejects.toBeInstanceOf(DatabaseAway);
  }
  expect(await own.sql`select * from halves`).toHaveLength(0);
});

test('a write whose connection ended is not sent twice', async () => {
  const own = open();
  await own.sql`create table once (id int)`;
  const pid = await pidOf(own);
  const [write] = await Promise.allSettled([
    own.sql.unsafe('insert into once select 1 from pg_sleep(0.3)'),
    endBackend(pid),
  ]);
  expect(write).toMatchObject({ status: 'rejected', reason: { code: '08006' } });
  expect(await own.sql`select * from once`).toHaveLength(0);
});

test('a transaction that failed inside and went on is not said to be kept', async () => {
  const own = open();
  const careless = own.sql.begin(async (sql) => {
    await sql`select 1 / 0`.catch(() => undefined);
    return 'done';
  });
  await expect(careless).rejects.toThrow('the transaction had failed before its end');
});

test('a statement that comes after the end of its transaction is refused', async () => {
  const own = open();
  const late = await own.sql.begin(async (sql) => () => sql`select 1`);
  await expect(late()).rejects.toThrow('after the end of its transaction');
});

test('a table that changes while the server runs is read with its new columns', async () => {
  const own = open();
  await own.sql`create table grows (id int)`;
  const read = () => own.sql`select * from grows where id = ${1}`;
  for (let times = 0; times < 3; times += 1) await read();
  await outside`insert into grows values (1)`;
  await outside`alter table grows add column word text default 'new'`;
  expect(await read()).toEqual([{ id: 1, word: 'new' }]);
});

const held = async ({ sql }: Database) =>
  (await sql.unsafe('select name from pg_prepared_statements')).length;

test('a statement is prepared once it comes again, and a connection never holds more than 400', async () => {
  const own = open();
  await own.sql`select ${1}::int as one`;
  expect(await held(own)).toBe(0);
  for (let times = 0; times < 3; times += 1) await own.sql`select ${1}::int as one`;
  expect(await held(own)).toBe(1);
  let most = 0;
  for (let text = 0; text < 900; text += 1) {
    for (let times = 0; times < 2; times += 1) await own.sql.unsafe(`select $1::int as c${text}`, [1]);
    if (text % 50 === 0) most = Math.max(most, await held(own));
  }
  expect(most).toBeGreaterThan(300);
  expect(most).toBeLessThanOrEqual(401);
});

test('statements of one transaction that are asked at once run one after another', async () => {
  const own = open();
  const inOne = await own.sql.begin((sql) => Promise.all([1, 2, 3].map((n) => sql`select ${n}::int as n`)));
  expect(inOne.map(([row]) => row)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test.each([
  ['a moment', 'timestamptz', '2026-03-09T06:00:00.123Z', '2026-03-09 06:00:00.123+00'],
  ['a day', 'date', '2026-03-09', '2026-03-09'],
  ['a large number', 'bigint', '9007199254740993', '9007199254740993'],
  ['an exact number', 'numeric', '12.50', '12.50'],
  ['a whole number', 'int', 7, 7],
  ['a fraction', 'double precision', 0.1, 0.1],
  ['yes', 'boolean', true, true],
  ['an object', 'jsonb', { a: [1, null, 'ŋ'] }, { a: [1, null, 'ŋ'] }],
  ['words', 'text[]', ['a', 'b,"c"', '\\', null], ['a', 'b,"c"', '\\', null]],
  ['numbers', 'int[]', [1, 2], [1, 2]],
  ['ids', 'uuid[]', ['0198c0de-0000-7000-8000-000000000001'], ['0198c0de-0000-7000-8000-000000000001']],
  ['large numbers', 'bigint[]', ['9007199254740993'], ['9007199254740993']],
  ['objects', 'jsonb[]', [{ a: 1 }, { b: 'x"y' }], [{ a: 1 }, { b: 'x"y' }]],
  ['bytes', 'bytea', Buffer.from([0, 255]), Buffer.from([0, 255])],
  ['nothing', 'text', null, null],
])('%s (%s) comes back as it is, plain and prepared', async (_what, type, given, expected) => {
  const own = open();
  for (let times = 0; times < 3; times += 1)
    expect(await own.sql.unsafe(`select $1::${type} as it`, [given])).toEqual([{ it: expected }]);
});

test('a statement that lost a deadlock is sent once more; a second loss is told', async () => {
  const own = open();
  await own.sql`create table losers (id int)`;
  // A trigger raises the SQLSTATE of a deadlock, a given number of times.
  await own.sql.unsafe(`
    create sequence losses;
    create table lose (times int);
    insert into lose values (1);
    create function lose_deadlock() returns trigger language plpgsql as $$
    begin
      if nextval('losses') <= (select times from lose) then raise exception 'deadlock' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger lose_deadlock before insert on losers for each row execute function lose_deadlock();`);
  await own.sql`insert into losers values (1)`;
  expect(await own.sql`select id from losers`).toEqual([{ id: 1 }]);
  await own.sql.unsafe("select setval('losses', 1, false); update lose set times = 2");
  await expect(own.sql`insert into losers values (2)`).rejects.toMatchObject({ code: '40P01' });
  expect(await own.sql`select id from losers`).toEqual([{ id: 1 }]);
});
