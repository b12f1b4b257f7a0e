/** Waits until a server answers on the address that its own lock file names. */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseName, databaseUser, passwordFile } from './cluster.ts';
import type { Home } from './home.ts';
import { isSameFolder, type LockFile, readLockFile } from './lock-file.ts';
import { DatabaseStartError } from './start-error.ts';

/** In the form the driver expects: a host with a slash is the folder of the socket. */
export type Connection = { host: string; port: number; user: string; database: string; password?: string };

// Recovery after a power cut is bounded by the log's size, but a slow card may take minutes: do not give up early.
const longestRecovery = 10 * 60_000;
const longestSilence = 10_000;

const connectionOf = async (lock: LockFile, home: Home): Promise<Connection> => {
  const common = { port: lock.port, user: databaseUser, database: databaseName };
  if (lock.socketFolder) return { host: lock.socketFolder, ...common };
  const password = (await readFile(passwordFile(home.folder), 'utf8')).trim();
  return { host: lock.address || '127.0.0.1', ...common, password };
};

const answers = async (connection: Connection, cluster: string): Promise<boolean> => {
  const client = new pg.Client({ ...connection, ssl: false, connectionTimeoutMillis: 5000 });
  // A server may end while we query it. That counts as no answer, and must not end our own process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    return await isSameFolder(rows[0]?.folder ?? '', cluster);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Returns the connection, or why there is none: the server `ended`, or says it is ready and stays `silent`. */
export const awaitServing = async (
  pid: number,
  home: Home,
  isThere: () => Promise<boolean>,
  say: (line: string) => void,
): Promise<Connection | 'ended' | 'silent'> => {
  const begun = Date.now();
  let readySince: number | undefined;
  let told = false;
  while (Date.now() - begun < longestRecovery) {
    if (!(await isThere())) return 'ended';
    const lock = await readLockFile(home.cluster);
    const known = lock !== undefined && lock !== 'blank' && lock.pid === pid;
    if (known && lock.status === 'ready') {
      const connection = await connectionOf(lock, home);
      if (await answers(connection, home.cluster)) return connection;
      readySince ??= Date.now();
      if (Date.now() - readySince > longestSilence) return 'silent';
    }
    if (!told && Date.now() - begun > 5000) {
      told = true;
      say('The database is still getting ready; after a power cut this can take some minutes.');
    }
    await pause(10);
  }
  throw new DatabaseStartError(
    `Postgres (process ${pid}) has been repairing ${home.cluster} for over ten minutes and goes on; start again later.`,
  );
};
