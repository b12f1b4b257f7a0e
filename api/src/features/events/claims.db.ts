import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { claims, gradeSeeds, itemProgress, unitProgress } from '#db/tables.ts';

/** Points of each item of a unit that this learner has begun. */
export const entryPointsOf = async (
  db: Db,
  userId: number,
  unitId: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ id: itemProgress.itemId, points: itemProgress.points })
    .from(itemProgress)
    .where(and(eq(itemProgress.userId, userId), eq(itemProgress.unitId, unitId)));
  return new Map(rows.map(({ id, points }) => [id, points]));
};

/** The highest percent of a unit that this learner ever had: what a longer list takes off the percent stays here. */
export const reachedIn = async (db: Db, userId: number, unitId: number): Promise<number> => {
  const [row] = await db
    .select({ reached: unitProgress.reached })
    .from(unitProgress)
    .where(and(eq(unitProgress.userId, userId), eq(unitProgress.unitId, unitId)));
  return row?.reached ?? 0;
};

export const claimedAtOf = async (db: Db, userId: number, unitId: number): Promise<Date | null> => {
  const [row] = await db
    .select({ claimedAt: claims.claimedAt })
    .from(claims)
    .where(and(eq(claims.userId, userId), eq(claims.unitId, unitId)));
  return row?.claimedAt ?? null;
};

/** False when the unit was claimed before: the key lets one in. */
export const addClaim = async (db: Db, claim: typeof claims.$inferInsert): Promise<boolean> => {
  const added = await db
    .insert(claims)
    .values(claim)
    .onConflictDoNothing()
    .returning({ unitId: claims.unitId });
  return added.length > 0;
};

export const seedsByGradeOf = async (db: Db, userId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.select().from(gradeSeeds).where(eq(gradeSeeds.userId, userId));
  return new Map(rows.map(({ gradeId, seeds }) => [gradeId, seeds]));
};
