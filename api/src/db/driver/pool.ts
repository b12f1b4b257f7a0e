/**
 * Connections to Postgres that survive its restarts (promise R5). A request that finds the database away waits a
 * little for it. After that, and until it is back, every request fails at once. A database that hangs is detected
 * (`hang.ts`), and waiting requests fail likewise.
 *
 * A statement is retried only if the first try certainly did nothing: a connection that could not be made, a `begin`,
 * a plain `select`, a statement whose plan was refused, and once a statement that a deadlock rolled back. A commit
 * without an answer is never repeated: the phone asks again, and its ids make that idempotent.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type PoolClient, type PoolConfig } from 'pg';
import { awayOrSame, DatabaseAway, isAway, isBroken, isDeadlock, isStalePlan, markBroken } from './away.ts';
import { heardIn, type Watched } from './changes.ts';
import { destroy, probe, watchForHang } from './hang.ts';
import { heldStatements, statementNames } from './statements.ts';
import { values as readValues } from './values.ts';

export type Query = { text: string; values?: readonly unknown[]; rowMode?: 'array' };
/** Rows as a list. The query builder reads `rows`; callers that need the number of changed rows read `count`. */
export type Answer<Row = Record<string, unknown>> = Row[] & { readonly rows: Row[]; readonly count: number };
export type Run = (query: Query) => Promise<Answer>;

export type PoolOptions = {
  max?: number;
  connectionTimeoutMillis?: number;
  /** How long a request waits for a database that is away. Promise R5 allows 5 s in all. */
  patience?: number;
  /**
   * How long all queries may stay unanswered before a probe checks whether the database hangs. Infinity means never.
   */
  silence?: number;
  /**
   * Milliseconds of a monotonic clock. Caches measure age by it, since the time of day can jump. Tests pass their
   * own, so that nothing expires because a machine is busy.
   */
  monotonic?: () => number;
  /** Off only in the control test of promise R5. */
  guarded?: boolean;
};

const settings = {
  // Enough to keep two cores busy, plus some that wait for the disk. Each connection holds some 8 MB of plans and
  // catalogue cache.
  max: 5,
  idleTimeoutMillis: 60_000,
  // How long a request may wait in the queue of a busy pool, or for a server that accepts but does not answer. Long,
  // because a class that syncs at once queues here.
  connectionTimeoutMillis: 30_000,
  keepAlive: true,
  application_name: 'afrolearn',
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies PoolConfig;
const usualPatience = 3000;
const betweenLooks = 100;
const mostTries = 3;
/* A hanging database still processes abandoned connections when it resumes, so fewer and longer tries spare it. */
const lookTimeout = 5000;

const answerOf = (rows: Record<string, unknown>[], count: number): Answer =>
  Object.defineProperties(rows, { rows: { value: rows }, count: { value: count } }) as Answer;

/** An unhandled 'error' event ends the process, so every connection has a listener, also while it is in use. */
const listen = (pool: pg.Pool): void => {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => markBroken(client));
    client.on('end', () => markBroken(client));
  });
};

export const openPool = (where: PoolConfig, watched: Watched, options: PoolOptions = {}) => {
  const {
    patience = usualPatience,
    guarded = true,
    monotonic = () => performance.now(),
    silence,
    ...size
  } = options;
  const config = { ...settings, ...where, ...size };
  const pool = new pg.Pool(config);
  const nameOf = statementNames();
  const held = heldStatements();
  const changes = heardIn(pool, watched);
  let closing: Promise<void> | undefined;
  let away: { since: number; back: Promise<void> } | null = null;
  if (guarded) listen(pool);

  const lent = new Set<PoolClient>();
  const waiters = new Set<(error: Error) => void>();

  /** A single loop checks whether the database is back, however many requests wait. */
  const look = async (isBack: () => Promise<boolean>): Promise<void> => {
    while (closing === undefined) {
      await pause(betweenLooks, undefined, { ref: false });
      if (await isBack()) break;
    }
    away = null;
  };
  const connects = async (): Promise<boolean> => {
    try {
      (await pool.connect()).release();
      return true;
    } catch (error) {
      return !isAway(error);
    }
  };
  const answers = async (): Promise<boolean> => (await probe(config, lookTimeout)) === 'answers';

  /*
   * Fails all waiting requests and breaks the connections in use, so that nothing more is committed on them than what
   * was already sent. A commit whose answer is lost may still have happened.
   */
  const giveUp = (): void => {
    if (closing !== undefined || away !== null) return;
    away = { since: performance.now() - patience, back: look(answers) };
    for (const fail of waiters) fail(new DatabaseAway('the database hangs'));
    waiters.clear();
    for (const client of lent) {
      markBroken(client);
      destroy(client);
    }
  };
  const watch = watchForHang({
    where: config,
    silence: guarded ? silence : Number.POSITIVE_INFINITY,
    onHang: giveUp,
  });

  /** A connection of the pool. Rejects if the database is found to hang while it waits. */
  const connection = (): Promise<PoolClient> =>
    new Promise((resolve, reject) => {
      waiters.add(reject);
      pool.connect().then(
        (client) => {
          // The caller has given up already, so the connection goes back to the pool.
          if (!waiters.delete(reject)) return client.release();
          lent.add(client);
          resolve(client);
        },
        (error) => {
          waiters.delete(reject);
          reject(error);
        },
      );
    });

  const take = async (): Promise<PoolClient> => {
    for (;;) {
      if (closing !== undefined) throw new DatabaseAway('the connections to the database are closed');
      if (away !== null) {
        const rest = away.since + patience - performance.now();
        if (rest <= 0) throw new DatabaseAway('the database is away');
        await Promise.race([away.back, pause(rest, undefined, { ref: false })]);
        continue;
      }
      try {
        return await watch.during(connection());
      } catch (error) {
        if (!guarded || error instanceof DatabaseAway) throw error;
        if (error instanceof Error && error.message.startsWith('timeout exceeded'))
          throw new DatabaseAway('all connections are busy', { cause: error });
        if (!isAway(error)) throw error;
        away ??= { since: performance.now(), back: look(connects) };
      }
    }
  };

  const giveBack = (client: PoolClient, error?: unknown): void => {
    lent.delete(client);
    client.release(isBroken(client) || isStalePlan(error) || held.isFull(client));
  };

  const send = async (client: PoolClient, { text, values = [], rowMode }: Query): Promise<Answer> => {
    const name = values.length === 0 ? undefined : nameOf(text);
    if (name !== undefined) held.remember(client, name);
    const answer = await watch.during(
      client.query({
        text,
        values: [...values],
        types: readValues,
        ...(name === undefined ? {} : { name }),
        ...(rowMode === undefined ? {} : { rowMode }),
      }),
    );
    // A text of several statements without values has several answers; the last one counts.
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    return answerOf(last.rows, last.rowCount ?? 0);
  };

  /** Sends on a connection of its own. Retries once where `harmless` says that the first try did nothing. */
  const sendAlone = async (
    query: Query,
    harmless: boolean,
  ): Promise<{ client: PoolClient; answer: Answer }> => {
    for (let tries = 1; ; tries += 1) {
      const client = await take();
      try {
        return { client, answer: await send(client, query) };
      } catch (error) {
        giveBack(client, error);
        const again =
          isStalePlan(error) || (isDeadlock(error) && tries === 1) || (harmless && isBroken(client));
        if (!guarded || !again || tries === mostTries) throw awayOrSame(error, client);
      }
    }
  };

  const run: Run = async (query) => {
    try {
      const { client, answer } = await sendAlone(query, /^\s*select\b/i.test(query.text));
      giveBack(client);
      return answer;
    } finally {
      if (changes.isOne(query.text)) await changes.tellAll();
    }
  };

  const commit = async (client: PoolClient): Promise<void> => {
    const { command } = await watch.during(client.query('commit'));
    // Postgres answers COMMIT with ROLLBACK, and without an error, when a statement had failed and the error was
    // ignored.
    if (command !== 'COMMIT') throw new Error('the transaction had failed before its end');
  };

  /**
   * All or nothing. A query after the end of the transaction is refused: it would run on a connection that others
   * use.
   */
  const transaction = async <T>(act: (run: Run) => Promise<T>): Promise<T> => {
    const { client } = await sendAlone({ text: 'begin' }, true);
    let open = true;
    let changed = false;
    let last: Promise<unknown> = Promise.resolve();
    const runInside: Run = (query) => {
      changed ||= changes.isOne(query.text);
      const next = last.then(() => {
        if (!open) throw new Error('a statement came after the end of its transaction');
        return send(client, query);
      });
      last = next.catch(() => undefined);
      return next;
    };
    try {
      const result = await act(runInside);
      await last;
      open = false;
      await commit(client);
      giveBack(client);
      return result;
    } catch (error) {
      await last;
      open = false;
      await watch.during(client.query('rollback')).catch(() => markBroken(client));
      giveBack(client, error);
      throw awayOrSame(error, client);
    } finally {
      // Also after a failure: a commit whose answer was lost may have happened.
      if (changed) await changes.tellAll();
    }
  };

  /**
   * Waits for running requests, but at most five seconds: a hanging database must not keep the process from ending.
   */
  const close = (): Promise<void> =>
    (closing ??= Promise.race([
      Promise.all([watch.stop(), changes.stop(), pool.end()]).then(() => undefined),
      pause(5000, undefined, { ref: false }),
    ]));

  return { run, transaction, close, changes, monotonic };
};

export type Pool = ReturnType<typeof openPool>;
