/** A learner requests a class, by code or by the teacher's email. */
import { createHash } from 'node:crypto';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { lockUser, ownRow, type UserRow, userByEmail } from '#features/accounts/index.ts';
import { type ClassRow, classesTaughtBy, classWithCode, seatsTaken } from '#features/classes/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import { codeTries } from '#features/schools/index.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { countUse, giveBack } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { admit } from './admit.ts';
import { codeState, isAutomaticAt } from './codes.ts';
import { keepRequest, othersWaiting, teachersAndClasses } from './joining.db.ts';
import { teacherRequests } from './limits.ts';
import { tellFamily, tellTeacher } from './news.ts';

const mostWaiting = 5;

type Asking = World & { client: Client };

const heldLearner = async (db: Db, user: Person): Promise<UserRow> => {
  await lockUser(db, user.id);
  return await ownRow(db, user);
};

/** A learner of a school finds only its classes; others find any. */
const mayFind = ({ schoolId, waitingSchoolId }: UserRow, room: ClassRow): boolean =>
  (schoolId ?? waitingSchoolId ?? room.schoolId) === room.schoolId;

/** Codes can be guessed, so they admit automatically only people known to the school. */
const isAutomatic = ({ schoolId, waitingSchoolId }: UserRow, room: ClassRow, now: Date): boolean =>
  isAutomaticAt(room, now) && (schoolId ?? waitingSchoolId) === room.schoolId;

type Joined = { status: 'pending' | 'approved'; class: { name: string } | null };

/** Creates a request, or admits at once. The caller holds the learner's lock. */
export const askFor = async (db: Db, learner: UserRow, room: ClassRow, now: Date): Promise<Joined> => {
  const sits = (await teachersAndClasses(db, learner.id)).some(({ classId }) => classId === room.id);
  if (sits) throw refuse('joining/already');
  const automatic = isAutomatic(learner, room, now);
  // Locked before the request, which references the class, to avoid a deadlock.
  if (automatic) await seatsTaken(db, room.id);
  const request = await keepRequest(db, {
    learnerId: learner.id,
    teacherId: room.teacherId,
    classId: room.id,
    way: 'code',
    askedOf: null,
    className: room.name,
    askedAt: now,
  });
  if (automatic) {
    const came = await admit(db, { learner, room, request, by: room.teacherId, automatic: true }, now);
    if (came === 'admitted') return { status: 'approved', class: { name: room.name } };
  }
  await tellTeacher(db, room.teacherId, now);
  return { status: 'pending', class: null };
};

/** Wrong codes count (limit J). Wrong, closed, expired and foreign codes get one reply, from one query. */
export const joinClass = async (world: Asking, user: Person, code: string): Promise<Joined> => {
  if (!/^\d{8}$/.test(code))
    throw refuse('joining/code-form', { fields: { classCode: { key: 'class-code/form' } } });
  const who = { user, client: world.client };
  await countUse(world, codeTries, who);
  let wrong = false;
  try {
    return await world.db.transaction(async (db) => {
      const learner = await heldLearner(db, user);
      const room = await classWithCode(db, code);
      wrong = room === null || codeState(room, world.now()) !== 'open' || !mayFind(learner, room);
      if (room === null || wrong) throw refuse('joining/wrong-code');
      return await askFor(db, learner, room, world.now());
    });
  } finally {
    if (!wrong) await giveBack(world, codeTries, who);
  }
};

const sameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** The teacher with this email in the learner's school, and the class of that name; either may be missing. */
const wished = async (db: Db, learner: UserRow, email: string, className: string) => {
  const found = await userByEmail(db, email);
  const isTeacher =
    found !== null &&
    found.role === 'teacher' &&
    found.verifiedAt !== null &&
    found.suspendedAt === null &&
    found.schoolId === learner.schoolId;
  // Queried in any case, for equal timing.
  const rooms = await classesTaughtBy(db, isTeacher ? found.id : 0);
  const sits = new Set((await teachersAndClasses(db, learner.id)).map(({ classId }) => classId));
  const room = rooms.find(({ name }) => sameName(name, className));
  // Existing members need no request.
  const asks = isTeacher && !(room !== undefined && sits.has(room.id));
  return { teacherId: asks ? found.id : null, classId: asks ? (room?.id ?? null) : null };
};

const checkWishes = ({ schoolId, consent }: UserRow): void => {
  if (schoolId === null) throw refuse('community/no-school');
  if (!hasConsent(consent)) throw refuse('community/no-consent');
};

type Wish = { teacherEmail: string; className: string };

/** Stores and replies the same for every email. The caller holds the learner's lock. */
export const wishFor = async (
  db: Db,
  learner: UserRow,
  { teacherEmail, className }: Wish,
  now: Date,
): Promise<void> => {
  const request = {
    ...(await wished(db, learner, teacherEmail, className)),
    learnerId: learner.id,
    way: 'email' as const,
    askedOf: createHash('sha256').update(`${learner.id} ${teacherEmail}`).digest('hex'),
    className,
    askedAt: now,
  };
  if ((await othersWaiting(db, request, now)) >= mostWaiting) throw refuse('joining/too-many-waiting');
  await keepRequest(db, request);
  await tellFamily(db, learner.id, now);
  if (request.teacherId !== null) await tellTeacher(db, request.teacherId, now);
};

export const addTeacher = async (world: Asking, user: Person, wish: Wish): Promise<void> => {
  checkWishes(await ownRow(world.db, user));
  await checkWords(world.db, user.schoolId, { className: wish.className });
  await countUse(world, teacherRequests, { user, client: world.client });
  await world.db.transaction(async (db) => {
    const learner = await heldLearner(db, user);
    checkWishes(learner);
    await wishFor(db, learner, wish, world.now());
  });
};
