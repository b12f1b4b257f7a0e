/**
 * Objects that the samples of several slices need. They are created again for each cell, because a call may use them
 * up.
 */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { classes, classMembers, guardianships, ownLessons, units } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import { bringCurriculum } from '../packed-curriculum.ts';
import type { Scene, SignedIn } from './people.ts';

/** The catalogue is the same for everyone. One unit is hidden, as after a pack that omits it. */
export const unitsOfPack = async ({ db, now }: Scene) => {
  await bringCurriculum(db, now());
  await db.update(units).set({ removedAt: now() }).where(eq(units.id, 1));
  return {
    real: { id: '400' },
    absent: { id: '999999' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: '1' },
  };
};

export const toolsOfPack = async ({ db, now }: Scene) => {
  await bringCurriculum(db, now());
  return {
    real: { slug: 'jokes-riddles' },
    absent: { slug: 'quest-quiz' },
    malformed: { slug: '1 or 1=1' },
    deleted: null,
  };
};

export const lessonsOfPack = async (scene: Scene) => {
  await unitsOfPack(scene);
  return {
    real: { id: 'u400-l1' },
    absent: { id: 'u999999-l1' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: 'u1-l1' },
  };
};

/** The owner. A learner without school, class or guardian is 'deleted'. */
export const learnersOfClass = async ({ db, people }: Scene) => {
  const gone = await addUser(db, 'public', { role: 'learner', name: 'Any Learner', consent: 'school' });
  if (gone === null) throw new Error('the learner could not be added');
  return {
    real: { userId: String(people.owner.id) },
    absent: { userId: '77' },
    malformed: { userId: '1 or 1=1' },
    deleted: { userId: String(gone.id) },
  };
};

export const addChild = async ({ db }: Scene, schoolId: number | null) => {
  const row = await addUser(db, 'public', { role: 'learner', name: 'Any Child', schoolId, gradeId: 4 });
  if (row === null) throw new Error('the child could not be added');
  return row.id;
};

/** The id of the owner's class. */
export const classIdOf = async (scene: Scene): Promise<number> => (await classOf(scene, 'class teacher')).id;

/** The owner's class. */
const classOf = async ({ db, people }: Scene, teacher: SignedIn) => {
  const [room] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.teacherId, people[teacher].id), isNull(classes.archivedAt)))
    .orderBy(asc(classes.id));
  if (room === undefined) throw new Error(`${teacher} has no class`);
  return room;
};

/** A child of the linked parent. One without a guardian is 'deleted'. */
export const childrenAtHome = async (scene: Scene) => {
  const { db, people, schools } = scene;
  const id = await addChild(scene, schools.here.id);
  await db.insert(guardianships).values({ guardianId: people['linked parent'].id, childId: id });
  return {
    real: { id: String(id) },
    absent: { id: '77' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: String(await addChild(scene, null)) },
  };
};

/** The same child in the class. Use this only where the class matters: a full class accepts nobody. */
export const childrenOfParent = async (scene: Scene) => {
  const objects = await childrenAtHome(scene);
  const classId = (await classOf(scene, 'class teacher')).id;
  await scene.db.insert(classMembers).values({ classId, userId: Number(objects.real.id) });
  return objects;
};

const archivedClass = async (scene: Scene) => {
  const { id: _, code: __, uid: ___, ...room } = await classOf(scene, 'class teacher');
  const [gone] = await scene.db
    .insert(classes)
    .values({ ...room, name: 'Gone', archivedAt: scene.now() })
    .returning();
  return String(gone?.id);
};

export const classesOfTeacher = async (scene: Scene) => ({
  real: { id: String((await classOf(scene, 'class teacher')).id) },
  absent: { id: '999999' },
  malformed: { id: '1 or 1=1' },
  deleted: { id: await archivedClass(scene) },
});

const day = 24 * 60 * 60 * 1000;

/** A lesson of the class teacher, for the owner's class. */
export const addOwnLesson = async ({ db, people, schools, now }: Scene, deletedDaysAgo: number | null) => {
  const teacher = people['class teacher'];
  const [room] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.teacherId, teacher.id), isNull(classes.archivedAt)))
    .orderBy(asc(classes.id));
  const [row] = await db
    .insert(ownLessons)
    .values({
      schoolId: schools.here.id,
      authorId: teacher.id,
      title: 'Soil in our garden',
      type: 'video',
      subjectId: 7,
      gradeId: 4,
      visibility: 'class',
      classId: room?.id ?? null,
      url: 'https://player.vimeo.com/video/1234567',
      createdAt: now(),
      updatedAt: now(),
      ...(deletedDaysAgo === null
        ? {}
        : { deletedAt: new Date(now().getTime() - deletedDaysAgo * day), deletedBy: teacher.id }),
    })
    .returning();
  return { id: `t${row?.id}` };
};

export const nowhere = { absent: { id: 't999999999' }, malformed: { id: 't1 or 1=1' } };

export const lessonsOfTeacher = async (scene: Scene) => ({
  real: await addOwnLesson(scene, null),
  ...nowhere,
  deleted: await addOwnLesson(scene, 1),
});
