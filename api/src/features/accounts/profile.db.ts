/** Changes of a person's name, picture, class and consent. */
import type { Consent } from '@afrolearn/learning/people/consent.ts';
import { and, eq, inArray, isNull, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isTaken } from '#db/is-taken.ts';
import { schools, users } from '#db/tables.ts';
import type { UserRow } from './accounts.db.ts';

/** Locks a person's row until the transaction ends, so that two decisions about one child run one after the other. */
export const lockUser = async (db: Db, id: number): Promise<void> => {
  await db.execute(sql`select 1 from ${users} where ${users.id} = ${id} for update`);
};

/**
 * Locks a person and their school until the transaction ends, so that consent and the school's switch cannot change
 * meanwhile. The school is locked first, in the same order as where it is changed.
 */
export const lockUserAndSchool = async (db: Db, userId: number): Promise<void> => {
  await db.execute(sql`select 1 from ${schools}
    where ${schools.id} = (select ${users.schoolId} from ${users} where ${users.id} = ${userId}) for share`);
  await lockUser(db, userId);
};

type Profile = Partial<
  Pick<
    UserRow,
    'name' | 'email' | 'picture' | 'passwordHash' | 'secretKind' | 'emailVerifiedAt' | 'mustVerifyEmail'
  >
>;

/**
 * Null when somebody else has the email: the unique key decides, so two concurrent changes cannot both win. `check`
 * throws when the change is not allowed; the facts that it read cannot change before the update.
 */
export const changeUser = async (
  db: Db,
  id: number,
  profile: Profile,
  check?: (db: Db) => Promise<void>,
): Promise<UserRow | null> => {
  const change = async (within: Db) => {
    const [row] = await within.update(users).set(profile).where(eq(users.id, id)).returning();
    return row ?? null;
  };
  try {
    if (check === undefined) return await change(db);
    return await db.transaction(async (transaction) => {
      await lockUserAndSchool(transaction, id);
      await check(transaction);
      return await change(transaction);
    });
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
};

/** Sets country and class of a learner without a class. Null when there is one already. */
export const chooseFirstClass = async (
  db: Db,
  userId: number,
  { country, gradeId }: { country: string; gradeId: number },
): Promise<UserRow | null> => {
  const [row] = await db
    .update(users)
    .set({ country, gradeId })
    .where(and(eq(users.id, userId), eq(users.role, 'learner'), isNull(users.gradeId)))
    .returning();
  return row ?? null;
};

/** Sets another picture if the condition holds, in one statement. False when it does not. */
export const showPicture = async (
  db: Db,
  userId: number,
  picture: string,
  onlyIf?: SQL,
): Promise<boolean> => {
  const rows = await db
    .update(users)
    .set({ picture })
    .where(and(eq(users.id, userId), onlyIf))
    .returning({ id: users.id });
  return rows.length > 0;
};

/** Clears uploaded photos that may no longer be shown. These people then have no picture. */
export const dropPhotos = async (db: Db, whose: SQL | undefined): Promise<void> => {
  await db
    .update(users)
    .set({ picture: null })
    .where(and(whose, like(users.picture, '/uploads/%')));
};

/** A decision about a learner's consent: by whom, and when. */
export type Word = { state: Consent; by: number; at: Date };

/** Sets the consent of the matching learners and returns them. */
export const setConsent = async (
  db: Db,
  whose: SQL | undefined,
  { state, by, at }: Word,
): Promise<{ id: number; schoolId: number | null }[]> =>
  await db
    .update(users)
    .set({ consent: state, consentBy: by, consentAt: at })
    .where(and(whose, eq(users.role, 'learner')))
    .returning({ id: users.id, schoolId: users.schoolId });

/** Moves a class, or some of its learners, to another grade in one statement. */
export const moveToGrade = async (db: Db, ids: readonly number[], gradeId: number): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .update(users)
    .set({ gradeId })
    .where(and(inArray(users.id, [...ids]), eq(users.role, 'learner'), ne(users.gradeId, gradeId)));
};
