/** Children and classes for the matrix, made anew for each cell: a call may unlink the one and fill the other. */
import { createHash, randomInt } from 'node:crypto';
import { drawLinkCode } from '@afrolearn/learning/people/secrets.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { classes, classMembers, guardianships, linkCodes } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from './canaries.ts';
import type { Scene, SignedIn } from './people.ts';

const addChild = async ({ db }: Scene, schoolId: number | null) => {
  const row = await addUser(db, 'public', { role: 'learner', name: 'Any Child', schoolId, gradeId: 4 });
  if (row === null) throw new Error('the child could not be added');
  return row.id;
};

/** The class in which the owner sits. */
const classOf = async ({ db, people }: Scene, teacher: SignedIn) => {
  const [room] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.teacherId, people[teacher].id), isNull(classes.archivedAt)))
    .orderBy(asc(classes.id));
  if (room === undefined) throw new Error(`${teacher} has no class`);
  return room;
};

/** A child of the linked parent; one whom nobody has any more is 'deleted'. */
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

/** The same, sitting in the class. Only where the seat matters: a class that is full takes nobody. */
export const childrenOfParent = async (scene: Scene) => {
  const objects = await childrenAtHome(scene);
  const classId = (await classOf(scene, 'class teacher')).id;
  await scene.db.insert(classMembers).values({ classId, userId: Number(objects.real.id) });
  return objects;
};

/** The child with the guardian; one whom nobody is linked to has none to cut. */
export const linksOfParent = async (scene: Scene) => {
  const { real, absent, malformed, deleted } = await childrenAtHome(scene);
  const guardianId = String(scene.people['linked parent'].id);
  return {
    real: { ...real, guardianId },
    absent: { ...absent, guardianId },
    malformed: { ...malformed, guardianId },
    deleted: { ...deleted, guardianId },
  };
};

/** The head reads who is linked to a child of the school, by name. */
export const guardiansHere = ({ who, field }: Canary, actor: Actor) =>
  actor === 'administrator' && who === 'linked parent' && ['name', 'family name', 'id'].includes(field);

const archivedClass = async (scene: Scene) => {
  const { id: _, code: __, ...room } = await classOf(scene, 'class teacher');
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

export const pupilsOfTeacher = async (scene: Scene) => {
  const id = String((await classOf(scene, 'class teacher')).id);
  const { real, deleted } = await childrenOfParent(scene);
  return {
    real: { id, studentId: real.id },
    absent: { id, studentId: '77' },
    malformed: { id, studentId: '1 or 1=1' },
    deleted: { id, studentId: deleted.id },
  };
};

/** A code for a child whom nobody has; each is good for one request. */
export const linkCode = async (scene: Scene) => {
  const code = drawLinkCode((below) => randomInt(below));
  await scene.db.insert(linkCodes).values({
    codeHash: createHash('sha256').update(code).digest(),
    childId: await addChild(scene, null),
    madeBy: scene.people.administrator.id,
    expiresAt: new Date(scene.now().getTime() + 60_000),
  });
  return code;
};
