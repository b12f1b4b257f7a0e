/** Entry point of `npm run restored`: begins a new epoch after a restore, while the server is stopped or running. */
import { createInterface } from 'node:readline/promises';
import { openDatabase } from './db/open.ts';
import { readEnv, StartError } from './env.ts';
import { restoredCommand } from './features/events/index.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const confirm = async (): Promise<boolean> => {
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question('Type RESTORED to begin a new epoch: ');
  ask.close();
  return answer.trim() === 'RESTORED';
};

const main = async (): Promise<void> => {
  const database = await openDatabase(readEnv(process.env), say);
  try {
    const talk = { say, confirm: process.stdin.isTTY ? confirm : null };
    await restoredCommand(database.db, { argv: process.argv.slice(2), now: new Date() }, talk);
  } finally {
    await database.close();
  }
};

main().catch((error: unknown) => {
  const known = error instanceof StartError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
