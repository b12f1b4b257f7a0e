import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartError } from '#env.ts';
import { type Answer, openPool, type Pool, type PoolOptions, type Run } from './driver/pool.ts';
import { type Sql, sqlOn } from './driver/sql.ts';
import { peopleChanges } from './people-changes.ts';

export type { Sql } from './driver/sql.ts';

interface OurAnswers extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** A pool or one transaction. Handlers use both in the same way. */
export type Db = Pick<
  PgDatabase<OurAnswers>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with' | '$count'
> & {
  transaction: <T>(act: (db: Db) => Promise<T>) => Promise<T>;
};

export type Database = { db: Db; sql: Sql; pool: Pool; close: () => Promise<void> };

export type Connection =
  | string
  | { host: string; port: number; user: string; database: string; password?: string };

const dialect = new PgDialect();

/** A session of the query builder that sends through our own `Run`. The builder needs nothing else of a driver. */
const sessionOn = (run: Run) => {
  const query = ({ text, rowMode }: { text: string; rowMode?: 'array' }, values: unknown[]) =>
    run({ text, values, ...(rowMode === undefined ? {} : { rowMode }) });
  return new NodePgSession({ query } as never, dialect, undefined);
};

const pools = new WeakMap<Db, Pool>();
/* Includes transactions, which have no pool of their own. */
const clocks = new WeakMap<Db, () => number>();

/** The clock by which caches of this database measure age. */
export const monotonicOf = (db: Db): (() => number) => clocks.get(db) ?? (() => performance.now());

/**
 * Calls `hear` whenever people or sessions may have changed, here or in another process. Returns false inside a
 * transaction, which gets no notifications.
 */
export const onPeopleChange = (db: Db, hear: () => void): boolean => {
  const pool = pools.get(db);
  pool?.changes.listen(hear);
  return pool !== undefined;
};

const dbOn = (pool: Pool): Db => {
  const db = new PgDatabase(dialect, sessionOn((query) => pool.run(query)) as never, undefined);
  const clock = () => pool.monotonic();
  const transaction: Db['transaction'] = (act) =>
    pool.transaction((run) => {
      const within = new NodePgTransaction(dialect, sessionOn(run), undefined) as unknown as Db;
      clocks.set(within, clock);
      return act(within);
    });
  const made = Object.assign(db, { transaction }) as unknown as Db;
  pools.set(made, pool);
  clocks.set(made, clock);
  return made;
};

export const connect = (where: Connection, options: PoolOptions = {}): Database => {
  // Our own server is on a socket or on this computer. PGSSLMODE is meant for other servers, so it is ignored here.
  const pool = openPool(
    typeof where === 'string' ? { connectionString: where } : { ...where, ssl: false },
    peopleChanges,
    options,
  );
  const sql = sqlOn((query) => pool.run(query), pool.transaction);
  return { db: dbOn(pool), sql, pool, close: pool.close };
};

/** The first query. Errors here become messages for the person who started the server. */
export const checkServer = async (sql: Sql): Promise<void> => {
  let version: number;
  try {
    const [row] = await sql<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`;
    version = row?.version ?? 0;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const why = cause instanceof Error ? cause.message : String(cause);
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
