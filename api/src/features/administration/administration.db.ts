/** The people of a school, as its administrator lists them. */
import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, staffCodes, users } from '#db/tables.ts';
import { isAdult, ofOrWaiting, type UserRow, waitsFor } from '#features/accounts/index.ts';

const mostListed = 500;

/** Unverified adults first: they wait for an answer. */
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

type FirstSteps = { staff: boolean; classes: boolean; pupils: boolean; consent: boolean };

/** Computed from the rows, so that a step counts however it was done. Expired staff codes are removed. */
export const firstStepsOf = async (db: Db, schoolId: number): Promise<FirstSteps> => {
  const ofSchool = sql`${users.schoolId} = ${schoolId}`;
  const learner = sql`${ofSchool} and ${users.role} = 'learner'`;
  const [found] = await db.execute<FirstSteps>(sql`select
    exists (select 1 from ${staffCodes} where ${staffCodes.schoolId} = ${schoolId})
      or exists (select 1 from ${users} where ${ofSchool} and ${users.role} = 'teacher'
        and not ${users.administrator} and ${users.verifiedAt} is not null) as staff,
    exists (select 1 from ${classes} where ${classes.schoolId} = ${schoolId}
      and ${classes.archivedAt} is null) as classes,
    exists (select 1 from ${users} where ${learner}) as pupils,
    exists (select 1 from ${users} where ${learner}
      and ${users.consent} in ('school', 'guardian')) as consent`);
  if (found === undefined) throw new Error('a query of four facts answered nothing');
  return found;
};

/** The staff codes of a school, with the names of those who used them. */
export const staffCodesOf = async (db: Db, schoolId: number) =>
  await db
    .select({
      id: staffCodes.id,
      ending: staffCodes.ending,
      createdAt: staffCodes.createdAt,
      expiresAt: staffCodes.expiresAt,
      usedAt: staffCodes.usedAt,
      usedBy: users.name,
    })
    .from(staffCodes)
    .leftJoin(users, eq(users.id, staffCodes.usedBy))
    .where(eq(staffCodes.schoolId, schoolId))
    .orderBy(desc(staffCodes.createdAt), desc(staffCodes.id))
    .limit(500);
