/** One good request for each call of the contract. A new call adds one row here and one in `policy.ts`. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mailTokens, sessions, staffCodes, units, users } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import { mp4 } from '../films.ts';
import { bringCurriculum } from '../packed-curriculum.ts';
import { forms } from '../test-app.ts';
import {
  adultsOfSchool,
  codesOfSchool,
  learnersWhoWait,
  ownAdults,
  ownWaiting,
  staffCode,
  unverify,
} from './administration.ts';
import type { Canary } from './canaries.ts';
import {
  childrenAtHome,
  childrenOfParent,
  classesOfTeacher,
  guardiansHere,
  linkCode,
  linksOfParent,
  pupilsOfTeacher,
} from './children.ts';
import { masteredUnit, openedLesson } from './learning.ts';
import { deletedLessons, lessonsOfTeacher } from './lessons.ts';
import type { Scene } from './people.ts';
import { password } from './people.ts';
import { assignmentsOfTeacher, notesOfOwner, notificationsOfOwner, planOfOwner } from './plan.ts';
import { givenAvatar, learnersOfClass, oldPicture } from './progress.ts';
import type { Samples } from './sample.ts';

const nothing = () => ({});

/* One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A new session of the owner each time, and one that has ended. */
const sessionsOfOwner = async ({ db, people, now }: Scene) => {
  const add = async (endedAt: Date | null) => {
    const id = randomUUID();
    const expiresAt = new Date(now().getTime() + 24 * 60 * 60 * 1000);
    await db
      .insert(sessions)
      .values({ id, tokenHash: randomBytes(32), userId: people.owner.id, expiresAt, endedAt });
    return { id };
  };
  return {
    real: await add(null),
    absent: { id: randomUUID() },
    malformed: { id: '1 or 1=1' },
    deleted: await add(now()),
  };
};

/** The catalogue is the same for everyone; one unit is hidden, as after a pack that leaves it out. */
const unitsOfPack = async ({ db, now }: Scene) => {
  await bringCurriculum(db, now());
  await db.update(units).set({ removedAt: now() }).where(eq(units.id, 1));
  return {
    real: { id: '400' },
    absent: { id: '999999' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: '1' },
  };
};
const lessonsOfPack = async (scene: Scene) => {
  await unitsOfPack(scene);
  return {
    real: { id: 'u400-l1' },
    absent: { id: 'u999999-l1' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: 'u1-l1' },
  };
};

/** A parent sees the child without the email; teacher and administrator see the class. */
const ownChild = ({ who, field }: Canary, actor: Actor) =>
  actor === 'linked parent' && who === 'owner' && field !== 'email';
const ownClass = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') &&
  ((['owner', 'classmate'].includes(who) && field !== 'email') ||
    (who === 'class teacher' && field === 'class'));

/** Whoever sits in the class reads who gave them something to do. */
const ownTeacher = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'owner' || actor === 'classmate') && who === 'class teacher' && field === 'name';

/** The token of a new link for somebody who is no actor. */
const linkFor = async ({ db, somebody, now }: Scene, purpose: 'verify' | 'reset') => {
  const token = randomBytes(32).toString('base64url');
  const fresh = {
    tokenHash: createHash('sha256').update(token).digest(),
    email: somebody.email,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + 60 * 60 * 1000),
    usedAt: null,
  };
  await db
    .insert(mailTokens)
    .values({ userId: somebody.id, purpose, ...fresh })
    .onConflictDoUpdate({ target: [mailTokens.userId, mailTokens.purpose], set: fresh });
  return token;
};

const ownerOrPaused = async ({ db, people }: Scene) => {
  const [paused] = await db.select().from(users).where(eq(users.name, 'Paused'));
  return {
    real: { id: String(people.owner.id) },
    absent: { id: '77' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: String(paused?.id) },
  };
};

export const samples: Samples = {
  'GET /health': { ask: nothing },
  'POST /vitals': {
    ask: () => ({ body: { id: randomUUID(), page: '/login', measures: { LCP: 1200 } } }),
    owns: { id: 400 },
  },
  'POST /register': {
    ask: ({ next }) => ({ body: forms.teacher(`new${next()}@matrix.ug`) }),
    owns: { role: 400 },
  },
  'POST /login': { ask: ({ somebody }) => ({ body: { email: somebody.email ?? '', password } }) },
  'POST /logout': { ask: nothing },
  'GET /me': { ask: nothing },
  'GET /grades': { ask: nothing },
  'GET /subjects': { ask: nothing },
  'GET /units': { ask: () => ({ query: { subject: '7', grade: '7' } }) },
  'GET /unit/:id': { ask: nothing, objects: unitsOfPack },
  'GET /units/:id/summary': { ask: nothing, objects: unitsOfPack },
  'GET /lesson/:id': { ask: nothing, objects: lessonsOfPack },
  'GET /manifest': { ask: () => ({ query: { subject: '7', grade: '7' } }) },
  'GET /search/courses': { ask: () => ({ query: { query: 'electricity' } }) },
  'POST /lesson-content/generate': { ask: () => ({ body: { lessonId: 'u400-l1' } }) },
  'POST /events': { ask: openedLesson },
  'GET /sync': { ask: nothing },
  'POST /units/:id/claim': { ask: masteredUnit, objects: unitsOfPack },
  'GET /auth/provider': { ask: nothing },
  'POST /auth/google': { ask: () => ({ body: { credential: 'any' } }), owns: { role: 400 } },
  'PUT /me/class': {
    ask: async ({ db, people }, actor) => {
      // It is chosen once, so each cell begins without one.
      if (actor !== 'anonymous')
        await db.update(users).set({ gradeId: null }).where(eq(users.id, people[actor].id));
      return { body: { country: 'Uganda', grade: 'Primary 4' } };
    },
  },
  'POST /password-reset/request': { ask: ({ next }) => ({ body: { email: `lost${next()}@matrix.ug` } }) },
  'POST /password-reset/confirm': {
    ask: async (scene) => ({ body: { token: await linkFor(scene, 'reset'), newPassword: password } }),
  },
  'POST /verify-email': { ask: async (scene) => ({ body: { token: await linkFor(scene, 'verify') } }) },
  'POST /verify-email/send': { ask: nothing },
  'POST /people/:id/reset-link': { ask: nothing, objects: ownerOrPaused },
  'PATCH /me': {
    // As it was: the canaries stay where they are.
    ask: ({ people }, actor) => ({ body: actor === 'anonymous' ? {} : { picture: people[actor].picture } }),
  },
  'POST /upload-avatar': { ask: () => ({ file: { avatar: png } }) },
  'POST /change-password': { ask: () => ({ body: { currentPassword: password, newPassword: password } }) },
  'GET /sessions': { ask: nothing },
  'DELETE /sessions/:id': { ask: nothing, objects: sessionsOfOwner },
  'POST /sessions/end-others': { ask: nothing },
  'GET /settings': { ask: nothing },
  'PUT /settings': { ask: () => ({ body: { theme: 'dark' } }) },
  'GET /children': { ask: nothing, mayShow: ownChild },
  'POST /children': {
    ask: () => ({ body: { name: 'New Child', grade: 'Primary 2', secret: 'card' } }),
  },
  'POST /children/link': { ask: async (scene) => ({ body: { code: await linkCode(scene) } }) },
  'POST /children/:id/link-code': { ask: nothing, objects: childrenOfParent },
  'POST /children/:id/new-card': { ask: () => ({ body: {} }), objects: childrenOfParent },
  'DELETE /children/:id': { ask: nothing, objects: childrenOfParent },
  'GET /learners/:id/guardians': { ask: nothing, objects: childrenAtHome, mayShow: guardiansHere },
  'DELETE /learners/:id/guardians/:guardianId': { ask: nothing, objects: linksOfParent },
  'GET /classes/mine': { ask: nothing },
  'GET /classes/:id/students': {
    ask: nothing,
    objects: classesOfTeacher,
    mayShow: ownClass,
  },
  'POST /classes/:id/students': {
    ask: () => ({ body: { names: ['New Pupil'], secret: 'card' } }),
    objects: classesOfTeacher,
  },
  'POST /classes/:id/students/:studentId/new-card': {
    ask: () => ({ body: {} }),
    objects: pupilsOfTeacher,
  },
  'PATCH /classes/:id/students/:studentId': {
    ask: () => ({ body: { name: 'Renamed Pupil' } }),
    objects: pupilsOfTeacher,
  },
  'GET /school': { ask: nothing },
  'PUT /school': { ask: () => ({ body: { photos: false } }) },
  'GET /staff-codes': { ask: nothing },
  'POST /staff-codes': {
    ask: async ({ db }) => {
      await db.delete(staffCodes);
      return { body: { count: 1 } };
    },
  },
  'DELETE /staff-codes/:id': { ask: nothing, objects: codesOfSchool },
  'POST /staff-code': {
    ask: async (scene) => ({ body: { code: (await staffCode(scene)).code } }),
    after: unverify,
  },
  'GET /people/adults': { ask: () => ({ query: {} }), mayShow: ownAdults },
  'POST /people/:id/verify': { ask: nothing, objects: adultsOfSchool },
  'POST /people/:id/suspend': { ask: nothing, objects: adultsOfSchool },
  'POST /people/:id/restore': { ask: nothing, objects: adultsOfSchool },
  'GET /learners/waiting': { ask: nothing, mayShow: ownWaiting },
  'POST /learners/:id/approve': { ask: nothing, objects: learnersWhoWait },
  'POST /learners/:id/decline': { ask: nothing, objects: learnersWhoWait },
  'PUT /learners/:id/consent': { ask: () => ({ body: { paper: true } }), objects: learnersWhoWait },
  'PUT /classes/:id/consent': { ask: nothing, objects: classesOfTeacher },
  'PUT /children/:id/consent': { ask: () => ({ body: { given: true } }), objects: childrenOfParent },
  'GET /consent': { ask: nothing },
  'GET /standing': { ask: nothing },
  'GET /lessons': { ask: () => ({ query: { subject: 'Science', grade: 'Primary 4' } }) },
  'GET /lessons/:id': { ask: nothing, objects: lessonsOfTeacher },
  'POST /lessons': {
    ask: () => ({ body: { title: 'Rain', type: 'reading', subject: 'Science', grade: 'Primary 4' } }),
  },
  'PUT /lessons/:id': {
    ask: () => ({ body: { title: 'Rain', type: 'reading', subject: 7, grade: 4, content: 'It rains.' } }),
    objects: lessonsOfTeacher,
  },
  'DELETE /lessons/:id': { ask: nothing, objects: lessonsOfTeacher },
  'POST /lessons/:id/restore': { ask: nothing, objects: deletedLessons },
  'POST /lessons/:id/video': { ask: () => ({ file: { video: mp4 } }), objects: lessonsOfTeacher },
  'GET /notifications': { ask: nothing },
  'POST /notifications/:id/read': { ask: nothing, objects: notificationsOfOwner },
  'GET /plan': { ask: nothing, mayShow: ownTeacher },
  'POST /plan': {
    ask: async (scene) => {
      await unitsOfPack(scene);
      return { body: { ref: 'unit:400' } };
    },
  },
  'DELETE /plan/:ref': { ask: nothing, objects: planOfOwner },
  'POST /assignments': {
    ask: async (scene) => {
      await unitsOfPack(scene);
      const { real } = await classesOfTeacher(scene);
      return { body: { ref: 'unit:400', classId: Number(real.id) } };
    },
  },
  'DELETE /assignments/:id': { ask: nothing, objects: assignmentsOfTeacher },
  'GET /lesson/:id/notes': { ask: nothing, objects: lessonsOfPack },
  'POST /lesson/:id/notes': {
    ask: ({ now }) => ({ body: { id: randomUUID(), text: 'A note', at: now().toISOString() } }),
    objects: lessonsOfPack,
    owns: { id: 400 },
  },
  'DELETE /lesson/:id/notes/:noteId': { ask: nothing, objects: notesOfOwner },
  'GET /xp/:userId': { ask: nothing, objects: learnersOfClass },
  'GET /users/:userId/stats': { ask: nothing, objects: learnersOfClass },
  'GET /learner-profiles/stats/:userId': { ask: nothing, objects: learnersOfClass },
  'GET /progress': { ask: nothing },
  'GET /units/:id/progress': { ask: nothing, objects: unitsOfPack },
  'GET /progress-summary': { ask: nothing },
  'GET /lesson-history': { ask: nothing },
  'GET /character-analysis': { ask: nothing },
  'GET /personalized-insights': { ask: nothing },
  'GET /avatars': { ask: nothing },
  'GET /avatars/user/:userId': { ask: nothing, objects: learnersOfClass },
  'PUT /avatars/user/:userId': {
    ask: () => ({ body: { avatarId: 'african-2' } }),
    objects: learnersOfClass,
    after: oldPicture,
  },
  'GET /avatars/user/:userId/unlocked': { ask: nothing, objects: learnersOfClass },
  'POST /avatars/unlock': {
    ask: async (scene) => ({
      body: { userId: scene.people.owner.id, avatarId: await givenAvatar(scene) },
    }),
    owns: { userId: 404 },
  },
  'GET /demo/people': { ask: nothing },
  'POST /demo/sign-in': { ask: ({ somebody }) => ({ body: { personId: somebody.id } }) },
};
