/**
 * Many rows as one value, and many inserts as one statement. A batch of events writes some hundreds of values into
 * ten tables: as single parameters and statements they would take longer to send than to store.
 */
import {
  getTableColumns,
  getTableName,
  type InferInsertModel,
  type InferSelectModel,
  Param,
  SQL,
  StringChunk,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** An insert of rows that has not happened yet; null when there is nothing to insert. */
export type Write = {
  readonly before: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly after: string;
} | null;

type Text = { readonly columns: readonly (readonly [key: string, name: string])[]; readonly before: string };

/* By table and by what its rows name: a column that they leave out keeps its default. */
const texts = new WeakMap<PgTable, Map<string, Text>>();

const textFor = (table: PgTable, row: object): Text => {
  const known = texts.get(table) ?? new Map<string, Text>();
  texts.set(table, known);
  const shape = Object.keys(row).join();
  const before = known.get(shape);
  if (before !== undefined) return before;
  const columns = Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
    key in row ? [[key, name] as const] : [],
  );
  const [into, list] = [`"${getTableName(table)}"`, columns.map(([, name]) => `"${name}"`).join(', ')];
  const made = {
    columns,
    before: `insert into ${into} (${list}) select ${list} from jsonb_populate_recordset(null::${into}, `,
  };
  known.set(shape, made);
  return made;
};

const insertOf = <T extends PgTable>(
  table: T,
  rows: readonly InferInsertModel<T>[],
  after: (names: readonly string[]) => string,
): Write => {
  const [first] = rows;
  if (first === undefined) return null;
  const { columns, before } = textFor(table, first);
  const named = rows.map((row) => {
    const made: Record<string, unknown> = {};
    for (const [key, name] of columns) made[name] = (row as Record<string, unknown>)[key];
    return made;
  });
  return { before, rows: named, after: after(columns.map(([, name]) => name)) };
};

export const insertRows = <T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): Write =>
  insertOf(table, rows, () => '');

/** Inserts, and leaves alone what is there already. */
export const addRows = <T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): Write =>
  insertOf(table, rows, () => ' on conflict do nothing');

/** Inserts, or changes the row that has the same key. */
export const keepRows = <T extends PgTable>(
  table: T,
  rows: readonly InferInsertModel<T>[],
  keys: readonly string[],
): Write =>
  insertOf(table, rows, (names) => {
    const others = names.filter((name) => !keys.includes(name));
    const set = others.map((name) => `"${name}" = excluded."${name}"`).join(', ');
    return ` on conflict (${keys.join(', ')}) do update set ${set}`;
  });

/** What goes into one table in the same way goes there together, whoever's it is. */
const joined = (writes: readonly Write[]): readonly NonNullable<Write>[] => {
  const byText = new Map<string, NonNullable<Write>[]>();
  for (const one of writes) {
    if (one === null) continue;
    const text = `${one.before}${one.after}`;
    const same = byText.get(text);
    if (same === undefined) byText.set(text, [one]);
    else same.push(one);
  }
  return [...byText.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, rows: [first, ...others].flatMap(({ rows }) => rows) }],
  );
};

/** All of them, in one statement. They see the tables as they were before, not each other. */
export const write = async (db: Db, writes: readonly Write[]): Promise<void> => {
  const acts = joined(writes);
  if (acts.length === 0) return;
  const steps = acts.flatMap(({ before, rows, after }, place) => [
    new StringChunk(`${place === 0 ? 'with' : ','} step_${place} as (${before}`),
    new Param(JSON.stringify(rows)),
    new StringChunk(`::text::jsonb)${after})`),
  ]);
  await db.execute(new SQL([...steps, new StringChunk(' select 1')]));
};

/** Rows that came as JSON, under the names and in the types that the query builder gives them. */
export const rowsFromJson = <T extends PgTable>(
  table: T,
  rows: readonly Record<string, unknown>[],
): InferSelectModel<T>[] => {
  const columns = Object.entries(getTableColumns(table));
  return rows.map(
    (row) =>
      Object.fromEntries(
        columns.map(([key, column]) => {
          const value = row[column.name];
          return [key, value == null ? null : column.mapFromDriverValue(value)];
        }),
      ) as InferSelectModel<T>,
  );
};
