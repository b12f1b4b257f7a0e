import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { items, manifests, packs, units } from '#db/tables.ts';

/* Any fixed number: two servers that start at once import one after the other. */
const importLock = 4_152_817_602;

type NewUnit = Omit<typeof units.$inferInsert, 'removedAt'>;
type NewItem = Omit<typeof items.$inferInsert, 'hash' | 'content' | 'removedAt'>;
type Row = typeof items.$inferSelect;
type Written = Pick<Row, 'id' | 'title'> & { hash: string; content: NonNullable<Row['content']> };

const inBatches = <T>(all: readonly T[], size = 500): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Held until the transaction ends. */
export const waitForTurn = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${importLock}::bigint)`);
};

export const importedPack = async (db: Db): Promise<string | null> => {
  const [known] = await db.select().from(packs);
  return known?.hash ?? null;
};

/** Units whose learners' percents are still those of an older list. */
export const unitsToRecount = async (db: Db): Promise<number[]> => {
  const [known] = await db.select({ toRecount: packs.toRecount }).from(packs);
  return known?.toRecount ?? [];
};

/** What was left to recount of the pack before is left of this one. */
export const notePack = async (
  db: Db,
  hash: string,
  importedAt: Date,
  changedUnits: readonly number[],
): Promise<void> => {
  const toRecount = [...new Set([...(await unitsToRecount(db)), ...changedUnits])];
  await db.delete(packs);
  await db.insert(packs).values({ hash, importedAt, toRecount });
};

/** Only if it is still this pack: one that came meanwhile has its own list. */
export const noteRecounted = async (db: Db, hash: string): Promise<void> => {
  await db.update(packs).set({ toRecount: [] }).where(eq(packs.hash, hash));
};

/** The hash of every unit that is shown; one that a pack left out has none. */
export const unitHashes = async (db: Db): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: units.id, hash: units.hash })
    .from(units)
    .where(sql`${units.removedAt} is null`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
};

export const saveUnits = async (db: Db, all: readonly NewUnit[]): Promise<void> => {
  for (const batch of inBatches(all)) {
    await db
      .insert(units)
      .values(batch)
      .onConflictDoUpdate({
        target: units.id,
        set: {
          key: excluded('key'),
          subjectId: excluded('subject_id'),
          gradeId: excluded('grade_id'),
          position: excluded('position'),
          title: excluded('title'),
          about: excluded('about'),
          details: excluded('details'),
          hash: excluded('hash'),
          removedAt: null,
        },
      });
  }
};

export const saveItems = async (db: Db, all: readonly NewItem[]): Promise<void> => {
  for (const batch of inBatches(all)) {
    await db
      .insert(items)
      .values(batch)
      .onConflictDoUpdate({
        target: items.id,
        set: {
          type: excluded('type'),
          n: excluded('n'),
          position: excluded('position'),
          title: excluded('title'),
          faith: excluded('faith'),
          removedAt: null,
        },
      });
  }
};

/** Hides what a pack leaves out. It is never deleted: learners' work points to it. */
export const hideOthers = async (
  db: Db,
  kept: { units: readonly number[]; items: readonly string[] },
  now: Date,
): Promise<void> => {
  await db
    .update(units)
    .set({ removedAt: now })
    .where(sql`removed_at is null and not (id = any(${sql.param([...kept.units])}::int[]))`);
  await db
    .update(items)
    .set({ removedAt: now })
    .where(sql`removed_at is null and not (id = any(${sql.param([...kept.items])}::text[]))`);
};

/** The hash of every item that is written. */
export const contentHashes = async (db: Db): Promise<Map<string, string | null>> => {
  const rows = await db.select({ id: items.id, hash: items.hash }).from(items).where(sql`hash is not null`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
};

export const saveContent = async (db: Db, { id, ...written }: Written): Promise<void> => {
  await db.update(items).set(written).where(sql`id = ${id}`);
};

/** The item stays in its list, as one that is not written. */
export const dropContent = async (db: Db, id: string): Promise<void> => {
  await db.update(items).set({ hash: null, content: null }).where(sql`id = ${id}`);
};

export const replaceManifests = async (
  db: Db,
  all: readonly (typeof manifests.$inferInsert)[],
): Promise<void> => {
  await db.delete(manifests);
  for (const one of all) await db.insert(manifests).values(one);
};
