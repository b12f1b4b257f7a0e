/** What may leave its database has a `uid`, and a copy names it: held against the database itself. */
import { expect, test } from 'vitest';
import type { Sql } from '#db/connect.ts';
import { testDatabase } from '#testing/test-app.ts';
import { registry } from './index.ts';
import { named, travels, unnamed } from './travels.ts';

type Rules = {
  travels: Readonly<Record<string, readonly string[]>>;
  named: Readonly<Record<string, string>>;
  unnamed: readonly string[];
};
const rules: Rules = { travels, named, unnamed };

const namesOf = async (sql: Sql, text: string): Promise<string[]> =>
  ((await sql.unsafe(text)) as unknown as { name: string }[]).map(({ name }) => name);

/** Tables whose primary key is one number that means nothing in another database. */
const numberedTables = (sql: Sql) =>
  namesOf(
    sql,
    `select c.conrelid::regclass::text as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'p' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
       and a.atttypid in ('int4'::regtype, 'int8'::regtype)
       and not exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.conrelid and f.conkey = c.conkey)
       -- One row for each person, without a foreign key of its own.
       and a.attname = 'id'`,
  );

/** Tables whose `uid` is required, unique, and given by the database. */
const tablesWithUid = (sql: Sql) =>
  namesOf(
    sql,
    `select a.attrelid::regclass::text as name from pg_attribute a
     join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'u' and c.conkey = array[a.attnum]
     where a.attname = 'uid' and a.atttypid = 'uuid'::regtype and a.attnotnull
       and pg_get_expr(d.adbin, d.adrelid) = 'new_uid()'`,
  );

type Key = { from: string; to: string; column: string };
const keysOf = async (sql: Sql): Promise<Key[]> => [
  ...(await sql<Key[]>`
    select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'`),
];

/** What is wrong, a line each. */
const problems = async (sql: Sql, held: Rules): Promise<string[]> => {
  const found: string[] = [];
  const uids = await tablesWithUid(sql);
  for (const name of Object.keys(held.travels)) if (!uids.includes(name)) found.push(`${name} has no uid`);
  for (const name of uids) if (held.travels[name] === undefined) found.push(`${name} has a uid and no row`);
  for (const name of await numberedTables(sql))
    if (held.travels[name] === undefined && held.named[name] === undefined)
      found.push(`${name} says neither that it travels nor what names it`);
  for (const { from, to, column } of await keysOf(sql)) {
    const kept = registry[from];
    const columns = held.travels[to];
    if (kept === undefined || !('copy' in kept) || columns === undefined) continue;
    const isReader = kept.copy.by.length === 1 && kept.copy.by[0] === column;
    const isHidden = kept.copy.hides?.includes(column) || (to === 'users' && held.unnamed.includes(column));
    if (!(isReader || isHidden || columns.includes(column)))
      found.push(`a copy names ${from}.${column} by a local number alone`);
  }
  return found;
};

test('every row that may leave its database has a uid, and a copy names it by that', async () => {
  const { sql } = await testDatabase();
  expect(await problems(sql, rules)).toEqual([]);
});

test('every table of the two lists exists, and stands in one of them only', async () => {
  const { sql } = await testDatabase();
  const numbered = new Set(await numberedTables(sql));
  const listed = [...Object.keys(travels), ...Object.keys(named)];
  expect(listed.filter((name) => !numbered.has(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('control: a lost uid, a uid of no list, a new table, and a number without its uid are seen', async () => {
  const { sql } = await testDatabase();
  await sql.unsafe('alter table groups alter column uid drop not null');
  await sql.unsafe('alter table friendships add column uid uuid not null unique default new_uid()');
  await sql.unsafe('create table diaries (id integer primary key generated always as identity)');
  const found = await problems(sql, {
    ...rules,
    travels: { ...travels, classes: ['moved_to'] },
    unnamed: unnamed.filter((column) => column !== 'created_by'),
  });
  expect(new Set(found.filter((line) => !line.includes('class_id')))).toEqual(
    new Set([
      'groups has no uid',
      'friendships has a uid and no row',
      'diaries says neither that it travels nor what names it',
      'a copy names users.created_by by a local number alone',
    ]),
  );
  expect(found).toContain('a copy names class_members.class_id by a local number alone');
});

test('uids are UUIDv7: of the present, in the order of their milliseconds, and never twice', async () => {
  const { sql } = await testDatabase();
  const before = Date.now();
  const uids = await namesOf(sql, 'select new_uid()::text as name from generate_series(1, 20000)');
  expect(
    uids.filter((uid) => !/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(uid)),
  ).toEqual([]);
  expect(new Set(uids).size).toBe(20_000);
  const times = uids.map((uid) => Number.parseInt(uid.replace('-', '').slice(0, 12), 16));
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(Math.abs((times[0] ?? 0) - before)).toBeLessThan(60_000);
});
