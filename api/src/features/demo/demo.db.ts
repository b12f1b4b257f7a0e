import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';

/** One-tap sign-in works only for people of the demo. */
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
