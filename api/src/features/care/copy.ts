/** A copy of all data of one person (permissions N6 and N8, promise C8). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Copy } from '@afrolearn/contract/care.ts';
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { namesUnitOf } from '@afrolearn/learning/safety/private-faith.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { unitsThatTellFaith } from '#features/catalogue/index.ts';
import { uploadOf } from '#features/photos/index.ts';
import { schoolOf } from '#features/schools/index.ts';
import type { World } from '#http/context.ts';
import { copyTable, handInPhotosOf, namesOf, titlesOf, uidsOf } from './copy.db.ts';
import { registry } from './registry/index.ts';
import { type Traveller, travels } from './registry/travels.ts';

const itemColumns = ['item_id', 'ref'];
/* Own lessons have ids such as `t7`. */
const lessonColumns = [...itemColumns, 'lesson'];

type Tables = Copy['tables'];

const valuesOf = (tables: Tables, columns: readonly string[]): unknown[] => {
  const found = new Set<unknown>();
  for (const { rows } of tables)
    for (const row of rows) for (const column of columns) if (row[column] != null) found.add(row[column]);
  return [...found];
};
const numbers = (values: readonly unknown[]) => values.filter((value) => typeof value === 'number');
const words = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string');

/** The local numbers in the rows, by the table that they refer to; of people only those whom the reader may know. */
const numbersOf = (tables: Tables, people: readonly number[]) => {
  const wanted = Object.entries(travels).map(([table, columns]) => [
    table,
    numbers(valuesOf(tables, columns)),
  ]);
  const lessons = words(valuesOf(tables, lessonColumns)).map(parseOwnLessonId);
  const numbered = Object.fromEntries(wanted) as Record<Traveller, number[]>;
  return {
    ...numbered,
    users: people,
    own_lessons: [...numbered.own_lessons, ...lessons.filter((id) => id !== undefined)],
  };
};

const filesOf = async ({ db, env }: Pick<World, 'db' | 'env'>, userId: number): Promise<Copy['files']> => {
  const upload = await uploadOf(db, userId);
  const photo =
    upload === null ? null : await readFile(join(env.dataDir, 'uploads', upload), 'base64').catch(() => null);
  const type = 'image/webp';
  return [
    ...(photo === null ? [] : [{ name: `photo-${upload}`, type, base64: photo }]),
    ...(await handInPhotosOf(db, userId)).map(({ assignment, n, base64 }) => ({
      name: `work-${assignment}-${n}.webp`,
      type,
      base64,
    })),
  ];
};

export const copyOf = async (
  world: Pick<World, 'db' | 'env' | 'now'>,
  person: UserRow,
  readerId: number,
): Promise<Copy> => {
  const { db, now } = world;
  const school = person.schoolId === null ? null : await schoolOf(db, person.schoolId);
  // A child's own copy is complete; a guardian's leaves out religious education (G20).
  const untold = readerId === person.id ? new Set<number>() : await unitsThatTellFaith(db);
  const tables: Tables = [];
  for (const [name, kept] of Object.entries(registry)) {
    if (!('copy' in kept)) continue;
    const table = await copyTable(db, name, kept.copy, person.id);
    tables.push({ ...table, rows: table.rows.filter((row) => !namesUnitOf(row, untold)) });
  }
  const names = await namesOf(db, numbers(valuesOf(tables, travels.users)), readerId);
  return {
    form: 2,
    madeAt: now().toISOString(),
    about: {
      id: person.id,
      uid: person.uid,
      name: person.name,
      role: person.role,
      school: school?.name ?? null,
    },
    tables: tables.filter(({ rows }) => rows.length > 0),
    titles: await titlesOf(db, words(valuesOf(tables, itemColumns)), numbers(valuesOf(tables, ['unit_id']))),
    names,
    uids: await uidsOf(db, numbersOf(tables, Object.keys(names).map(Number))),
    files: await filesOf(world, person.id),
  };
};
