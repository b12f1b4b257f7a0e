import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { StartError } from '#env.ts';
import * as tables from './tables.ts';

/** A pool or one transaction: handlers cannot tell, and need not. */
export type Db = Pick<
  PostgresJsDatabase<typeof tables>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with' | '$count'
> & {
  transaction: <T>(act: (db: Db) => Promise<T>) => Promise<T>;
};

export type Sql = postgres.Sql;

export type Database = { db: Db; sql: Sql; close: () => Promise<void> };

export type Connection =
  | string
  | { host: string; port: number; user: string; database: string; password?: string };

const settings = {
  max: 10,
  idle_timeout: 60,
  connect_timeout: 10,
  onnotice: () => undefined,
  connection: {
    application_name: 'afrolearn',
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  },
} satisfies postgres.Options<Record<string, never>>;

export const connect = (where: Connection, more: { max?: number } = {}): Database => {
  const sql =
    typeof where === 'string'
      ? postgres(where, { ...settings, ...more })
      : postgres({ ...settings, ...where, ...more });
  return { db: drizzle(sql, { schema: tables }) as unknown as Db, sql, close: () => sql.end({ timeout: 5 }) };
};

/** The first word with the database; what goes wrong here is told to the person who started the server. */
export const checkServer = async (sql: Sql): Promise<void> => {
  let version: number;
  try {
    const [row] = await sql<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`;
    version = row?.version ?? 0;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database cannot be reached (${why}). Check DATABASE_URL and that the server is running.`,
    );
  }
  if (version < 170_000) {
    throw new StartError(
      `PostgreSQL ${Math.floor(version / 10_000)} is too old; AfroLearn needs 17 or newer.`,
    );
  }
};
