import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { sessions, users } from '#db/tables.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

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
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + lifetime(user)),
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
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        isNull(sessions.endedAt),
        isNull(users.suspendedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return row;
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
  const { seenAt, verifiedAt, ...person } = row;
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
