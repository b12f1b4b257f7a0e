import type { helping } from '@afrolearn/contract/helping.ts';
import { eq } from 'drizzle-orm';
import { helpMarks } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { classesOfTeacher } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const marksOfClass = async (scene: Scene) => {
  const { db, people, now } = scene;
  const classId = Number((await classesOfTeacher(scene)).real.id);
  await db.delete(helpMarks).where(eq(helpMarks.classId, classId));
  const [row] = await db
    .insert(helpMarks)
    .values({
      helperId: people.owner.id,
      helpedId: people.classmate.id,
      classId,
      markedOn: '2026-03-09',
      markedAt: now(),
    })
    .onConflictDoUpdate({
      target: [helpMarks.helperId, helpMarks.helpedId, helpMarks.markedOn],
      set: { classId, state: 'waiting' },
    })
    .returning();
  return {
    real: { id: String(row?.id) },
    absent: { id: '999999' },
    malformed: { id: '1 or 1=1' },
    deleted: null,
  };
};

/* Classmates who may meet, by full name; their teacher sees whose mark it is. */
const ofRoom = ({ who, field }: Canary, actor: Actor): boolean => {
  const isPair = (one: string, other: string) =>
    (who === one && actor === other) || (who === other && actor === one);
  if (!['id', 'name', 'family name'].includes(field)) return false;
  return (
    isPair('owner', 'classmate') || isPair('classmate', 'blocked learner') || isPair('schoolmate', 'friend')
  );
};

const ofMarks = ({ who, field }: Canary, actor: Actor): boolean =>
  actor === 'class teacher' &&
  (((who === 'owner' || who === 'classmate') && (field === 'name' || field === 'family name')) ||
    (who === 'class teacher' && field === 'class'));

export const helpingSamples = {
  'GET /help-marks/classmates': { ask: nothing, mayShow: ofRoom },
  'POST /help-marks': {
    ask: async ({ db, people }) => {
      await db.delete(helpMarks).where(eq(helpMarks.helperId, people.owner.id));
      return { body: { helperId: people.owner.id } };
    },
  },
  'GET /help-marks': {
    ask: async (scene) => {
      await marksOfClass(scene);
      return {};
    },
    mayShow: ofMarks,
  },
  'POST /help-marks/:id/confirm': { ask: nothing, objects: marksOfClass },
  'POST /help-marks/:id/not-now': { ask: nothing, objects: marksOfClass },
} satisfies SamplesOf<typeof helping>;
