/** Hand-ins and their reviews. Photos are in a table of their own, because lists do not need their bytes. */
import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { handInPhotos, handIns } from '#db/tables.ts';

export type HandInRow = typeof handIns.$inferSelect & { photos: number };

const photosOf = sql<number>`(select count(*)::int from hand_in_photos p
  where p.assignment_id = "hand_ins"."assignment_id" and p.learner_id = "hand_ins"."learner_id")`;

/** The hand-ins of these assignments, optionally of some learners only: one query. */
export const handInsOf = async (
  db: Db,
  assignmentIds: readonly number[],
  learnerIds?: readonly number[],
): Promise<HandInRow[]> => {
  if (assignmentIds.length === 0) return [];
  const rows = await db
    .select({ row: handIns, photos: photosOf })
    .from(handIns)
    .where(
      and(
        inArray(handIns.assignmentId, [...assignmentIds]),
        learnerIds === undefined ? undefined : inArray(handIns.learnerId, [...learnerIds]),
      ),
    );
  return rows.map(({ row, photos }) => ({ ...row, photos }));
};

type Whose = { assignmentId: number; learnerId: number };

const ofOne = ({ assignmentId, learnerId }: Whose) =>
  and(eq(handIns.assignmentId, assignmentId), eq(handIns.learnerId, learnerId));

/** A new version waits for a review again; the earlier comment stays readable. */
export const keepText = async (db: Db, whose: Whose, text: string, now: Date): Promise<void> => {
  const again = { text, handedInAt: now, outcome: null, reviewedAt: null };
  await db
    .insert(handIns)
    .values({ ...whose, ...again })
    .onConflictDoUpdate({ target: [handIns.assignmentId, handIns.learnerId], set: again });
};

/** Returns the number of photos, or null when there is no room for another. */
export const addPhoto = async (database: Db, whose: Whose, webp: Buffer, now: Date): Promise<number | null> =>
  await database.transaction(async (db) => {
    // The row is the lock: two concurrent photos get two numbers.
    await db.insert(handIns).values(whose).onConflictDoNothing();
    const [before] = await db.select().from(handIns).where(ofOne(whose)).for('update');
    const own = and(
      eq(handInPhotos.assignmentId, whose.assignmentId),
      eq(handInPhotos.learnerId, whose.learnerId),
    );
    // After a review the work is done again, so the old photos are deleted.
    if (before?.reviewedAt != null) await db.delete(handInPhotos).where(own);
    const taken = await db.$count(handInPhotos, own);
    // A retry after a lost response: the photo is stored already.
    if ((await db.$count(handInPhotos, and(own, eq(handInPhotos.webp, webp)))) > 0) return taken;
    if (taken >= assignmentLimits.photos) return null;
    await db.insert(handInPhotos).values({ ...whose, n: taken + 1, webp, at: now });
    await db.update(handIns).set({ handedInAt: now, outcome: null, reviewedAt: null }).where(ofOne(whose));
    return taken + 1;
  });

export const photoOf = async (db: Db, whose: Whose, n: number): Promise<Buffer | null> => {
  const [row] = await db
    .select({ webp: handInPhotos.webp })
    .from(handInPhotos)
    .where(
      and(
        eq(handInPhotos.assignmentId, whose.assignmentId),
        eq(handInPhotos.learnerId, whose.learnerId),
        eq(handInPhotos.n, n),
      ),
    );
  return row?.webp ?? null;
};

export type Review = {
  outcome: 'accepted' | 'returned';
  comment: string;
  reviewedBy: number;
  reviewedAt: Date;
};

/** The times of the version that the teacher saw, as in `asHandIn`. */
export type Seen = { at: string; reviewedAt: string | null };

/* Teachers may overwrite their own review without reloading, and another teacher's only after they have seen it. */
const isAsSeen = (row: typeof handIns.$inferSelect, seen: Seen, reviewedBy: number): boolean =>
  row.handedInAt?.toISOString() === seen.at &&
  (row.outcome === null ||
    row.reviewedBy === reviewedBy ||
    (row.reviewedAt?.toISOString() ?? null) === seen.reviewedAt);

/** `same`: this review is stored already, its response was lost. */
export const keepReview = async (
  database: Db,
  whose: Whose,
  review: Review,
  seen: Seen | undefined,
): Promise<'written' | 'same' | 'changed' | 'nothing'> =>
  await database.transaction(async (db) => {
    const [row] = await db.select().from(handIns).where(ofOne(whose)).for('update');
    if (row === undefined || row.handedInAt === null) return 'nothing';
    if (seen !== undefined && !isAsSeen(row, seen, review.reviewedBy)) return 'changed';
    const { outcome, comment, reviewedBy } = review;
    if (row.outcome === outcome && row.comment === comment && row.reviewedBy === reviewedBy) return 'same';
    await db.update(handIns).set(review).where(ofOne(whose));
    return 'written';
  });

/** Records when a guardian first looked. */
export const keepGuardianLook = async (db: Db, whose: Whose, now: Date): Promise<void> => {
  await db
    .insert(handIns)
    .values({ ...whose, seenByGuardianAt: now })
    .onConflictDoUpdate({
      target: [handIns.assignmentId, handIns.learnerId],
      set: { seenByGuardianAt: now },
      setWhere: isNull(handIns.seenByGuardianAt),
    });
};

const mostComments = 8;
const looksBack = 100;

/** The teacher's latest distinct comments, for their own part of the comment bank. */
export const commentsOf = async (db: Db, teacherId: number): Promise<string[]> => {
  const rows = await db
    .select({ comment: handIns.comment })
    .from(handIns)
    .where(and(eq(handIns.reviewedBy, teacherId), ne(handIns.comment, ''), isNotNull(handIns.reviewedAt)))
    .orderBy(desc(handIns.reviewedAt))
    .limit(looksBack);
  return [...new Set(rows.map(({ comment }) => comment))].slice(0, mostComments);
};
