import { randomUUID } from 'node:crypto';
import type { rosters } from '@afrolearn/contract/rosters.ts';
import { eq } from 'drizzle-orm';
import { classes, rosterImports } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import type { Scene, SignedIn } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** Everybody who may import does so into a new class. */
const ownClass = async ({ db, people }: Scene, actor: Actor) => {
  const { id: teacherId, schoolId } = people[actor === 'anonymous' ? 'owner' : (actor as SignedIn)];
  const [room] = await db
    .insert(classes)
    .values({ teacherId, schoolId, name: 'Any List', gradeId: 4, subjectId: 6 })
    .returning();
  return room?.id ?? 0;
};
const dropRooms = async ({ db }: Scene) => {
  await db.delete(classes).where(eq(classes.name, 'Any List'));
};
const list = async (scene: Scene, actor: Actor) => ({
  // `sure` says that this is another child: the administrator sees pupils of earlier cells with the same name.
  rows: [{ line: 1, name: 'Any Pupil', sure: true }],
  classId: await ownClass(scene, actor),
  secret: 'card' as const,
});

/** The administrator may learn that a name exists in the school, a teacher in their class. */
const ownPeople = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') && who === 'class teacher' && field === 'class';
const staff = (canary: Canary, actor: Actor) =>
  ownPeople(canary, actor) ||
  (actor === 'administrator' && canary.field !== 'email') ||
  (actor === 'administrator of another school' && canary.field !== 'email');

const importsOfTeacher = async (scene: Scene) => {
  const { db, people, now } = scene;
  const id = randomUUID();
  await db.insert(rosterImports).values({ id, makerId: people['class teacher'].id, madeAt: now() });
  return {
    real: { id },
    absent: { id: randomUUID() },
    malformed: { id: '1 or 1=1' },
    deleted: null,
  };
};

export const rostersSamples = {
  'GET /rosters/classes': { ask: nothing, mayShow: staff },
  'POST /rosters/check': {
    ask: async (scene, actor) => ({ body: await list(scene, actor) }),
    after: dropRooms,
  },
  'POST /rosters/imports': {
    ask: async (scene, actor) => ({ body: { id: randomUUID(), ...(await list(scene, actor)) } }),
    owns: { id: 400 },
    after: dropRooms,
  },
  'POST /rosters/imports/:id/cards': { ask: nothing, objects: importsOfTeacher },
} satisfies SamplesOf<typeof rosters>;
