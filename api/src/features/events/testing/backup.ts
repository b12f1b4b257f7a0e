import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '#db/connect.ts';
import { testDatabase } from '#testing/test-app.ts';

/** Backs up a test's database; returns a function that restores it to a new database. */
export const backupOf = async ({ sql }: Pick<Database, 'sql'>): Promise<() => Promise<Database>> => {
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  const [name, backup] = [row?.name ?? '', `backup_${randomBytes(6).toString('hex')}`];
  const once = async (...statements: readonly string[]) => {
    const main = connect(inject('postgres'), { max: 1 });
    for (const statement of statements) await main.sql.unsafe(statement);
    await main.close();
  };
  // A database can be copied only without connections; pools reconnect.
  await once(
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
    `create database ${backup} template ${name}`,
    `alter database ${name} allow_connections true`,
  );
  afterAll(() => once(`drop database if exists ${backup} with (force)`));
  return () => testDatabase(backup);
};
