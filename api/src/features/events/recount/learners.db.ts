import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { itemProgress } from '#db/tables.ts';

/** The next learners, in the order of their ids, with work in one of these units. */
export const learnersIn = async (
  db: Db,
  unitIds: readonly number[],
  { after, most }: { after: number; most: number },
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ userId: itemProgress.userId })
    .from(itemProgress)
    .where(and(inArray(itemProgress.unitId, [...unitIds]), gt(itemProgress.userId, after)))
    .orderBy(asc(itemProgress.userId))
    .limit(most);
  return rows.map(({ userId }) => userId);
};
