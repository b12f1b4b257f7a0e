import { and, gt, inArray, like, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { limitCounters } from '#db/tables.ts';

export type Counter = { key: string; count: number; endsAt: Date };

/* The driver takes no Date inside raw SQL. */
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Counts so many more for each key, in one statement; a window that has ended starts anew. */
export const countMore = async (
  db: Db,
  windows: readonly { key: string; per: number }[],
  now: Date,
  amount: number,
): Promise<Counter[]> => {
  // In one order always: two requests that count the same keys must not wait for each other.
  const rows = [...windows]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, per }) => ({ key, count: amount, endsAt: new Date(now.getTime() + per) }));
  const over = sql`${limitCounters.endsAt} <= ${moment(now)}`;
  return await db
    .insert(limitCounters)
    .values(rows)
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        count: sql`case when ${over} then excluded.count else least(${limitCounters.count} + excluded.count, 1000000000) end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${limitCounters.endsAt} end`,
      },
    })
    .returning();
};

/** Takes back what turned out not to count. */
export const countLess = async (
  db: Db,
  keys: readonly string[],
  now: Date,
  amount: number,
): Promise<void> => {
  if (keys.length === 0) return;
  await db
    .update(limitCounters)
    .set({ count: sql`greatest(${limitCounters.count} - ${amount}::integer, 0)` })
    .where(and(inArray(limitCounters.key, [...keys]), gt(limitCounters.endsAt, now)));
};

export const openCounters = (db: Db, prefix: string, now: Date): Promise<Counter[]> =>
  db
    .select()
    .from(limitCounters)
    .where(and(like(limitCounters.key, `${prefix}%`), gt(limitCounters.endsAt, now)));

export const saveCounters = async (db: Db, counters: readonly Counter[]): Promise<void> => {
  for (let from = 0; from < counters.length; from += 1000) {
    await db
      .insert(limitCounters)
      .values(counters.slice(from, from + 1000))
      .onConflictDoUpdate({
        target: limitCounters.key,
        set: { count: sql`excluded.count`, endsAt: sql`excluded.ends_at` },
      });
  }
};
