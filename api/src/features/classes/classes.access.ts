/** Who may manage a class. For everybody else it does not exist. */
import type { Db } from '#db/connect.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { archivedClassById, type ClassRow, classById } from './rooms.db.ts';

/**
 * A class for its teacher and its school's administrator: its name, and whether it is open. It shows no pupil, so
 * that an unconfirmed teacher may manage their own class, too.
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

/** A class for its teacher and its school's administrator, if the school has confirmed them. */
export const classFor = async (db: Db, user: Person, classId: number): Promise<ClassRow> => {
  const room = await classToRun(db, user, classId);
  if (!user.verified) throw refuse('children/not-verified');
  return room;
};
