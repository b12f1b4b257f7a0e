/**
 * Many rows as one value, and many inserts as one statement. A batch of events writes some hundreds of values into
 * ten tables: as single parameters and statements they would take longer to send than to store.
 */
import {
  getTableColumns,
  getTableName,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/* What the rows of a table are called there; only what the rows name: a column that they leave out keeps its default. */
const columnsOf = (table: PgTable, row: object) =>
  Object.entries(getTableColumns(table)).filter(([key]) => key in row);

/** An insert without its end; null when there is nothing to insert. */
const insertOf = <T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]) => {
  if (rows.length === 0) return null;
  const columns = columnsOf(table, rows[0] ?? {});
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
  );
  const names = columns.map(([, { name }]) => name);
  const list = sql.raw(names.map((name) => `"${name}"`).join(', '));
  const into = sql.raw(`"${getTableName(table)}"`);
  const values = sql`jsonb_populate_recordset(null::${into}, ${JSON.stringify(named)}::text::jsonb)`;
  return { names, insert: sql`insert into ${into} (${list}) select ${list} from ${values}` };
};

/** An act that has not happened yet; null when there is nothing to do. */
export type Write = SQL | null;

export const insertRows = <T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): Write =>
  insertOf(table, rows)?.insert ?? null;

/** Inserts, and leaves alone what is there already. */
export const addRows = <T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): Write => {
  const made = insertOf(table, rows);
  return made === null ? null : sql`${made.insert} on conflict do nothing`;
};

/** Inserts, or changes the row that has the same key. */
export const keepRows = <T extends PgTable>(
  table: T,
  rows: readonly InferInsertModel<T>[],
  keys: readonly string[],
): Write => {
  const made = insertOf(table, rows);
  if (made === null) return null;
  const others = made.names.filter((name) => !keys.includes(name));
  const set = sql.raw(others.map((name) => `"${name}" = excluded."${name}"`).join(', '));
  return sql`${made.insert} on conflict (${sql.raw(keys.join(', '))}) do update set ${set}`;
};

/** All of them, in one statement. They see the tables as they were before, not each other. */
export const write = async (db: Db, writes: readonly Write[]): Promise<void> => {
  const acts = writes.filter((one) => one !== null);
  if (acts.length === 0) return;
  const steps = acts.map((act, place) => sql`${sql.raw(`step_${place}`)} as (${act})`);
  await db.execute(sql`with ${sql.join(steps, sql`, `)} select 1`);
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
