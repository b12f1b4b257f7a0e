/** What tells that the database is gone, and not that a statement was wrong. */
import type { PoolClient } from 'pg';

/** The database cannot be reached now. Whoever asked gets 503 and comes again; its code is a class of Postgres. */
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

/** Whether a connection could not be made because nobody is there to answer yet. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return awayCodes.has(code) || awayStates.test(code) || error.message.startsWith('Connection terminated');
};

/** Connections that broke. The driver says so by an event, and its errors for what was under way have no code. */
const broken = new WeakSet<PoolClient>();
export const markBroken = (client: PoolClient): void => {
  broken.add(client);
};
export const isBroken = (client: PoolClient): boolean => broken.has(client);

/** A failure as the rest of the server knows it: one kind of error for everything that means 'come again'. */
export const awayOrSame = (error: unknown, client: PoolClient): unknown =>
  isBroken(client) || isAway(error)
    ? new DatabaseAway('the connection to the database broke', { cause: error })
    : error;

/** Two statements waited for each other and Postgres ended this one: nothing of it was done. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/* A table changed while the server ran, or a pooler gave the connection to another: the plan is not there any more. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '26000' ||
  (codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan'));
