import { and, gt, isNull, lt, notLike, or, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import {
  cheers,
  classRequests,
  friendships,
  goneSessions,
  groupInvitations,
  groupMembers,
  halfSessions,
  handInPhotos,
  helpMarks,
  knownDevices,
  limitCounters,
  linkCodes,
  looks,
  mailTokens,
  pageVitals,
  reportActs,
  reportCases,
  reports,
  securityLog,
  sharedNotes,
  signInNonces,
  signInTries,
  staffCodes,
  users,
} from './tables.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Tables about relations between learners, with the columns that hold the learners' ids. */
export const amongOthers = [
  [friendships, 'asker_id', 'asked_id'],
  [groupInvitations, 'invitee_id', 'inviter_id'],
  [groupMembers, 'user_id'],
  [cheers, 'giver_id', 'receiver_id'],
  [helpMarks, 'helper_id', 'helped_id'],
  [sharedNotes, 'user_id'],
] as const;

/**
 * The maximum number of rows that visitors without a session can create. Beyond it the oldest are deleted, whatever
 * their age.
 */
const mostRows = { pageVitals: 100_000, securityLog: 1_000_000, signInTries: 100_000 };

/** Deletes expired rows, and rows past their retention period (permissions G45: the security log keeps 90 days). */
export const cleanUp = async (db: Db, now: Date, most = mostRows): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await db.delete(securityLog).where(lt(securityLog.at, ago(90)));
  // No limit is longer than a day, so a later end was computed with a wrong clock.
  await db.delete(limitCounters).where(or(lt(limitCounters.endsAt, now), gt(limitCounters.endsAt, ago(-2))));
  await db.delete(linkCodes).where(lt(linkCodes.expiresAt, now));
  await db.delete(staffCodes).where(lt(staffCodes.expiresAt, ago(90)));
  // A locked account stays locked until its password is reset. Tries for names without an account are deleted.
  await db
    .delete(signInTries)
    .where(
      and(
        lt(signInTries.triedAt, ago(90)),
        or(lt(signInTries.wrongInRow, 100), notLike(signInTries.account, 'user:%')),
      ),
    );
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, ago(7)));
  await db.delete(signInNonces).where(lt(signInNonces.expiresAt, now));
  await db.delete(halfSessions).where(lt(halfSessions.expiresAt, now));
  await db.delete(pageVitals).where(lt(pageVitals.createdAt, ago(30)));
  await db.execute(sql`delete from ${pageVitals} where id in
    (select id from ${pageVitals} order by created_at desc offset ${most.pageVitals}::int)`);
  await db.execute(sql`delete from ${securityLog} where id in
    (select id from ${securityLog} order by id desc offset ${most.securityLog}::int)`);
  // Only names without an account. Otherwise an attacker could fill the table to erase the tries of a real account.
  await db.execute(sql`delete from ${signInTries} where account in
    (select account from ${signInTries} where account not like 'user:%'
     order by tried_at desc offset ${most.signInTries}::int)`);
  // Promise C7: after consent is withdrawn, the child's relations with others are deleted within 30 days. Blocks
  // stay.
  const withdrawn = sql`(select u.id from ${users} u
    where u.consent = 'withdrawn' and u.consent_at < ${ago(29).toISOString()}::timestamptz)`;
  for (const [table, ...columns] of amongOthers)
    for (const column of columns)
      await db.execute(sql`delete from ${table} where ${sql.identifier(column)} in ${withdrawn}`);
  // After 30 days a declined request is deleted, and the learner may ask again.
  await db.delete(friendships).where(lt(friendships.declinedAt, ago(30)));
  // A request is open for 30 days. After a term its outcome has no use.
  await db.delete(classRequests).where(lt(classRequests.askedAt, ago(120)));
  // A photo of a hand-in is deleted after 90 days, when the teacher has reviewed it.
  await db.delete(handInPhotos).where(lt(handInPhotos.at, ago(90)));
  // Reports, acts and words of a closed case are deleted after a year. The case itself stays only if its content is
  // still hidden.
  await db.delete(reportCases).where(and(lt(reportCases.closedAt, ago(365)), isNull(reportCases.hidden)));
  const oldCases = sql`(select id from ${reportCases} where closed_at < ${ago(365).toISOString()}::timestamptz)`;
  await db.execute(sql`delete from ${reports} where case_id in ${oldCases}`);
  await db.execute(sql`delete from ${reportActs} where case_id in ${oldCases}`);
  await db
    .update(reportCases)
    .set({ words: '' })
    .where(lt(reportCases.closedAt, ago(365)));
  // The record of who looked at a child is kept for one year (G45).
  await db.delete(looks).where(lt(looks.lookedAt, ago(365)));
  await db.delete(goneSessions).where(lt(goneSessions.goneAt, ago(365)));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, ago(365)));
};

/**
 * Cleans at once and then hourly, because visitors can write all day. Skips while the clock is not trusted. A failed
 * run is retried at the next hour.
 */
export const keepClean = async (
  world: { db: Db; now: () => Date },
  mayAct: () => Promise<boolean>,
): Promise<() => void> => {
  const clean = async () => {
    if (await mayAct()) await cleanUp(world.db, world.now());
  };
  await clean();
  const timer = setInterval(() => {
    clean().catch(() => undefined);
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
};
