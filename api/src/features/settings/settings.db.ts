import type { Settings } from '@afrolearn/contract/settings.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { eq, sql } from 'drizzle-orm';
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

type Profile = Partial<
  Pick<
    UserRow,
    'name' | 'email' | 'picture' | 'passwordHash' | 'secretKind' | 'emailVerifiedAt' | 'mustVerifyEmail'
  >
>;

/** Null when somebody else has the email: the unique key decides, so two at once cannot both win. */
export const changeUser = async (db: Db, id: number, profile: Profile): Promise<UserRow | null> => {
  try {
    const [row] = await db.update(users).set(profile).where(eq(users.id, id)).returning();
    return row ?? null;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
};

export const uploadOf = async (db: Db, userId: number): Promise<string | null> => {
  const [row] = await db.select({ name: uploads.name }).from(uploads).where(eq(uploads.userId, userId));
  return row?.name ?? null;
};

/** Notes the person's new file and returns the name of the one before, which nobody needs any more. */
export const replaceUpload = async (
  db: Db,
  userId: number,
  name: string,
  addressOf: (name: string) => string,
): Promise<string | null> =>
  await db.transaction(async (transaction) => {
    // The person's row is the lock: of two uploads at once the second sees the first, and no file is left over.
    await transaction.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for update`);
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
    return before;
  });

export const forgetUpload = async (db: Db, userId: number): Promise<string | null> => {
  const [row] = await db.delete(uploads).where(eq(uploads.userId, userId)).returning({ name: uploads.name });
  return row?.name ?? null;
};
