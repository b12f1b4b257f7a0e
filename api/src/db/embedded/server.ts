/** Starts and stops the server process itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, programOf } from './binaries.ts';
import type { Transport } from './cluster.ts';
import type { Home } from './home.ts';
import { isServerOf, readLockFile } from './lock-file.ts';
import { makePrivateFolder, socketFolderFor } from './private-folder.ts';
import { type Log, neutralFolder, plainEnvironment, run } from './program.ts';
import { asProgramError, codeOf } from './start-error.ts';

export type ServerProcess = { pid: number; isThere(): Promise<boolean> };

// Durability settings (fsync, full_page_writes, synchronous_commit) keep their Postgres defaults: see promises R1 and
// R2.
const modest = {
  max_connections: '60',
  shared_buffers: '24MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // For a refused statement Postgres logs its text and values, which are words of children and must not be in any log
  // (promise S14). Messages about the server itself are still logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};
const longestStop = 5 * 60_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 5432;
};

export const socketFolderOf = (home: Home): string => socketFolderFor(join(home.folder, 'postgres.socket'));

/** On a socket the settings are the same at every start, so that a pool finds a restarted server again. */
export const settingsFor = async (home: Home, transport: Transport): Promise<Record<string, string>> => {
  if (transport === 'tcp') {
    const port = String(await freePort());
    return { ...modest, listen_addresses: '127.0.0.1', port, unix_socket_directories: '' };
  }
  const folder = await makePrivateFolder(socketFolderOf(home), home.account);
  // Quoted, because Postgres parses a list here and a path may contain a comma.
  const list = `"${folder.replaceAll('"', '""')}"`;
  return {
    ...modest,
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: list,
    unix_socket_permissions: '0700',
  };
};

/** `oldId` is the process id in a stale lock file. Postgres treats it as its own and starts. */
export const spawnServer = async (
  binaries: Binaries,
  home: Home,
  log: Log,
  settings: Record<string, string>,
  oldId: number | undefined,
): Promise<ServerProcess> => {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const kin = oldId === undefined ? {} : { PG_GRANDPARENT_PID: String(oldId) };
  if (process.platform === 'win32') return await startOnWindows(binaries, home, log, options);
  const child = spawn(programOf(binaries, 'postgres'), ['-D', home.cluster, ...options], {
    ...home.account,
    cwd: neutralFolder,
    env: { ...plainEnvironment(), ...kin },
    stdio: ['ignore', log.fd, log.fd],
    // A separate process group: Ctrl-C reaches only us, and we stop the server after the last request is answered.
    detached: true,
  });
  await once(child, 'spawn');
  child.unref();
  const isThere = async () => child.exitCode === null && child.signalCode === null;
  return { pid: child.pid ?? 0, isThere };
};

/** Postgres refuses to run as administrator. pg_ctl drops those rights first, which only it can do. */
const startOnWindows = async (
  binaries: Binaries,
  home: Home,
  log: Log,
  options: string[],
): Promise<ServerProcess> => {
  const words = options.map((word) => (word === '-c' ? word : `"${word}"`)).join(' ');
  const { code, output } = await run(programOf(binaries, 'pg_ctl'), [
    ...['start', '-w', '-D', home.cluster, '-l', log.path, '-o', words],
  ]);
  const lock = await readLockFile(home.cluster);
  if (code !== 0 || !lock || lock === 'blank') throw asProgramError('Postgres', output, home.folder);
  return { pid: lock.pid, isThere: () => isServerOf(lock.pid, home.cluster) };
};

/**
 * Fast shutdown: open transactions are rolled back, everything acknowledged is kept. Waits until the process has
 * ended.
 */
export const stopServer = async (pid: number, home: Home, binaries: Binaries): Promise<void> => {
  if (!(await isServerOf(pid, home.cluster))) return;
  if (process.platform === 'win32') {
    await run(programOf(binaries, 'pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', home.cluster]);
    return;
  }
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
  const deadline = Date.now() + longestStop;
  while (await isServerOf(pid, home.cluster)) {
    if (Date.now() > deadline)
      throw new Error(`Postgres (process ${pid}) has not stopped within five minutes.`);
    await pause(10);
  }
};
