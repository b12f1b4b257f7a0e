import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { entryStates, items, planEntries, unitProgress, units, users } from '#db/tables.ts';

export const ownEntriesOf = async (db: Db, userId: number): Promise<{ ref: string; addedAt: Date }[]> =>
  await db
    .select({ ref: planEntries.ref, addedAt: planEntries.addedAt })
    .from(planEntries)
    .where(eq(planEntries.userId, userId));

export type Target = { ref: string; title: string; subjectId: number; percent: number };

/** Titles and progress of units and entries by their refs: two queries. Unknown refs are left out. */
export const targetsOf = async (db: Db, userId: number, refs: readonly string[]): Promise<Target[]> => {
  const unitIds = refs.flatMap((ref) => (ref.startsWith('unit:') ? [Number(ref.slice(5))] : []));
  const itemIds = refs.filter((ref) => !ref.startsWith('unit:'));
  const ofUnits =
    unitIds.length === 0
      ? []
      : await db
          .select({
            ref: sql<string>`'unit:' || ${units.id}`,
            title: units.title,
            subjectId: units.subjectId,
            percent: sql<number>`coalesce(${unitProgress.percent}, 0)::int`,
          })
          .from(units)
          .leftJoin(unitProgress, and(eq(unitProgress.unitId, units.id), eq(unitProgress.userId, userId)))
          .where(and(inArray(units.id, unitIds), isNull(units.removedAt)));
  const ofItems =
    itemIds.length === 0
      ? []
      : await db
          .select({
            ref: items.id,
            title: items.title,
            subjectId: units.subjectId,
            percent: sql<number>`case when ${entryStates.state} = 'done' then 100 else 0 end`,
          })
          .from(items)
          .innerJoin(units, eq(units.id, items.unitId))
          .leftJoin(entryStates, and(eq(entryStates.itemId, items.id), eq(entryStates.userId, userId)))
          .where(and(inArray(items.id, itemIds), isNull(items.removedAt), isNull(units.removedAt)));
  return [...ofUnits, ...ofItems];
};

/** Returns when the entry was added; an existing one keeps its date. Null when the plan has `most` others. */
export const addEntry = async (
  database: Db,
  { userId, ref, now, most }: { userId: number; ref: string; now: Date; most: number },
): Promise<Date | null> => {
  const others = sql`select 1 from ${planEntries}
    where ${planEntries.userId} = ${userId} and ${planEntries.ref} <> ${ref}`;
  return await database.transaction(async (db) => {
    // The lock serializes concurrent requests: otherwise each would count without the others.
    await db.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for no key update`);
    const [row] = await db
      .insert(planEntries)
      .select(
        sql`select ${userId}::int, ${ref}::text, ${now.toISOString()}::timestamptz
          where (select count(*) from (${others}) as others) < ${most}`,
      )
      .onConflictDoUpdate({
        target: [planEntries.userId, planEntries.ref],
        set: { addedAt: planEntries.addedAt },
      })
      .returning({ addedAt: planEntries.addedAt });
    return row?.addedAt ?? null;
  });
};

export const dropEntry = async (db: Db, userId: number, ref: string): Promise<boolean> =>
  (
    await db
      .delete(planEntries)
      .where(and(eq(planEntries.userId, userId), eq(planEntries.ref, ref)))
      .returning({ ref: planEntries.ref })
  ).length > 0;
