/**
 * Holds on a data folder that end with the process that made them.
 *
 * A hold is a listening socket. The kernel closes it however its process ends, so a refused connection proves that
 * the process is dead. Process ids would be reused, and lock files would be left over. Names are never used twice, so
 * any process may remove a dead hold without racing the next holder.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { shortHash } from './private-folder.ts';
import { codeOf, DatabaseStartError } from './start-error.ts';

/** `start`: exclusive right to start or stop the server. `use`: keeps the server running until released. */
type Kind = 'start' | 'use';
export type Hold = { path: string; release(): Promise<void> };

const windows = process.platform === 'win32';
const pipes = '\\\\.\\pipe\\';
const pathOf = (folder: string, name: string): string =>
  windows ? `${pipes}afrolearn-${shortHash(folder)}-${name}` : `${folder}/${name}`;

export const takeHold = async (folder: string, kind: Kind): Promise<Hold> => {
  const id = randomBytes(4).toString('hex');
  const path = pathOf(folder, `${kind}-${id}`);
  // Listens under a temporary name first: a socket file that does not listen yet looks dead.
  const bound = windows ? path : pathOf(folder, `new-${id}`);
  const server = createServer((socket) => socket.destroy());
  server.listen(bound);
  await once(server, 'listening');
  // A hold alone must not keep the process from ending.
  server.unref();
  if (bound !== path) await rename(bound, path);
  const release = async () => {
    if (!windows) await rm(path, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
  return { path, release };
};

/** Whether a living process listens here. */
export const isListening = async (path: string): Promise<boolean> => {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    return codeOf(error) !== 'ECONNREFUSED' && codeOf(error) !== 'ENOENT';
  } finally {
    socket.destroy();
  }
};

export const othersHold = async (folder: string, kind: Kind, mine?: Hold): Promise<boolean> => {
  const start = pathOf(folder, `${kind}-`);
  const names = await readdir(windows ? pipes : folder);
  const paths = names.map((name) => (windows ? pipes + name : `${folder}/${name}`));
  for (const path of paths) {
    if (!path.startsWith(start) || path === mine?.path) continue;
    if (await isListening(path)) return true;
    if (!windows) await rm(path, { force: true });
  }
  return false;
};

/**
 * Runs `act` while no other process does so on this folder. Each process takes its hold first and then checks for
 * others, so of two at once at least one sees the other. A process that sees another releases its hold and retries a
 * little later.
 */
export const alone = async <T>(folder: string, patience: number, act: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (!(await othersHold(folder, 'start'))) {
      const mine = await takeHold(folder, 'start');
      try {
        if (!(await othersHold(folder, 'start', mine))) return await act();
      } finally {
        await mine.release();
      }
    }
    await pause(10 + Math.random() * 40);
  }
  throw new DatabaseStartError(
    `Another process has been starting the database for ${Math.round(patience / 1000)} s (see ${folder}); end it and start again.`,
  );
};
