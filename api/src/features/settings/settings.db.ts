import type { Settings } from '@afrolearn/contract/settings.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isTaken } from '#db/is-taken.ts';
import { schools, settings, uploads, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';

const unchosen: Settings = { theme: 'system', notifications: true, language: null, insights: true };

const columns = {
  theme: settings.theme,
  notifications: settings.notifications,
  language: settings.language,
  insights: settings.insights,
};

export const settingsOf = async (db: Db, userId: number): Promise<Settings> => {
  const [row] = await db.select(columns).from(settings).where(eq(settings.userId, userId));
  return row ?? unchosen;
};

export const keepSettings = async (
  db: Db,
  userId: number,
  chosen: { [K in keyof Settings]?: Settings[K] | undefined },
  now: Date,
): Promise<Settings> => {
  const changed = { ...chosen, updatedAt: now };
  const [row] = await db
    .insert(settings)
    .values({ ...unchosen, ...changed, userId })
    .onConflictDoUpdate({ target: settings.userId, set: changed })
    .returning(columns);
  return row ?? unchosen;
};

/** Adults may; a learner only where the school allows photos and a guardian or the school has consented. */
export const mayUsePhoto = async (db: Db, userId: number): Promise<boolean> => {
  const [row] = await db
    .select({ role: users.role, consent: users.consent, photos: schools.photos })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, userId));
  if (row === undefined) return false;
  return row.role !== 'learner' || (row.photos === true && hasConsent(row.consent));
};

/**
 * Holds a person and the switch of their school until the transaction ends: neither a withdrawn consent nor a
 * switch that is turned off meanwhile is overtaken. The school comes first, as it does where it is changed.
 */
const holdPerson = async (db: Db, userId: number): Promise<void> => {
  await db.execute(sql`select 1 from ${schools}
    where ${schools.id} = (select ${users.schoolId} from ${users} where ${users.id} = ${userId}) for share`);
  await db.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for update`);
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
      await holdPerson(transaction, id);
      await check(transaction);
      return await change(transaction);
    });
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
};

export const uploadOf = async (db: Db, userId: number): Promise<string | null> => {
  const [row] = await db.select({ name: uploads.name }).from(uploads).where(eq(uploads.userId, userId));
  return row?.name ?? null;
};

/**
 * Notes the person's new file and returns the name of the one before, which nobody needs any more. 'refused' when
 * the person may not use a photo, or no more since the file began to arrive.
 */
export const replaceUpload = async (
  db: Db,
  userId: number,
  name: string,
  addressOf: (name: string) => string,
): Promise<{ before: string | null } | 'refused'> =>
  await db.transaction(async (transaction) => {
    // The person's row is the lock: of two uploads at once the second sees the first, and no file is left over.
    await holdPerson(transaction, userId);
    if (!(await mayUsePhoto(transaction, userId))) return 'refused';
    const before = await uploadOf(transaction, userId);
    await transaction
      .insert(uploads)
      .values({ userId, name })
      .onConflictDoUpdate({ target: uploads.userId, set: { name, createdAt: sql`now()` } });
    if (before !== null) {
      // Who shows the old photo shows the new one from now on: no picture points at nothing.
      await transaction
        .update(users)
        .set({ picture: addressOf(name) })
        .where(sql`${users.id} = ${userId} and ${users.picture} = ${addressOf(before)}`);
    }
    return { before };
  });

/** Forgets the photos of people and returns the names of their files. */
export const forgetUploads = async (db: Db, userIds: readonly number[]): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const rows = await db
    .delete(uploads)
    .where(inArray(uploads.userId, [...userIds]))
    .returning({ name: uploads.name });
  return rows.map(({ name }) => name);
};
