import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, clusterOf, killServer, openScene, serversOn, until } from './testing/scene.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

test('the first start makes a durable cluster without a network port, and the second keeps its rows', async () => {
  const dataDir = `${scene.folder}/first`;
  const first = await scene.start(dataDir);
  const settings = await ask(first.connection, async (sql) => {
    await sql`create table kept (word text)`;
    await sql`insert into kept values ('amandla')`;
    return await sql`select name, setting from pg_settings where name in
      ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses')`;
  });
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    listen_addresses: '',
  });
  await first.stop();
  await first.stop();
  expect(await serversOn(await clusterOf(dataDir))).toEqual([]);

  const said: string[] = [];
  const begun = Date.now();
  const second = await scene.start(dataDir, {}, (line) => said.push(line));
  expect(Date.now() - begun).toBeLessThan(5000);
  expect(said).toEqual([]);
  expect(await ask(second.connection, (sql) => sql`select word from kept`)).toEqual([{ word: 'amandla' }]);
});

test('a server left running by a killed parent is taken over, and can be stopped', async () => {
  const dataDir = `${scene.folder}/orphan`;
  const { pid, parent } = await scene.startInAnotherProcess(dataDir);
  parent.kill('SIGKILL');
  await until('the parent is dead', async () => parent.signalCode !== null);
  const heir = await scene.start(dataDir);
  expect(heir.pid).toBe(pid);
  expect(await ask(heir.connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await heir.stop();
  expect(await serversOn(await clusterOf(dataDir))).toEqual([]);
});

test('when server and parent are both killed, the next start recovers', async () => {
  const dataDir = `${scene.folder}/both`;
  const { pid, connection, parent } = await scene.startInAnotherProcess(dataDir);
  await ask(connection, (sql) => sql`create table kept as select 7 as n`);
  parent.kill('SIGKILL');
  await killServer(pid, await clusterOf(dataDir));
  const next = await scene.start(dataDir);
  expect(next.pid).not.toBe(pid);
  expect(await ask(next.connection, (sql) => sql`select n from kept`)).toEqual([{ n: 7 }]);
});

test('processes that start at the same moment share one server, which the last one stops', async () => {
  const dataDir = `${scene.folder}/together`;
  const [one, two, three] = await Promise.all([
    scene.startInAnotherProcess(dataDir),
    scene.startInAnotherProcess(dataDir),
    scene.start(dataDir),
  ]);
  const cluster = await clusterOf(dataDir);
  expect(await serversOn(cluster)).toEqual([one.pid]);
  expect([two.pid, three.pid]).toEqual([one.pid, one.pid]);
  for (const { connection } of [one, two, three]) {
    expect(await ask(connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  }

  await three.stop();
  expect(await serversOn(cluster)).toEqual([one.pid]);
  const last = await scene.start(dataDir);
  one.parent.kill('SIGKILL');
  two.parent.kill('SIGKILL');
  await until('both are dead', async () => one.parent.signalCode !== null && two.parent.signalCode !== null);
  await last.stop();
  expect(await serversOn(cluster)).toEqual([]);
});

test('over TCP, as on Windows, only the kept password lets in', async () => {
  const dataDir = `${scene.folder}/tcp`;
  const server = await scene.start(dataDir, { transport: 'tcp' });
  expect(server.connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/^\w{48}$/) });
  expect(await ask(server.connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  const wrong = ask({ ...server.connection, password: 'guess' }, (sql) => sql`select 1`);
  await expect(wrong).rejects.toThrow('password authentication failed');
  const again = await scene.start(dataDir, { transport: 'tcp' });
  expect(again.connection).toEqual(server.connection);
});
