/** Tables of the current pack: units, entries, manifests, drawings, and the result of the last import. */
import { eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { inBatches } from '#db/in-batches.ts';
import { contentState, drawings, items, manifests, packs, toolContents, units } from '#db/tables.ts';

/* Any fixed number: it serializes the imports of servers that start at once. */
const importLock = 4_152_817_602;
/* Importing the whole curriculum on a slow disk takes minutes, and so does waiting for another server's import. */
const longestStatement = 15 * 60 * 1000;

type NewUnit = Omit<typeof units.$inferInsert, 'removedAt'>;
type NewEntry = Omit<typeof items.$inferInsert, 'hash' | 'content' | 'removedAt'>;
type Row = typeof items.$inferSelect;
type Written = Pick<Row, 'id' | 'title'> & { hash: string; content: NonNullable<Row['content']> };

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/**
 * An advisory lock until the transaction ends. This transaction has longer timeouts: the pool's ten seconds are for
 * requests.
 */
export const waitForTurn = async (db: Db): Promise<void> => {
  await db.execute(sql.raw(`set local statement_timeout = ${longestStatement}`));
  await db.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${longestStatement}`));
  await db.execute(sql`select pg_advisory_xact_lock(${importLock}::bigint)`);
};

/** Null when the last import succeeded. */
export const importFailedAt = async (db: Db): Promise<Date | null> => {
  const [state] = await db.select({ failedAt: contentState.failedAt }).from(contentState);
  return state?.failedAt ?? null;
};

export const rememberFailure = async (
  db: Db,
  failedAt: Date | null,
  failure: string | null,
): Promise<void> => {
  await db.update(contentState).set({ failedAt, failure });
};

/** What a start must know before it reads any lesson: one query. `toRecount`: units with outdated percents. */
export const importState = async (db: Db) => {
  const [known] = await db
    .select({ hash: packs.hash, toRecount: packs.toRecount, failedAt: contentState.failedAt })
    .from(contentState)
    .leftJoin(packs, sql`true`);
  return {
    hash: known?.hash ?? null,
    toRecount: known?.toRecount ?? [],
    failedAt: known?.failedAt ?? null,
  };
};

/** Units that the last pack left to recount are added to those of this one. */
export const rememberPack = async (
  db: Db,
  hash: string,
  importedAt: Date,
  changedUnits: readonly number[],
): Promise<void> => {
  const { toRecount } = await importState(db);
  await db.delete(packs);
  await db
    .insert(packs)
    .values({ hash, importedAt, toRecount: [...new Set([...toRecount, ...changedUnits])] });
};

/** Only if this pack is still the current one: a newer one has its own list. */
export const rememberRecounted = async (db: Db, hash: string): Promise<void> => {
  await db.update(packs).set({ toRecount: [] }).where(eq(packs.hash, hash));
};

/** The hash of every visible unit. Units that a pack left out are not in it. */
export const unitHashes = async (db: Db): Promise<Map<number, string>> => {
  const rows = await db.select({ id: units.id, hash: units.hash }).from(units).where(isNull(units.removedAt));
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
          home: excluded('home'),
          hash: excluded('hash'),
          removedAt: null,
        },
      });
  }
};

export const saveEntries = async (db: Db, all: readonly NewEntry[]): Promise<void> => {
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

/** Hides what a pack leaves out. It is never deleted, because learners' work refers to it. */
export const hideOthers = async (
  db: Db,
  kept: { units: ReadonlySet<number>; items: ReadonlySet<string> },
  now: Date,
): Promise<void> => {
  const oldUnits = [...(await unitHashes(db)).keys()].filter((id) => !kept.units.has(id));
  for (const batch of inBatches(oldUnits))
    await db.update(units).set({ removedAt: now }).where(inArray(units.id, batch));
  const shown = await db.select({ id: items.id }).from(items).where(isNull(items.removedAt));
  const oldItems = shown.map(({ id }) => id).filter((id) => !kept.items.has(id));
  for (const batch of inBatches(oldItems))
    await db.update(items).set({ removedAt: now }).where(inArray(items.id, batch));
};

/** The hash of every entry that is written. */
export const contentHashes = async (db: Db): Promise<Map<string, string | null>> => {
  const rows = await db.select({ id: items.id, hash: items.hash }).from(items).where(sql`hash is not null`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
};

/** Many contents by one statement. */
export const saveContents = async (db: Db, written: readonly Written[]): Promise<void> => {
  await db.execute(sql`
    update items set hash = new.hash, title = new.title, content = new.content
    from jsonb_to_recordset(${JSON.stringify(written)}::text::jsonb) as new (id text, hash text, title text, content jsonb)
    where items.id = new.id`);
};

/** The entries stay in their lists as unwritten ones. */
export const dropContents = async (db: Db, ids: readonly string[]): Promise<void> => {
  for (const batch of inBatches(ids))
    await db.update(items).set({ hash: null, content: null }).where(inArray(items.id, batch));
};

export const storedManifests = async (db: Db) => {
  const rows = await db.select().from(manifests);
  return new Map(rows.map((row) => [row.file, row]));
};

export const saveManifest = async (db: Db, one: typeof manifests.$inferInsert): Promise<void> => {
  await db.insert(manifests).values(one).onConflictDoUpdate({ target: manifests.file, set: one });
};

export const dropManifests = async (db: Db, files: readonly string[]): Promise<void> => {
  if (files.length > 0) await db.delete(manifests).where(inArray(manifests.file, [...files]));
};

export const storedTools = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db.select({ tool: toolContents.tool, hash: toolContents.hash }).from(toolContents);
  return new Map(rows.map(({ tool, hash }) => [tool, hash]));
};

export const saveTool = async (db: Db, one: typeof toolContents.$inferInsert): Promise<void> => {
  await db.insert(toolContents).values(one).onConflictDoUpdate({ target: toolContents.tool, set: one });
};

export const dropTools = async (db: Db, tools: readonly string[]): Promise<void> => {
  if (tools.length > 0) await db.delete(toolContents).where(inArray(toolContents.tool, [...tools]));
};

/** The hash of the stored drawing bank; null when there is none. */
export const storedDrawings = async (db: Db): Promise<string | null> => {
  const [row] = await db.select({ bank: drawings.bank }).from(drawings).limit(1);
  return row?.bank ?? null;
};

export const replaceDrawings = async (
  db: Db,
  bank: string,
  all: readonly Omit<typeof drawings.$inferInsert, 'bank'>[],
): Promise<void> => {
  await db.delete(drawings);
  for (const batch of inBatches(all))
    await db.insert(drawings).values(batch.map((one) => ({ ...one, bank })));
};
