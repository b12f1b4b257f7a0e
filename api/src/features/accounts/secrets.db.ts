/** Replaces the passwords, cards and emails that open an account. */
import type { SecretKind } from '@afrolearn/learning/people/secrets.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isTaken } from '#db/is-taken.ts';
import { users } from '#db/tables.ts';
import type { UserRow } from './accounts.db.ts';

export const replaceSecret = async (
  db: Db,
  id: number,
  secret: { passwordHash: string; secretKind: SecretKind; secretAt: Date },
): Promise<UserRow | null> => {
  const [row] = await db.update(users).set(secret).where(eq(users.id, id)).returning();
  return row ?? null;
};

/**
 * Sets a new password. A mailed link proves the email address. A link that was handed over shows that the school
 * knows the person, so they need no confirmation by email.
 */
export const setPassword = async (
  db: Db,
  id: number,
  passwordHash: string,
  { link, now }: { link: 'mailed' | 'handed over'; now: Date },
): Promise<void> => {
  const shown = link === 'handed over' ? { mustVerifyEmail: false } : { emailVerifiedAt: now };
  await db
    .update(users)
    .set({ passwordHash, secretKind: 'password', ...shown })
    .where(eq(users.id, id));
};

export const markVerified = async (db: Db, userId: number, now: Date): Promise<void> => {
  await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId));
};

/** Sets the confirmed new email. False when somebody else took it meanwhile: the unique key decides. */
export const moveEmail = async (db: Db, userId: number, email: string, now: Date): Promise<boolean> => {
  try {
    await db.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, userId));
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};
