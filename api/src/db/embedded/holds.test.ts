import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone, othersHold, takeHold } from './holds.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afrolearn-claims-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('of many at once each has its turn, and no two together', async () => {
  let inside = 0;
  let most = 0;
  let done = 0;
  const act = async () => {
    inside += 1;
    most = Math.max(most, inside);
    for (let step = 0; step < 5; step += 1) await turn();
    inside -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => alone(folder, 20_000, act)));
  expect({ most, done }).toEqual({ most: 1, done: 8 });
  expect(await readdir(folder)).toEqual([]);
});

test('the hold of a killed process counts no more and is swept', async () => {
  const listen = `require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))`;
  const holder = spawn(process.execPath, ['-e', listen, `${folder}/start-dead`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  expect(await othersHold(folder, 'start')).toBe(true);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await readdir(folder)).toEqual(['start-dead']);
  expect(await othersHold(folder, 'start')).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

test('a turn that is never given ends in a sentence', async () => {
  const held = await takeHold(folder, 'start');
  await expect(alone(folder, 100, async () => {})).rejects.toThrow('Another process has been starting');
  await held.release();
});
