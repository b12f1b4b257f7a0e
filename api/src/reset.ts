/** Entry point of `npm run reset`: deletes everything this copy of AfroLearn has stored. Asks first. */
import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { DatabaseStartError, eraseEmbeddedPostgres } from './db/embedded/index.ts';
import { readEnv, StartError } from './env.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const confirmed = async (dataDir: string): Promise<boolean> => {
  if (process.argv.includes('--yes')) return true;
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question(
    `This deletes all accounts and work in ${dataDir}. Type DELETE to go on: `,
  );
  ask.close();
  return answer.trim() === 'DELETE';
};

const reset = async (): Promise<string> => {
  const { dataDir, databaseUrl } = readEnv(process.env);
  if (databaseUrl !== null) {
    throw new StartError('DATABASE_URL is set. That database is not ours to delete; use its own tools.');
  }
  if (!existsSync(dataDir)) return 'There is nothing to forget.';
  if (!(await confirmed(dataDir))) return 'Nothing was deleted.';
  // The cluster may be elsewhere (if Postgres could not reach the folder). This call finds it, and refuses while it
  // runs.
  await eraseEmbeddedPostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return 'Done. The next start begins anew.';
};

reset().then(say, (error: unknown) => {
  const known = error instanceof StartError || error instanceof DatabaseStartError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
