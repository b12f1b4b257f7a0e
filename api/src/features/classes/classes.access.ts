/** Whoever may run a class. For everybody else it is not there. */
import type { Db } from '#db/connect.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { archivedClassById, type ClassRow, classById } from './rooms.db.ts';

/**
 * A class itself, for its own teacher and its school's administrator: its name, and whether it is open. No pupil is seen
 * by it, so that a teacher whom no school has verified may run the own class too.
 */
export const classToRun = async (
  db: Db,
  user: Person,
  classId: number,
  state: 'open' | 'archived' = 'open',
): Promise<ClassRow> => {
  const room = await (state === 'open' ? classById : archivedClassById)(db, classId);
  if (room === null || !(room.teacherId === user.id || leadsSchool(user, room.schoolId)))
    throw refuse('access/not-found');
  return room;
};

/** A class for its own teacher and its school's administrator, once the school has verified them. */
export const classFor = async (db: Db, user: Person, classId: number): Promise<ClassRow> => {
  const room = await classToRun(db, user, classId);
  if (!user.verified) throw refuse('children/not-verified');
  return room;
};
