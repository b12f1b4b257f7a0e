import { and, gt, like, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { fixedStatement } from '#db/fixed-statement.ts';
import { grouped } from '#db/grouped.ts';
import { limitCounters } from '#db/tables.ts';

export type Counter = { key: string; count: number; endsAt: Date };

/*
 * A window that ends later than a new one would was made by a wrong clock, so it counts as over. The tolerance of a
 * minute is for requests that are counted together, whose times differ a little.
 */
const isOver = `(c.ends_at <= {now}::timestamptz or c.ends_at > excluded.ends_at + interval '1 minute')`;

/*
 * Does not wait for the disk. If the database crashes it forgets the last half second of counts: somebody may ask a
 * little more, and no data is lost. The setting is local to the transaction of this statement.
 */
const count = fixedStatement<'keys' | 'ends' | 'amounts' | 'now'>(`
  with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
  insert into limit_counters as c (key, count, ends_at)
  select key, amount, ends_at
    from unnest({keys}::text[], {amounts}::int[], {ends}::timestamptz[]) as w (key, amount, ends_at)
      cross join unhurried
  on conflict (key) do update set
    count = case when ${isOver} then excluded.count
      else least(c.count + excluded.count, 1000000000) end,
    ends_at = case when ${isOver} then excluded.ends_at else c.ends_at end
  returning key, count, ends_at`);

type Counting = { windows: readonly { key: string; per: number }[]; now: Date; amount: number };

/** Counts in one statement; a window that has ended starts again from zero. */
const countAll = async (db: Db, all: readonly Counting[]): Promise<Counter[][]> => {
  // Always in key order, so that two requests that count the same keys cannot deadlock.
  const rows = all
    .flatMap(({ windows, now, amount }) =>
      windows.map(({ key, per }) => ({ key, amount, ends: new Date(now.getTime() + per).toISOString() })),
    )
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const counted = await db.execute<{ key: string; count: number; ends_at: string }>(
    count({
      keys: rows.map(({ key }) => key),
      ends: rows.map(({ ends }) => ends),
      amounts: rows.map(({ amount }) => amount),
      now: new Date(Math.max(...all.map(({ now }) => now.getTime()))).toISOString(),
    }),
  );
  const byKey = new Map(
    counted.map(({ ends_at, ...counter }) => [counter.key, { ...counter, endsAt: new Date(ends_at) }]),
  );
  return all.map(({ windows }) => windows.flatMap(({ key }) => byKey.get(key) ?? []));
};

const queues = new WeakMap<Db, (counting: Counting) => Promise<Counter[]>>();

/** Adds an amount for each key, batched with other requests of the same moment. */
export const countMore = (
  db: Db,
  windows: Counting['windows'],
  now: Date,
  amount: number,
): Promise<Counter[]> => {
  const known = queues.get(db);
  const queue =
    known ??
    grouped({
      act: (all: readonly Counting[]) => countAll(db, all),
      keysOf: (one) => one.windows.map(({ key }) => key),
      weightOf: () => 1,
      mostWeight: 50,
      atOnce: 2,
    });
  if (known === undefined) queues.set(db, queue);
  return queue({ windows, now, amount });
};

/* Locks in the same order as `count`. A plain update locks in physical order, which could deadlock. */
const uncount = fixedStatement<'keys' | 'amount' | 'now'>(`
  with held as materialized (
    select key from limit_counters where key = any({keys}::text[]) and ends_at > {now}::timestamptz
    order by key collate "C" for update
  )
  update limit_counters c set count = greatest(c.count - {amount}::int, 0) from held where c.key = held.key`);

/** Reverts a count for something that turned out not to count. */
export const countLess = async (
  db: Db,
  keys: readonly string[],
  now: Date,
  amount: number,
): Promise<void> => {
  if (keys.length === 0) return;
  await db.execute(uncount({ keys: [...keys], amount, now: now.toISOString() }));
};

export const openCounters = (db: Db, prefix: string, now: Date, longest: number): Promise<Counter[]> =>
  db
    .select()
    .from(limitCounters)
    .where(
      and(
        like(limitCounters.key, `${prefix}%`),
        gt(limitCounters.endsAt, now),
        lte(limitCounters.endsAt, new Date(now.getTime() + longest)),
      ),
    );

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

/** Deletes the counters of a person who is being deleted, such as `W:3600:person:71`. */
export const forgetCounters = async (db: Db, userId: number): Promise<void> => {
  const whose = ['person', 'parent', 'teacher', 'learner'].map((of) =>
    like(limitCounters.key, `%:${of}:${userId}`),
  );
  await db.delete(limitCounters).where(or(...whose));
};
