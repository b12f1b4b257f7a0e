/** A separate folder for each test file; cleans up every server and process of it at the end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { connect, type Sql } from '#db/connect.ts';
import { clusterIn, eraseEmbeddedPostgres, pointedHome } from '../home.ts';
import { isServerOf } from '../lock-file.ts';
import type { Connection } from '../serving.ts';
import { type EmbeddedPostgres, launch, type Workings } from '../start.ts';

export type StartedServer = { pid: number; connection: Connection };

export const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within 20 s: ${what}`);
    await pause(10);
  }
};

export const ask = async <T>(connection: Connection, act: (sql: Sql) => Promise<T>): Promise<T> => {
  const { sql, close } = connect(connection, { max: 1 });
  return await act(sql).finally(close);
};

export const clusterOf = async (dataDir: string): Promise<string> =>
  clusterIn(await pointedHome(await realpath(dataDir)));

/** Every server on this cluster, found by scanning all processes and not by the lock file. */
export const serversOn = async (cluster: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const judged = await Promise.all(pids.map(async (pid) => ((await isServerOf(pid, cluster)) ? pid : 0)));
  return judged.filter((pid) => pid !== 0);
};

export const killServer = async (pid: number, cluster: string): Promise<void> => {
  if (await isServerOf(pid, cluster)) process.kill(pid, 'SIGKILL');
  await until('the killed server is gone', async () => !(await isServerOf(pid, cluster)));
};

/** Rewrites the lock file that a crash left behind. */
export const rewriteLockFile = async (cluster: string, change: (text: string) => string): Promise<void> => {
  const path = join(cluster, 'postmaster.pid');
  await writeFile(path, change(await readFile(path, 'utf8')));
};

export const openScene = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'afrolearn-test-'));
  await chmod(folder, 0o755);
  const dataDirs = new Set<string>();
  const servers: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];

  const start = async (dataDir: string, changed: Partial<Workings> = {}, say = (_line: string) => {}) => {
    dataDirs.add(dataDir);
    const server = await launch({ dataDir, say }, { shelter: join(folder, 'shelter'), ...changed });
    servers.push(server);
    return server;
  };

  const spawnParent = (dataDir: string) => {
    dataDirs.add(dataDir);
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const program = join(import.meta.dirname, 'parent.ts');
    const parent = spawn(process.execPath, ['--import', tsx, program, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(parent);
    return parent;
  };

  /** Another Node process that starts the database and stays alive. */
  const startInAnotherProcess = async (
    dataDir: string,
  ): Promise<StartedServer & { parent: ChildProcess }> => {
    const parent = spawnParent(dataDir);
    const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
    return { ...(JSON.parse(line) as StartedServer), parent };
  };

  /** Kills such a process while initdb is running. */
  const killFirstStart = async (dataDir: string): Promise<void> => {
    const parent = spawnParent(dataDir);
    const names = () => readdir(dataDir).catch((): string[] => []);
    await until('initdb has begun', async () => (await names()).some((name) => name.includes('.making-')));
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  };

  /** An unrelated process under the cluster's user, because Postgres only checks processes of its own user. */
  const stranger = async (cluster: string): Promise<number> => {
    const { uid, gid } = await stat(cluster);
    const child = spawn('sleep', ['600'], {
      ...(process.getuid?.() === 0 && { uid, gid }),
      cwd: '/',
      stdio: 'ignore',
    });
    children.push(child);
    await once(child, 'spawn');
    return child.pid ?? 0;
  };

  const close = async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.allSettled(servers.map((server) => server.stop()));
    for (const dataDir of dataDirs) {
      const cluster = await clusterOf(dataDir).catch(() => undefined);
      if (!cluster) continue;
      for (const pid of await serversOn(cluster)) await killServer(pid, cluster);
      await eraseEmbeddedPostgres(dataDir);
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };

  return { folder, start, startInAnotherProcess, killFirstStart, stranger, close };
};
