import type { User } from '@afrolearn/contract/accounts.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import type { Db } from '#db/connect.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { ownFacts, type Shown, schoolById, type UserRow } from './accounts.db.ts';

/** An allow-list, so a new column is never shown by accident. */
const viewOf = (row: Shown, school: { id: number; name: string } | null): User => ({
  id: row.id,
  name: row.name,
  role: row.role,
  email: row.email,
  picture: row.picture,
  country: row.country,
  grade: gradeNameOrNull(row.gradeId),
  studentId: studentId(row.id),
  createdAt: row.createdAt.toISOString(),
  school: school === null ? null : { id: school.id, name: school.name },
  administrator: row.administrator && row.verifiedAt !== null,
  ...(row.leavesAt === null ? {} : { leavesAt: row.leavesAt.toISOString() }),
});

/** A person's own view of themselves. */
export const asUser = async (db: Db, row: UserRow): Promise<User> =>
  viewOf(row, row.schoolId === null ? null : await schoolById(db, row.schoolId));

/** The same of who asks. Gone in the very moment, it is as if the session had ended. */
export const ownView = async (db: Db, { id }: Person): Promise<User> => {
  const found = await ownFacts(db, id);
  if (found === null) throw refuse('session/expired');
  return viewOf(found.row, found.school);
};
