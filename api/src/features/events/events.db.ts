import { zoneOfCountry } from '@afrolearn/learning/places/zones.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { insertRows, type Write } from '#db/rows.ts';
import { answers, attempts, epochs, events, learnerTotals, schools, users } from '#db/tables.ts';

const noEpoch = 'this database has no epoch';

export const epochOf = async (db: Db): Promise<string> => {
  const [row] = await db.select({ id: epochs.id }).from(epochs).orderBy(desc(epochs.beganAt)).limit(1);
  if (row === undefined) throw new Error(noEpoch);
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
  /** Which life of the database this is: another after a restored backup. */
  epoch: string;
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
      epoch: sql<string | null>`(select ${epochs.id} from ${epochs} order by ${epochs.beganAt} desc limit 1)`,
    })
    .from(learnerTotals)
    .innerJoin(users, eq(users.id, learnerTotals.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(learnerTotals.userId, userId))
    .for('update', { of: learnerTotals });
  if (row === undefined) return undefined;
  const { country, zone, epoch, ...learner } = row;
  if (epoch === null) throw new Error(noEpoch);
  return { ...learner, epoch, zone: zone ?? zoneOfCountry(country) };
};

export type NewEvent = typeof events.$inferInsert;

/** They are new: whoever calls has looked, under the learner's lock. Were one not, its key would stop everything. */
export const keepEvents = (rows: readonly NewEvent[]): Write => insertRows(events, rows);

export const keepAnswers = (rows: readonly (typeof answers.$inferInsert)[]): Write =>
  insertRows(answers, rows);

export const keepAttempts = (rows: readonly (typeof attempts.$inferInsert)[]): Write =>
  insertRows(attempts, rows);
