/** The built product as a separate process with its own data folder, and the means to kill all of its processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Connection, connect, type Sql } from '#db/connect.ts';
import { clusterIn, eraseEmbeddedPostgres, pointedHome } from '#db/embedded/home.ts';
import { isServerOf, readLockFile } from '#db/embedded/lock-file.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const program = join(root, 'api/dist/main.js');
export const webFolder = join(root, 'web/dist');

/** Builds only what is missing; `npm test` and `npm run proof` have already built what has changed. */
export const ensureProduct = async (): Promise<void> => {
  if (existsSync(program) && existsSync(join(webFolder, 'pages.json'))) return;
  const build = spawn(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  const [code] = (await once(build, 'exit')) as [number];
  if (code !== 0) throw new Error('the product could not be built');
};

export type Running = { address: string; startedIn: number };

/**
 * `settings` are additional environment variables, such as another database; `words` run another program instead of
 * the product; `parent` is the folder in which its data folder is made.
 */
export const openProduct = async (
  settings: Record<string, string> = {},
  words: readonly string[] = [program],
  parent: string = tmpdir(),
) => {
  await ensureProduct();
  const dataDir = await realpath(await mkdtemp(join(parent, 'afrolearn-kill-')));
  // As root, Postgres runs under another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  let server: ChildProcess | undefined;
  let said = '';

  const cluster = async () => clusterIn(await pointedHome(dataDir));

  const start = async (): Promise<Running> => {
    const began = Date.now();
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      ...settings,
    };
    const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    server = child;
    said = '';
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes;
    });
    child.stderr.on('data', (bytes: Buffer) => {
      said += bytes;
    });
    for (;;) {
      const address = /ready: (http:\S+)/.exec(said)?.[1];
      if (address !== undefined && (await fetch(`${address}/api/health`)).status === 200) {
        return { address, startedIn: Date.now() - began };
      }
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${said}`);
      // Ten times the limit of R1; it only ends a test that hangs.
      if (Date.now() - began > 100_000) throw new Error(`the server is not there after 100 s:\n${said}`);
      await pause(5);
    }
  };

  /** The process ids of the database server of this data folder and of its children. */
  const databaseProcesses = async (): Promise<number[]> => {
    const lock = await readLockFile(await cluster());
    if (lock === undefined || lock === 'blank' || !(await isServerOf(lock.pid, await cluster()))) return [];
    return [lock.pid, ...(await childrenOf(lock.pid))];
  };

  /** Kills both at once, or one some milliseconds before the other, as in a partial power failure. */
  const kill = async (first: 'server' | 'database', gap: number): Promise<void> => {
    const doomed = await databaseProcesses();
    const killServer = () => void server?.kill('SIGKILL');
    const killDatabase = () => {
      for (const pid of doomed) killIfThere(pid);
    };
    const acts = first === 'server' ? [killServer, killDatabase] : [killDatabase, killServer];
    acts[0]?.();
    if (gap > 0) await pause(gap);
    acts[1]?.();
    // Backends that started after the listing die with their parent. Waits until all are gone, before the next start.
    while ((await anyLives(doomed)) || (server?.exitCode === null && server.signalCode === null))
      await pause(2);
  };

  /** Kills the postmaster. Its child processes notice that it is gone, and end. */
  const killPostmaster = async (): Promise<void> => {
    const [postmaster] = await databaseProcesses();
    if (postmaster === undefined) throw new Error('no database runs');
    killIfThere(postmaster);
  };

  /** The worker processes, if the product was started with several. */
  const workers = async (): Promise<number[]> => {
    const children = await childrenOf(server?.pid ?? 0);
    const commands = await Promise.all(
      children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    );
    return children.filter((_, place) => commands[place]?.includes(program));
  };

  const lives = () => server !== undefined && server.exitCode === null && server.signalCode === null;

  const connection = async (): Promise<Connection> => {
    const lock = await readLockFile(await cluster());
    if (lock === undefined || lock === 'blank') throw new Error('no database runs');
    return { host: lock.socketFolder, port: lock.port, user: 'afrolearn', database: 'postgres' };
  };

  const ask = async <T>(act: (sql: Sql) => Promise<T>): Promise<T> => {
    const { sql, close } = connect(await connection(), { max: 1 });
    return await act(sql).finally(close);
  };

  /** Stops the server as an operator does. */
  const end = async (): Promise<void> => {
    if (server === undefined || !lives()) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };

  const close = async () => {
    await kill('server', 0);
    await eraseEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };

  /** Runs an operator's command, such as `npm run recount`, while the server runs, and returns its output. */
  const command = async (name: 'recount' | 'restored', ...flags: readonly string[]): Promise<string> => {
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings };
    const child = spawn(process.execPath, [join(root, `api/dist/${name}.js`), ...flags], { cwd: root, env });
    let told = '';
    child.stdout.on('data', (bytes: Buffer) => {
      told += bytes;
    });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${told}`);
    return told;
  };

  return {
    ...{ dataDir, start, kill, killPostmaster, killOne: killIfThere, workers, command, end, lives },
    ...{ said: () => said, connection, ask, close },
  };
};

export type Product = Awaited<ReturnType<typeof openProduct>>;

const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended, together with its parent.
  }
};

/** State and parent of a process. Its name comes first, in parentheses, and may contain spaces. */
const statOf = async (pid: number | string): Promise<{ state: string; parent: number }> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, parent: Number(parent) };
};

/** A zombie process (Z) has released all its resources, so it does not count as alive. */
const anyLives = async (pids: readonly number[]): Promise<boolean> => {
  const states = await Promise.all(pids.map(async (pid) => (await statOf(pid)).state));
  return states.some((state) => state !== '' && state !== 'Z' && state !== 'X');
};

const childrenOf = async (parent: number): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => ((await statOf(pid)).parent === parent ? Number(pid) : 0)),
  );
  return found.filter((pid) => pid !== 0);
};
