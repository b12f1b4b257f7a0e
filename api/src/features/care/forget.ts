/** Deletes accounts after their seven days, completely: tables, files, and mere mentions. */
import { forgetInLog, logSecurity } from '#db/security-log.ts';
import {
  accountsToDelete,
  lockUser,
  removeUser,
  type UserRow,
  unlockSignIn,
  userById,
} from '#features/accounts/index.ts';
import { handOverWork } from '#features/assignments/index.ts';
import { hasOpenCase } from '#features/cases/index.ts';
import { handOverClasses } from '#features/classes/index.ts';
import { forgetInGroups } from '#features/groups/index.ts';
import { dropInvitationsTo } from '#features/guardian-invitations/index.ts';
import { dropDraftsOf, removeVideos } from '#features/lessons/index.ts';
import { forgetNewsAbout } from '#features/notifications/index.ts';
import { removeUploads, takePhotosAway } from '#features/photos/index.ts';
import type { World } from '#http/context.ts';
import { forgetCounters } from '#http/counters/counters.db.ts';
import type { Mailer } from '#mail/mailer.ts';
import { addressOf, familyOf, headBeside } from './care.db.ts';
import { writeTo } from './letters.ts';

type Place = Pick<World, 'db' | 'env' | 'now'>;
type Log = { warn: (facts: object, words: string) => void };

const day = 24 * 60 * 60 * 1000;
/* An open report delays the deletion, but not for ever. */
const longestWait = 90 * day;

const mustWait = async ({ db, now }: Place, { id, leavesAt }: UserRow): Promise<boolean> =>
  leavesAt !== null && now().getTime() - leavesAt.getTime() < longestWait && (await hasOpenCase(db, id));

/**
 * Deletes one person in one transaction. Files go first: after a power cut the person still exists and the
 * next run repeats it; an orphaned file would stay for ever. False when the account was kept.
 */
export const forget = async (place: Place, id: number): Promise<boolean> => {
  const { db, env, now } = place;
  return await db.transaction(async (within) => {
    await lockUser(within, id);
    const row = await userById(within, id);
    if (row === null || row.leavesAt === null || row.leavesAt.getTime() > now().getTime()) return false;
    const head = await headBeside(within, id, row.schoolId);
    if (head !== null) await handOverWork(within, id, head);
    await handOverClasses(within, id, head);
    await forgetInGroups(within, id);
    await forgetNewsAbout(within, id);
    if (row.email !== null) await dropInvitationsTo(within, row.email);
    await unlockSignIn(within, id);
    await forgetCounters(within, id);
    await forgetInLog(within, id);
    const films = await dropDraftsOf(within, id);
    const photos = await takePhotosAway(within, [id]);
    await removeUser(within, id, now());
    await logSecurity(within, 'account-deleted', { at: now(), user: null, detail: { role: row.role } });
    await removeUploads({ env }, photos);
    await removeVideos({ env }, films);
    return true;
  });
};

/** Deletes all due accounts and returns the number. A failure does not block others. */
export const forgetAll = async (place: Place, mail: Mailer | null, log: Log): Promise<number> => {
  const { db, now } = place;
  let gone = 0;
  for (const row of await accountsToDelete(db, now())) {
    if (await mustWait(place, row)) continue;
    // Read first: afterwards the addresses are gone.
    const told = [...(await addressOf(db, row.id)), ...(await familyOf(db, row.id))];
    try {
      if (!(await forget(place, row.id))) continue;
      gone += 1;
      await writeTo(mail, told, 'gone', { url: '', at: null });
    } catch {
      log.warn({}, 'an account could not be deleted now; it is tried again in an hour');
    }
  }
  return gone;
};
