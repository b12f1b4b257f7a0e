/**
 * Shared by the operator's commands: opens the database, asks for confirmation before writing, and prints errors as
 * sentences.
 */
import { createInterface } from 'node:readline/promises';
import type { Db } from './db/connect.ts';
import { openDatabase } from './db/open.ts';
import { readEnv, StartError } from './env.ts';

type Talk = { say: (line: string) => void; confirm: (() => Promise<boolean>) | null };
type Asked = { argv: readonly string[]; now: Date };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** True if the word was typed. */
const typed = async (word: string, what: string): Promise<boolean> => {
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question(`Type ${word} to ${what}: `);
  ask.close();
  return answer.trim() === word;
};

const fail = (error: unknown): never => {
  const known = error instanceof StartError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
};

/**
 * Runs an act on the database, while the server is stopped or running. Without a terminal no confirmation is
 * possible; some acts need none.
 */
export const runCommand = (
  question: { word: string; what: string } | null,
  act: (db: Db, asked: Asked, talk: Talk) => Promise<unknown>,
): void => {
  const run = async () => {
    const database = await openDatabase(readEnv(process.env), say);
    const confirm =
      question !== null && process.stdin.isTTY ? () => typed(question.word, question.what) : null;
    try {
      await act(database.db, { argv: process.argv.slice(2), now: new Date() }, { say, confirm });
    } finally {
      await database.close();
    }
  };
  run().catch(fail);
};
