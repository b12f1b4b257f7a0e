/**
 * Wrong passwords, limit AU: 5 in 15 minutes for an account, then each window doubles up to a day;
 * 100 in a row lock password sign-in until the password is reset. A try is counted before the hash
 * and taken back if it was right, so a thousand guesses at once count like a thousand one after the other.
 */
import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { knownDevices, signInTries } from '#db/tables.ts';

const wrongPerWindow = 5;
const wrongBeforeLock = 100;
const firstWindow = 15 * 60;
const longestWindow = 24 * 60 * 60;
const mostRounds = 7;

export type Try =
  | { allowed: true; wrong: number; wrongInRow: number; lastOfWindow: boolean; lastOfAll: boolean }
  | { allowed: false; locked: boolean; endsAt: Date };

type Row = { allowed: boolean; wrong: number; wrong_in_row: number; ends_at: string };

/**
 * Counts one try in one statement. It succeeds only while the account is neither waiting nor locked; otherwise the
 * same statement returns the current row, so a refused guess costs no second one.
 */
export const countTry = async (db: Db, account: string, now: Date, width: number): Promise<Try> => {
  const most = wrongPerWindow * width;
  const lock = wrongBeforeLock * width;
  const at = sql`${now.toISOString()}::timestamptz`;
  // A window that ends later than its length allows was written while the clock was wrong, and counts as over.
  const lasts = (rounds: SQL) =>
    sql`make_interval(secs => least(${firstWindow} * power(2, ${rounds}), ${longestWindow}))`;
  const open = sql`(t.ends_at > ${at} and t.ends_at <= ${at} + ${lasts(sql`t.rounds`)} + interval '1 minute')`;
  const rounds = sql`case when ${open} then t.rounds
    when t.wrong >= ${most} then least(t.rounds + 1, ${mostRounds}) else 0 end`;
  const rows = (await db.execute(sql`
    with counted as (
      insert into sign_in_tries as t (account, wrong, wrong_in_row, rounds, ends_at, tried_at)
      values (${account}, 1, 1, 0, ${at} + make_interval(secs => ${firstWindow}), ${at})
      on conflict (account) do update set
        wrong = case when ${open} then t.wrong + 1 else 1 end,
        wrong_in_row = t.wrong_in_row + 1,
        rounds = ${rounds},
        ends_at = case when ${open} then t.ends_at else ${at} + ${lasts(rounds)} end,
        tried_at = ${at}
      where t.wrong_in_row < ${lock} and (not ${open} or t.wrong < ${most})
      returning true as allowed, t.wrong, t.wrong_in_row, t.ends_at
    )
    select * from counted
    union all
    select false, wrong, wrong_in_row, ends_at from sign_in_tries
    where account = ${account} and not exists (select 1 from counted)`)) as unknown as Row[];
  // No row: a concurrent statement inserted it meanwhile, and it is used up already.
  const row = rows[0] ?? { allowed: false, wrong: most, wrong_in_row: 0, ends_at: now.toISOString() };
  if (!row.allowed)
    return { allowed: false, locked: row.wrong_in_row >= lock, endsAt: new Date(row.ends_at) };
  return {
    allowed: true,
    wrong: row.wrong,
    wrongInRow: row.wrong_in_row,
    lastOfWindow: row.wrong >= most,
    lastOfAll: row.wrong_in_row >= lock,
  };
};

/** Takes back a try that never reached the hash. */
export const undoTry = async (db: Db, account: string): Promise<void> => {
  await db
    .update(signInTries)
    .set({
      wrong: sql`greatest(${signInTries.wrong} - 1, 0)`,
      wrongInRow: sql`greatest(${signInTries.wrongInRow} - 1, 0)`,
    })
    .where(eq(signInTries.account, account));
};

export const forgetTries = async (db: Db, account: string): Promise<void> => {
  await db.delete(signInTries).where(eq(signInTries.account, account));
};

/** After a new password: resets the counters of the account and of its known devices. */
export const unlockSignIn = async (db: Db, userId: number): Promise<void> => {
  await db
    .delete(signInTries)
    .where(
      or(
        eq(signInTries.account, `user:${userId}`),
        like(signInTries.account, `device:${userId}:%`),
        eq(signInTries.account, `self:${userId}`),
        eq(signInTries.account, `factor:${userId}`),
      ),
    );
};

export const isKnownDevice = async (db: Db, userId: number, device: string): Promise<boolean> => {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)));
  return rows.length > 0;
};

/* More than a person owns, but few enough that shared tablets leave no long history. */
const mostDevices = 20;

export const rememberDevice = async (db: Db, userId: number, device: string, now: Date): Promise<void> => {
  await db
    .insert(knownDevices)
    .values({ userId, device, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { seenAt: now } });
  const oldest = db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(sql`${knownDevices.seenAt} desc`)
    .offset(mostDevices);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.device, oldest)));
};
