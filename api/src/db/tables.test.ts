/** Compares the tables as the code declares them with the tables as the migrations make them. */
import { is } from 'drizzle-orm';
import { getTableConfig, getViewConfig, PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import type { Sql } from './connect.ts';
import * as tables from './tables.ts';

type Columns = Record<string, string>;

const words = (type: string, nullable: boolean) => `${type}${nullable ? '' : ' not null'}`;

/** Each column as 'type not null', by 'table.column', from the code. */
const columnsOfCode = (): Columns => {
  const known = Object.values(tables).filter((one) => is(one, PgTable));
  return Object.fromEntries(
    known.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => [`${name}.${column.name}`, words(column.getSQLType(), !column.notNull)]);
    }),
  );
};

/** The same from the database itself, with the type names of Postgres. */
const columnsOfDatabase = async (sql: Sql): Promise<Columns> => {
  const rows = await sql<{ name: string; type: string; nullable: boolean }[]>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and c.relname <> 'migrations'`;
  return Object.fromEntries(rows.map(({ name, type, nullable }) => [name, words(type, nullable)]));
};

test('every column has the same name, type and nullability in the code and in the database', async () => {
  const { sql } = await testDatabase();
  expect(await columnsOfDatabase(sql)).toEqual(columnsOfCode());
});

test('every view has the same columns in the code and in the database', async () => {
  const { sql } = await testDatabase();
  const rows = await sql<{ name: string; type: string }[]>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and a.attnum > 0`;
  const views = Object.values(tables).filter((one) => is(one, PgView));
  const ofCode = views.flatMap((view) => {
    const { name, selectedFields } = getViewConfig(view);
    return Object.values(selectedFields).flatMap((field) =>
      is(field, PgColumn) ? [[`${name}.${field.name}`, field.getSQLType()]] : [],
    );
  });
  expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toEqual(Object.fromEntries(ofCode));
  expect(views.length).toBe(2);
});

test('the values of every enum are the same, in the same order', async () => {
  const { sql } = await testDatabase();
  const rows = await sql<{ name: string; values: string[] }[]>`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid group by 1`;
  const enums = Object.values(tables).filter((one) => typeof one === 'function' && 'enumValues' in one);
  expect(Object.fromEntries(rows.map(({ name, values }) => [name, values]))).toEqual(
    Object.fromEntries(enums.map(({ enumName, enumValues }) => [enumName, [...enumValues]])),
  );
});

test.each([
  ['missing', 'alter table users drop column country'],
  ['added', 'alter table users add column nickname text'],
  ['of another type', 'alter table users alter column country type varchar(9)'],
  ['suddenly required', 'alter table users alter column picture set not null'],
])('control: a column that is %s is seen', async (_fault, change) => {
  const { sql } = await testDatabase();
  await sql.unsafe(change);
  expect(await columnsOfDatabase(sql)).not.toEqual(columnsOfCode());
});
