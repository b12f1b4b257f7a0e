import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { entryStates, items, placesLeft, reviewCards, units } from '#db/tables.ts';

/** The units of a grade, or (null) those beyond the classroom, each with its written entries: two queries. */
export const unitsWithReady = async (db: Db, gradeId: number | null) => {
  const ofGrade = gradeId === null ? isNull(units.gradeId) : eq(units.gradeId, gradeId);
  const here = and(ofGrade, isNull(units.removedAt));
  const [all, entries] = await Promise.all([
    db
      .select({
        id: units.id,
        title: units.title,
        subjectId: units.subjectId,
        gradeId: units.gradeId,
        level: sql<string>`${units.details} ->> 'level'`,
      })
      .from(units)
      .where(here)
      .orderBy(asc(units.subjectId), asc(units.position)),
    db
      .select({
        id: items.id,
        title: items.title,
        type: items.type,
        faith: items.faith,
        unitId: items.unitId,
      })
      .from(items)
      .innerJoin(units, eq(units.id, items.unitId))
      .where(and(here, isNull(items.removedAt), isNotNull(items.hash)))
      .orderBy(asc(items.position)),
  ]);
  return all.map((unit) => ({
    ...unit,
    entries: entries.flatMap(({ unitId, ...entry }) => (unitId === unit.id ? [entry] : [])),
  }));
};

/** The grade of a unit; undefined when it is no longer taught. */
export const gradeOfUnit = async (db: Db, unitId: number): Promise<number | null | undefined> => {
  const [row] = await db
    .select({ gradeId: units.gradeId })
    .from(units)
    .where(and(eq(units.id, unitId), isNull(units.removedAt)));
  return row?.gradeId;
};

/**
 * All entries that a learner opened, the latest first, with their state and whether a place was left in them since.
 */
export const entriesDoneBy = (db: Db, userId: number) =>
  db
    .select({
      id: entryStates.itemId,
      state: entryStates.state,
      left: sql<boolean>`${placesLeft.itemId} is not null`,
    })
    .from(entryStates)
    .leftJoin(
      placesLeft,
      and(eq(placesLeft.userId, entryStates.userId), eq(placesLeft.itemId, entryStates.itemId)),
    )
    .where(and(eq(entryStates.userId, userId), isNotNull(entryStates.unitId)))
    .orderBy(desc(entryStates.openedAt), desc(entryStates.itemId));

/** How many questions were reviewed today in a time zone. */
export const reviewedToday = async (db: Db, userId: number, zone: string, now: Date): Promise<number> => {
  const start = sql`((${now.toISOString()}::timestamptz at time zone ${zone})::date::timestamp at time zone ${zone})`;
  const [row] = await db
    .select({ count: count() })
    .from(reviewCards)
    .where(
      and(eq(reviewCards.userId, userId), gt(reviewCards.reps, 1), sql`${reviewCards.lastAt} >= ${start}`),
    );
  return row?.count ?? 0;
};

/** Where a learner left some entries. */
export const placesIn = (db: Db, userId: number, ids: readonly string[]) =>
  db
    .select({ id: placesLeft.itemId, place: placesLeft.place })
    .from(placesLeft)
    .where(and(eq(placesLeft.userId, userId), inArray(placesLeft.itemId, [...ids])));

export const contentOf = async (db: Db, id: string): Promise<EntryContent | null> => {
  const [row] = await db.select({ content: items.content }).from(items).where(eq(items.id, id));
  return row?.content ?? null;
};
