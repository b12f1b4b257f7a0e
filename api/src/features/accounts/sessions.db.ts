import { hash } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { fixedStatement } from '#db/fixed-statement.ts';
import { sessions, type users } from '#db/tables.ts';

/* The token itself is never stored. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

type NewSession = {
  token: string;
  userId: number;
  now: Date;
  expiresAt: Date;
  /** A description for people, such as the browser and the system. */
  device: string | null;
  /** The hash of the device's id. */
  deviceKey: string | null;
  /** When the second step was passed, if it was required. */
  provedAt: Date | null;
};

export const addSession = async (db: Db, { token, now, ...session }: NewSession): Promise<void> => {
  await db.insert(sessions).values({ ...session, tokenHash: hashToken(token), createdAt: now, seenAt: now });
};

export type LiveSession = Pick<typeof sessions.$inferSelect, 'seenAt' | 'expiresAt' | 'provedAt'> &
  Pick<
    typeof users.$inferSelect,
    'consent' | 'id' | 'schoolId' | 'role' | 'gradeId' | 'administrator' | 'verifiedAt' | 'suspendedAt'
  > & { sessionId: string; factorAt: Date | null; dormantAt: Date | null };

/* A fixed statement, because nearly every request runs it. */
const live = fixedStatement<'token' | 'now'>(`
  select s.id as "sessionId", s.seen_at, s.expires_at, s.proved_at, f.confirmed_at, d.dormant_at, u.consent, u.id,
    u.school_id, u.role, u.grade_id, u.administrator, u.verified_at, u.suspended_at
  from sessions s join users u on u.id = s.user_id
    left join second_factors f on f.user_id = u.id left join dormancies d on d.user_id = u.id
  where s.token_hash = {token} and s.ended_at is null and s.expires_at > {now}::timestamptz`);

type LiveRow = Pick<LiveSession, 'sessionId' | 'consent' | 'id' | 'role' | 'administrator'> & {
  seen_at: string;
  expires_at: string;
  proved_at: string | null;
  confirmed_at: string | null;
  dormant_at: string | null;
  school_id: number | null;
  grade_id: number | null;
  verified_at: string | null;
  suspended_at: string | null;
};

const moment = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The live session of a token, with its person. */
export const liveSession = async (db: Db, tokenHash: Buffer, now: Date): Promise<LiveSession | null> => {
  const [row] = await db.execute<LiveRow>(live({ token: tokenHash, now: now.toISOString() }));
  if (row === undefined) return null;
  return {
    sessionId: row.sessionId,
    seenAt: new Date(row.seen_at),
    expiresAt: new Date(row.expires_at),
    provedAt: moment(row.proved_at),
    factorAt: moment(row.confirmed_at),
    dormantAt: moment(row.dormant_at),
    consent: row.consent,
    id: row.id,
    schoolId: row.school_id,
    role: row.role,
    gradeId: row.grade_id,
    administrator: row.administrator,
    verifiedAt: moment(row.verified_at),
    suspendedAt: moment(row.suspended_at),
  };
};

export const moveEnd = async (db: Db, id: string, seenAt: Date, expiresAt: Date): Promise<void> => {
  await db.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.id, id));
};

/** Moves later expiry dates back to `latest`. */
export const boundEnds = async (db: Db, latest: Date, now: Date): Promise<void> => {
  await db.update(sessions).set({ seenAt: now, expiresAt: latest }).where(gt(sessions.expiresAt, latest));
};

/** False when the session had ended already. */
export const endSession = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

const liveOf = (userId: number, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** A person's live sessions, the most recently seen first. */
export const sessionsOf = async (db: Db, userId: number, now: Date) =>
  await db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(liveOf(userId, now))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .limit(100);

/** Ends a session of this person. False when they have no such session. */
export const endSessionOf = async (db: Db, userId: number, id: string, now: Date): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(liveOf(userId, now), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ends all sessions of a person except `kept`, if it is given. Returns how many. */
export const endOtherSessions = async (
  db: Db,
  userId: number,
  kept: string | null,
  now: Date,
): Promise<number> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(liveOf(userId, now), kept === null ? undefined : ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return ended.length;
};

/** Records that this session has just passed the second step. */
export const markProved = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id));
};

/** When the session began with a password or another proof. */
export const signedInAt = async (db: Db, sessionId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.createdAt ?? null;
};
