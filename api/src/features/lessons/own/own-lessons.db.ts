/** A teacher's desk, and earlier versions of lessons. */
import { undoDays } from '@afrolearn/learning/lessons/own.ts';
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, ownLessons, ownLessonVersions, users } from '#db/tables.ts';
import { leadsSchool, type Person } from '#http/context.ts';

const day = 24 * 60 * 60 * 1000;
const mostOnDesk = 300;
const mostVersions = 50;

const lengthOf = (list: unknown) => sql<number>`jsonb_array_length(${list})`;

/** A teacher's own lessons and, for the head of a school, what others shared in it. */
export const deskOf = async (db: Db, user: Person) => {
  const led = leadsSchool(user, user.schoolId)
    ? and(eq(ownLessons.schoolId, user.schoolId ?? 0), ne(ownLessons.visibility, 'draft'))
    : undefined;
  return await db
    .select({
      id: ownLessons.id,
      title: ownLessons.title,
      type: ownLessons.type,
      subjectId: ownLessons.subjectId,
      gradeId: ownLessons.gradeId,
      visibility: ownLessons.visibility,
      className: classes.name,
      questions: lengthOf(ownLessons.questions),
      scenes: lengthOf(ownLessons.scenes),
      version: ownLessons.version,
      updatedAt: ownLessons.updatedAt,
      authorId: ownLessons.authorId,
      authorName: users.name,
    })
    .from(ownLessons)
    .leftJoin(classes, eq(classes.id, ownLessons.classId))
    .leftJoin(users, eq(users.id, ownLessons.authorId))
    .where(and(isNull(ownLessons.deletedAt), or(eq(ownLessons.authorId, user.id), led)))
    .orderBy(desc(ownLessons.updatedAt), desc(ownLessons.id))
    .limit(mostOnDesk);
};

/** Lessons that this person deleted and can restore. */
export const deletedBy = async (db: Db, userId: number, now: Date) =>
  await db
    .select({ id: ownLessons.id, title: ownLessons.title, deletedAt: ownLessons.deletedAt })
    .from(ownLessons)
    .where(
      and(
        eq(ownLessons.deletedBy, userId),
        gt(ownLessons.deletedAt, new Date(now.getTime() - undoDays * day)),
      ),
    )
    .orderBy(desc(ownLessons.deletedAt))
    .limit(mostVersions);

export const versionsOf = async (db: Db, lessonId: number) =>
  await db
    .select({
      version: ownLessonVersions.version,
      lesson: ownLessonVersions.lesson,
      replacedAt: ownLessonVersions.replacedAt,
      replacedBy: users.name,
    })
    .from(ownLessonVersions)
    .leftJoin(users, eq(users.id, ownLessonVersions.replacedBy))
    .where(eq(ownLessonVersions.lessonId, lessonId))
    .orderBy(desc(ownLessonVersions.version))
    .limit(mostVersions);

export const versionOf = async (
  db: Db,
  lessonId: number,
  version: number,
): Promise<Record<string, unknown> | null> => {
  const [row] = await db
    .select({ lesson: ownLessonVersions.lesson })
    .from(ownLessonVersions)
    .where(and(eq(ownLessonVersions.lessonId, lessonId), eq(ownLessonVersions.version, version)));
  return row?.lesson ?? null;
};
