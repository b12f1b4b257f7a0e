/** Reads all stored data of one person, table by table, as the registry says. */
import type { Copy } from '@afrolearn/contract/care.ts';
import { nameForOthers } from '@afrolearn/learning/people/names.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import type { Copied } from './registry/kept.ts';
import type { Traveller } from './registry/travels.ts';

type Row = Record<string, unknown>;
type Table = Copy['tables'][number];

/**
 * PostgreSQL makes the JSON: it formats moments, days and numbers alike for all tables, and ten thousand rows travel
 * as one value.
 */
export const copyTable = async (
  db: Db,
  table: string,
  { part, by, when, what = [], hides = [] }: Copied,
  userId: number,
): Promise<Table> => {
  const isTheirs = sql.join(
    by.map((column): SQL => sql`t.${sql.identifier(column)} = ${userId}`),
    sql` or `,
  );
  const row = hides.reduce<SQL>((whole, column) => sql`${whole} - ${column}::text`, sql`to_jsonb(t)`);
  const order = when === undefined ? sql`` : sql` order by t.${sql.identifier(when)}`;
  const [found] = await db.execute<{ rows: Row[] | null }>(
    sql`select jsonb_agg(${row}${order}) as rows from ${sql.identifier(table)} t where ${isTheirs}`,
  );
  return { table, part, when: when ?? null, what: [...what], rows: found?.rows ?? [] };
};

export const handInPhotosOf = async (db: Db, learnerId: number) => [
  ...(await db.execute<{ assignment: number; n: number; base64: string }>(sql`
    select assignment_id as assignment, n, replace(encode(webp, 'base64'), E'\n', '') as base64
    from hand_in_photos where learner_id = ${learnerId} order by assignment_id, n`)),
];

/** The titles of the rows' units and entries. */
export const titlesOf = async (
  db: Db,
  itemIds: readonly string[],
  unitIds: readonly number[],
): Promise<Record<string, string>> => {
  const rows = await db.execute<{ id: string; title: string }>(sql`
    select id, title from items where id = any(${sql.param([...itemIds])}::text[])
    union all select id::text, title from units where id = any(${sql.param([...unitIds])}::int[])`);
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
};

/** Names of the people in the rows: adults by their name, other learners by first name and initial. */
export const namesOf = async (
  db: Db,
  ids: readonly number[],
  readerId: number,
): Promise<Record<string, string>> => {
  const rows = await db.execute<{ id: number; name: string; whole: boolean }>(sql`
    select u.id, u.name, (u.role <> 'learner' or u.id = ${readerId} or exists (select from guardianships g
      where g.child_id = u.id and g.guardian_id = ${readerId})) as whole
    from users u where u.id = any(${sql.param([...ids])}::int[]) and u.leaves_at is null`);
  return Object.fromEntries(
    rows.map(({ id, name, whole }) => [String(id), whole ? name : nameForOthers(name)]),
  );
};

/** The uids of the rows' local numbers, by table and number. */
export const uidsOf = async (
  db: Db,
  wanted: Readonly<Record<Traveller, readonly number[]>>,
): Promise<Record<string, Record<string, string>>> => {
  const asked = Object.entries(wanted).filter(([, ids]) => ids.length > 0);
  if (asked.length === 0) return {};
  const each = asked.map(
    ([table, ids]): SQL => sql`select ${table}::text as "table", id, uid
      from ${sql.identifier(table)} where id = any(${sql.param([...ids])}::int[])`,
  );
  const found: Record<string, Record<string, string>> = {};
  for (const { table, id, uid } of await db.execute<{ table: string; id: number; uid: string }>(
    sql.join(each, sql` union all `),
  )) {
    const uids = found[table] ?? {};
    uids[id] = uid;
    found[table] = uids;
  }
  return found;
};
