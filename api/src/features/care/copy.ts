/** A copy of everything that is kept of one person (permissions N6 and N8, promise C8). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Copy } from '@afrolearn/contract/care.ts';
import { namesUnitOf } from '@afrolearn/learning/safety/private-faith.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { unitsThatTellFaith } from '#features/catalogue/index.ts';
import { uploadOf } from '#features/photos/index.ts';
import { schoolOf } from '#features/schools/index.ts';
import type { World } from '#http/context.ts';
import { copyTable, handInPhotosOf, namesOf, titlesOf } from './copy.db.ts';
import { registry } from './registry/index.ts';

const itemColumns = ['item_id', 'ref'];
/* Whom a row names beside the person, where the reader may know who it is. */
const personColumns = [
  'guardian_id',
  'child_id',
  'set_by',
  'viewer_id',
  'assigned_by',
  'reviewed_by',
  'asker_id',
  'asked_id',
  'blocked_id',
  'giver_id',
  'receiver_id',
  'helper_id',
  'helped_id',
  'inviter_id',
  'invitee_id',
];

type Tables = Copy['tables'];

const valuesOf = (tables: Tables, columns: readonly string[]): unknown[] => {
  const found = new Set<unknown>();
  for (const { rows } of tables)
    for (const row of rows) for (const column of columns) if (row[column] != null) found.add(row[column]);
  return [...found];
};
const numbers = (values: readonly unknown[]) => values.filter((value) => typeof value === 'number');
const words = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string');

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
  // The child's own copy holds everything; a guardian's copy leaves out religious education (G20).
  const untold = readerId === person.id ? new Set<number>() : await unitsThatTellFaith(db);
  const tables: Tables = [];
  for (const [name, kept] of Object.entries(registry)) {
    if (!('copy' in kept)) continue;
    const table = await copyTable(db, name, kept.copy, person.id);
    tables.push({ ...table, rows: table.rows.filter((row) => !namesUnitOf(row, untold)) });
  }
  return {
    form: 1,
    madeAt: now().toISOString(),
    about: { id: person.id, name: person.name, role: person.role, school: school?.name ?? null },
    tables: tables.filter(({ rows }) => rows.length > 0),
    titles: await titlesOf(db, words(valuesOf(tables, itemColumns)), numbers(valuesOf(tables, ['unit_id']))),
    names: await namesOf(db, numbers(valuesOf(tables, personColumns)), readerId),
    files: await filesOf(world, person.id),
  };
};
