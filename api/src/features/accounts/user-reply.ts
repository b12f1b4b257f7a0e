import type { User } from '@afrolearn/contract/accounts.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import type { Db } from '#db/connect.ts';
import { refuse } from '#http/refuse.ts';
import { type OwnFacts, ownFacts } from './accounts.db.ts';

/** An allow-list, so a new column is never shown by accident. */
const viewOf = ({ row, school, plain, readsTexts }: OwnFacts): User => ({
  id: row.id,
  name: row.name,
  role: row.role,
  email: row.email,
  picture: row.picture,
  country: row.country,
  grade: gradeNameOrNull(row.gradeId),
  studentId: studentId(row.id),
  createdAt: row.createdAt.toISOString(),
  school,
  administrator: row.administrator && row.verifiedAt !== null,
  ...(row.leavesAt === null ? {} : { leavesAt: row.leavesAt.toISOString() }),
  ...(row.role === 'learner' && plain ? { motivation: false as const } : {}),
  ...(row.role !== 'learner' && readsTexts ? { readsTexts: true as const } : {}),
});

/** A person's own view. If the row was deleted meanwhile, the session counts as ended. */
export const asUser = async (db: Db, { id }: { id: number }): Promise<User> => {
  const found = await ownFacts(db, id);
  if (found === null) throw refuse('session/expired');
  return viewOf(found);
};
