/** Distinguishes an unreachable database from a wrong statement. */
import type { PoolClient } from 'pg';

/** The database cannot be reached now. The caller gets 503 and retries. The code is an SQLSTATE class of Postgres. */
export class DatabaseAway extends Error {
  readonly code = '08006';
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/* Connection lost, too many connections, and a server that is shutting down, starting or recovering. */
const awayStates = /^(?:08...|53300|57P0[1-5])$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a connection could not be made because the server does not answer yet. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return awayCodes.has(code) || awayStates.test(code) || error.message.startsWith('Connection terminated');
};

/** Broken connections. The driver reports them by an event only; the errors of their pending queries have no code. */
const broken = new WeakSet<PoolClient>();
export const markBroken = (client: PoolClient): void => {
  broken.add(client);
};
export const isBroken = (client: PoolClient): boolean => broken.has(client);

/** Normalizes an error: everything that means 'retry later' becomes one kind of error. */
export const awayOrSame = (error: unknown, client: PoolClient): unknown =>
  isBroken(client) || isAway(error)
    ? new DatabaseAway('the connection to the database broke', { cause: error })
    : error;

/** A deadlock: Postgres rolled this transaction back, so none of it was done. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/*
 * The prepared statement is gone or outdated: a table changed, or a pooler switched the connection to another
 * session.
 */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '26000' ||
  (codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan'));
