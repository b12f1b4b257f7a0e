import { and, lt, notLike, or } from 'drizzle-orm';
import type { Db } from './connect.ts';
import {
  knownDevices,
  limitCounters,
  linkCodes,
  mailTokens,
  securityLog,
  signInTries,
  staffCodes,
} from './tables.ts';

const day = 24 * 60 * 60 * 1000;

/** Forgets what may no longer be known (permissions G45: the security log lives 90 days) or counts no more. */
export const cleanUp = async (db: Db, now: Date): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await db.delete(securityLog).where(lt(securityLog.at, ago(90)));
  await db.delete(limitCounters).where(lt(limitCounters.endsAt, now));
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
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, ago(365)));
};

/** Cleans at once and then daily. A failure waits for the next day: nothing depends on it. */
export const keepClean = async (world: { db: Db; now: () => Date }): Promise<() => void> => {
  await cleanUp(world.db, world.now());
  const timer = setInterval(() => {
    cleanUp(world.db, world.now()).catch(() => undefined);
  }, day);
  timer.unref();
  return () => clearInterval(timer);
};
