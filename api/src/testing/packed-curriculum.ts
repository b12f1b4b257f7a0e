import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { connect, type Database, type Db } from '#db/connect.ts';
import { importPack } from '#features/content/index.ts';
import { inDatabase } from './global-setup.ts';
import { testDatabase } from './test-app.ts';

/** The packed lessons of this checkout. The build makes them; `npm test` builds them before the calls are tested. */
export const packedCurriculum = (): string => {
  const folder = fileURLToPath(new URL('../../../curriculum/dist', import.meta.url));
  if (!existsSync(`${folder}/pack.json`)) throw new Error('Run `npm run content -- --pack` first.');
  return folder;
};

/** Imports the packed lessons into a test's database. A repeated import does nothing. */
export const bringCurriculum = async (db: Db, now: Date): Promise<void> => {
  await importPack(db, packedCurriculum(), now);
};

const taught = 'afrolearn_taught';

/**
 * Importing the lessons takes seconds, but copying a database that has them is fast. So the first test file that
 * needs one makes a template.
 */
const makeTaught = async (): Promise<void> => {
  const postgres = inject('postgres');
  const main = connect(postgres, { max: 1 });
  try {
    // One worker makes it, the others wait here. They poll, because of the statement timeout.
    while ((await main.sql`select from pg_try_advisory_lock(20261116) got where got`).length === 0)
      await pause(100);
    const found = await main.sql`select from pg_database where datname = ${taught}`;
    if (found.length > 0) return;
    const making = `${taught}_making`;
    await main.sql.unsafe(`drop database if exists ${making} with (force)`);
    await main.sql.unsafe(`create database ${making} template afrolearn_template`);
    const database = connect(inDatabase(postgres, making), { max: 1 });
    await bringCurriculum(database.db, new Date('2026-03-09T06:00:00Z'));
    await database.close();
    await main.sql.unsafe(`alter database ${making} rename to ${taught}`);
  } finally {
    await main.close();
  }
};
let made: Promise<void> | null = null;

/** A fresh database with the packed lessons. */
export const taughtDatabase = async (): Promise<Database> => {
  made ??= makeTaught();
  await made;
  return await testDatabase(taught);
};
