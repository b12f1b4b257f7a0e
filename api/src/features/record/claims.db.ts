import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { claims } from '#db/tables.ts';

export const claimedAtOf = async (db: Db, userId: number, unitId: number): Promise<Date | null> => {
  const [row] = await db
    .select({ claimedAt: claims.claimedAt })
    .from(claims)
    .where(and(eq(claims.userId, userId), eq(claims.unitId, unitId)));
  return row?.claimedAt ?? null;
};

/** False when the unit was claimed before: the unique key allows one claim. */
export const addClaim = async (db: Db, claim: typeof claims.$inferInsert): Promise<boolean> => {
  const added = await db
    .insert(claims)
    .values(claim)
    .onConflictDoNothing()
    .returning({ unitId: claims.unitId });
  return added.length > 0;
};
