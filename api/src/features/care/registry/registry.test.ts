/** Compares the registry with the database's own foreign keys. */
import { expect, test } from 'vitest';
import type { Sql } from '#db/connect.ts';
import { testDatabase } from '#testing/test-app.ts';
import { registry } from './index.ts';
import type { Kept } from './kept.ts';

type Key = { from: string; to: string; column: string; act: string };
const fates: Record<string, string> = { c: 'goes', n: 'freed', a: 'handed on' };

/** Every foreign key of one column, and the first column of composite ones, with its effect of a deletion. */
const keysOf = async (sql: Sql): Promise<Key[]> => [
  ...(await sql<Key[]>`
    select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to, a.attname as column,
      c.confdeltype::text as act
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'`),
];
const columnsOf = async (sql: Sql): Promise<Map<string, Set<string>>> => {
  const rows = await sql<{ name: string; column: string }[]>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
      -- A view keeps nothing of its own.
      and table_name not in (select table_name from information_schema.views where table_schema = 'public')`;
  const found = new Map<string, Set<string>>();
  for (const { name, column } of rows) found.set(name, (found.get(name) ?? new Set()).add(column));
  return found;
};

/** All problems, one per line. */
const problems = async (sql: Sql, kept: Readonly<Record<string, Kept>>): Promise<string[]> => {
  const keys = await keysOf(sql);
  const columns = await columnsOf(sql);
  const found: string[] = [];
  for (const name of columns.keys()) if (kept[name] === undefined) found.push(`${name} has no row`);
  for (const [name, row] of Object.entries(kept)) {
    const there = columns.get(name);
    if (there === undefined) {
      found.push(`${name} is no table`);
      continue;
    }
    const leads = Object.fromEntries(
      keys
        .filter(({ from, to }) => from === name && to === 'users')
        .map(({ column, act }) => [column, fates[act] ?? act]),
    );
    if (
      JSON.stringify(Object.entries(leads).sort()) !== JSON.stringify(Object.entries(row.leads ?? {}).sort())
    )
      found.push(`${name} leads to people by ${JSON.stringify(leads)}`);
    const goesWith = keys.some(
      ({ from, to, act }) => from === name && to === row.with && fates[act] === 'goes',
    );
    if (row.with !== undefined && !goesWith) found.push(`${name} does not go with ${row.with}`);
    if (!('copy' in row)) continue;
    const { by, when, what = [], hides = [] } = row.copy;
    for (const column of [...by, ...(when === undefined ? [] : [when]), ...what, ...hides])
      if (!there.has(column)) found.push(`${name} has no column ${column}`);
    for (const column of hides)
      if (what.includes(column) || when === column) found.push(`${name}.${column} is hidden and shown`);
  }
  return found;
};

test('every table says what it keeps of people, and its foreign keys do what it says', async () => {
  const { sql } = await testDatabase();
  expect(await problems(sql, registry)).toEqual([]);
});

test('control: a new table, a new column that leads to a person, and another fate are seen', async () => {
  const { sql } = await testDatabase();
  await sql.unsafe('create table diaries (user_id integer references users (id) on delete cascade)');
  await sql.unsafe('alter table claims add column seen_by integer references users (id)');
  await sql.unsafe(`alter table blocks drop constraint blocks_blocked_id_fkey,
    add constraint other foreign key (blocked_id) references users (id) on delete no action`);
  const found = await problems(sql, registry);
  expect(found).toHaveLength(3);
  expect(found.join()).toMatch(/diaries has no row.*claims leads.*blocks leads|claims.*diaries|blocks/s);
});

test('what no copy may hold is in none: secrets of every table are hidden', async () => {
  const { sql } = await testDatabase();
  const secret = /hash|(^|_)code$|secret_value/;
  const shown = [...(await columnsOf(sql))].flatMap(([name, columns]) => {
    const row = registry[name];
    if (row === undefined || !('copy' in row)) return [];
    return [...columns].filter((column) => secret.test(column) && !row.copy.hides?.includes(column));
  });
  expect(shown).toEqual([]);
});
