import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  assignments,
  classMembers,
  itemProgress,
  items,
  planEntries,
  unitProgress,
  units,
  users,
} from '#db/tables.ts';

export type Planned = { ref: string; addedAt: Date; dueOn: string | null; from: string | null };

/** Own entries and what was assigned, oldest first: two queries. `from` is null for own ones. */
export const plannedFor = async (db: Db, userId: number): Promise<Planned[]> => {
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
        or(
          eq(assignments.childId, userId),
          inArray(
            assignments.classId,
            db.select({ id: classMembers.classId }).from(classMembers).where(eq(classMembers.userId, userId)),
          ),
        ),
      ),
    );
  return [...assigned, ...own.map((entry) => ({ ...entry, dueOn: null, from: null }))].sort(
    (a, b) => a.addedAt.getTime() - b.addedAt.getTime(),
  );
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

export const ownCount = async (db: Db, userId: number): Promise<number> =>
  (await db.select({ all: count() }).from(planEntries).where(eq(planEntries.userId, userId)))[0]?.all ?? 0;

export const addEntry = async (db: Db, userId: number, ref: string, now: Date): Promise<void> => {
  await db.insert(planEntries).values({ userId, ref, addedAt: now }).onConflictDoNothing();
};

export const dropEntry = async (db: Db, userId: number, ref: string): Promise<boolean> =>
  (
    await db
      .delete(planEntries)
      .where(and(eq(planEntries.userId, userId), eq(planEntries.ref, ref)))
      .returning({ ref: planEntries.ref })
  ).length > 0;

type NewAssignment = Omit<typeof assignments.$inferInsert, 'id' | 'removedAt'>;

export const addAssignment = async (db: Db, assignment: NewAssignment): Promise<number> => {
  const [row] = await db.insert(assignments).values(assignment).returning({ id: assignments.id });
  if (row === undefined) throw new Error('the assignment was not added');
  return row.id;
};

export const dropAssignment = async (db: Db, userId: number, id: number, now: Date): Promise<boolean> =>
  (
    await db
      .update(assignments)
      .set({ removedAt: now })
      .where(and(eq(assignments.id, id), eq(assignments.assignedBy, userId), isNull(assignments.removedAt)))
      .returning({ id: assignments.id })
  ).length > 0;

export const membersOf = async (db: Db, classId: number): Promise<number[]> =>
  (
    await db
      .select({ id: classMembers.userId })
      .from(classMembers)
      .where(eq(classMembers.classId, classId))
      .orderBy(asc(classMembers.userId))
  ).map(({ id }) => id);
