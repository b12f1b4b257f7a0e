import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, classMembers, guardianships, schools, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';

/** One-tap sign-in reaches the people of the demo and nobody else. */
const isDemoPerson = isNotNull(users.demoAbout);

export const demoPeople = (db: Db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      role: users.role,
      about: users.demoAbout,
      picture: users.picture,
    })
    .from(users)
    .where(isDemoPerson)
    .orderBy(asc(users.role), asc(users.name));

export const demoPerson = async (db: Db, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isDemoPerson));
  return row ?? null;
};

/** False when it is there already. Its row is a lock: a second process waits, and then finds it done. */
export const addDemoSchool = async (db: Db, school: { id: number; name: string }): Promise<boolean> => {
  const made = await db
    .insert(schools)
    .values({ ...school, demo: true, photos: true })
    .onConflictDoNothing()
    .returning({ id: schools.id });
  return made.length > 0;
};

export const addDemoClass = async (
  db: Db,
  room: typeof classes.$inferInsert,
  memberIds: readonly number[],
): Promise<void> => {
  const [added] = await db.insert(classes).values(room).returning({ id: classes.id });
  if (added === undefined) throw new Error(`the demo misses ${room.name}`);
  await db.insert(classMembers).values(memberIds.map((userId) => ({ classId: added.id, userId })));
};

export const addGuardian = async (db: Db, guardianId: number, childId: number): Promise<void> => {
  await db.insert(guardianships).values({ guardianId, childId });
};

export const schoolKinds = async (db: Db): Promise<{ demo: boolean; real: boolean }> => {
  const rows = await db.selectDistinct({ demo: schools.demo }).from(schools);
  return { demo: rows.some((row) => row.demo), real: rows.some((row) => !row.demo) };
};
