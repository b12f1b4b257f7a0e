import type { ChildSwitch } from '@afrolearn/learning/people/switches.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { securityLog } from './tables.ts';

/**
 * What each event may say (permissions G45): facts of a closed list, so that no name, email, address or
 * text of a person can slip in. `place` is a tag that some 256 addresses share: it tells that two
 * events came from one place, and not from which.
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
  /** The password was right, and a number is asked for. */
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
  /** By whoever has the server, with `npm run school`. */
  'administrator-made': Record<string, never>;
  'school-changed': { by: number; photos: boolean };
  'staff-code-made': { by: number };
  'staff-code-revoked': { by: number };
  'staff-code-used': Record<string, never>;
  'adult-verified': { by: number };
  /** For the school year; and what the school did not say again. */
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
  /** A guardian's word on a friendship of the person of the row. */
  'friendship-approved': { by: number };
  'friendship-ended': { by: number };
  'pupil-renamed': { by: number };
  /** By the person of the row. */
  'class-archived': { class: number };
  'class-restored': { class: number };
  /** A pupil's seat, by a teacher or the administrator; to which class, when it was a move. */
  'pupil-left': { class: number; to?: number; by: number };
  'pupil-back': { class: number; by: number };
  /** A learner's request to be in a class, and leaving it, by the learner of the row. */
  'class-request-approved': { by: number; class: number; automatic: boolean };
  'class-request-rejected': { by: number };
  'teacher-left': { teacher: number };
  'class-code-made': { class: number };
  'class-code-set': { class: number; closed: boolean; automatic: boolean };
  /** A list that was brought in, by the person of the row. */
  'roster-imported': { made: number; moved: number };
  /** A teacher's own lesson, by the person of the row. */
  'lesson-shared': { lesson: number; with: 'class' | 'school' };
  'lesson-deleted': { lesson: number; own: boolean };
  'lesson-restored': { lesson: number };
  'lesson-video-kept': { lesson: number; bytes: number };
  /** An account that is to be deleted, or is kept after all; by the person or a guardian. How many went, names nobody. */
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

/** The same event of many people, in one statement. */
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
 * Takes a person out of the log before they are deleted: their own rows, and their number in what others did to them or
 * they to others. What is left says that something happened, and not to whom.
 */
export const forgetInLog = async (db: Db, userId: number): Promise<void> => {
  await db.delete(securityLog).where(eq(securityLog.userId, userId));
  await db.execute(sql`update ${securityLog} l set detail = coalesce((select jsonb_object_agg(d.key, d.value)
      from jsonb_each(l.detail) d where not (d.key in ('by', 'guardian', 'teacher', 'blocked') and d.value = to_jsonb(${userId}::int))), '{}')
    where exists (select from jsonb_each(l.detail) d
      where d.key in ('by', 'guardian', 'teacher', 'blocked') and d.value = to_jsonb(${userId}::int))`);
};
