import {
  type ClassRequest,
  joining,
  type PendingTeacher,
  type TeacherLink,
} from '@afrolearn/contract/joining.ts';
import { avatarOf, avatarPicture } from '@afrolearn/learning/avatars/avatars.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import type { Db } from '#db/connect.ts';
import { classesTaughtBy, classFor } from '#features/classes/index.ts';
import { logLook } from '#features/looks/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { approve, reject } from './answers.ts';
import { addTeacher, joinClass } from './ask.ts';
import { asCode, renewCode, setCode } from './codes.ts';
import { teachersAndClasses, waitingFor, waitingOf } from './joining.db.ts';
import { leaveTeacher, takeBack } from './leave.ts';

/* Learners see no photos of adults: a built-in picture replaces them. */
const builtIn = (picture: string | null): string =>
  avatarPicture((picture === null ? null : avatarOf(picture)) ?? 'prof-1');

const teachersOfLearner = async (db: Db, learnerId: number): Promise<TeacherLink[]> => {
  const found = new Map<number, TeacherLink>();
  for (const { id, name, picture, classId, className, subjectId } of await teachersAndClasses(
    db,
    learnerId,
  )) {
    const link = found.get(id) ?? { id, name, email: null, picture: builtIn(picture), classes: [] };
    link.classes.push({ id: classId, name: className, subjectId });
    found.set(id, link);
  }
  return [...found.values()];
};

const pendingOfLearner = async (db: Db, user: Person, now: Date): Promise<PendingTeacher[]> =>
  (await waitingOf(db, user.id, now)).map(({ request, teacher, schoolId }) => ({
    id: request.id,
    name: request.way === 'code' && schoolId === user.schoolId ? teacher : null,
    email: null,
    picture: null,
    className: request.way === 'code' ? null : request.className,
    askedAt: request.askedAt.toISOString(),
  }));

type Asked = Awaited<ReturnType<typeof waitingFor>>[number];

const asRequest = ({ request, name, gradeId, className }: Asked): ClassRequest => ({
  id: request.id,
  user: { name, email: null, picture: null, grade: gradeId === null ? null : gradeName(gradeId) },
  class: { id: request.classId, name: className ?? request.className },
  way: request.way,
  askedAt: request.askedAt.toISOString(),
});

export const joiningRoutes = serve(joining, {
  'GET /my-teachers': async ({ user, db }) => await teachersOfLearner(db, user.id),

  'GET /my-pending-teachers': async ({ user, db, now }) => await pendingOfLearner(db, user, now()),

  'DELETE /my-teachers/:id': async ({ params, user, ...world }) => {
    await leaveTeacher(world, user, params.id);
    return done;
  },

  'DELETE /my-pending-teachers/:id': async ({ params, user, ...world }) => {
    await takeBack(world, user, params.id);
    return done;
  },

  'POST /join-class': async ({ body, user, ...world }) => await joinClass(world, user, body.classCode),

  'POST /add-teacher': async ({ body, user, say, ...world }) => {
    await addTeacher(world, user, body);
    return { status: 'pending' as const, message: say.joining('sent') };
  },

  'GET /class-requests': async ({ user, db, now }) => {
    if (!user.verified) throw refuse('children/not-verified');
    const rows = await waitingFor(db, user.id, now());
    const learnerIds = rows.map(({ request }) => request.learnerId);
    await logLook(db, { viewerId: user.id, learnerIds, what: 'request', at: now() });
    return rows.map(asRequest);
  },

  'POST /class-requests/:id/approve': async ({ params, body, user, ...world }) => {
    await approve(world, user, params.id, body.classId);
    return { id: params.id, status: 'approved' as const };
  },

  'POST /class-requests/:id/reject': async ({ params, user, ...world }) => {
    await reject(world, user, params.id);
    return { id: params.id, status: 'rejected' as const };
  },

  'GET /class-codes': async ({ user, db, now }) =>
    (await classesTaughtBy(db, user.id)).map((room) => asCode(room, now())),

  'GET /classes/:id/code': async ({ params, user, db, now }) =>
    asCode(await classFor(db, user, params.id), now()),

  'POST /classes/:id/code': async ({ params, user, ...world }) => await renewCode(world, user, params.id),

  'PATCH /classes/:id/code': async ({ params, body, user, ...world }) =>
    await setCode(world, user, params.id, body),
});
