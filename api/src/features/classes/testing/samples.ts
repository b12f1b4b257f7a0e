import type { classes as classCalls } from '@afrolearn/contract/classes.ts';
import { eq } from 'drizzle-orm';
import { classes, classLeavers } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { childrenAtHome, childrenOfParent, classesOfTeacher } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type Objects, type SamplesOf } from '#testing/matrix/sample.ts';

const pupilsOfTeacher = async (scene: Scene) => {
  const { id } = (await classesOfTeacher(scene)).real;
  const { real, deleted } = await childrenOfParent(scene);
  return {
    real: { id, studentId: real.id },
    absent: { id, studentId: '77' },
    malformed: { id, studentId: '1 or 1=1' },
    deleted: { id, studentId: deleted.id },
  };
};

/** Teacher and administrator see the class. */
const ownClass = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') &&
  ((['owner', 'classmate', 'blocked learner'].includes(who) && field !== 'email') ||
    (who === 'class teacher' && field === 'class'));

/** A new class for each cell, because the call may archive it. */
const ownRooms =
  (state: 'open' | 'archived') =>
  async (scene: Scene): Promise<Objects> => {
    const { db, people, schools } = scene;
    const add = async (archivedAt: Date | null) => {
      const [room] = await db
        .insert(classes)
        .values({
          teacherId: people['class teacher'].id,
          schoolId: schools.here.id,
          name: 'Any Class',
          gradeId: 4,
          subjectId: 6,
          archivedAt,
        })
        .returning();
      return { id: String(room?.id) };
    };
    return {
      real: await add(state === 'open' ? null : scene.now()),
      absent: { id: '999999' },
      malformed: { id: '1 or 1=1' },
      deleted: await add(state === 'open' ? scene.now() : null),
    };
  };

const dropRooms = async ({ db }: Scene) => {
  await db.delete(classes).where(eq(classes.name, 'Any Class'));
};

/** Somebody who left a class with room; a person who was never in it is 'deleted'. */
const leaversOfTeacher = async (scene: Scene) => {
  const id = String((await ownRooms('open')(scene)).real?.['id']);
  const { real, deleted } = await childrenAtHome(scene);
  await scene.db
    .insert(classLeavers)
    .values({ classId: Number(id), userId: Number(real.id), leftAt: scene.now() });
  return {
    real: { id, studentId: real.id },
    absent: { id, studentId: '77' },
    malformed: { id, studentId: '1 or 1=1' },
    deleted: { id, studentId: deleted.id },
  };
};

/** The sheet for the parents of a class: its pupils, its name and its teacher. */
const ownPupils = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') &&
  ((['owner', 'classmate', 'blocked learner'].includes(who) && field !== 'email') ||
    (who === 'class teacher' && ['class', 'name', 'family name'].includes(field)));

export const classesSamples = {
  'GET /classes/mine': { ask: nothing },
  'GET /classes/archived': { ask: nothing },
  'POST /classes': {
    ask: () => ({ body: { name: 'Any Class', grade: 'Primary 4', subject: 'Math', students: 72 } }),
    after: dropRooms,
  },
  'PATCH /classes/:id': {
    ask: () => ({ body: { name: 'Any Class' } }),
    objects: ownRooms('open'),
    after: dropRooms,
  },
  'DELETE /classes/:id': { ask: nothing, objects: ownRooms('open'), after: dropRooms },
  'POST /classes/:id/restore': { ask: nothing, objects: ownRooms('archived'), after: dropRooms },
  'POST /classes/:id/students/move': {
    ask: async (scene) => {
      const { real } = await pupilsOfTeacher(scene);
      const { real: to } = await ownRooms('open')(scene);
      return { body: { studentIds: [Number(real.studentId)], to: Number(to?.['id']) } };
    },
    objects: classesOfTeacher,
    after: dropRooms,
  },
  'DELETE /classes/:id/students/:studentId': { ask: nothing, objects: pupilsOfTeacher },
  'POST /classes/:id/students/:studentId/back': {
    ask: nothing,
    objects: leaversOfTeacher,
    after: dropRooms,
  },
  'GET /classes/:id/students': { ask: nothing, objects: classesOfTeacher, mayShow: ownClass },
  'GET /classes/:id/leavers': {
    ask: nothing,
    objects: async (scene) => {
      const { real } = await leaversOfTeacher(scene);
      return { ...(await ownRooms('open')(scene)), real: { id: real.id } };
    },
    mayShow: ({ who, field }, actor) =>
      (actor === 'class teacher' || actor === 'administrator') &&
      who === 'owner' &&
      ['id', 'name', 'family name'].includes(field),
    after: dropRooms,
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
  'POST /classes/:id/link-codes': { ask: nothing, objects: classesOfTeacher, mayShow: ownPupils },
} satisfies SamplesOf<typeof classCalls>;
