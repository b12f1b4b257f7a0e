import { createHash } from 'node:crypto';
import { buildList } from '@afrolearn/learning/lessons/list.ts';
import type { Db } from '#db/connect.ts';
import { recountUnits } from '#features/events/index.ts';
import {
  contentHashes,
  dropContent,
  hideOthers,
  importedPack,
  notePack,
  noteRecounted,
  replaceManifests,
  saveContent,
  saveItems,
  saveUnits,
  unitHashes,
  unitsToRecount,
  waitForTurn,
} from './content.db.ts';
import { type PackedUnit, readCatalogue, readItem, readManifest, readPack } from './pack-files.ts';
import { rebuildSearch } from './search-entries.db.ts';

export type ImportReport = { units: number; items: number; contents: number; unchanged: boolean };

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

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
  }));

/** Writes the contents that changed and takes away those that are no longer in the pack; says how many were written. */
const bringContents = async (
  db: Db,
  folder: string,
  entries: readonly { id: string; hash: string }[],
): Promise<number> => {
  const stored = await contentHashes(db);
  const changed = entries.filter(({ id, hash }) => stored.get(id) !== hash);
  for (const { id, hash } of changed) {
    const { content } = readItem(folder, id);
    await saveContent(db, { id, hash, content, title: content.title });
  }
  const wanted = new Set(entries.map(({ id }) => id));
  for (const id of stored.keys()) if (!wanted.has(id)) await dropContent(db, id);
  return changed.length;
};

/** Brings a pack into the database: all or nothing, only what changed, the same pack once. */
const bringPack = async (
  db: Db,
  folder: string,
  pack: ReturnType<typeof readPack>,
  now: Date,
): Promise<ImportReport> =>
  await db.transaction(async (transaction) => {
    await waitForTurn(transaction);
    if ((await importedPack(transaction)) === pack.hash)
      return { units: 0, items: 0, contents: 0, unchanged: true };

    const catalogue = readCatalogue(folder, pack.catalogue.file);
    const before = await unitHashes(transaction);
    const rows = catalogue.units.map((unit) => ({ unit: unitRow(unit), items: itemRows(unit) }));
    const changed = rows.filter(({ unit }) => before.get(unit.id) !== unit.hash);
    const listed = changed.flatMap((one) => one.items);
    await saveUnits(
      transaction,
      changed.map(({ unit }) => unit),
    );
    await saveItems(transaction, listed);
    const kept = {
      units: rows.map(({ unit }) => unit.id),
      items: rows.flatMap((one) => one.items.map(({ id }) => id)),
    };
    await hideOthers(transaction, kept, now);

    const shelf = pack.manifests.map(({ file }) => readManifest(folder, file));
    const entries = shelf.flatMap(({ items }) => items);
    const contents = await bringContents(transaction, folder, entries);
    await replaceManifests(
      transaction,
      shelf.map(({ items, ...manifest }) => ({ ...manifest, entries: items })),
    );
    await rebuildSearch(transaction);
    await notePack(
      transaction,
      pack.hash,
      now,
      changed.map(({ unit }) => unit.id),
    );
    return { units: changed.length, items: listed.length, contents, unchanged: false };
  });

/**
 * Brings a pack in; then, some learners at a time, their percents by the new lists: in one transaction with the pack
 * it would hold every learner's lock. What a stopped server left uncounted is counted at its next start.
 */
export const importPack = async (db: Db, folder: string, now: Date): Promise<ImportReport> => {
  const pack = readPack(folder);
  const report = await bringPack(db, folder, pack, now);
  const left = await unitsToRecount(db);
  if (left.length > 0) {
    await recountUnits(db, left, { now });
    await noteRecounted(db, pack.hash);
  }
  return report;
};
