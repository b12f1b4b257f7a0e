/** Photos that people uploaded, and who may show one. */
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { schools, uploads, users } from '#db/tables.ts';
import { dropPhotos, lockUserAndSchool, showPicture } from '#features/accounts/index.ts';

/** Adults may; learners only if the school allows photos, consent is given, and no guardian forbids it. */
export const mayUsePhoto = async (db: Db, userId: number): Promise<boolean> => {
  const stopped = sql<boolean>`exists (select from guardianships g where g.child_id = users.id and not g.photo)`;
  const [row] = await db
    .select({ role: users.role, consent: users.consent, photos: schools.photos, stopped })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, userId));
  if (row === undefined) return false;
  return row.role !== 'learner' || (row.photos === true && hasConsent(row.consent) && !row.stopped);
};

export const uploadOf = async (db: Db, userId: number): Promise<string | null> => {
  const [row] = await db.select({ name: uploads.name }).from(uploads).where(eq(uploads.userId, userId));
  return row?.name ?? null;
};

/**
 * Stores the name of the person's new file and returns the previous one, which can be deleted. 'refused' when the
 * person may not use a photo, also when permission ended during the upload.
 */
export const replaceUpload = async (
  db: Db,
  userId: number,
  name: string,
  addressOf: (name: string) => string,
): Promise<{ before: string | null } | 'refused'> =>
  await db.transaction(async (transaction) => {
    // The person's row is the lock: of two concurrent uploads the second sees the first, so that no file is orphaned.
    await lockUserAndSchool(transaction, userId);
    if (!(await mayUsePhoto(transaction, userId))) return 'refused';
    const before = await uploadOf(transaction, userId);
    await transaction
      .insert(uploads)
      .values({ userId, name })
      .onConflictDoUpdate({ target: uploads.userId, set: { name, createdAt: sql`now()` } });
    if (before !== null) {
      // If the old photo is the current picture, the new one replaces it, so that no picture points to a missing
      // file.
      await showPicture(transaction, userId, addressOf(name), eq(users.picture, addressOf(before)));
    }
    return { before };
  });

/** Deletes people's uploads and returns the names of their files. */
export const forgetUploads = async (db: Db, userIds: readonly number[]): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const rows = await db
    .delete(uploads)
    .where(inArray(uploads.userId, [...userIds]))
    .returning({ name: uploads.name });
  return rows.map(({ name }) => name);
};

/** Removes photos whose permission ended. Returns the files to delete. */
export const takePhotosAway = async (db: Db, learnerIds: readonly number[]): Promise<string[]> => {
  await dropPhotos(db, inArray(users.id, [...learnerIds]));
  return await forgetUploads(db, learnerIds);
};

/** The same for all learners of a school. */
export const takeSchoolPhotosAway = async (db: Db, schoolId: number): Promise<string[]> => {
  const learners = and(eq(users.schoolId, schoolId), eq(users.role, 'learner'));
  await dropPhotos(db, learners);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(uploads, eq(uploads.userId, users.id))
    .where(learners);
  return await forgetUploads(
    db,
    rows.map(({ id }) => id),
  );
};
