import type { ChildSwitch } from '@afrolearn/learning/people/switches.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { securityLog } from './tables.ts';

/**
 * The details each event may have (permissions G45): facts of a closed list, so that no name, email, address or text
 * of a person can be logged. `place` is a short hash that some 256 addresses share: it shows that two events came
 * from one place, but not from which.
 */
type Details = {
  registered: { role: 'learner' | 'teacher' | 'parent'; place: string };
  'login-succeeded': { place: string; knownDevice: boolean };
  'login-failed': { place: string; knownDevice: boolean };
  'login-waiting': { place: string; wrong: number };
  'login-locked': { place: string; wrong: number };
  'login-suspended': { place: string };
  'session-ended-by-suspension': { place?: string };
  'password-changed': { place: string; ended: number };
  /** The password was right; the code of the second step is requested. */
  'second-factor-asked': { place: string };
  'second-factor-passed': { place: string };
  'second-factor-on': { place: string; ended: number };
  'second-factor-off': { place: string };
  'second-factor-reset': { by: number; ended: number };
  'recovery-codes-made': { place: string };
  'email-changed': { place: string };
  'login-unverified': { place: string };
  'email-verified': { place: string };
  'password-reset': { place: string; ended: number };
  /** A one-time link that an administrator made for the person, to hand over. */
  'reset-link-made': { place: string; by: number };
  /** An account without an email, by the adult who made it; a new card or PIN. */
  'child-made': { kind: 'password' | 'pictures' | 'card'; by: number };
  'card-made': { kind: 'password' | 'pictures' | 'card'; by: number };
  'link-code-made': { by: number };
  'guardian-linked': { guardian: number };
  'guardian-unlinked': { guardian: number };
  /** By the administrator of the child's school (G30). */
  'guardian-cut': { guardian: number; by: number };
  'school-made': { by: number };
  /** By the operator of the server, with `npm run school`. */
  'administrator-made': Record<string, never>;
  'school-changed': { by: number; photos: boolean };
  'staff-code-made': { by: number };
  'staff-code-revoked': { by: number };
  'staff-code-used': Record<string, never>;
  'adult-verified': { by: number };
  /** Confirmed again for the school year, or lapsed because the school did not confirm again. */
  'adult-confirmed-again': { by: number };
  'adult-lapsed': Record<string, never>;
  /** A learner without consent on a server of many schools. */
  'account-asleep': Record<string, never>;
  'dormant-account-deleted': Record<string, never>;
  'adult-suspended': { by: number; ended: number };
  'adult-restored': { by: number };
  'learner-approved': { by: number };
  'learner-declined': { by: number };
  'consent-set': { state: 'none' | 'pending' | 'school' | 'guardian' | 'withdrawn'; by: number };
  /** A guardian's switches for friends, groups and the leaderboard. */
  'child-switches-set': { by: number } & Partial<Record<ChildSwitch, boolean>>;
  'community-set': { by: number; on: boolean; approveFriends: boolean };
  /** A search for people, without its text. */
  'people-searched': { found: number };
  'learner-blocked': { blocked: number };
  'learner-unblocked': { blocked: number };
  /** A guardian's decision on a friendship of the person of the row. */
  'friendship-approved': { by: number };
  'friendship-ended': { by: number };
  'pupil-renamed': { by: number };
  /** By the person of the row. */
  'class-archived': { class: number };
  'class-restored': { class: number };
  /** A pupil leaves or returns to a class, by a teacher or the administrator. `to` is the new class of a move. */
  'pupil-left': { class: number; to?: number; by: number };
  'pupil-back': { class: number; by: number };
  /** A learner's request to be in a class, and a learner who left a teacher; the row is the learner's. */
  'class-request-approved': { by: number; class: number; automatic: boolean };
  'class-request-rejected': { by: number };
  'teacher-left': { teacher: number };
  'class-code-made': { class: number };
  'class-code-set': { class: number; closed: boolean; automatic: boolean };
  /** An imported list, by the person of the row. */
  'roster-imported': { made: number; moved: number };
  /** Changes of a teacher's own lesson, by the person of the row. */
  'lesson-shared': { lesson: number; with: 'class' | 'school' };
  'lesson-deleted': { lesson: number; own: boolean };
  'lesson-restored': { lesson: number };
  'lesson-video-kept': { lesson: number; bytes: number };
  /** A deletion that the person or a guardian requested or cancelled. `account-deleted` names nobody. */
  'account-leaves': { by: number };
  'account-kept': { by: number };
  'clock-confirmed': Record<string, never>;
  'account-deleted': { role: 'learner' | 'teacher' | 'parent' };
  'copy-taken': { by: number };
  limited: { code: string; of: string; place: string };
  alarm: { code: string; of: string; place: string };
};
export type SecurityEvent = keyof Details;

type Logged<E extends SecurityEvent> = {
  at: Date;
  detail: Details[E];
  user?: { id: number; schoolId: number | null } | null;
};

/** Logs the same event for many people, in one statement. */
export const logSecurityOfMany = async <E extends SecurityEvent>(
  db: Db,
  event: E,
  all: readonly Logged<E>[],
): Promise<void> => {
  if (all.length === 0) return;
  const rows = all.map(({ at, detail, user }) => ({
    at,
    event,
    userId: user?.id ?? null,
    schoolId: user?.schoolId ?? null,
    detail,
  }));
  await db.insert(securityLog).values(rows);
};

export const logSecurity = <E extends SecurityEvent>(db: Db, event: E, one: Logged<E>): Promise<void> =>
  logSecurityOfMany(db, event, [one]);

/**
 * Removes a person from the log before they are deleted: their own rows, and their id in the rows of others. What
 * remains says that something happened, and not to whom.
 */
export const forgetInLog = async (db: Db, userId: number): Promise<void> => {
  await db.delete(securityLog).where(eq(securityLog.userId, userId));
  await db.execute(sql`update ${securityLog} l set detail = coalesce((select jsonb_object_agg(d.key, d.value)
      from jsonb_each(l.detail) d where not (d.key in ('by', 'guardian', 'teacher', 'blocked') and d.value = to_jsonb(${userId}::int))), '{}')
    where exists (select from jsonb_each(l.detail) d
      where d.key in ('by', 'guardian', 'teacher', 'blocked') and d.value = to_jsonb(${userId}::int))`);
};
