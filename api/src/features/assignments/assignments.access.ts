/** Who may see an assignment and hand-ins. For others they do not exist. */
import type { Db } from '#db/connect.ts';
import { personFor } from '#features/bonds/index.ts';
import { classFor } from '#features/classes/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { type AssignmentRow, type Given, givenById, reachingAssignment } from './assignments.db.ts';

/** An assignment, for the teacher of its class and the school's administrator. */
export const givenFor = async (db: Db, user: Person, id: number): Promise<Given> => {
  const given = await givenById(db, id);
  if (given === null) throw refuse('access/not-found');
  await classFor(db, user, given.room.id);
  return given;
};

/** An assignment that reaches this learner. */
export const ownAssignment = async (db: Db, learnerId: number, id: number): Promise<AssignmentRow> => {
  const row = await reachingAssignment(db, id, learnerId);
  if (row === null) throw refuse('access/not-found');
  return row;
};

/** An assignment that reaches a child, for a guardian. */
export const childsAssignment = async (
  db: Db,
  user: Person,
  { id: childId, workId }: { id: number; workId: number },
): Promise<AssignmentRow> => {
  await personFor(db, user, childId, ['guardian']);
  return await ownAssignment(db, childId, workId);
};

/** A learner's work, for the learner, a guardian, the class teacher and the administrator. */
export const mayLookAt = async (db: Db, user: Person, id: number, learnerId: number): Promise<void> => {
  await personFor(db, user, learnerId, ['self', 'guardian', 'class teacher', 'administrator']);
  await ownAssignment(db, learnerId, id);
};
