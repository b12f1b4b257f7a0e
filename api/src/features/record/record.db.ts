/** The rows of the learning record, and the lock for changing them. */
import { zoneOfCountry } from '@afrolearn/learning/places/zones.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { fixedStatement } from '#db/fixed-statement.ts';
import { insertRows, rowsFromJson, type Write } from '#db/rows.ts';
import { answers, attempts, events, learnerTotals } from '#db/tables.ts';

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
  /**
   * The school's time zone, else that of the learner's country: days must not depend on where a device says it is.
   */
  zone: string;
  madeAt: Date;
  /** A new epoch begins after a restored backup. */
  epoch: { id: string; number: number };
  /** The key of the receipts. Not cached, because a backup may be restored under a running server. */
  secret: Buffer;
};

/*
 * Locks in the order of ids, which avoids deadlocks. Each person is a lookup by primary key: for a join, PostgreSQL
 * would compare several plans at every event, and read the ends of four indexes for it.
 */
const lock = fixedStatement<'users'>(`
  select to_json(t) as totals, u.grade_id, u.country, u.created_at, u.zone,
    (select json_build_object('id', id, 'number', number) from epochs order by number desc limit 1) as epoch,
    (select value from salts where purpose = 'limits') as secret
  from learner_totals t cross join lateral (
    select u.grade_id, u.country, u.created_at, (select s.zone from schools s where s.id = u.school_id) as zone
    from users u where u.id = t.user_id limit 1) u
  where t.user_id = any({users}::int[]) order by t.user_id for update of t`);

type LockedRow = {
  totals: Record<string, unknown>;
  grade_id: number | null;
  country: string | null;
  created_at: string;
  zone: string | null;
  epoch: Learner['epoch'] | null;
  secret: Buffer | null;
};

const lockedRows = async (db: Db, users: readonly number[]): Promise<Map<number, Learner>> => {
  const rows = await db.execute<LockedRow>(lock({ users: [...users] }));
  const totals = rowsFromJson(
    learnerTotals,
    rows.map((row) => row.totals),
  );
  return new Map(
    totals.map((own, place) => {
      const { grade_id, country, created_at, zone, epoch, secret } = rows[place] as LockedRow;
      if (epoch === null || secret === null) throw new Error('this database has no epoch or no secret');
      const about = { gradeId: grade_id, madeAt: new Date(created_at), zone: zone ?? zoneOfCountry(country) };
      return [own.userId, { totals: own, epoch, secret, ...about }];
    }),
  );
};

/**
 * Locks learners' sums until the transaction ends, so that two batches of one learner are processed one after the
 * other.
 */
export const lockLearners = async (
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Learner>> => {
  const found = await lockedRows(db, userIds);
  const missing = userIds.filter((id) => !found.has(id)).toSorted((one, other) => one - other);
  if (missing.length === 0) return found;
  const made = missing.map((userId) => ({ userId }));
  await db.insert(learnerTotals).values(made).onConflictDoNothing();
  return new Map([...found, ...(await lockedRows(db, missing))]);
};

export const lockLearner = async (db: Db, userId: number): Promise<Learner> => {
  const learner = (await lockLearners(db, [userId])).get(userId);
  if (learner === undefined) throw new Error('the learner is not there any more');
  return learner;
};

export type NewEvent = typeof events.$inferInsert;

/** The caller has checked under the learner's lock that the events are new. A duplicate would fail on its key. */
export const keepEvents = (rows: readonly NewEvent[]): Write => insertRows(events, rows);

export const keepAnswers = (rows: readonly (typeof answers.$inferInsert)[]): Write =>
  insertRows(answers, rows);

export const keepAttempts = (rows: readonly (typeof attempts.$inferInsert)[]): Write =>
  insertRows(attempts, rows);
