import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { looks } from '#db/tables.ts';

type Kind = (typeof looks.$inferInsert)['what'];

/** Remembers that an adult saw the figures of these learners: one statement, and one row for a day. */
export const logLook = async (
  db: Db,
  {
    viewerId,
    learnerIds,
    what,
    at,
  }: { viewerId: number; learnerIds: readonly number[]; what: Kind; at: Date },
): Promise<void> => {
  if (learnerIds.length === 0) return;
  const lookedOn = dayIn(defaultZone, at.getTime());
  await db
    .insert(looks)
    .values(
      [...new Set(learnerIds)].map((learnerId) => ({ learnerId, viewerId, what, lookedOn, lookedAt: at })),
    )
    .onConflictDoNothing();
};
