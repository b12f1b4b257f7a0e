import type { Db } from '#db/connect.ts';
import { type UserRow, userById } from '#features/accounts/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

/** Somebody of the administrator's own school; anybody else is not there. */
export const personOfOwnSchool = async (db: Db, administrator: Person, id: number): Promise<UserRow> => {
  const person = await userById(db, id);
  if (person === null || person.suspendedAt !== null) throw refuse('access/not-found');
  if (person.schoolId === null || person.schoolId !== administrator.schoolId)
    throw refuse('access/not-found');
  return person;
};
