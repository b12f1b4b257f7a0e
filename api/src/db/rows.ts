/**
 * Many rows as a list for each column, and many inserts as one statement. A batch of events writes some hundreds of
 * values into ten tables. As single parameters and statements they would take longer to send than to store.
 */
import { getTableColumns, getTableName, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { type PackedColumn, packedLists } from './driver/packed-lists.ts';
import { wholeStatement } from './fixed-statement.ts';

/** On a key conflict: fail ('stop'), do nothing ('leave'), or update the row that has these key columns. */
type SameKey = 'stop' | 'leave' | readonly string[];

/** How rows with the same columns are inserted into a table; shared by all of them. */
type Statement = {
  /** A fixed order of statements, so that the same combination always gives the same text and is planned once. */
  readonly place: number;
  readonly columns: readonly PackedColumn[];
  readonly before: string;
  readonly after: string;
};

/** A pending insert; null when there are no rows. */
export type Write = {
  readonly statement: Statement;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
} | null;

/*
 * Cached by table (few forms each), by the keys of the rows, and by what happens on a conflict. A column that the
 * rows omit keeps its default.
 */
type Form = { readonly keys: SameKey; readonly names: readonly string[]; readonly statement: Statement };
const statements = new WeakMap<PgTable, Form[]>();
let made = 0;

const afterFor = (names: readonly string[], keys: SameKey): string => {
  if (keys === 'stop') return '';
  if (keys === 'leave') return ' on conflict do nothing';
  const others = names.filter((name) => !keys.includes(name));
  const set = others.map((name) => `"${name}" = excluded."${name}"`).join(', ');
  return ` on conflict (${keys.join(', ')}) do update set ${set}`;
};

/* Compared name by name: joining them to one string for a lookup took longer than the rest of a write. */
const isSame = (one: string | readonly string[], other: string | readonly string[]): boolean => {
  if (one === other) return true;
  if (typeof one === 'string' || typeof other === 'string' || one.length !== other.length) return false;
  for (let place = 0; place < one.length; place += 1) if (one[place] !== other[place]) return false;
  return true;
};

const statementFor = (table: PgTable, row: object, keys: SameKey): Statement => {
  const known = statements.get(table) ?? [];
  statements.set(table, known);
  const form = Object.keys(row);
  const before = known.find((one) => isSame(one.names, form) && isSame(one.keys, keys));
  if (before !== undefined) return before.statement;
  const written = Object.entries(getTableColumns(table)).filter(([key]) => key in row);
  const names = written.map(([, { name }]) => name);
  const [into, list] = [`"${getTableName(table)}"`, names.map((name) => `"${name}"`).join(', ')];
  made += 1;
  const statement = {
    place: made,
    columns: written.map(([key, column]) => ({ key, type: column.getSQLType() })),
    before: `insert into ${into} (${list}) select * from unnest(`,
    after: `)${afterFor(names, keys)}`,
  };
  known.push({ keys, names: form, statement });
  return statement;
};

const insertOf = (table: PgTable, rows: readonly object[], keys: SameKey): Write => {
  const [first] = rows;
  if (first === undefined) return null;
  return { statement: statementFor(table, first, keys), rows: rows as NonNullable<Write>['rows'] };
};

export const insertRows = <T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): Write =>
  insertOf(table, rows, 'stop');

/** Inserts, and ignores rows whose key exists. */
export const addRows = <T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): Write =>
  insertOf(table, rows, 'leave');

/** Inserts, or updates the row that has the same key. */
export const keepRows = <T extends PgTable>(
  table: T,
  rows: readonly InferInsertModel<T>[],
  keys: readonly string[],
): Write => insertOf(table, rows, keys);

/** Merges the rows of equal statements, across learners. */
const joined = (writes: readonly Write[]): ReadonlyMap<Statement, NonNullable<Write>['rows'][]> => {
  const found = new Map<Statement, NonNullable<Write>['rows'][]>();
  for (const one of writes) {
    if (one === null) continue;
    const same = found.get(one.statement);
    if (same === undefined) found.set(one.statement, [one.rows]);
    else same.push(one.rows);
  }
  return found;
};

/* Cached texts, keyed by the places of their statements. Few of the possible combinations occur. */
const mostTexts = 500;
const texts = new Map<string, string>();

const textOf = (statements: readonly Statement[]): string => {
  const key = statements.map(({ place }) => place).join();
  const known = texts.get(key);
  if (known !== undefined) return known;
  let count = 0;
  const steps = statements.map(({ columns, before, after }, place) => {
    const lists = columns.map(({ type }) => {
      count += 1;
      return `$${count}::${type}[]`;
    });
    return `step_${place} as (${before}${lists.join(', ')}${after})`;
  });
  const text = `with ${steps.join(', ')} select 1`;
  if (texts.size >= mostTexts) texts.clear();
  texts.set(key, text);
  return text;
};

/** Runs all inserts as one statement. They see the tables as they were before, not each other's rows. */
export const write = async (db: Db, writes: readonly Write[]): Promise<void> => {
  const acts = [...joined(writes)].sort(([one], [other]) => one.place - other.place);
  if (acts.length === 0) return;
  // Not `flat`, which copies row by row and took as long as packing them.
  const lists = acts.flatMap(([{ columns }, [first = [], ...others]]) =>
    packedLists(columns, others.length === 0 ? first : first.concat(...others)),
  );
  await db.execute(wholeStatement(textOf(acts.map(([statement]) => statement)), lists));
};

const columnLists = new WeakMap<PgTable, readonly (readonly [key: string, column: PgColumn])[]>();

const columnsOf = (table: PgTable) => {
  const known = columnLists.get(table);
  if (known !== undefined) return known;
  const made = Object.entries(getTableColumns(table));
  columnLists.set(table, made);
  return made;
};

/** Rows that came as JSON, with the names and types of the query builder. */
export const rowsFromJson = <T extends PgTable>(
  table: T,
  rows: readonly Record<string, unknown>[],
): InferSelectModel<T>[] => {
  const columns = columnsOf(table);
  return rows.map((row) => {
    const read: Record<string, unknown> = {};
    for (const [key, column] of columns) {
      const value = row[column.name];
      read[key] = value == null ? null : column.mapFromDriverValue(value);
    }
    return read as InferSelectModel<T>;
  });
};
