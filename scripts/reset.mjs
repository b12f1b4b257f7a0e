// @ts-check
/** `npm run reset`: forgets everything this copy of AfroLearn has stored. Asks first. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { giveUp, say } from './console.mjs';
import { root } from './run.mjs';

const dataDir = resolve(process.env.DATA_DIR?.trim() || join(root, 'data'));
if (!existsSync(dataDir)) {
  say('There is nothing to forget.');
  process.exit(0);
}
const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
const lives = () => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};
if (lives()) giveUp('AfroLearn (or its database) is still running. Stop it first, then reset.');
if (!process.argv.includes('--yes')) {
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question(
    `This deletes all accounts and work in ${dataDir}. Type DELETE to go on: `,
  );
  ask.close();
  if (answer.trim() !== 'DELETE') giveUp('Nothing was deleted.');
}
rmSync(dataDir, { recursive: true, force: true });
say('Done. The next start begins anew.');
