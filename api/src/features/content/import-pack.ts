import { createHash } from 'node:crypto';
import { buildList } from '@afrolearn/learning/lessons/list.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { items, manifests, packs, units } from '#db/tables.ts';
import { type PackedUnit, readCatalogue, readItem, readManifest, readPack } from './pack-files.ts';
import { rebuildSearch } from './search-entries.ts';

/* Any fixed number: two servers that start at once import one after the other. */
const importLock = 4_152_817_602;

export type ImportReport = { units: number; items: number; contents: number; unchanged: boolean };

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const inBatches = <T>(all: readonly T[], size = 500): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

const unitRow = (unit: PackedUnit) => ({
  id: unit.id,
  key: unit.key,
  subjectId: unit.subjectId,
  gradeId: unit.gradeId,
  position: unit.order,
  title: unit.title,
  about: unit.about,
  details: {
    level: unit.level,
    term: unit.term,
    strand: unit.strand,
    theme: unit.theme,
    basis: unit.basis,
    topics: unit.topics,
  },
  hash: hashOf(unit),
  removedAt: null,
});

const itemRows = (unit: PackedUnit) =>
  buildList(
    {
      id: unit.id,
      lessons: unit.lessons.map(({ faith, ...lesson }) => ({ ...lesson, ...(faith && { faith }) })),
    },
    { readings: unit.readingTitles as Record<number, string> },
  ).map((item, index) => ({
    id: item.id,
    unitId: unit.id,
    type: item.type,
    n: item.n,
    position: index + 1,
    title: item.title,
    faith: item.faith ?? null,
    removedAt: null,
  }));

const excluded = (column: string) => sql.raw(`excluded.${column}`);

const saveUnits = async (db: Db, changed: readonly PackedUnit[]) => {
  for (const batch of inBatches(changed.map(unitRow))) {
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
  const rows = changed.flatMap(itemRows);
  for (const batch of inBatches(rows)) {
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
  return rows.length;
};

/** Brings a pack into the database: all or nothing, only what changed, the same pack once. */
export const importPack = async (db: Db, folder: string, now: Date): Promise<ImportReport> => {
  const pack = readPack(folder);
  return await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${importLock}::bigint)`);
    const [known] = await transaction.select().from(packs);
    if (known?.hash === pack.hash) return { units: 0, items: 0, contents: 0, unchanged: true };

    const catalogue = readCatalogue(folder, pack.catalogue.file);
    const before = new Map(
      (
        await transaction.select({ id: units.id, hash: units.hash, removedAt: units.removedAt }).from(units)
      ).map((row) => [row.id, row]),
    );
    const changed = catalogue.units.filter((unit) => {
      const row = before.get(unit.id);
      return row === undefined || row.removedAt !== null || row.hash !== hashOf(unit);
    });
    const listed = await saveUnits(transaction, changed);

    const unitIds = catalogue.units.map(({ id }) => id);
    await transaction
      .update(units)
      .set({ removedAt: now })
      .where(sql`removed_at is null and not (id = any(${sql.param(unitIds)}::int[]))`);
    const itemIds = catalogue.units.flatMap((unit) => itemRows(unit).map(({ id }) => id));
    await transaction
      .update(items)
      .set({ removedAt: now })
      .where(sql`removed_at is null and not (id = any(${sql.param(itemIds)}::text[]))`);

    const shelf = pack.manifests.map(({ file }) => readManifest(folder, file));
    const contents = await saveContents(
      transaction,
      folder,
      shelf.flatMap(({ items: entries }) => entries),
    );
    await transaction.delete(manifests);
    for (const { file, subjectId, gradeId, hash, bytes, items: entries } of shelf) {
      await transaction.insert(manifests).values({ file, subjectId, gradeId, hash, bytes, entries });
    }
    await rebuildSearch(transaction);
    await transaction.delete(packs);
    await transaction.insert(packs).values({ hash: pack.hash, importedAt: now });
    return { units: changed.length, items: listed, contents, unchanged: false };
  });
};

const saveContents = async (
  db: Db,
  folder: string,
  entries: readonly { id: string; hash: string }[],
): Promise<number> => {
  const stored = new Map(
    (await db.select({ id: items.id, hash: items.hash }).from(items).where(sql`hash is not null`)).map(
      (row) => [row.id, row.hash],
    ),
  );
  const wanted = new Set(entries.map(({ id }) => id));
  let written = 0;
  for (const { id, hash } of entries) {
    if (stored.get(id) === hash) continue;
    const { content } = readItem(folder, id);
    await db.update(items).set({ hash, content, title: content.title }).where(sql`id = ${id}`);
    written += 1;
  }
  for (const id of stored.keys()) {
    if (!wanted.has(id)) await db.update(items).set({ hash: null, content: null }).where(sql`id = ${id}`);
  }
  return written;
};
