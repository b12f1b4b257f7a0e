/** One Postgres for all server tests: the one in TEST_DATABASE_URL, or our own in a fresh folder. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Connection, connect } from '#db/connect.ts';
import { startEmbeddedPostgres } from '#db/embedded/index.ts';
import { migrate } from '#db/migrate.ts';
import { readMigrations } from '#db/migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection;
  }
}

const startOwn = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'afrolearn-test-'));
  chmodSync(dataDir, 0o755);
  // This server is deleted after the tests, so it need not survive a power cut; the promises use a real one.
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    // A test file keeps the connections of all its servers until it ends.
    settings: { fsync: 'off', max_connections: '800' },
  });
  return {
    connection: postgres.connection as Connection,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The template database has the migrated tables; each test file works on a copy. */
const makeTemplate = async (connection: Connection) => {
  const main = connect(connection, { max: 1 });
  await main.sql`drop database if exists afrolearn_template with (force)`;
  // It may hold older lessons if the server is kept between test runs.
  await main.sql`drop database if exists afrolearn_taught with (force)`;
  await main.sql`create database afrolearn_template`;
  await main.close();
  const template = connect(inDatabase(connection, 'afrolearn_template'), { max: 1 });
  await migrate(template.sql, readMigrations());
  await template.close();
};

export const inDatabase = (connection: Connection, database: string): Connection => {
  if (typeof connection !== 'string') return { ...connection, database };
  const url = new URL(connection);
  url.pathname = `/${database}`;
  return url.href;
};

// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default async ({ provide }: TestProject) => {
  const url = process.env['TEST_DATABASE_URL'];
  const postgres = url === undefined ? await startOwn() : { connection: url, stop: async () => undefined };
  await makeTemplate(postgres.connection);
  provide('postgres', postgres.connection);
  return postgres.stop;
};
