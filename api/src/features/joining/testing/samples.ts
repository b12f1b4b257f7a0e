import type { joining } from '@afrolearn/contract/joining.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import { classes, classMembers, classRequests } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { addChild, classesOfTeacher } from '#testing/matrix/objects.ts';
import type { Scene, SignedIn } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const clear = async ({ db }: Scene) => {
  await db.delete(classRequests);
};

/** A new class of `here`. */
const newClass = async (scene: Scene, teacherId: number, archivedAt: Date | null = null) => {
  const [room] = await scene.db
    .insert(classes)
    .values({
      teacherId,
      schoolId: scene.schools.here.id,
      name: 'P5 Blue',
      gradeId: 5,
      subjectId: 7,
      code: String(20_000_000 + scene.next()),
      archivedAt,
    })
    .returning();
  if (room === undefined) throw new Error('no class was added');
  return room;
};

/** A teacher of `here` outside the matrix, with the owner in the class. */
const teacherOfOwner = async (scene: Scene, archivedAt: Date | null = null): Promise<string> => {
  const { db, schools, people, now } = scene;
  const teacher = await addUser(db, 'public', {
    role: 'teacher',
    name: 'Any Teacher',
    schoolId: schools.here.id,
    verifiedAt: now(),
  });
  if (teacher === null) throw new Error('the teacher could not be added');
  const room = await newClass(scene, teacher.id, archivedAt);
  await db.insert(classMembers).values({ classId: room.id, userId: people.owner.id });
  return String(teacher.id);
};

const teachersOfOwner = async (scene: Scene) => {
  // Leaves only the matrix's own teachers in the lists.
  await scene.db.delete(classMembers).where(eq(classMembers.userId, scene.people.owner.id));
  const { real } = await classesOfTeacher(scene);
  await scene.db.insert(classMembers).values({ classId: Number(real.id), userId: scene.people.owner.id });
  return {
    real: { id: await teacherOfOwner(scene) },
    absent: { id: '77' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: await teacherOfOwner(scene, scene.now()) },
  };
};

const request = async (scene: Scene, learnerId: number, state: 'pending' | 'withdrawn' = 'pending') => {
  const { db, people, now } = scene;
  const classId = Number((await classesOfTeacher(scene)).real.id);
  // Removes earlier cells' children, who would fill the class.
  const actors = Object.values(people).map(({ id }) => id);
  await db
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), notInArray(classMembers.userId, actors)));
  const answeredAt = state === 'pending' ? null : now();
  const [row] = await db
    .insert(classRequests)
    .values({
      learnerId,
      teacherId: people['class teacher'].id,
      classId,
      way: 'code',
      className: 'P4',
      state,
      askedAt: now(),
      answeredAt,
    })
    .returning();
  return { id: String(row?.id) };
};

const requestsOf = (whose: (scene: Scene) => Promise<number>) => async (scene: Scene) => {
  await clear(scene);
  return {
    real: await request(scene, await whose(scene)),
    absent: { id: '999999' },
    malformed: { id: '1 or 1=1' },
    deleted: await request(scene, await whose(scene), 'withdrawn'),
  };
};
const requestsOfOwner = requestsOf(async ({ people }) => people.owner.id);
const requestsOfChildren = requestsOf((scene) => addChild(scene, scene.schools.here.id));

const asked = async (scene: Scene) => {
  await clear(scene);
  await request(scene, scene.people['learner without consent'].id);
  return {};
};

const pupilsOf: Partial<Record<SignedIn, readonly Actor[]>> = {
  'class teacher': ['owner', 'classmate', 'blocked learner'],
  'teacher of the school': ['schoolmate', 'friend'],
  'teacher of another school': ['learner of another school'],
};

const ownTeacher = ({ who, field }: Canary, actor: Actor) =>
  pupilsOf[who as SignedIn]?.includes(actor) === true &&
  ['id', 'name', 'family name', 'class'].includes(field);

/** The administrator reads the code of every class of the school. */
const ownCode = ({ who, field }: Canary, actor: Actor) =>
  actor === 'administrator' && who === 'class teacher' && ['class', 'class code'].includes(field);

export const joiningSamples = {
  'GET /my-teachers': { ask: nothing, mayShow: ownTeacher },
  'GET /my-pending-teachers': {
    ask: asked,
    mayShow: ({ who, field }, actor) =>
      actor === 'learner without consent' && who === 'class teacher' && /name$/.test(field),
  },
  'DELETE /my-teachers/:id': { ask: nothing, objects: teachersOfOwner },
  'DELETE /my-pending-teachers/:id': { ask: nothing, objects: requestsOfOwner },
  'POST /join-class': {
    ask: async (scene) => ({
      body: { classCode: (await newClass(scene, scene.people['teacher of the school'].id)).code ?? '' },
    }),
  },
  'POST /add-teacher': {
    ask: async (scene) => {
      await clear(scene);
      return { body: { teacherEmail: scene.people['class teacher'].email ?? '', className: 'P4 Blue' } };
    },
  },
  'GET /class-requests': {
    ask: asked,
    mayShow: ({ who, field }, actor) =>
      actor === 'class teacher' && who === 'learner without consent' && /name$/.test(field),
  },
  'POST /class-requests/:id/approve': { ask: () => ({ body: {} }), objects: requestsOfChildren },
  'POST /class-requests/:id/reject': { ask: nothing, objects: requestsOfChildren },
  'GET /class-codes': { ask: nothing },
  'GET /classes/:id/code': { ask: nothing, objects: classesOfTeacher, mayShow: ownCode },
  'POST /classes/:id/code': { ask: nothing, objects: classesOfTeacher, mayShow: ownCode },
  'PATCH /classes/:id/code': {
    ask: () => ({ body: { automatic: true } }),
    objects: classesOfTeacher,
    mayShow: ownCode,
  },
} satisfies SamplesOf<typeof joining>;
