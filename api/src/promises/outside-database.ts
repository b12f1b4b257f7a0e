/** A separate PostgreSQL, as an operator runs one for DATABASE_URL, with the means to restart it. */
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Sql } from '#db/connect.ts';
import { accountFor } from '#db/embedded/account.ts';
import { findNative, programOf, readyBinaries } from '#db/embedded/binaries.ts';
import { clusterIn, eraseEmbeddedPostgres, pointedHome } from '#db/embedded/home.ts';
import { run } from '#db/embedded/program.ts';
import { launch } from '#db/embedded/start.ts';

/* Linux only: reads /proc. */
const childrenOf = async (pid: number): Promise<number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
};

export const openOutsideDatabase = async () => {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'afrolearn-outside-')));
  await chmod(dataDir, 0o755);
  const server = await launch({ dataDir, say: () => undefined }, { transport: 'tcp' });
  const { host, port, user, database, password } = server.connection;
  const cluster = clusterIn(await pointedHome(dataDir));
  const account = await accountFor(cluster);
  const binaries = await readyBinaries(await findNative(), account, [join(dataDir, 'postgres.programs')]);

  /** `fast` closes every connection in order; `immediate` drops them and recovers as after a crash. */
  const restart = async (mode: 'fast' | 'immediate'): Promise<void> => {
    const words = ['restart', '-w', '-m', mode, '-D', cluster, '-l', join(cluster, 'restarted.log')];
    const { code, output } = await run(programOf(binaries, 'pg_ctl'), words, account);
    if (code !== 0) throw new Error(`the database did not restart: ${output}`);
  };

  const ask = async <T>(act: (sql: Sql) => Promise<T>): Promise<T> => {
    const { sql, close } = connect(server.connection, { max: 1 });
    return await act(sql).finally(close);
  };

  /** Suspends all its processes for a while, as on a computer that swaps or whose disk hangs. */
  const hangFor = async (milliseconds: number): Promise<void> => {
    const first = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
      // The first process goes first, so that it cannot start others meanwhile.
      process.kill(first, name);
      for (const pid of await childrenOf(first)) {
        try {
          process.kill(pid, name);
        } catch {
          // It has ended in the meantime.
        }
      }
    };
    try {
      await signal('SIGSTOP');
      await pause(milliseconds);
    } finally {
      await signal('SIGCONT');
    }
  };

  const close = async () => {
    await server.stop();
    await eraseEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };

  return { url: `postgres://${user}:${password}@${host}:${port}/${database}`, restart, hangFor, ask, close };
};
