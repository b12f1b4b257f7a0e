/**
 * Reads `postmaster.pid`, the file by which Postgres keeps a second server off its folder, and decides whether its
 * process is our server. We never delete the file: a server may write its own between our check and our deletion.
 */
import { constants, open, readFile, readlink, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, run } from './program.ts';
import { codeOf, DatabaseStartError } from './start-error.ts';

export type LockFile = { pid: number; port: number; socketFolder: string; address: string; status: string };

const pathOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Undefined if there is none, 'blank' if it names no process. */
export const readLockFile = async (cluster: string): Promise<LockFile | 'blank' | undefined> => {
  const text = await readFile(pathOf(cluster), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  if (text === undefined) return undefined;
  const [first, , , port, socketFolder = '', address = '', , status = ''] = text.split('\n');
  // Negative for a server without clients (single-user mode).
  const pid = Math.abs(Number.parseInt(first ?? '', 10));
  if (!(pid > 0)) return 'blank';
  return { pid, port: Number(port), socketFolder, address, status: status.trim() };
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

export const isSameFolder = async (one: string, other: string): Promise<boolean> => {
  const [first, second] = await Promise.all([one, other].map((path) => realpath(path).catch(() => path)));
  return first === second;
};

const isOnLinux = async (pid: number, cluster: string): Promise<boolean> => {
  // Empty for a zombie process, as happens in containers without an init.
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  if (!['postgres', 'postmaster'].includes(basename(words[0] ?? ''))) return false;
  // The working directory of a server is its data folder. Containers may hide it even from root; then the -D argument
  // decides.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => words[words.indexOf('-D') + 1] ?? '');
  return await isSameFolder(folder, cluster);
};

const isElsewhere = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform === 'win32') {
    // Windows does not show which folder the process serves. Whether it answers for ours is checked later.
    const { output } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']);
    return output.includes('postgres.exe');
  }
  const { output } = await run('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return output.includes(`postgres -D ${cluster} `) || output.trimEnd().endsWith(`postgres -D ${cluster}`);
};

/**
 * After a power cut the id in the file may belong to any process. If a live server were ever mistaken for another
 * process, Postgres would still refuse to start beside it, because the folder's shared memory is in use.
 */
export const isServerOf = async (pid: number, cluster: string): Promise<boolean> => {
  if (!isRunning(pid)) return false;
  return process.platform === 'linux' ? await isOnLinux(pid, cluster) : await isElsewhere(pid, cluster);
};

/**
 * Postgres does not start with an empty lock file. A server that is just starting fills its file within moments, so
 * we wait for that first. Then our own id is written into the same file: Postgres, being our child, treats it as
 * stale. Should a stalled server resume, its id overwrites ours and Postgres refuses.
 */
export const fillBlankLockFile = async (cluster: string, account?: Account): Promise<void> => {
  const deadline = Date.now() + 500;
  while (Date.now() < deadline) {
    if ((await readLockFile(cluster)) !== 'blank') return;
    await pause(20);
  }
  // Never follows a symlink: as root we would empty, and hand over, any file that the database's user links to.
  const file = await open(pathOf(cluster), constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  try {
    const { nlink } = await file.stat();
    if (nlink !== 1) throw new DatabaseStartError(`${pathOf(cluster)} is not a file of its own; remove it.`);
    await file.truncate();
    await file.write(`${process.pid}\n`, 0);
    if (account) await file.chown(account.uid, account.gid);
  } finally {
    await file.close();
  }
};
