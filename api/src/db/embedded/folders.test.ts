import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DatabaseStartError } from './index.ts';
import { asProgramError } from './start-error.ts';
import { ask, clusterOf, openScene } from './testing/scene.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = process.getuid?.() === 0;
let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const refusal = async (start: Promise<unknown>): Promise<string> => {
  const error = await start.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DatabaseStartError);
  const { message } = error as DatabaseStartError;
  expect(message).toMatch(/^[^\n]+\.$/);
  return message;
};

test('a first start that was killed half-way is made good by the next', async () => {
  const dataDir = `${scene.folder}/half`;
  const remnant = `${dataDir}/postgres.making-4711-deadbeef`;
  await mkdir(`${remnant}/base/1`, { recursive: true });
  await writeFile(`${remnant}/PG_VERSION`, '18\n');
  const { connection } = await scene.start(dataDir);
  expect(await ask(connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect((await readdir(dataDir)).filter((name) => name.includes('making'))).toEqual([]);
});

test('a first start that is really killed half-way is made good by the next', async () => {
  const dataDir = `${scene.folder}/killed`;
  await scene.killFirstStart(dataDir);
  expect(await readdir(dataDir)).not.toContain('postgres');
  const { connection } = await scene.start(dataDir);
  expect(await ask(connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('in a folder whose path is too long for a socket, the socket is elsewhere and private', async () => {
  const dataDir = join(scene.folder, 'long'.repeat(30), 'data');
  const { connection } = await scene.start(dataDir);
  expect(connection.host.startsWith(scene.folder)).toBe(false);
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  expect(await ask(connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('strange characters in the path do no harm', async () => {
  const { connection } = await scene.start(`${scene.folder}/a "b", c'd é`);
  expect(await ask(connection, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a data folder that is a file, or under one, is refused in a sentence', async () => {
  const file = `${scene.folder}/file`;
  await writeFile(file, '');
  expect(await refusal(scene.start(file))).toContain('a file is in its place');
  expect(await refusal(scene.start(`${file}/data`))).toContain('a file is in its place');
});

test.skipIf(root)('a data folder that may not be written to is refused in a sentence', async () => {
  const dataDir = `${scene.folder}/closed`;
  await mkdir(dataDir, { mode: 0o500 });
  expect(await refusal(scene.start(dataDir))).toContain('cannot be written to');
});

test('a cluster of another major version is refused and left as it is', async () => {
  const dataDir = `${scene.folder}/older`;
  await mkdir(`${dataDir}/postgres`, { recursive: true });
  await writeFile(`${dataDir}/postgres/PG_VERSION`, '17\n');
  expect(await refusal(scene.start(dataDir))).toContain('was made by PostgreSQL 17 and this is 18');
  expect(await readFile(`${dataDir}/postgres/PG_VERSION`, 'utf8')).toBe('17\n');
});

test('a server that cannot start is reported with the last line of its log', async () => {
  const dataDir = `${scene.folder}/broken`;
  await (await scene.start(dataDir)).stop();
  await writeFile(join(await clusterOf(dataDir), 'postgresql.conf'), 'no_such_setting = 1\n');
  const message = await refusal(scene.start(dataDir));
  expect(message).toContain('postgresql.conf');
  expect(message).toContain(`${dataDir}/postgres.log`);
});

test('a full disk is named as such, even if that was not the last word', () => {
  const output =
    'FATAL:  could not extend file: No space left on device\nPANIC:  cannot abort transaction 1\n';
  expect(asProgramError('initdb', output, '/data').message).toBe(
    'The disk that holds /data is full; free some space and start again.',
  );
});

test('a log that has grown large is put aside', async () => {
  const dataDir = `${scene.folder}/log`;
  await mkdir(dataDir);
  await writeFile(`${dataDir}/postgres.log`, Buffer.alloc(5 * 1024 * 1024 + 1, 'x'));
  await scene.start(dataDir);
  expect((await stat(`${dataDir}/postgres.log.1`)).size).toBeGreaterThan(5 * 1024 * 1024);
  expect((await stat(`${dataDir}/postgres.log`)).size).toBeLessThan(100_000);
});

describe.runIf(root)('as root, in a folder that the unprivileged user cannot enter', () => {
  test('the cluster lives elsewhere, and a pointer finds it again', async () => {
    const parent = `${scene.folder}/closed-home`;
    await mkdir(parent, { mode: 0o700 });
    const dataDir = `${parent}/data`;
    const first = await scene.start(dataDir);
    await ask(first.connection, (sql) => sql`create table kept as select 5 as n`);
    await first.stop();
    const cluster = await clusterOf(dataDir);
    expect(cluster.startsWith(`${scene.folder}/shelter/`)).toBe(true);
    expect((await stat(cluster)).uid).not.toBe(0);
    expect(await readdir(dataDir)).not.toContain('postgres');
    const second = await scene.start(dataDir);
    expect(await ask(second.connection, (sql) => sql`select n from kept`)).toEqual([{ n: 5 }]);
  });

  test('a pointer to a cluster that is gone does not begin an empty one', async () => {
    const dataDir = `${scene.folder}/astray`;
    await mkdir(dataDir);
    await writeFile(`${dataDir}/postgres.where`, `${scene.folder}/shelter/0123456789abcdef-01234567\n`);
    expect(await refusal(scene.start(dataDir))).toContain('bring it back');
    await writeFile(`${dataDir}/postgres.where`, '/\n');
    expect(await refusal(scene.start(dataDir))).toContain("does not name a database's folder");
    await rm(dataDir, { recursive: true });
  });

  test('a cluster that was reachable before is not replaced by an empty one', async () => {
    const parent = `${scene.folder}/closed-later`;
    await (await scene.start(`${parent}/data`)).stop();
    await chmod(parent, 0o700);
    expect(await refusal(scene.start(`${parent}/data`))).toContain('chmod o+x');
    await chmod(parent, 0o755);
  });
});
