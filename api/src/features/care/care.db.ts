import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { settings, users } from '#db/tables.ts';
import { guardiansOf } from '#features/bonds/index.ts';
import type { Addressee } from './letters.ts';

/** Where to write about a person, and in which language. */
export const addressOf = async (db: Db, userId: number): Promise<Addressee[]> =>
  await db
    .select({ email: users.email, language: settings.language })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, userId));

/** The guardians of a child, the same way. */
export const familyOf = async (db: Db, childId: number): Promise<(Addressee & { id: number })[]> =>
  await db
    .select({ id: users.id, email: users.email, language: settings.language })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(inArray(users.id, guardiansOf(childId)));

/** The head to whom the classes of a teacher go; null where the school has no other. */
export const headBeside = async (db: Db, userId: number, schoolId: number | null): Promise<number | null> => {
  if (schoolId === null) return null;
  const [row] = await db.execute<{ id: number }>(sql`
    select id from users where school_id = ${schoolId} and administrator and suspended_at is null
      and leaves_at is null and id <> ${userId} order by verified_at, id limit 1`);
  return row?.id ?? null;
};
