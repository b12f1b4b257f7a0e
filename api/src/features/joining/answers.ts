/** A teacher's answer to a request: of two concurrent ones the second finds it answered. */
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { lockUser, userById } from '#features/accounts/index.ts';
import { bondTo } from '#features/bonds/index.ts';
import { type ClassRow, classesTaughtBy, classFor } from '#features/classes/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { admit } from './admit.ts';
import { answer, type RequestRow, requestById, waits } from './joining.db.ts';
import { settleAsked } from './news.ts';

type Own = RequestRow & { teacherId: number };

/** Requests are visible to the teacher concerned and the school's administrator. */
const requestFor = async (db: Db, user: Person, id: number): Promise<Own> => {
  const row = await requestById(db, id);
  if (row === null || row.teacherId === null) throw refuse('access/not-found');
  const bonds = (await bondTo(db, user, row.teacherId))?.bonds ?? [];
  if (!bonds.includes('self') && !bonds.includes('administrator')) throw refuse('access/not-found');
  if (!user.verified) throw refuse('children/not-verified');
  return { ...row, teacherId: row.teacherId };
};

/** Locks the learner first, as requests do, to serialise answers. */
const heldRequest = async (db: Db, user: Person, id: number, now: Date): Promise<Own> => {
  await lockUser(db, (await requestFor(db, user, id)).learnerId);
  const row = await requestFor(db, user, id);
  if (row.state === 'withdrawn') throw refuse('access/not-found');
  if (!waits(row, now)) throw refuse('joining/answered');
  return row;
};

/** The requested class, or the one the teacher chose, or their only one. */
const roomFor = async (db: Db, user: Person, request: Own, chosen?: number): Promise<ClassRow> => {
  const missing = refuse('request/invalid', { fields: { classId: { key: 'class/missing' } } });
  const [only, ...more] = await classesTaughtBy(db, request.teacherId);
  const id = chosen ?? request.classId ?? (more.length === 0 ? only?.id : undefined);
  if (id === undefined) throw missing;
  const room = await classFor(db, user, id);
  if (room.teacherId !== request.teacherId) throw missing;
  return room;
};

export const approve = async (world: World, user: Person, id: number, chosen?: number): Promise<void> =>
  await world.db.transaction(async (db) => {
    const now = world.now();
    const request = await heldRequest(db, user, id, now);
    const room = await roomFor(db, user, request, chosen);
    const learner = await userById(db, request.learnerId);
    if (learner === null) throw refuse('access/not-found');
    const came = await admit(db, { learner, room, request, by: user.id, automatic: false }, now);
    if (came === 'full') throw refuse('children/class-full');
    if (came === 'not possible') throw refuse('joining/not-possible');
  });

export const reject = async (world: World, user: Person, id: number): Promise<void> =>
  await world.db.transaction(async (db) => {
    const now = world.now();
    const request = await heldRequest(db, user, id, now);
    await answer(db, request, { state: 'rejected', by: user.id, at: now });
    await settleAsked(db, request.teacherId, now);
    const learner = { id: request.learnerId, schoolId: user.schoolId };
    await logSecurity(db, 'class-request-rejected', { at: now, user: learner, detail: { by: user.id } });
  });
