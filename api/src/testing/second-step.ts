import type { Db } from '#db/connect.ts';
import { secondFactors } from '#db/tables.ts';

/**
 * Switches on the second step for a person: on a server of many schools an administrator may do nothing without it.
 */
export const giveSecondStep = async (db: Db, userId: number, now: Date): Promise<void> => {
  await db
    .insert(secondFactors)
    .values({ userId, sealedKey: Buffer.alloc(48), begunAt: now, confirmedAt: now });
};
