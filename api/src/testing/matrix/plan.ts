/** Plans, notes and notifications for the matrix, made anew for each cell. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { assignments, lessonNotes, notifications, planEntries } from '#db/tables.ts';
import { classesOfTeacher } from './children.ts';
import type { Scene } from './people.ts';

export const notificationsOfOwner = async ({ db, people, now }: Scene) => {
  const [row] = await db
    .insert(notifications)
    .values({
      userId: people.owner.id,
      kind: 'welcome',
      about: {},
      once: randomUUID(),
      createdAt: now(),
    })
    .returning();
  return {
    real: { id: String(row?.id) },
    absent: { id: '999999999' },
    malformed: { id: '1 or 1=1' },
    deleted: null,
  };
};

export const planOfOwner = async ({ db, people, now }: Scene) => {
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

export const assignmentsOfTeacher = async (scene: Scene) => {
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

export const notesOfOwner = async ({ db, people, now }: Scene) => {
  const id = randomUUID();
  await db
    .insert(lessonNotes)
    .values({ userId: people.owner.id, id, itemId: 'u400-l1', text: 'A note', at: now() });
  return {
    real: { id: 'u400-l1', noteId: id },
    absent: { id: 'u400-l1', noteId: randomUUID() },
    malformed: { id: 'u400-l1', noteId: '1 or 1=1' },
    deleted: null,
  };
};
