import { createHash } from 'node:crypto';
import { quizId } from '@afrolearn/learning/lessons/ids.ts';
import { buildList, lastCheckpoint } from '@afrolearn/learning/lessons/list.ts';
import type { Db } from '#db/connect.ts';
import { inBatches } from '#db/in-batches.ts';
import {
  contentHashes,
  dropContents,
  dropManifests,
  dropTools,
  hideOthers,
  importState,
  recheckContent,
  rememberFailure,
  rememberPack,
  rememberRecounted,
  replaceDrawings,
  saveContents,
  saveEntries,
  saveManifest,
  saveTool,
  saveUnits,
  storedDrawings,
  storedManifests,
  storedTools,
  unitHashes,
  waitForTurn,
} from '#features/catalogue/index.ts';
import { recountUnits } from '#features/events/index.ts';
import { openPack, type PackedUnit, type PackFolder } from './pack-files.ts';
import { indexChanges } from './search-entries.db.ts';
import { findables } from './search-entries.ts';

export type ImportReport = {
  units: number;
  items: number;
  contents: number;
  searchEntries: number;
  unchanged: boolean;
};

const nothing: ImportReport = { units: 0, items: 0, contents: 0, searchEntries: 0, unchanged: true };

/* About 2 MB of lessons per statement: few round trips and little memory. */
const contentsAtOnce = 100;

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
  home: unit.home,
  hash: hashOf(unit),
});

/** The last checkpoint of a unit is listed only once it is written. */
const hasLastCheckpoint = ({ id, lessons, written }: PackedUnit): boolean => {
  const n = lastCheckpoint(lessons.length);
  return n !== undefined && written.includes(quizId(id, n));
};

const itemRows = (unit: PackedUnit) =>
  buildList(
    {
      id: unit.id,
      lessons: unit.lessons.map(({ faith, ...lesson }) => ({ ...lesson, ...(faith && { faith }) })),
    },
    {
      readings: unit.readingTitles as Record<number, string>,
      lastCheckpoint: hasLastCheckpoint(unit),
    },
  ).map((item, index) => ({
    id: item.id,
    unitId: unit.id,
    type: item.type,
    n: item.n,
    position: index + 1,
    title: item.title,
    faith: item.faith ?? null,
  }));

/** Updates changed unit lists, and hides those missing in the pack. */
const bringUnits = async (db: Db, all: readonly PackedUnit[], now: Date) => {
  const before = await unitHashes(db);
  const rows = all.map((unit) => ({ unit: unitRow(unit), items: itemRows(unit) }));
  const changed = rows.filter(({ unit }) => before.get(unit.id) !== unit.hash);
  await saveUnits(
    db,
    changed.map(({ unit }) => unit),
  );
  const items = changed.flatMap((one) => one.items);
  await saveEntries(db, items);
  const kept = {
    units: new Set(rows.map(({ unit }) => unit.id)),
    items: new Set(rows.flatMap((one) => one.items.map(({ id }) => id))),
  };
  await hideOthers(db, kept, now);
  return { rows, changed: changed.map(({ unit }) => unit.id), items: items.length };
};

/** Reads and stores changed manifests; returns all entries, unchanged ones from the database. */
const bringManifests = async (db: Db, pack: PackFolder) => {
  const stored = await storedManifests(db);
  const entries = [];
  for (const { file, hash } of pack.manifests) {
    const known = stored.get(file);
    stored.delete(file);
    if (known?.hash === hash) {
      entries.push(...known.entries);
      continue;
    }
    const { items, ...manifest } = pack.manifest(file);
    await saveManifest(db, { ...manifest, file, entries: items });
    entries.push(...items);
  }
  await dropManifests(db, [...stored.keys()]);
  return entries;
};

/** Writes changed contents and removes missing ones; returns the number written. */
const bringContents = async (
  db: Db,
  pack: PackFolder,
  entries: readonly { id: string; hash: string }[],
): Promise<number> => {
  const stored = await contentHashes(db);
  const changed = entries.filter(({ id, hash }) => stored.get(id) !== hash);
  for (const batch of inBatches(changed, contentsAtOnce))
    await saveContents(
      db,
      batch.map(({ id, hash }) => {
        const content = pack.content(id, hash);
        return { id, hash, content, title: content.title };
      }),
    );
  const wanted = new Set(entries.map(({ id }) => id));
  await dropContents(
    db,
    [...stored.keys()].filter((id) => !wanted.has(id)),
  );
  return changed.length;
};

/** Replaces the drawing bank if it changed. */
const bringDrawings = async (db: Db, pack: PackFolder): Promise<void> => {
  if ((await storedDrawings(db)) === pack.drawingsHash) return;
  await replaceDrawings(db, pack.drawingsHash, pack.drawings());
};

/** Stores the changed data of study tools, and deletes data that the pack no longer has. */
const bringTools = async (db: Db, pack: PackFolder): Promise<void> => {
  const stored = await storedTools(db);
  for (const { tool, file, hash } of pack.tools) {
    if (stored.get(tool) !== hash) await saveTool(db, { tool, hash, content: pack.toolContent(file, hash) });
    stored.delete(tool);
  }
  await dropTools(db, [...stored.keys()]);
};

/** Imports a pack: atomic, incremental and idempotent. */
const bringPack = async (db: Db, pack: PackFolder, now: Date): Promise<ImportReport> =>
  await db.transaction(async (transaction) => {
    await waitForTurn(transaction);
    if ((await importState(transaction)).hash === pack.hash) return nothing;
    const { rows, changed, items } = await bringUnits(transaction, pack.units(), now);
    const entries = await bringManifests(transaction, pack);
    const contents = await bringContents(transaction, pack, entries);
    await bringDrawings(transaction, pack);
    await bringTools(transaction, pack);
    const written = new Map(entries.map((entry) => [entry.id, entry]));
    const searchEntries = await indexChanges(transaction, findables(rows, written));
    await rememberPack(transaction, pack.hash, now, changed);
    return { units: changed.length, items, contents, searchEntries, unchanged: false };
  });

const bringOrTell = async (db: Db, pack: PackFolder, now: Date): Promise<ImportReport> => {
  try {
    return await bringPack(db, pack, now);
  } finally {
    recheckContent(db);
  }
};

/**
 * Imports a pack, then recounts percentages in small batches: in one transaction they would lock every
 * learner. An interrupted recount resumes at the next start. A failure changes no content, and is stored for
 * the health check.
 */
export const importPack = async (
  db: Db,
  folder: string,
  now: Date,
  readText?: (path: string) => string,
): Promise<ImportReport> => {
  try {
    const pack = openPack(folder, readText);
    const before = await importState(db);
    const report = before.hash === pack.hash ? nothing : await bringOrTell(db, pack, now);
    const { toRecount } = report.unchanged ? before : await importState(db);
    if (toRecount.length > 0) {
      await recountUnits(db, toRecount, { now });
      await rememberRecounted(db, pack.hash);
    }
    if (before.failedAt !== null) await rememberFailure(db, null, null);
    return report;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // Storing the failure fails, too, if the database is away. The first error is the one to report.
    await rememberFailure(db, now, why).catch(() => undefined);
    throw error;
  }
};
