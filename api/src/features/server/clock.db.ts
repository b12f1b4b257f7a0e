import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { serverClock } from '#db/tables.ts';

type ClockRow = Omit<typeof serverClock.$inferSelect, 'onlyRow'>;

/** Updates the row with `next` while holding its lock, so that concurrent processes run one after the other. */
export const changeClock = async (db: Db, next: (row: ClockRow | null) => ClockRow): Promise<ClockRow> =>
  await db.transaction(async (within) => {
    const [row] = await within.select().from(serverClock).for('update');
    const made = next(row ?? null);
    await within
      .insert(serverClock)
      .values(made)
      .onConflictDoUpdate({ target: serverClock.onlyRow, set: made });
    return made;
  });

export const isClockDoubted = async (db: Db): Promise<boolean> => {
  const [row] = await db.select({ doubtedAt: serverClock.doubtedAt }).from(serverClock);
  return row !== undefined && row.doubtedAt !== null;
};

/**
 * The number of people with a device that sent something since then and whose clock agreed with ours within an hour.
 */
export const peopleWhoAgree = async (db: Db, since: Date): Promise<number> => {
  const from = sql`${since.toISOString()}::timestamptz`;
  const [row] = await db.execute<{ people: number }>(sql`
    select count(distinct e.user_id)::int as people from learner_devices d
      join events e on e.user_id = d.user_id and e.device = d.device
    where d.began_at >= ${from} and e.received_at >= ${from}
      and e.occurred_at between e.received_at - interval '1 hour' and e.received_at + interval '1 hour'`);
  return row?.people ?? 0;
};
