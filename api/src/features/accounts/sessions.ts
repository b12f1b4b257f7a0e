import { randomBytes } from 'node:crypto';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { type UserRow, userById } from './accounts.db.ts';
import { deviceOf } from './device.ts';
import { keptSessions } from './kept-sessions.ts';
import { isOfGone } from './leaving.db.ts';
import {
  addSession,
  boundEnds,
  endSession,
  hashToken,
  type LiveSession,
  liveSession,
  moveEnd,
} from './sessions.db.ts';

const day = 24 * 60 * 60 * 1000;

const longestLife = 90 * day;

/** Learners 90 days sliding, adults 14, administrators 12 hours. */
const lifetime = (user: { role: string; administrator: boolean }): number => {
  if (user.administrator) return day / 2;
  return user.role === 'learner' ? longestLife : 14 * day;
};

const endOf = (user: { role: string; administrator: boolean }, now: Date) =>
  new Date(now.getTime() + lifetime(user));

/** Starts a session and returns its token: 256 random bits, kept here only as a hash. */
export const newSession = async (
  db: Db,
  user: { id: number; role: string; administrator: boolean },
  now: Date,
  from: { agent: string; client: Pick<Client, 'device'> } | null = null,
  provedAt: Date | null = null,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await addSession(db, {
    token,
    userId: user.id,
    now,
    expiresAt: endOf(user, now),
    device: deviceOf(from?.agent ?? ''),
    deviceKey: from?.client.device ?? null,
    provedAt,
  });
  return token;
};

/** A suspended person is signed out at the next request; logged once per session. */
const endSuspended = async (db: Db, person: Pick<Person, 'id' | 'schoolId' | 'sessionId'>, now: Date) => {
  if (await endSession(db, person.sessionId, now))
    await logSecurity(db, 'session-ended-by-suspension', { at: now, user: person, detail: {} });
};

/* The sliding end moves at most once an hour: a read must not become a write. */
const slideEvery = 60 * 60 * 1000;

/** The caller's full row. If it was deleted meanwhile, the session counts as ended. */
export const ownRow = async (db: Db, { id }: Person): Promise<UserRow> => {
  const row = await userById(db, id);
  if (row === null) throw refuse('session/expired');
  return row;
};

/** Administrators of a server of many schools use a second step (permissions, 'Signing in'). */
export const mustProve = (
  { env }: Pick<World, 'env'>,
  { administrator }: { administrator: boolean },
): boolean => administrator && env.profile === 'public';

/* Also true for sessions that were opened while the second factor was being switched on. */
const isUnproved = ({ factorAt, provedAt }: LiveSession): boolean => factorAt !== null && provedAt === null;

/** Limits all sessions, including abandoned ones, to the end of one that begins now. */
export const boundSessions = (db: Db, now: Date): Promise<void> =>
  boundEnds(db, new Date(now.getTime() + longestLife), now);

/* Clocks are corrected by a few seconds now and then. */
const slack = 60_000;

/* An end beyond a session's lifetime was set by a clock that was ahead. */
const isTooFar = (row: LiveSession, at: number): boolean =>
  row.expiresAt.getTime() > at + lifetime(row) + slack || row.seenAt.getTime() > at + slack;

/* Neither expired, nor to be ended or extended. */
const holds = (row: LiveSession, at: number): boolean =>
  row.expiresAt.getTime() > at &&
  row.suspendedAt === null &&
  !isUnproved(row) &&
  !isTooFar(row, at) &&
  at - row.seenAt.getTime() <= slideEvery;

const personIn = (row: LiveSession, env: World['env']): Person => {
  const verified = row.verifiedAt !== null;
  const lacksFactor = row.factorAt === null && mustProve({ env }, row);
  // Fields are assigned by name: object rest costs more than the whole remaining call.
  const person: Person = {
    id: row.id,
    schoolId: row.schoolId,
    role: row.role,
    // An administrator whose confirmation lapsed has no powers.
    administrator: row.administrator && verified && !lacksFactor,
    verified,
    gradeId: row.gradeId,
    sessionId: row.sessionId,
  };
  if (lacksFactor) person.lacksFactor = true;
  if (row.role === 'learner' && !hasConsent(row.consent)) {
    person.unconsented = true;
    if (row.dormantAt !== null) person.dormant = true;
  }
  return person;
};

const readPerson = async (
  { db, env, now }: Pick<World, 'db' | 'env' | 'now'>,
  authorization: string,
): Promise<Person> => {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];
  if (token === undefined) throw refuse('session/expired');
  const hash = hashToken(token);
  const row = await keptSessions(db).find(authorization, () => liveSession(db, hash, now()));
  if (row === null) throw refuse((await isOfGone(db, hash)) ? 'session/gone' : 'session/expired');
  if (row.expiresAt.getTime() <= now().getTime()) throw refuse('session/expired');
  if (isUnproved(row)) throw refuse('session/expired');
  if (row.suspendedAt !== null) {
    await endSuspended(db, row, now());
    throw refuse('session/expired');
  }
  const at = now().getTime();
  if (isTooFar(row, at) || at - row.seenAt.getTime() > slideEvery)
    await moveEnd(db, row.sessionId, now(), endOf(row, now()));
  return personIn(row, env);
};

/**
 * Resolves the bearer. None is a guest; a dead one is refused, even on public calls. Synchronous for cached
 * sessions, to save a promise.
 */
export const personOf = (
  world: Pick<World, 'db' | 'env' | 'now'>,
  authorization: string | undefined,
): Person | null | Promise<Person> => {
  if (authorization === undefined) return null;
  const row = keptSessions(world.db).known(authorization);
  return row !== null && holds(row, world.now().getTime())
    ? personIn(row, world.env)
    : readPerson(world, authorization);
};
