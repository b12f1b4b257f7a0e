/** A learner leaves a teacher, or withdraws a request, without notifications. */
import { logSecurity } from '#db/security-log.ts';
import { lockUser } from '#features/accounts/index.ts';
import { leaveClassesOf } from '#features/classes/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { withdraw } from './joining.db.ts';
import { settleAsked } from './news.ts';

export const leaveTeacher = async ({ db, now }: World, user: Person, teacherId: number): Promise<void> =>
  await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const left = await leaveClassesOf(transaction, user.id, teacherId);
    // Requests by email stay unless the learner was in the teacher's class, so that emails are not revealed.
    const ways = left > 0 ? (['code', 'email'] as const) : (['code'] as const);
    const asked = await withdraw(transaction, user.id, { teacherId, ways }, now());
    if (left + asked.length === 0) throw refuse('access/not-found');
    await settleAsked(transaction, teacherId, now());
    await logSecurity(transaction, 'teacher-left', { at: now(), user, detail: { teacher: teacherId } });
  });

export const takeBack = async ({ db, now }: World, user: Person, id: number): Promise<void> =>
  await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const [row] = await withdraw(transaction, user.id, { id }, now());
    if (row === undefined) throw refuse('access/not-found');
    if (row.teacherId !== null) await settleAsked(transaction, row.teacherId, now());
  });
