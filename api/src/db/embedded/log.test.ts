import { appendFile, readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../connect.ts';
import { shortenLog } from './program.ts';
import { ask, openScene } from './testing/scene.ts';

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const canary = 'canary-akello@home.ug';

/** Every way in which Postgres quotes a refused statement: its text, a value, and the key that is taken. */
const refusedStatements = [
  `insert into people values ('${canary}')`,
  `select '${canary}'::int`,
  `select '${canary}' frmo nowhere`,
  `do $$ begin raise exception '${canary}'; end $$`,
];

const refuseAll = async (dataDir: string) => {
  const { connection } = await scene.start(dataDir);
  await ask(connection, async (sql) => {
    await sql`create table people (email text primary key)`;
    await sql`insert into people values (${canary})`;
    for (const text of refusedStatements) await expect(sql.unsafe(text)).rejects.toThrow();
    await expect(sql`insert into people values (${canary})`).rejects.toThrow();
    await expect(sql`select ${canary}::text::int`).rejects.toThrow();
  });
  return connection;
};

test('no word of a refused statement is in the log, which still tells what befell the server (promise S14)', async () => {
  const dataDir = `${scene.folder}/quiet`;
  await refuseAll(dataDir);
  const log = await readFile(`${dataDir}/postgres.log`, 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toContain('canary');
});

test('control: a server that logs as Postgres does by itself is caught', async () => {
  const dataDir = `${scene.folder}/talkative`;
  const { connection } = await scene.start(dataDir);
  await ask(connection, async (sql) => {
    await sql`set log_min_messages = error`;
    await expect(sql.unsafe(`select '${canary}'::int`)).rejects.toThrow();
  });
  expect(await readFile(`${dataDir}/postgres.log`, 'utf8')).toContain(canary);
});

test('a log that has grown while the server runs is put aside, and the server writes on at the start of it', async () => {
  const dataDir = `${scene.folder}/long`;
  const { connection } = await scene.start(dataDir);
  const log = `${dataDir}/postgres.log`;
  await appendFile(log, Buffer.alloc(5 * 1024 * 1024 + 1, 'x'));
  await shortenLog(log);
  expect((await stat(`${log}.1`)).size).toBeGreaterThan(5 * 1024 * 1024);
  const nowhere = connect({ ...connection, database: 'nowhere' }, { max: 1 });
  await expect(nowhere.sql`select 1`).rejects.toThrow();
  await nowhere.close();
  expect(await readFile(log, 'utf8')).toMatch(/^\d{4}-.*FATAL: {2}database "nowhere" does not exist/);
  expect((await stat(log)).size).toBeLessThan(10_000);
});
