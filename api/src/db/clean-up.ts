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

/** What learners have with one another, and the columns that say with whom. */
export const amongOthers = [
  [friendships, 'asker_id', 'asked_id'],
  [groupInvitations, 'invitee_id', 'inviter_id'],
  [groupMembers, 'user_id'],
  [cheers, 'giver_id', 'receiver_id'],
  [helpMarks, 'helper_id', 'helped_id'],
  [sharedNotes, 'user_id'],
] as const;

/** How many rows strangers can leave: beyond it the oldest go, whatever their age. */
const mostRows = { pageVitals: 100_000, securityLog: 1_000_000, signInTries: 100_000 };

/** Forgets what may no longer be known (permissions G45: the security log lives 90 days) or counts no more. */
export const cleanUp = async (db: Db, now: Date, most = mostRows): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await db.delete(securityLog).where(lt(securityLog.at, ago(90)));
  // No limit is longer than a day: a later end was computed with a wrong clock.
  await db.delete(limitCounters).where(or(lt(limitCounters.endsAt, now), gt(limitCounters.endsAt, ago(-2))));
  await db.delete(linkCodes).where(lt(linkCodes.expiresAt, now));
  await db.delete(staffCodes).where(lt(staffCodes.expiresAt, ago(90)));
  // A locked account stays locked until its password is reset; names that nobody has are let go.
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
  // Only names that nobody has: whoever guesses at accounts must not be able to make theirs forget.
  await db.execute(sql`delete from ${signInTries} where account in
    (select account from ${signInTries} where account not like 'user:%'
     order by tried_at desc offset ${most.signInTries}::int)`);
  // Promise C7: what a child whose consent was withdrawn had with others is gone within 30 days. Blocks stay.
  const withdrawn = sql`(select u.id from ${users} u
    where u.consent = 'withdrawn' and u.consent_at < ${ago(29).toISOString()}::timestamptz)`;
  for (const [table, ...columns] of amongOthers)
    for (const column of columns)
      await db.execute(sql`delete from ${table} where ${sql.identifier(column)} in ${withdrawn}`);
  // A request that was declined may be made again by then.
  await db.delete(friendships).where(lt(friendships.declinedAt, ago(30)));
  // A request waits 30 days; what became of it is of no use after a term.
  await db.delete(classRequests).where(lt(classRequests.askedAt, ago(120)));
  // A page that was handed in has been looked at by then.
  await db.delete(handInPhotos).where(lt(handInPhotos.at, ago(90)));
  // A closed case is forgotten after a year. What an adult keeps hidden stays so; who said what about it goes.
  await db.delete(reportCases).where(and(lt(reportCases.closedAt, ago(365)), isNull(reportCases.hidden)));
  const oldCases = sql`(select id from ${reportCases} where closed_at < ${ago(365).toISOString()}::timestamptz)`;
  await db.execute(sql`delete from ${reports} where case_id in ${oldCases}`);
  await db.execute(sql`delete from ${reportActs} where case_id in ${oldCases}`);
  await db
    .update(reportCases)
    .set({ words: '' })
    .where(lt(reportCases.closedAt, ago(365)));
  // Who looked at a child is kept for one year (G45).
  await db.delete(looks).where(lt(looks.lookedAt, ago(365)));
  await db.delete(goneSessions).where(lt(goneSessions.goneAt, ago(365)));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, ago(365)));
};

/** Cleans at once and then hourly, for strangers can write all day; not while the clock is doubted. A failure waits for the next hour. */
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
