import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { assignments, itemProgress, items, planEntries, unitProgress, units, users } from '#db/tables.ts';
import { classesOf, guardiansOf } from '#features/bonds/index.ts';

export type Planned = { ref: string; addedAt: Date; dueOn: string | null; from: string | null };

/* What a guardian gave goes with the link, what was for a class with the class. */
const reaches = (userId: number) =>
  or(
    and(eq(assignments.childId, userId), inArray(assignments.assignedBy, guardiansOf(userId))),
    inArray(assignments.classId, classesOf(sql`(${userId})`)),
  );

/* Finished or due before this moment: it is not to be done any more. A unit that has grown since stays finished. */
const isOver = (userId: number, since: Date) => sql`(${assignments.dueOn} < ${since.toISOString()}::date
  or exists (select from item_progress p where p.user_id = ${userId} and p.item_id = ${assignments.ref}
    and p.completed_at < ${since.toISOString()}::timestamptz)
  or exists (select from unit_progress p where p.user_id = ${userId} and 'unit:' || p.unit_id = ${assignments.ref}
    and p.master_at < ${since.toISOString()}::timestamptz))`;

/* What is due first; then what has no day, as long as it has been there. */
const byDay = (one: Planned, other: Planned): number => {
  if (one.dueOn === other.dueOn) return one.addedAt.getTime() - other.addedAt.getTime();
  if (one.dueOn === null || other.dueOn === null) return one.dueOn === null ? 1 : -1;
  return one.dueOn < other.dueOn ? -1 : 1;
};

/** Own entries, and the latest that were assigned and are not over since then, by their day: two queries. `from` is null for own ones. */
export const plannedFor = async (
  db: Db,
  userId: number,
  { since, most }: { since: Date; most: number },
): Promise<Planned[]> => {
  const own = await db
    .select({ ref: planEntries.ref, addedAt: planEntries.addedAt })
    .from(planEntries)
    .where(eq(planEntries.userId, userId));
  const assigned = await db
    .select({
      ref: assignments.ref,
      addedAt: assignments.createdAt,
      dueOn: assignments.dueOn,
      from: users.name,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.assignedBy))
    .where(
      and(
        isNull(assignments.removedAt),
        isNull(users.suspendedAt),
        reaches(userId),
        sql`${isOver(userId, since)} is not true`,
      ),
    )
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(most);
  return [...assigned, ...own.map((entry) => ({ ...entry, dueOn: null, from: null }))].sort(byDay);
};

export type Target = { ref: string; title: string; subjectId: number; percent: number };

/** Titles and progress of units and items by their refs; what is not in the catalogue is left out: two queries. */
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
            percent: sql<number>`case when ${itemProgress.completedAt} is null then 0 else 100 end`,
          })
          .from(items)
          .innerJoin(units, eq(units.id, items.unitId))
          .leftJoin(itemProgress, and(eq(itemProgress.itemId, items.id), eq(itemProgress.userId, userId)))
          .where(and(inArray(items.id, itemIds), isNull(items.removedAt), isNull(units.removedAt)));
  return [...ofUnits, ...ofItems];
};

/** Since when the entry stands: what was there before keeps its day. Null when the plan has `most` others. */
export const addEntry = async (
  database: Db,
  { userId, ref, now, most }: { userId: number; ref: string; now: Date; most: number },
): Promise<Date | null> => {
  const others = sql`select 1 from ${planEntries}
    where ${planEntries.userId} = ${userId} and ${planEntries.ref} <> ${ref}`;
  return await database.transaction(async (db) => {
    // Many at once are added one after the other: otherwise each would count without the others.
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

type NewAssignment = Omit<typeof assignments.$inferInsert, 'id' | 'removedAt'>;

/**
 * What was assigned there before only gets its new day; it is then of whoever said so last, who can take it back.
 * `isNew` tells whether anybody must be told.
 */
export const keepAssignment = async (
  db: Db,
  assignment: NewAssignment,
): Promise<{ id: number; isNew: boolean }> => {
  const whose = assignment.classId == null ? assignments.childId : assignments.classId;
  const [row] = await db
    .insert(assignments)
    .values(assignment)
    .onConflictDoUpdate({
      target: [whose, assignments.ref],
      targetWhere: isNull(assignments.removedAt),
      set: { dueOn: assignment.dueOn ?? null, assignedBy: assignment.assignedBy },
    })
    // A row that no update has touched was made by this very statement.
    .returning({ id: assignments.id, isNew: sql<boolean>`xmax = 0` });
  if (row === undefined) throw new Error('the assignment was not kept');
  return row;
};

export const dropAssignment = async (db: Db, userId: number, id: number, now: Date): Promise<boolean> =>
  (
    await db
      .update(assignments)
      .set({ removedAt: now })
      .where(and(eq(assignments.id, id), eq(assignments.assignedBy, userId), isNull(assignments.removedAt)))
      .returning({ id: assignments.id })
  ).length > 0;
