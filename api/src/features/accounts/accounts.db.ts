import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { schools, users } from '#db/tables.ts';
import type { SafetyProfile } from '#env.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, 'id'>;

/** From 10^6 for one school's box, from 10^9 for a server of many: ids that cannot be walked through. */
const randomId = (profile: SafetyProfile) =>
  profile === 'public' ? randomInt(1_000_000_000, 2_147_483_647) : randomInt(100_000, 10_000_000);

/** Adds a person under an id nobody has. Null when the email is taken. */
export const addUser = async (db: Db, profile: SafetyProfile, user: NewUser): Promise<UserRow | null> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const [row] = await db
      .insert(users)
      .values({ confirmedAt: user.verifiedAt, ...user, id: randomId(profile) })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
    if (user.email != null && (await userByEmail(db, user.email)) !== null) return null;
  }
  throw new Error('no free user id was found in 20 draws');
};

const one = async <T>(rows: Promise<T[]>): Promise<T | null> => (await rows)[0] ?? null;

export const userByEmail = (db: Db, email: string) =>
  one(db.select().from(users).where(eq(users.email, email)));
export const userById = (db: Db, id: number) => one(db.select().from(users).where(eq(users.id, id)));

export const schoolById = (db: Db, id: number) => one(db.select().from(schools).where(eq(schools.id, id)));
