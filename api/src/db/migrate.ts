import { createHash } from 'node:crypto';
import { StartError } from '#env.ts';
import type { Sql } from './connect.ts';

export type Migration = { name: string; sql: string };

/* Any fixed number: the key of the advisory lock under which one process at a time changes the tables. */
const migrationLock = 4_152_817_601;

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

/** Compares the applied migrations with ours. A changed or unknown one means that the data is of another version. */
const checkHistory = (
  done: readonly { name: string; fingerprint: string }[],
  ours: readonly Migration[],
): void => {
  done.forEach(({ name, fingerprint: before }, index) => {
    const mine = ours[index];
    if (mine?.name !== name) {
      throw new StartError(
        `This database was written by a newer AfroLearn (it knows "${name}"). Start that version, or use another DATA_DIR.`,
      );
    }
    if (fingerprint(mine.sql) !== before) {
      throw new StartError(
        `The migration "${name}" has changed since this database ran it. Restore the file as it was.`,
      );
    }
  });
};

/** Migrates the tables: all or nothing, and one process at a time. Returns the names of the migrations that ran. */
export const migrate = async (sql: Sql, migrations: readonly Migration[]): Promise<string[]> =>
  await sql.begin(async (transaction) => {
    // A migration of a big table may be slow, and so may the wait for another process that holds the lock.
    await transaction`set local statement_timeout = 0`;
    await transaction`select pg_advisory_xact_lock(${migrationLock}::bigint)`;
    await transaction`
      create table if not exists migrations (
        name text primary key, fingerprint text not null, ran_at timestamptz not null default now())`;
    const done = await transaction<{ name: string; fingerprint: string }[]>`
      select name, fingerprint from migrations order by name`;
    checkHistory(done, migrations);
    const ran: string[] = [];
    for (const { name, sql: text } of migrations.slice(done.length)) {
      await transaction.unsafe(text);
      await transaction`insert into migrations (name, fingerprint) values (${name}, ${fingerprint(text)})`;
      ran.push(name);
    }
    return ran;
  });
