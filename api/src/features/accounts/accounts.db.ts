import { randomInt } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isTaken } from '#db/is-taken.ts';
import { classes, schools, users } from '#db/tables.ts';
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
      .values({ ...user, id: randomId(profile) })
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
export const demoSchool = (db: Db) => one(db.select().from(schools).where(eq(schools.demo, true)));

/** The one school of the profile `school`; null until it is made. */
export const onlySchool = (db: Db) =>
  one(
    db
      .select()
      .from(schools)
      .where(eq(schools.demo, false))
      .orderBy(asc(schools.createdAt), asc(schools.id))
      .limit(1),
  );

type NewClass = Omit<typeof classes.$inferInsert, 'code'>;

/** Adds a class; with a way to draw codes, under one that no other class has. */
export const addClass = async (db: Db, values: NewClass, drawCode: (() => string) | null): Promise<void> => {
  if (drawCode === null) {
    await db.insert(classes).values(values);
    return;
  }
  for (let tries = 0; tries < 20; tries += 1) {
    const row = { ...values, code: drawCode() };
    const added = await db.insert(classes).values(row).onConflictDoNothing().returning({ id: classes.id });
    if (added.length === 1) return;
  }
  throw new Error('no free class code was found in 20 draws');
};

/** Classes of a teacher that have no code yet, because no school knew the teacher. */
export const codelessClasses = async (db: Db, teacherId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.teacherId, teacherId), isNull(classes.code), isNull(classes.archivedAt)));
  return rows.map(({ id }) => id);
};

/** Gives a class its school and a code; false when another class has that code: the unique key decides. */
export const openClass = async (db: Db, id: number, schoolId: number, code: string): Promise<boolean> => {
  try {
    // A savepoint: a clash must not undo what the caller has done so far.
    await db.transaction(async (inner) => {
      await inner.update(classes).set({ schoolId, code }).where(eq(classes.id, id));
    });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};
