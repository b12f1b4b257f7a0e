/** Reads and replaces a learner's sums in the tables. */
import { noTotals } from '@afrolearn/learning/badges/totals.ts';
import type { Change } from '@afrolearn/learning/events/settle.ts';
import type { Progress } from '@afrolearn/learning/events/state.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { write } from '#db/rows.ts';
import {
  activeDays,
  claims,
  completedTools,
  earnedBadges,
  events,
  gradeSeeds,
  itemProgress,
  learnerTotals,
  reviewCards,
  unitProgress,
  users,
} from '#db/tables.ts';
import { keepChange } from './changes.db.ts';

export type Sums = Progress & { readonly tools: ReadonlySet<string> };

const ms = (at: Date | null) => at?.getTime() ?? null;

export const storedSums = async (db: Db, userId: number): Promise<Sums> => {
  const [totalsRow] = await db.select().from(learnerTotals).where(eq(learnerTotals.userId, userId));
  const { userId: _, syncedAt: __, ...totals } = totalsRow ?? { userId, syncedAt: null, ...noTotals };
  const seeds = await db.select().from(gradeSeeds).where(eq(gradeSeeds.userId, userId));
  const itemRows = await db.select().from(itemProgress).where(eq(itemProgress.userId, userId));
  const unitRows = await db.select().from(unitProgress).where(eq(unitProgress.userId, userId));
  const dayRows = await db.select().from(activeDays).where(eq(activeDays.userId, userId));
  const cardRows = await db.select().from(reviewCards).where(eq(reviewCards.userId, userId));
  const badgeRows = await db.select().from(earnedBadges).where(eq(earnedBadges.userId, userId));
  const toolRows = await db.select().from(completedTools).where(eq(completedTools.userId, userId));
  return {
    totals,
    gradeSeeds: new Map(seeds.map(({ gradeId, seeds: count }) => [gradeId, count])),
    items: new Map(
      itemRows.map(({ userId: ___, itemId, openedAt, completedAt, ...row }) => [
        itemId,
        { ...row, openedAt: openedAt.getTime(), completedAt: ms(completedAt) },
      ]),
    ),
    units: new Map(
      unitRows.map(({ userId: ___, unitId, aceAt, masterAt, ...row }) => [
        unitId,
        { ...row, aceAt: ms(aceAt), masterAt: ms(masterAt) },
      ]),
    ),
    days: new Map(dayRows.map(({ day, events: count, tools }) => [day, { events: count, tools }])),
    cards: new Map(
      cardRows.map(({ userId: ___, questionId, itemId, dueAt, lastAt, ...row }) => [
        questionId,
        { ...row, item: itemId, dueAt: dueAt.getTime(), lastAt: lastAt.getTime() },
      ]),
    ),
    badges: new Set(badgeRows.map(({ badgeId }) => badgeId)),
    tools: new Set(toolRows.map(({ tool }) => tool)),
  };
};

/** Replaces the sums. Badges are added and never removed. The caller holds the lock. */
export const replaceSums = async (db: Db, userId: number, change: Change, at: Date): Promise<void> => {
  for (const table of [itemProgress, unitProgress, activeDays, reviewCards, gradeSeeds, completedTools])
    await db.delete(table).where(eq(table.userId, userId));
  await write(db, keepChange(userId, change, { at, synced: false }));
};

/** The next learners, in the order of their ids, who have events, claims or sums. */
export const recordedLearners = async (db: Db, after: number, most: number): Promise<number[]> => {
  const has = (table: typeof events | typeof claims | typeof learnerTotals) =>
    sql`exists (select 1 from ${table} where ${table.userId} = ${users.id})`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), sql`(${has(learnerTotals)} or ${has(events)} or ${has(claims)})`))
    .orderBy(asc(users.id))
    .limit(most);
  return rows.map(({ id }) => id);
};
