/** Starts the server: settings, database, tables, demo people, then the port. Shuts down in reverse order. */
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app.ts';
import { keepClean } from './db/clean-up.ts';
import type { Connection } from './db/connect.ts';
import { joinDatabase, makeDataFolder, openDatabase } from './db/open.ts';
import { type Env, readEnv, StartError } from './env.ts';
import { importPack } from './features/content/index.ts';
import { fillHistory, prepareProfile } from './features/demo/index.ts';
import { checkSchools } from './features/founding/index.ts';
import { keepSending } from './features/growth/index.ts';
import { keepHourly, mayAct } from './hourly.ts';
import type { World } from './http/context.ts';
import { webIsBuilt } from './http/pages.ts';
import { watchDisk } from './http/transport/disk-guard.ts';
import { isWorker, type Serving, serveAsWorker, startWorkers, workersIn } from './workers.ts';

// By default Node lets the heap grow to several times of what is in use before it collects garbage: under load that
// was a third of all of it. Measured in decision 73: a growth of two fifths had no visible cost.
setFlagsFromString('--heap-growing-percent=40');

const packFolder = fileURLToPath(new URL('../../curriculum/dist', import.meta.url));

const textsFile = fileURLToPath(new URL('../dist/texts.json', import.meta.url));

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const program = fileURLToPath(import.meta.url);

const say = (line: string) => process.stdout.write(`${line}\n`);

const listen = async (app: Awaited<ReturnType<typeof buildApp>>, host: string, port: number) => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start.`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`This user may not open port ${port}. Choose one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST=${host} is not an address of this computer. Use 127.0.0.1.`);
    }
    throw error;
  }
};

/**
 * A failed import changes nothing: the server keeps its present lessons, and reports the failure here and at /health.
 */
const bringContent = async ({ db, now }: World, tell: (line: string) => void) => {
  try {
    const { unchanged, units, contents } = await importPack(db, packFolder, now());
    if (!unchanged) tell(`Curriculum: ${units} units and ${contents} written items are new or changed.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${why}\nThe lessons stay as they were.\n`);
  }
};

/**
 * One-time work before the server answers, on a separate connection. A Postgres backend keeps the memory of its
 * largest work, and the import of all lessons is larger than anything that follows.
 */
const prepare = async (world: World, connection: Connection): Promise<void> => {
  const own = joinDatabase(connection);
  try {
    const there = { ...world, db: own.db };
    await prepareProfile(there);
    const missing = await checkSchools(there);
    if (missing !== null) say(missing);
    await bringContent(there, say);
    await fillHistory(there);
  } finally {
    await own.close();
  }
};

/** Listens on the port until it is closed. */
const serve = async (world: World, env: Env): Promise<Serving> => {
  const app = await buildApp({ ...world, webFolder, logger: { level: env.logLevel } });
  return { address: await listen(app, env.host, env.port), close: () => app.close() };
};

const start = async (source: Record<string, string | undefined>, argv: readonly string[]): Promise<void> => {
  const env = readEnv(source);
  const workers = workersIn(argv);
  if (!webIsBuilt(webFolder))
    throw new StartError('The web app is not built yet. Run npm start, which builds it.');
  makeDataFolder(env.dataDir);
  // Before the database, which does not start on a full disk: here the reserve may be released.
  const disk = await watchDisk(env.dataDir);
  const database = await openDatabase(env, say);
  try {
    const world: World = { db: database.db, env, now: () => new Date(), disk, textsFile };
    await prepare(world, database.connection);
    const log = {
      warn: (facts: object, words: string) => process.stderr.write(`${words} ${JSON.stringify(facts)}\n`),
    };
    const stopCleaning = await keepClean(world, () => mayAct(world, log));
    const stopSending = keepSending(world, log);
    const stopHourly = keepHourly(world, log);
    const served =
      workers === 1
        ? await serve(world, env)
        : await startWorkers(program, workers, { connection: database.connection, disk, env });
    const { address } = served;
    say(
      `AfroLearn is ready: ${address}${env.profile === 'demo' ? '  (demo: invented people, this computer only)' : ''}`,
    );

    let ending = false;
    const end = async () => {
      if (ending) return;
      ending = true;
      say('Closing: finishing what is under way.');
      // Running requests finish first, then the database stops, so nothing acknowledged is lost.
      await served.close();
      stopCleaning();
      stopSending();
      stopHourly();
      disk.stop();
      await database.close();
      say('Closed. Everything is saved.');
      process.exit(0);
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** One sentence for errors that an operator can fix; the stack trace only for our own bugs. */
const explain = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** A worker process. One-time work (tables, lessons, clean-up, the disk) belongs to the first process. */
const startWorker = (source: Record<string, string | undefined>): Promise<void> =>
  serveAsWorker(async ({ connection, processes, port }, disk, peers) => {
    const env = { ...readEnv(source), port };
    const database = joinDatabase(connection);
    const { changes } = database.pool;
    changes.tellElsewhere(peers.tell);
    peers.hear(changes.tell);
    const world = { db: database.db, env, now: () => new Date(), disk, processes, textsFile };
    const { address, close } = await serve(world, env);
    return { address, close: () => close().then(database.close) };
  });

const begun = isWorker ? startWorker(process.env) : start(process.env, process.argv);
begun.catch((error: unknown) => {
  process.stderr.write(`\nAfroLearn did not start.\n${explain(error)}\n`);
  process.exit(1);
});
