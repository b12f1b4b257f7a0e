import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { blocks } from '#db/tables.ts';
import { classmatesOf } from '#features/bonds/index.ts';
import { nameShown, pictureShown } from '#features/cases/index.ts';
import type { PeerRow } from './friends.db.ts';

export const blockedBy = async (db: Db, learnerId: number): Promise<PeerRow[]> =>
  await db.execute<PeerRow>(sql`
    select u.id, ${nameShown(sql`u`)} as name, ${pictureShown(sql`u`)} as picture, u.grade_id as "gradeId", u.id in ${classmatesOf(learnerId)} as "isClassmate"
    from blocks b join users u on u.id = b.blocked_id
    where b.blocker_id = ${learnerId} order by lower(u.name), u.id`);

export const hasBlocked = async (db: Db, blockerId: number, blockedId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
  return rows.length > 0;
};

export const addBlock = async (db: Db, blockerId: number, blockedId: number, now: Date): Promise<void> => {
  await db.insert(blocks).values({ blockerId, blockedId, createdAt: now }).onConflictDoNothing();
};

/** False when there was none. */
export const dropBlock = async (db: Db, blockerId: number, blockedId: number): Promise<boolean> => {
  const gone = await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ id: blocks.blockedId });
  return gone.length > 0;
};
