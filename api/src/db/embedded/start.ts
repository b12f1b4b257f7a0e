/** Starts the server of a data folder, or takes over a server that a killed parent left running. */
import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { accountFor } from './account.ts';
import { findNative, type Native, readyBinaries } from './binaries.ts';
import { readyCluster, type Transport } from './cluster.ts';
import { alone, othersHold, takeHold } from './holds.ts';
import { clusterIn, findHome, pointedHome, settleHome } from './home.ts';
import { keepServing } from './keeper.ts';
import { isServerOf, readLockFile } from './lock-file.ts';
import { makePrivateFolder, socketFolderFor } from './private-folder.ts';
import { keepLogShort } from './program.ts';
import { stopServer } from './server.ts';
import type { Connection } from './serving.ts';
import { asStartError, codeOf, DatabaseStartError } from './start-error.ts';
import { startOrTakeOver } from './start-or-take-over.ts';

export type EmbeddedPostgres = {
  connection: Connection;
  /** The id of the server process. It changes when the keeper restarts the server. */
  readonly pid: number;
  /** Stops the server if no other process uses it; otherwise only releases our own hold. May be called twice. */
  stop(): Promise<void>;
};

/** `settings` apply to a server that is started here; a running server keeps its own. */
export type StartOptions = {
  dataDir: string;
  say: (line: string) => void;
  settings?: Record<string, string>;
  /** Restarts it when it ends by itself. */
  keep?: boolean;
};

/** Dependencies that tests replace. */
export type Workings = {
  native: () => Promise<Native>;
  shelter: string;
  transport: Transport;
  passOldId: boolean;
  patience: number;
};

const usual: Workings = {
  native: findNative,
  shelter: '/var/lib/afrolearn',
  transport: process.platform === 'win32' ? 'tcp' : 'socket',
  passOldId: true,
  // A server whose lock file was removed notices it within a minute and ends.
  patience: 90_000,
};

/** Longer than any recovery, because the lock is held during recovery. */
const longestTurn = 11 * 60_000;

const openDataFolder = async (dataDir: string): Promise<string> => {
  await mkdir(dataDir, { recursive: true, mode: 0o755 }).catch((cause: unknown) => {
    // Node reports ENOENT for a folder on a read-only disk.
    if (codeOf(cause) !== 'ENOENT') throw cause;
    const message = `The data folder ${dataDir} cannot be made on its disk, which may be read-only; choose another data folder.`;
    throw new DatabaseStartError(message, { cause });
  });
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  return await realpath(dataDir);
};

export const launch = async (
  options: StartOptions,
  changed: Partial<Workings> = {},
): Promise<EmbeddedPostgres> => {
  const workings = { ...usual, ...changed };
  try {
    const dataDir = await openDataFolder(options.dataDir);
    const account = await accountFor(clusterIn(await pointedHome(dataDir)));
    const holds = await makePrivateFolder(socketFolderFor(join(dataDir, 'postgres.claims')), account);
    return await alone(holds, longestTurn, async () => {
      const home = await findHome(dataDir, workings.shelter);
      const places = [join(dataDir, 'postgres.programs')];
      if (home.account) places.unshift(join(workings.shelter, 'programs'));
      const binaries = await readyBinaries(await workings.native(), home.account, places);
      await readyCluster(home, binaries, workings.transport, options.say);
      await settleHome(dataDir, home);
      const log = join(dataDir, 'postgres.log');
      const start = { ...workings, ...options, home, binaries, log };
      let server = await startOrTakeOver(start);
      const use = await takeHold(holds, 'use');
      let ending: Promise<void> | undefined;
      // On the same port, because our pools reconnect there.
      const settings = { ...options.settings, port: String(server.connection.port) };
      const again = () =>
        alone(holds, longestTurn, async () => {
          if (ending === undefined) server = await startOrTakeOver({ ...start, settings });
        });
      const isThere = () => isServerOf(server.pid, home.cluster);
      const keeper = options.keep === true ? keepServing({ isThere, again, say: options.say }) : undefined;
      const stopLooking = options.keep === true ? keepLogShort(log) : undefined;
      const end = () =>
        alone(holds, longestTurn, async () => {
          await use.release();
          if (await othersHold(holds, 'use')) return;
          // The process may not be the one we started: after a crash another process may have restarted the server.
          const lock = await readLockFile(home.cluster);
          await stopServer(lock && lock !== 'blank' ? lock.pid : server.pid, home, binaries);
        });
      const stop = () => {
        keeper?.stop();
        stopLooking?.();
        ending ??= end();
        return ending;
      };
      return {
        connection: server.connection,
        get pid() {
          return server.pid;
        },
        stop,
      };
    });
  } catch (error) {
    throw asStartError(error, options.dataDir);
  }
};

export const startEmbeddedPostgres = (options: StartOptions): Promise<EmbeddedPostgres> => launch(options);
