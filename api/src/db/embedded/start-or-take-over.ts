/** Brings a cluster to one serving server: takes over the one that runs, else starts one. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Transport } from './cluster.ts';
import { isListening } from './holds.ts';
import type { Home } from './home.ts';
import { fillBlankLockFile, isServerOf, type LockFile, readLockFile } from './lock-file.ts';
import { openLog } from './program.ts';
import { settingsFor, socketFolderOf, spawnServer, stopServer } from './server.ts';
import { awaitServing, type Connection } from './serving.ts';
import { asProgramError, DatabaseStartError } from './start-error.ts';

/** Both states are temporary: a server that is shutting down, or the last children of one that was killed. */
const mayPass = /lock file .* (already exists|is empty)|pre-existing shared memory block/;

type Server = { pid: number; connection: Connection };
type Start = {
  home: Home;
  binaries: Binaries;
  log: string;
  say: (line: string) => void;
  settings?: Record<string, string>;
  transport: Transport;
  /** Off only in the control test of promise R3. */
  passOldId: boolean;
  patience: number;
};

const takeOver = async (lock: LockFile, start: Start): Promise<Server | undefined> => {
  const { home, binaries, say } = start;
  const isThere = () => isServerOf(lock.pid, home.cluster);
  const connection = await awaitServing(lock.pid, home, isThere, say);
  if (connection === 'silent') {
    // The server lives but cannot be reached, for example because its socket was deleted from /tmp. Stop it, then
    // start it.
    say(`Stopping a database server (process ${lock.pid}) that does not answer.`);
    await stopServer(lock.pid, home, binaries);
  }
  if (typeof connection === 'string') return undefined;
  say(`Using the database server that is already running (process ${lock.pid}).`);
  return { pid: lock.pid, connection };
};

/** Stale socket files would block the new socket. Only a live server that lost its lock file still listens there. */
const sweepSocket = async (folder: string): Promise<void> => {
  const socket = join(folder, '.s.PGSQL.5432');
  if (await isListening(socket)) return;
  await rm(socket, { force: true });
  await rm(`${socket}.lock`, { force: true });
};

const startNew = async (start: Start, oldId: number | undefined): Promise<Server | { failed: string }> => {
  const { home, binaries, say } = start;
  const settings = { ...(await settingsFor(home, start.transport)), ...start.settings };
  await sweepSocket(socketFolderOf(home));
  const log = await openLog(start.log);
  try {
    const server = await spawnServer(binaries, home, log, settings, start.passOldId ? oldId : undefined);
    const connection = await awaitServing(server.pid, home, server.isThere, say);
    if (connection === 'silent') await stopServer(server.pid, home, binaries);
    return typeof connection === 'string' ? { failed: await log.said() } : { pid: server.pid, connection };
  } finally {
    await log.close();
  }
};

export const startOrTakeOver = async (start: Start): Promise<Server> => {
  const { home } = start;
  const deadline = Date.now() + start.patience;
  for (;;) {
    if ((await readLockFile(home.cluster)) === 'blank') await fillBlankLockFile(home.cluster, home.account);
    const lock = await readLockFile(home.cluster);
    const known = lock === 'blank' ? undefined : lock;
    if (known && (await isServerOf(known.pid, home.cluster))) {
      const server = await takeOver(known, start);
      if (server) return server;
      if (Date.now() < deadline) continue;
      throw new DatabaseStartError(
        `A Postgres (process ${known.pid}) holds ${home.cluster} but neither answers nor stops; end it and start again.`,
      );
    }
    const outcome = await startNew(start, known?.pid);
    if (!('failed' in outcome)) return outcome;
    if (!mayPass.test(outcome.failed) || Date.now() > deadline) {
      throw asProgramError('Postgres', outcome.failed, home.cluster, start.log);
    }
    await pause(100);
  }
};
