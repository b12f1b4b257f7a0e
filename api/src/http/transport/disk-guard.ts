/**
 * Protects against a full disk (promise R4): at 85 % a warning, at 95 % all writes are refused while reads still
 * work. When the rest is used up too, a reserve file of 64 MB is deleted, so that PostgreSQL can write what it needs
 * to continue or to restart.
 */
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refuse.ts';

export type Disk = 'roomy' | 'low' | 'full';
/** Free and total bytes of the disk that holds the data folder; tests inject their own. */
export type Room = () => Promise<{ free: number; all: number }>;
export type DiskWatch = { state: () => Disk; look: () => Promise<void>; stop: () => void };

const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;
const reserveBytes = 64 * mebibyte;
/* With less than this PostgreSQL fails to write its own log. */
const lastDrop = 32 * mebibyte;
/* On a large disk 5 % is plenty, so with this much free space there is neither a warning nor a stop. */
const plenty = { low: 5 * gibibyte, full: gibibyte };

const roomOf =
  (folder: string): Room =>
  async () => {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, all: blocks * bsize };
  };

const stateOf = ({ free, all }: { free: number; all: number }): Disk => {
  const used = 1 - free / all;
  if (used >= 0.95 && free < plenty.full) return 'full';
  return used >= 0.85 && free < plenty.low ? 'low' : 'roomy';
};

export const reserveIn = (folder: string): string => join(folder, 'reserve');

/* Writes real bytes, because a sparse file takes no space. */
const makeReserve = async (path: string): Promise<void> => {
  if ((await stat(path).catch(() => null))?.size === reserveBytes) return;
  const file = await open(path, 'w', 0o600);
  try {
    const part = Buffer.alloc(mebibyte, 'reserve ');
    for (let written = 0; written < reserveBytes; written += part.length) await file.write(part);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Checks once, creates or deletes the reserve file, and repeats the check until stopped. */
export const watchDisk = async (
  folder: string,
  { room = roomOf(folder), every = 5000 }: { room?: Room; every?: number } = {},
): Promise<DiskWatch> => {
  let now: Disk = 'roomy';
  const look = async () => {
    const found = await room();
    const reserve = reserveIn(folder);
    const isHeld = (await stat(reserve).catch(() => null)) !== null;
    // The space of the deleted reserve is for PostgreSQL alone, so it does not count as free.
    now = stateOf({ ...found, free: isHeld ? found.free : Math.max(0, found.free - reserveBytes) });
    if (found.free < lastDrop) await rm(reserve, { force: true });
    else if (now === 'roomy' && found.free > 4 * reserveBytes) await makeReserve(reserve);
  };
  // A failed check changes nothing; the next one is soon.
  await look().catch(() => undefined);
  const timer = setInterval(() => void look().catch(() => undefined), every);
  timer.unref();
  return { state: () => now, look, stop: () => clearInterval(timer) };
};

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** While the disk is full, writes are refused with 'try again later'; the work stays queued on the device. */
export const refuseWritesWhenFull = (app: FastifyInstance, disk: DiskWatch | undefined): void => {
  if (disk === undefined) return;
  let told: Disk = 'roomy';
  app.addHook('onRequest', (request, _reply, done) => {
    const state = disk.state();
    if (state !== told) request.log.warn({ disk: state }, 'room on the disk has changed');
    told = state;
    if (state === 'full' && !reading.has(request.method))
      done(refuse('server/unavailable', { retryAfter: 60 }));
    else done();
  });
};
