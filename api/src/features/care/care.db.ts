import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { settings, users } from '#db/tables.ts';
import { guardiansOf } from '#features/bonds/index.ts';
import type { Addressee } from './letters.ts';

/** A person's email and language. */
export const addressOf = async (db: Db, userId: number): Promise<Addressee[]> =>
  await db
    .select({ email: users.email, language: settings.language })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, userId));

/** The same for the guardians of a child. */
export const familyOf = async (db: Db, childId: number): Promise<(Addressee & { id: number })[]> =>
  await db
    .select({ id: users.id, email: users.email, language: settings.language })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(inArray(users.id, guardiansOf(childId)));

/** The administrator who takes over a teacher's classes; null when the school has no other one. */
export const headBeside = async (db: Db, userId: number, schoolId: number | null): Promise<number | null> => {
  if (schoolId === null) return null;
  const [row] = await db.execute<{ id: number }>(sql`
    select id from users where school_id = ${schoolId} and administrator and suspended_at is null
      and leaves_at is null and id <> ${userId} order by verified_at, id limit 1`);
  return row?.id ?? null;
};
