import { hash } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { dormancies, secondFactors, sessions, users } from '#db/tables.ts';

/* The token itself is never stored. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

type NewSession = {
  token: string;
  userId: number;
  now: Date;
  expiresAt: Date;
  /** What it is, in words. */
  device: string | null;
  /** The hash of its id. */
  deviceKey: string | null;
  /** When the number of the second step was given, where it was asked for. */
  provedAt: Date | null;
};

export const addSession = async (db: Db, { token, now, ...session }: NewSession): Promise<void> => {
  await db.insert(sessions).values({ ...session, tokenHash: hashToken(token), createdAt: now, seenAt: now });
};

/** The session of a token while it lasts, with its person. */
export const liveSession = async (db: Db, tokenHash: Buffer, now: Date) => {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
      provedAt: sessions.provedAt,
      factorAt: secondFactors.confirmedAt,
      dormantAt: dormancies.dormantAt,
      consent: users.consent,
      id: users.id,
      schoolId: users.schoolId,
      role: users.role,
      gradeId: users.gradeId,
      administrator: users.administrator,
      verifiedAt: users.verifiedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(dormancies, eq(dormancies.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return row ?? null;
};
export type LiveSession = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

export const moveEnd = async (db: Db, id: string, seenAt: Date, expiresAt: Date): Promise<void> => {
  await db.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.id, id));
};

/** False when it had ended already. */
export const endSession = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

const live = (userId: number, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Where a person is signed in, the last seen first. */
export const sessionsOf = async (db: Db, userId: number, now: Date) =>
  await db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(live(userId, now))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .limit(100);

/** Ends a session of this person. False when they have no such session. */
export const endSessionOf = async (db: Db, userId: number, id: string, now: Date): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(live(userId, now), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ends every session of a person, or all but the one that is kept; says how many. */
export const endOtherSessions = async (
  db: Db,
  userId: number,
  kept: string | null,
  now: Date,
): Promise<number> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(live(userId, now), kept === null ? undefined : ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return ended.length;
};

/** The person of this session has just given the number of the second step. */
export const markProved = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id));
};

/** When the person of a session gave their password (or other proof). */
export const signedInAt = async (db: Db, sessionId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.createdAt ?? null;
};
