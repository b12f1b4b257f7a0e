import type { User } from '@afrolearn/contract/accounts.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import type { Db } from '#db/connect.ts';
import { schoolById, type UserRow } from './accounts.db.ts';

/** A person's own view of themselves: an allow-list, so a new column is never shown by accident. */
export const asUser = async (db: Db, row: UserRow): Promise<User> => {
  const school = row.schoolId === null ? null : await schoolById(db, row.schoolId);
  return {
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
  };
};
