/** The part of the catalogue that a batch of events speaks of, as the rules want it. */
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

const written = sql<boolean>`${items.hash} is not null`;

/** Items that were taken out of the list stay known: what was done offline meanwhile counts. */
const knownItems = async (
  db: Db,
  ids: readonly string[],
  asked: readonly string[],
): Promise<KnownEntry[]> => {
  const [rows, contents] = await Promise.all([
    db
      .select({ id: items.id, unitId: items.unitId, type: items.type, faith: items.faith, written })
      .from(items)
      .where(inArray(items.id, [...ids])),
    // Contents are large: only those whose questions or whose length matter are read.
    db
      .select({ id: items.id, content: items.content })
      .from(items)
      .where(inArray(items.id, [...asked])),
  ]);
  const contentOf = new Map(contents.map(({ id, content }) => [id, content]));
  return rows.map(({ written: isWritten, ...item }) => {
    const content = contentOf.get(item.id);
    if (content == null) return { ...item, questions: isWritten ? [] : null };
    return { ...item, questions: questionsOf(content), leastTime: leastTimeOf(content) };
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
      .select({ id: items.id, unitId: items.unitId, type: items.type, faith: items.faith })
      .from(items)
      .innerJoin(units, eq(units.id, items.unitId))
      // A unit that was taken out keeps its list as it was.
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

export const catalogueOf = async (
  db: Db,
  { named, asked }: { named: readonly string[]; asked: readonly string[] },
  exercise: ExerciseMaker,
): Promise<LoadedCatalogue> => {
  const homes = db
    .select({ id: items.unitId })
    .from(items)
    .where(inArray(items.id, [...named]));
  const [found, byUnit] =
    named.length === 0
      ? [[], new Map<number, ListedUnit>()]
      : await Promise.all([knownItems(db, named, asked), unitsWhere(db, inArray(units.id, homes))]);
  const byId = new Map(found.map((item) => [item.id, item]));
  return { item: (id) => byId.get(id) ?? null, unit: (id) => byUnit.get(id) ?? null, exercise };
};
