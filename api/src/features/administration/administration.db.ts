/** The people of a school, as its administrator lists them. */
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { users } from '#db/tables.ts';
import { isAdult, ofOrWaiting, type UserRow, waitsFor } from '#features/accounts/index.ts';

const mostListed = 500;

/** Who is not verified first: they are the ones who wait for somebody. */
export const adultsOf = async (db: Db, schoolId: number, search: string): Promise<UserRow[]> => {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return await db
    .select()
    .from(users)
    .where(
      and(
        ofOrWaiting(schoolId),
        isAdult,
        search === '' ? undefined : or(ilike(users.name, words), ilike(users.email, words)),
      ),
    )
    .orderBy(sql`${users.verifiedAt} is not null`, asc(users.name), asc(users.id))
    .limit(mostListed);
};

export const waitingLearners = async (db: Db, schoolId: number): Promise<UserRow[]> =>
  await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'learner'),
        or(
          waitsFor(schoolId),
          and(eq(users.schoolId, schoolId), inArray(users.consent, ['none', 'pending'])),
        ),
      ),
    )
    .orderBy(sql`${users.schoolId} is not null`, asc(users.name), asc(users.id))
    .limit(mostListed);
