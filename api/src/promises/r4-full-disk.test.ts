/**
 * Promise R4: the disk fills up during writes. At 85 % the health call reports it, at 95 % writes are refused and
 * reads still work, the reserve is released, the server can be killed and starts again, and with free space it writes
 * again. This runs on a real file system in memory, which only root can mount; elsewhere the test is skipped with a
 * message. A shorter test with a simulated disk is `api/src/http/transport/disk-guard.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { chmod, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { connect } from '#db/connect.ts';
import { readEnv } from '#env.ts';
import { reserveIn } from '#http/transport/disk-guard.ts';
import { openProduct, type Product } from './product.ts';
import { lostAndDoubled, timesStored } from './stored.ts';
import { report, sendAgain, startWriters } from './writers.ts';

const proof = process.env['PROOF'] === '1';
const mebibyte = 1024 * 1024;
const sizeOfDisk = 700;

const mount = mkdtempSync(join(tmpdir(), 'afrolearn-small-disk-'));
const mounted =
  proof &&
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeOfDisk}m`, 'tmpfs', mount]).status === 0;
if (proof && !mounted)
  process.stdout.write('R4: SKIPPED, a small file system can be mounted by root on Linux only\n');
afterAll(() => {
  if (mounted) spawnSync('umount', [mount]);
  rmdirSync(mount);
});

const usedOf = async () => {
  const { bavail, blocks, bsize } = await statfs(mount);
  return { used: 1 - bavail / blocks, free: bavail * bsize };
};

/** Writes a file until only so many bytes are free. */
const leave = async (name: string, bytes: number): Promise<void> => {
  const file = await open(join(mount, name), 'w');
  const part = Buffer.alloc(mebibyte, 1);
  while ((await usedOf()).free - bytes >= mebibyte) await file.write(part);
  await file.close();
};

const until = async (what: string, is: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await is())) {
    if (performance.now() - began > 60_000) throw new Error(`${what}: not after a minute`);
    await pause(50);
  }
  return performance.now() - began;
};

const diskOf = async (address: string): Promise<string | undefined> =>
  ((await (await fetch(`${address}/api/health`)).json()) as { disk?: string }).disk;

const write = (address: string) => {
  const body = JSON.stringify({ id: randomUUID(), page: '/login', measures: { LCP: 1 } });
  const headers = { 'content-type': 'application/json', 'x-device': randomUUID() };
  return fetch(`${address}/api/vitals`, { method: 'POST', headers, body });
};

/** Control: the same server on the same database, without the disk check. */
const carelessly = async (product: Product): Promise<number> => {
  const { db, close } = connect(await product.connection(), { max: 1 });
  const app = await buildApp({
    db,
    env: readEnv({ DATA_DIR: mount }),
    now: () => new Date(),
    webFolder: null,
  });
  const payload = { id: randomUUID(), page: '/login', measures: { LCP: 1 } };
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/vitals', payload });
  await app.close();
  await close();
  return statusCode;
};

test.skipIf(!mounted)(
  'a disk that fills up under writers loses nothing, and the server comes back',
  async () => {
    await chmod(mount, 0o755);
    const product = await openProduct({}, undefined, mount);
    try {
      let { address } = await product.start();
      const reserve = reserveIn(product.dataDir);
      expect([await diskOf(address), existsSync(reserve)]).toEqual([undefined, true]);
      const load = startWriters(address, 8, report, true);

      await leave('filler', 0.13 * sizeOfDisk * mebibyte);
      const low = await until('low', async () => (await diskOf(address)) === 'low');
      await leave('filler-2', 0.045 * sizeOfDisk * mebibyte);
      const full = await until('full', async () => (await diskOf(address)) === 'full');
      const answer = await write(address);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
      expect((await fetch(`${address}/api/grades`)).status).toBe(200);
      expect(await carelessly(product), 'control: without a look at the disk it goes on writing').toBe(200);

      // Another program on the computer keeps filling the disk.
      await leave('filler-3', 20 * mebibyte);
      await until('the reserve is given back', async () => !existsSync(reserve));
      const written = await load.enough();
      expect(written.odd).toEqual([]);
      expect(lostAndDoubled(await product.ask(timesStored), written.acknowledged)).toEqual({
        lost: 0,
        doubled: 0,
      });

      await product.kill('database', 5);
      const again = await product.start();
      ({ address } = again);
      expect(lostAndDoubled(await product.ask(timesStored), written.acknowledged)).toEqual({
        lost: 0,
        doubled: 0,
      });
      expect((await fetch(`${address}/api/grades`)).status).toBe(200);

      for (const name of ['filler', 'filler-2', 'filler-3']) await rm(join(mount, name));
      const back = await until('writing again', async () => (await write(address)).status === 200);
      expect(await sendAgain(address, written.unsure.slice(0, 200))).toBe(true);
      process.stdout.write(
        `R4: ${written.acknowledged.length} acknowledged, 0 lost, 0 doubled, ${written.refused} told 'not now'; ` +
          `'low' after ${low.toFixed(0)} ms, 'full' after ${full.toFixed(0)} ms, started full in ${again.startedIn} ms, ` +
          `writing again ${back.toFixed(0)} ms after there was room\n`,
      );
    } finally {
      await product.close();
    }
  },
);
