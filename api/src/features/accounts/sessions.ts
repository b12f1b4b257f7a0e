import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { note } from '#db/security-log.ts';
import { sessions, users } from '#db/tables.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { deviceOf } from './device.ts';

const day = 24 * 60 * 60 * 1000;

/** Learners 90 days sliding, adults 14, administrators 12 hours. */
const lifetime = (user: { role: string; administrator: boolean }): number => {
  if (user.administrator) return day / 2;
  return user.role === 'learner' ? 90 * day : 14 * day;
};

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Starts a session and returns its token: 256 random bits, kept here only as a hash. */
export const newSession = async (
  db: Db,
  user: { id: number; role: string; administrator: boolean },
  now: Date,
  agent = '',
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + lifetime(user)),
    device: deviceOf(agent),
  });
  return token;
};

const liveSession = async (db: Db, token: string, now: Date) => {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      seenAt: sessions.seenAt,
      id: users.id,
      schoolId: users.schoolId,
      role: users.role,
      administrator: users.administrator,
      verifiedAt: users.verifiedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    );
  return row;
};

/** Whoever is suspended is out at their next request; it is noted once for each session. */
const endSuspended = async (db: Db, person: Pick<Person, 'id' | 'schoolId' | 'sessionId'>, now: Date) => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, person.sessionId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  if (ended.length > 0) await note(db, 'session-ended-by-suspension', { at: now, user: person, detail: {} });
};

/* The sliding end moves at most once an hour: a read must not become a write. */
const slideEvery = 60 * 60 * 1000;

/** Reads the bearer. None is nobody; a dead one is refused, on open calls too. */
export const personOf = async (
  { db, now }: Pick<World, 'db' | 'now'>,
  authorization: string | undefined,
): Promise<Person | null> => {
  if (authorization === undefined) return null;
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];
  const row = token === undefined ? undefined : await liveSession(db, token, now());
  if (row === undefined) throw refuse('session/expired');
  const { seenAt, verifiedAt, suspendedAt, ...person } = row;
  if (suspendedAt !== null) {
    await endSuspended(db, person, now());
    throw refuse('session/expired');
  }
  if (now().getTime() - seenAt.getTime() > slideEvery) {
    await db
      .update(sessions)
      .set({ seenAt: now(), expiresAt: new Date(now().getTime() + lifetime(person)) })
      .where(eq(sessions.id, person.sessionId));
  }
  return { ...person, verified: verifiedAt !== null };
};

export const endSession = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
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

/** When the person of a session gave their password (or other proof). */
export const signedInAt = async (db: Db, sessionId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.createdAt ?? null;
};
