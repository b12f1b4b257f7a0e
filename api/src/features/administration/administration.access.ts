/** An administrator reaches the people of the own school, and who waits for it. Anybody else is not there. */
import type { Db } from '#db/connect.ts';
import type { UserRow } from '#features/accounts/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { adultOf, classOfSchool, learnerOf } from './administration.db.ts';

/** An administrator whom no school has leads nobody. */
export const ownSchool = (administrator: Person): number => {
  if (administrator.schoolId === null) throw refuse('access/not-found');
  return administrator.schoolId;
};

const there = <T>(found: T | null): T => {
  if (found === null) throw refuse('access/not-found');
  return found;
};

export const adultFor = async (db: Db, administrator: Person, id: number): Promise<UserRow> =>
  there(await adultOf(db, ownSchool(administrator), id));

export const learnerFor = async (db: Db, administrator: Person, id: number): Promise<UserRow> =>
  there(await learnerOf(db, ownSchool(administrator), id));

export const checkClass = async (db: Db, administrator: Person, id: number): Promise<void> => {
  if (!(await classOfSchool(db, ownSchool(administrator), id))) throw refuse('access/not-found');
};
