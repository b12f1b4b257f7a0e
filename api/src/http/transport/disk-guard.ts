/**
 * What is done before the disk is full (promise R4): at 85 % somebody is told, at 95 % nothing more is written and all
 * that is there can still be read. A reserve of 64 MB goes back to the disk when even that is used up, so that
 * PostgreSQL can write what it needs to go on or to start again.
 */
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refuse.ts';

export type Disk = 'roomy' | 'low' | 'full';
/** Bytes of the disk that holds the data folder; tests bring their own. */
export type Room = () => Promise<{ free: number; all: number }>;
export type DiskWatch = { state: () => Disk; look: () => Promise<void>; stop: () => void };

const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;
const reserveBytes = 64 * mebibyte;
/* Less than this and PostgreSQL fails to write its own log. */
const lastDrop = 32 * mebibyte;
/* 5 % of a large disk is plenty: with this much room nobody is told, and nothing stopped. */
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

/* Written out, for a file that is only declared to be large takes no room. */
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

/** Looks once, makes the reserve or gives it back, and goes on looking until stopped. */
export const watchDisk = async (
  folder: string,
  { room = roomOf(folder), every = 5000 }: { room?: Room; every?: number } = {},
): Promise<DiskWatch> => {
  let now: Disk = 'roomy';
  const look = async () => {
    const found = await room();
    const reserve = reserveIn(folder);
    const isHeld = (await stat(reserve).catch(() => null)) !== null;
    // The freed reserve is for PostgreSQL alone: writers would use it up.
    now = stateOf({ ...found, free: isHeld ? found.free : Math.max(0, found.free - reserveBytes) });
    if (found.free < lastDrop) await rm(reserve, { force: true });
    else if (now === 'roomy' && found.free > 4 * reserveBytes) await makeReserve(reserve);
  };
  // A look that fails changes nothing: the next is soon.
  await look().catch(() => undefined);
  const timer = setInterval(() => void look().catch(() => undefined), every);
  timer.unref();
  return { state: () => now, look, stop: () => clearInterval(timer) };
};

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** While the disk is full, whoever writes is asked to come again; their work waits on the device. */
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
