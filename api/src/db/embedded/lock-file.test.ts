import { chmod, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DatabaseStartError } from './start-error.ts';
import { ask, clusterOf, killServer, openScene, rewriteLockFile, serversOn } from './testing/scene.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { PROOF } = process.env;
const times = PROOF ? 20 : 2;
let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** The state after a power cut: lock files of a server that no longer runs. */
const crashed = async (dataDir: string): Promise<string> => {
  const server = await scene.start(dataDir);
  const cluster = await clusterOf(dataDir);
  await ask(server.connection, (sql) => sql`create table if not exists kept as select 1 as n`);
  await killServer(server.pid, cluster);
  return cluster;
};

const leftOver = {
  stale: async () => {},
  empty: (cluster: string) => rewriteLockFile(cluster, () => ''),
  foreign: async (cluster: string) => {
    const id = await scene.stranger(cluster);
    await rewriteLockFile(cluster, (text) => text.replace(/^\d+/, String(id)));
  },
};

describe('R3: a left-over lock file never needs a person', () => {
  for (const [kind, plant] of Object.entries(leftOver)) {
    test(`${kind}: ${times} of ${times} start, each with one server`, async () => {
      const dataDir = `${scene.folder}/${kind}`;
      for (let round = 0; round < times; round += 1) {
        const cluster = await crashed(dataDir);
        await plant(cluster);
        const server = await scene.start(dataDir);
        expect(await serversOn(cluster)).toEqual([server.pid]);
        expect(await ask(server.connection, (sql) => sql`select n from kept`)).toEqual([{ n: 1 }]);
        await killServer(server.pid, cluster);
      }
    });
  }

  test('control: without handing over the old id, a foreign process bars the start', async () => {
    const dataDir = `${scene.folder}/control`;
    const cluster = await crashed(dataDir);
    await leftOver.foreign(cluster);
    const start = scene.start(dataDir, { passOldId: false, patience: 0 });
    await expect(start).rejects.toThrow(/lock file "postmaster.pid" already exists/);
    expect(await serversOn(cluster)).toEqual([]);
  });

  test('two that start at once over a foreign id end with one server', async () => {
    const dataDir = `${scene.folder}/rush`;
    const cluster = await crashed(dataDir);
    await leftOver.foreign(cluster);
    const [one, two] = await Promise.all([scene.startInAnotherProcess(dataDir), scene.start(dataDir)]);
    expect(one.pid).toBe(two.pid);
    expect(await serversOn(cluster)).toEqual([two.pid]);
  });

  test('left-over lock files of the socket do not bar the start', async () => {
    const dataDir = `${scene.folder}/socket`;
    const server = await scene.start(dataDir);
    const cluster = await clusterOf(dataDir);
    await killServer(server.pid, cluster);
    const lock = join(server.connection.host, '.s.PGSQL.5432.lock');
    for (const text of ['', `${await scene.stranger(cluster)}\n`]) {
      await writeFile(lock, text);
      await chmod(lock, 0o644);
      const next = await scene.start(dataDir);
      expect(dirname(lock)).toBe(next.connection.host);
      await killServer(next.pid, cluster);
    }
  });
});

test('an empty lock file that is really a link is not written through', async () => {
  const dataDir = `${scene.folder}/link`;
  const cluster = await crashed(dataDir);
  const victim = `${scene.folder}/victim`;
  await writeFile(victim, 'precious');
  await rm(join(cluster, 'postmaster.pid'));
  await symlink(victim, join(cluster, 'postmaster.pid'));
  await expect(scene.start(dataDir)).rejects.toThrow(DatabaseStartError);
  expect(await readFile(victim, 'utf8')).toBe('precious');
});

describe('never two servers on one folder', () => {
  for (const kind of ['empty', 'foreign'] as const) {
    test(`even if the lock file of a live server is made ${kind}`, async () => {
      const dataDir = `${scene.folder}/live-${kind}`;
      const server = await scene.start(dataDir);
      const cluster = await clusterOf(dataDir);
      await leftOver[kind](cluster);
      await expect(scene.start(dataDir, { patience: 300 })).rejects.toThrow(
        'pre-existing shared memory block',
      );
      expect(await serversOn(cluster)).toEqual([server.pid]);
      expect(await ask(server.connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
    });
  }
});
