/** Who may reach which child or class. What a person may not see is not there; what they see but may not do is refused. */
import type { Db } from '#db/connect.ts';
import { type UserRow, userById } from '#features/accounts/index.ts';
import { isGuardianOf } from '#features/administration/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { type ClassRow, classById, firstGuardians, pupilOf, teaches } from './children.db.ts';

/** A class for its own teacher and its school's administrator, once the school has verified them. */
export const classFor = async (db: Db, user: Person, classId: number): Promise<ClassRow> => {
  const room = await classById(db, classId);
  if (room === null || !(room.teacherId === user.id || leadsSchool(user, room.schoolId)))
    throw refuse('access/not-found');
  if (!user.verified) throw refuse('children/not-verified');
  return room;
};

export const pupilFor = async (
  db: Db,
  user: Person,
  classId: number,
  studentId: number,
): Promise<UserRow> => {
  const room = await classFor(db, user, classId);
  const pupil = await pupilOf(db, room.id, studentId);
  if (pupil === null) throw refuse('access/not-found');
  return pupil;
};

/** A child for those who are linked to them. */
export const childFor = async (db: Db, user: Person, childId: number): Promise<UserRow> => {
  const child = (await isGuardianOf(db, user.id, childId)) ? await userById(db, childId) : null;
  if (child === null) throw refuse('access/not-found');
  return child;
};

/** A child for those who may let a guardian in: class teacher, administrator, and the first guardian (G30). */
export const childToShare = async (db: Db, user: Person, childId: number): Promise<UserRow> => {
  if (user.role === 'parent') {
    const child = await childFor(db, user, childId);
    if ((await firstGuardians(db, [childId])).get(childId) !== user.id)
      throw refuse('children/first-guardian');
    return child;
  }
  const child = user.role === 'teacher' ? await userById(db, childId) : null;
  if (child === null || child.role !== 'learner') throw refuse('access/not-found');
  if (!(leadsSchool(user, child.schoolId) || (await teaches(db, user.id, childId))))
    throw refuse('access/not-found');
  if (!user.verified) throw refuse('children/not-verified');
  return child;
};
