/** What a person is called, looks like and has consented to, as it changes. */
import type { Consent } from '@afrolearn/learning/people/consent.ts';
import { and, eq, inArray, isNull, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isTaken } from '#db/is-taken.ts';
import { schools, users } from '#db/tables.ts';
import type { UserRow } from './accounts.db.ts';

/** Keeps a person as they are until this transaction ends: two words about one child are heard one after the other. */
export const holdUser = async (db: Db, id: number): Promise<void> => {
  await db.execute(sql`select 1 from ${users} where ${users.id} = ${id} for update`);
};

/**
 * Holds a person and the switch of their school until the transaction ends: neither a withdrawn consent nor a
 * switch that is turned off meanwhile is overtaken. The school comes first, as it does where it is changed.
 */
export const holdUserAndSchool = async (db: Db, userId: number): Promise<void> => {
  await db.execute(sql`select 1 from ${schools}
    where ${schools.id} = (select ${users.schoolId} from ${users} where ${users.id} = ${userId}) for share`);
  await holdUser(db, userId);
};

type Profile = Partial<
  Pick<
    UserRow,
    'name' | 'email' | 'picture' | 'passwordHash' | 'secretKind' | 'emailVerifiedAt' | 'mustVerifyEmail'
  >
>;

/**
 * Null when somebody else has the email: the unique key decides, so two at once cannot both win. `check` throws
 * what speaks against the change; what it has seen stays so until the change is made.
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
      await holdUserAndSchool(transaction, id);
      await check(transaction);
      return await change(transaction);
    });
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
};

/** Sets country and class of a learner who has no class yet. Null when there is one. */
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

/** Shows another picture, if the condition holds in that very statement. False when it does not. */
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

/** Faces that may no longer be shown: the people have none chosen again. */
export const dropPhotos = async (db: Db, whose: SQL | undefined): Promise<void> => {
  await db
    .update(users)
    .set({ picture: null })
    .where(and(whose, like(users.picture, '/uploads/%')));
};

/** Who said what about a learner's consent, and when. */
export type Word = { state: Consent; by: number; at: Date };

/** Sets the consent of those learners whom the condition names, and says who they were. */
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

/** A whole class goes up, or some of it changes the class: in one statement. */
export const moveToGrade = async (db: Db, ids: readonly number[], gradeId: number): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .update(users)
    .set({ gradeId })
    .where(and(inArray(users.id, [...ids]), eq(users.role, 'learner'), ne(users.gradeId, gradeId)));
};
