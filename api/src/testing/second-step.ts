import type { Db } from '#db/connect.ts';
import { secondFactors } from '#db/tables.ts';

/** Somebody has switched the second step on: on a server of many schools an administrator may do nothing without it. */
export const giveSecondStep = async (db: Db, userId: number, now: Date): Promise<void> => {
  await db
    .insert(secondFactors)
    .values({ userId, sealedKey: Buffer.alloc(48), begunAt: now, confirmedAt: now });
};
