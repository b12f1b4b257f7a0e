import type { plan } from '@afrolearn/contract/plan.ts';
import { eq } from 'drizzle-orm';
import { assignments, planEntries } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { classesOfTeacher, unitsOfPack } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const planOfOwner = async ({ db, people, now }: Scene) => {
  await db
    .insert(planEntries)
    .values({ userId: people.owner.id, ref: 'u400-l2', addedAt: now() })
    .onConflictDoNothing();
  return {
    real: { ref: 'u400-l2' },
    absent: { ref: 'unit:401' },
    malformed: { ref: '1 or 1=1' },
    deleted: null,
  };
};

const assignmentsOfTeacher = async (scene: Scene) => {
  const { db, people, now } = scene;
  const classId = Number((await classesOfTeacher(scene)).real.id);
  await db.delete(assignments).where(eq(assignments.classId, classId));
  const add = async (removedAt: Date | null) => {
    const [row] = await db
      .insert(assignments)
      .values({
        assignedBy: people['class teacher'].id,
        classId,
        ref: 'unit:400',
        createdAt: now(),
        removedAt,
      })
      .returning();
    return { id: String(row?.id) };
  };
  return {
    real: await add(null),
    absent: { id: '999999' },
    malformed: { id: '1 or 1=1' },
    deleted: await add(now()),
  };
};

/** Whoever sits in the class reads who gave them something to do. */
const ownTeacher = ({ who, field }: Canary, actor: Actor) =>
  ['owner', 'classmate', 'blocked learner'].includes(actor) && who === 'class teacher' && field === 'name';

export const planSamples = {
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
} satisfies SamplesOf<typeof plan>;
