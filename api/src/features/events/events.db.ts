import { zoneOfCountry } from '@afrolearn/learning/places/zones.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { answers, attempts, epochs, events, learnerTotals, schools, users } from '#db/tables.ts';
import { insertNew, insertRows, type Write } from './rows.db.ts';

export const epochOf = async (db: Db): Promise<string> => {
  const [row] = await db.select({ id: epochs.id }).from(epochs).orderBy(desc(epochs.beganAt)).limit(1);
  if (row === undefined) throw new Error('this database has no epoch');
  return row.id;
};

export const syncedAtOf = async (db: Db, userId: number): Promise<Date | null> => {
  const [row] = await db
    .select({ syncedAt: learnerTotals.syncedAt })
    .from(learnerTotals)
    .where(eq(learnerTotals.userId, userId));
  return row?.syncedAt ?? null;
};

export type TotalsRow = typeof learnerTotals.$inferSelect;

export type Learner = {
  totals: TotalsRow;
  gradeId: number | null;
  /** The school's, else that of the learner's country: days do not depend on where a device says it is. */
  zone: string;
  madeAt: Date;
};

/** Locks the learner's sums until the transaction ends: two batches at once are taken one after the other. */
export const lockLearner = async (db: Db, userId: number): Promise<Learner> => {
  const row = await lockedRow(db, userId);
  if (row !== undefined) return row;
  await db.insert(learnerTotals).values({ userId }).onConflictDoNothing();
  const made = await lockedRow(db, userId);
  if (made === undefined) throw new Error('the learner is not there any more');
  return made;
};

const lockedRow = async (db: Db, userId: number): Promise<Learner | undefined> => {
  const [row] = await db
    .select({
      totals: learnerTotals,
      gradeId: users.gradeId,
      country: users.country,
      madeAt: users.createdAt,
      zone: schools.zone,
    })
    .from(learnerTotals)
    .innerJoin(users, eq(users.id, learnerTotals.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(learnerTotals.userId, userId))
    .for('update', { of: learnerTotals });
  if (row === undefined) return undefined;
  const { country, zone, ...learner } = row;
  return { ...learner, zone: zone ?? zoneOfCountry(country) };
};

export type NewEvent = typeof events.$inferInsert;

/**
 * Stores events and returns the ids of those that are new. The unique key decides: what was stored before, or
 * stands twice in the list, is returned once or not at all.
 */
export const storeEvents = (db: Db, rows: readonly NewEvent[]): Promise<string[]> =>
  insertNew(db, events, rows);

export const storedAmong = async (
  db: Db,
  userId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.userId, userId), inArray(events.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
};

export const keepAnswers = (rows: readonly (typeof answers.$inferInsert)[]): Write =>
  insertRows(answers, rows);

export const keepAttempts = (rows: readonly (typeof attempts.$inferInsert)[]): Write =>
  insertRows(attempts, rows);
