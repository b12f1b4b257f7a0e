/**
 * Entry point of `npm run school`: creates a school and its administrator, while the server is stopped or running.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { openDatabase } from './db/open.ts';
import { StartError } from './env.ts';
import { schoolCommand, type Talk } from './features/founding/index.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Asks at the terminal. A hidden answer is not echoed; Ctrl-C and Ctrl-D cancel the command. */
const ask: NonNullable<Talk['ask']> = async (question, { hidden }) => {
  let silent = false;
  const output = new Writable({
    write: (bytes, _encoding, done) => {
      if (!silent) process.stdout.write(bytes);
      done();
    },
  });
  const line = createInterface({ input: process.stdin, output, terminal: true });
  const left = new AbortController();
  line.on('SIGINT', () => left.abort());
  line.on('close', () => left.abort());
  try {
    const answer = line.question(question, { signal: left.signal });
    silent = hidden;
    return await answer;
  } catch {
    throw new StartError('Nothing was made.');
  } finally {
    if (hidden) process.stdout.write('\n');
    line.close();
  }
};

const talk: Talk = { say, ask: process.stdin.isTTY ? ask : null };

schoolCommand({ argv: process.argv.slice(2), source: process.env, talk }, (env) =>
  openDatabase(env, say),
).catch((error: unknown) => {
  const known = error instanceof StartError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
