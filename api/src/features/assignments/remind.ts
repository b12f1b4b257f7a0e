/** Reminders of assigned work, at most one a day for each assignment. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { assignments } from '#db/tables.ts';
import { remindGuardians } from '#features/guardian-choices/index.ts';
import { repeatNews } from '#features/notifications/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { assignedNews } from './assign.ts';
import type { AssignmentRow, Given } from './assignments.db.ts';
import { asAssignment, withCounts } from './given.ts';
import { dayOf } from './work.ts';

export const isRemindedToday = ({ remindedAt }: AssignmentRow, now: Date): boolean =>
  remindedAt !== null && dayOf(remindedAt) === dayOf(now);

/* Compared with the row that was read, so that of two requests at once only one sends. */
const takeTurn = async (db: Db, { id, remindedAt }: AssignmentRow, now: Date): Promise<boolean> =>
  (
    await db
      .update(assignments)
      .set({ remindedAt: now })
      .where(
        and(
          eq(assignments.id, id),
          sql`${assignments.remindedAt} is not distinct from ${remindedAt?.toISOString() ?? null}::timestamptz`,
        ),
      )
      .returning({ id: assignments.id })
  ).length > 0;

/** Reminds learners who have not started, and their guardians who want such news. A day without anybody is not used up. */
export const remind = async (
  db: Db,
  user: Person,
  given: Given,
  { now, listedSince }: { now: Date; listedSince: string },
): Promise<{ reminded: number; guardians: number }> => {
  const [one] = await withCounts(db, [given]);
  if (one === undefined) throw refuse('access/not-found');
  const { id, title, ref, dueOn } = asAssignment(given, one.targets, one.known);
  // No link for a deleted lesson, or one no longer on the learner's list.
  const isGone = one.targets.get(ref)?.gone === true;
  const isListed = dueOn === null || dueOn >= listedSince;
  const learners = one.known.flatMap((row) =>
    row.progress?.status === 'Not started' && !isGone && isListed ? [row.id] : [],
  );
  if (learners.length === 0) return { reminded: 0, guardians: 0 };
  const isAhead = dueOn !== null && dueOn >= dayOf(now);
  const about = {
    title,
    ref: given.row.paper === null ? ref : `paper:${id}`,
    reminder: 'yes',
    ...(isAhead ? { dueOn } : {}),
  };
  return await db.transaction(async (tx) => {
    if (isRemindedToday(given.row, now) || !(await takeTurn(tx, given.row, now)))
      throw refuse('assignments/reminded-today');
    await repeatNews(tx, assignedNews(id, learners, about), now);
    const forGuardians = { childIds: learners, by: user.id, about, once: `child-assigned ${id}` };
    return { reminded: learners.length, guardians: await remindGuardians(tx, forGuardians, now) };
  });
};
