import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Env, StartError } from '#env.ts';
import { type Connection, checkServer, connect, type Database } from './connect.ts';
import { DatabaseStartError, startEmbeddedPostgres } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';

/* One level at a time: with `recursive`, Node loops for ever on a path below /proc. */
const makeSteps = (folder: string): void => {
  if (existsSync(folder)) return;
  makeSteps(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another start may have made it in the meantime.
    if (!existsSync(folder)) throw error;
  }
};

export const makeDataFolder = (folder: string): void => {
  try {
    makeSteps(folder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The folder DATA_DIR=${folder} cannot be made (${why}). Choose one that you may write to.`,
    );
  }
};

const startEmbedded = async (env: Env, say: (line: string) => void) => {
  try {
    return await startEmbeddedPostgres({ dataDir: env.dataDir, say, keep: true });
  } catch (error) {
    if (error instanceof DatabaseStartError) throw new StartError(error.message);
    throw error;
  }
};

/** Connects to a database that another process has opened, without migrating it. */
export const joinDatabase = (connection: Connection): Database => connect(connection);

/** The database of this server, up to date: our own Postgres, or the one that DATABASE_URL names. */
export const openDatabase = async (
  env: Env,
  say: (line: string) => void,
): Promise<Database & { connection: Connection }> => {
  makeDataFolder(env.dataDir);
  const embedded = env.databaseUrl === null ? await startEmbedded(env, say) : null;
  const connection = embedded?.connection ?? env.databaseUrl ?? '';
  const database = connect(connection);
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await checkServer(database.sql);
    const ran = await migrate(database.sql, readMigrations());
    if (ran.length > 0) say(`Tables made: ${ran.join(', ')}.`);
    return { ...database, connection, close };
  } catch (error) {
    await close();
    throw error;
  }
};
