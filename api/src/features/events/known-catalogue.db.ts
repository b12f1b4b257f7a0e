/** The part of the catalogue that a batch of events refers to, in the form of the rules. */
import {
  type Catalogue,
  type ExerciseMaker,
  type KnownEntry,
  type KnownUnit,
  questionsOf,
} from '@afrolearn/learning/events/catalogue.ts';
import { leastTimeOf } from '@afrolearn/learning/events/least-time.ts';
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { items, units } from '#db/tables.ts';
import { contentShelf } from '#features/catalogue/index.ts';

const written = sql<boolean>`${items.hash} is not null`;

/** Items that left the list stay known, because offline work on them counts. */
const knownItems = async (db: Db, ids: readonly string[]): Promise<KnownEntry[]> => {
  const { id, unitId, type, faith, content } = items;
  const rows = await db
    .select({ id, unitId, type, faith, written, content })
    .from(items)
    .where(inArray(items.id, [...ids]));
  return rows.map(({ written: isWritten, content: whole, ...item }) => {
    if (whole === null) return { ...item, questions: isWritten ? [] : null };
    return { ...item, questions: questionsOf(whole), leastTime: leastTimeOf(whole) };
  });
};

export type ListedUnit = KnownUnit & { readonly title: string };

const unitsWhere = async (db: Db, isMeant: SQL): Promise<Map<number, ListedUnit>> => {
  const [rows, listed] = await Promise.all([
    db
      .select({ id: units.id, title: units.title, subjectId: units.subjectId, gradeId: units.gradeId })
      .from(units)
      .where(isMeant),
    db
      .select({ id: items.id, unitId: items.unitId, type: items.type, faith: items.faith, written })
      .from(items)
      .innerJoin(units, eq(units.id, items.unitId))
      // A unit that was taken out keeps its list unchanged.
      .where(and(isMeant, or(isNull(items.removedAt), isNotNull(units.removedAt))))
      .orderBy(asc(items.unitId), asc(items.position)),
  ]);
  const byUnit = new Map<number, typeof listed>();
  for (const item of listed) {
    const list = byUnit.get(item.unitId);
    if (list === undefined) byUnit.set(item.unitId, [item]);
    else list.push(item);
  }
  return new Map(rows.map((unit) => [unit.id, { ...unit, items: byUnit.get(unit.id) ?? [] }]));
};

export const allUnits = (db: Db): Promise<Map<number, ListedUnit>> => unitsWhere(db, sql`true`);

export const unitsOfIds = (db: Db, ids: readonly number[]): Promise<Map<number, ListedUnit>> =>
  unitsWhere(db, inArray(units.id, [...ids]));

export type LoadedCatalogue = Omit<Catalogue, 'unit'> & { readonly unit: (id: number) => ListedUnit | null };

/* The entries of one class. The questions of an entry weigh some 10 kB. */
const mostEntries = 800;

type Read = { readonly entries: Map<string, KnownEntry>; readonly units: Map<number, ListedUnit> };

/** This process's cache for the current version of the content. */
const readOf = async (db: Db): Promise<Read> =>
  (await contentShelf(db)).keep(
    'entries of events',
    async () => ({ entries: new Map(), units: new Map() }),
    () => mostEntries * 10_000,
  );

/**
 * Entries and their units, cached. Do not call it inside a transaction: it may need a second connection, and ten
 * batches that each held one would deadlock.
 */
export const catalogueOf = async (
  db: Db,
  named: readonly string[],
  exercise: ExerciseMaker,
): Promise<LoadedCatalogue> => {
  const read = await readOf(db);
  const missing = named.filter((id) => !read.entries.has(id));
  if (read.entries.size + missing.length > mostEntries) read.entries.clear();
  const wanted = named.filter((id) => !read.entries.has(id));
  const fresh = wanted.length === 0 ? [] : await knownItems(db, wanted);
  const homes = [...new Set(fresh.flatMap(({ unitId }) => unitId ?? []))].filter((id) => !read.units.has(id));
  for (const [id, unit] of homes.length === 0 ? [] : await unitsOfIds(db, homes)) read.units.set(id, unit);
  const byId = new Map(fresh.map((entry) => [entry.id, entry]));
  for (const id of named) {
    const entry = byId.get(id) ?? read.entries.get(id);
    if (entry !== undefined) byId.set(id, entry);
  }
  for (const [id, entry] of byId) read.entries.set(id, entry);
  return {
    item: (id) => byId.get(id) ?? null,
    unit: (id) => read.units.get(id) ?? null,
    exercise,
    toolContent: () => null,
  };
};
