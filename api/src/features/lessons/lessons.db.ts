import { undoDays } from '@afrolearn/learning/lessons/own.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  classes,
  ownLessonPictures,
  ownLessons,
  ownLessonVersions,
  ownLessonVideos,
  units,
  users,
} from '#db/tables.ts';
import { classesOf, learnersBehind } from '#features/bonds/index.ts';
import { isHidden } from '#features/cases/index.ts';
import { classById } from '#features/classes/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';

export type LessonRow = typeof ownLessons.$inferSelect;

/** What a person writes of a lesson; the rest is ours. */
export type Wanted = Pick<
  LessonRow,
  | 'title'
  | 'type'
  | 'subjectId'
  | 'gradeId'
  | 'unitId'
  | 'visibility'
  | 'classId'
  | 'content'
  | 'url'
  | 'questions'
  | 'questionsMade'
  | 'scenes'
  | 'scenesMade'
>;

const nobody = sql`false`;
const day = 24 * 60 * 60 * 1000;

/** Of an adult only what the school has confirmed counts. */
const counts = (user: Person) => user.role === 'learner' || user.verified;

const inSchoolOf = (user: Person): SQL => {
  const own =
    counts(user) && user.schoolId !== null ? sql`${ownLessons.schoolId} = ${user.schoolId}` : nobody;
  if (user.role !== 'parent') return own;
  return sql`(${own} or ${ownLessons.schoolId} in
    (select ${users.schoolId} from ${users} where ${users.id} in ${learnersBehind(user)}))`;
};

const inClassOf = (user: Person): SQL => sql`exists (
  select 1 from ${classes} where ${classes.id} = ${ownLessons.classId} and ${classes.archivedAt} is null and (
    ${user.verified ? sql`${classes.teacherId} = ${user.id}` : nobody} or ${classes.id} in ${classesOf(learnersBehind(user))}))`;

/** What somebody wrote whom the school has paused, children see no more. The head does, to decide what becomes of it. */
const authorIsPaused = sql`exists (
  select 1 from ${users} where ${users.id} = ${ownLessons.authorId} and ${users.suspendedAt} is not null)`;

/** A draft is its author's alone; a class sees what is for it, and so does the head of the school. */
const isSeenBy = (user: Person | null): SQL => {
  if (user === null) return nobody;
  const head = leadsSchool(user, user.schoolId) ? sql`${ownLessons.schoolId} = ${user.schoolId}` : nobody;
  return sql`(${ownLessons.authorId} = ${user.id}
    or (${ownLessons.visibility} <> 'draft' and ${head})
    or (not ${authorIsPaused} and not ${isHidden('lesson', sql`own_lessons.id`)} and (
      (${ownLessons.visibility} = 'school' and ${inSchoolOf(user)})
      or (${ownLessons.visibility} = 'class' and ${inClassOf(user)}))))`;
};

/**
 * The same only narrower: lessons of this person's own hand and of schools they have to do with. Postgres finds those
 * by an index, and asks the rest of the question about them alone.
 */
const mayConcern = (
  user: Person,
): SQL => sql`(${ownLessons.authorId} = ${user.id} or ${ownLessons.schoolId} = any(array(
  select ${user.schoolId}::int
  union all select ${users.schoolId} from ${users} where ${users.id} in ${learnersBehind(user)}
  union all select ${classes.schoolId} from ${classes} where ${classes.teacherId} = ${user.id}
  union all select ${classes.schoolId} from ${classes} where ${classes.id} in ${classesOf(learnersBehind(user))})))`;

/** Whether an own lesson is there for this person, as a condition of a query. */
export const ownLessonIsSeenBy = (user: Person | null): SQL =>
  sql`(${ownLessons.deletedAt} is null and ${isSeenBy(user)})`;

/** The own lessons of a subject that this person may see, without their texts: one query. */
export const lessonsSeenBy = async (db: Db, user: Person, subjectId: number, gradeId: number | null) =>
  await db
    .select({
      id: ownLessons.id,
      title: ownLessons.title,
      type: ownLessons.type,
      subjectId: ownLessons.subjectId,
      gradeId: ownLessons.gradeId,
      unitId: ownLessons.unitId,
      url: ownLessons.url,
      questions: sql<number>`jsonb_array_length(${ownLessons.questions})`,
      version: ownLessons.version,
      visibility: ownLessons.visibility,
    })
    .from(ownLessons)
    .where(
      and(
        eq(ownLessons.subjectId, subjectId),
        gradeId === null ? undefined : or(eq(ownLessons.gradeId, gradeId), isNull(ownLessons.gradeId)),
        mayConcern(user),
        ownLessonIsSeenBy(user),
      ),
    )
    .orderBy(asc(ownLessons.id));

export const lessonSeenBy = async (db: Db, user: Person | null, id: number): Promise<LessonRow | null> => {
  const [row] = await db
    .select()
    .from(ownLessons)
    .where(and(eq(ownLessons.id, id), ownLessonIsSeenBy(user)));
  return row ?? null;
};

/** Of these lessons, in one query, the questions of those that this person may see. */
export const questionsSeenBy = async (
  db: Db,
  user: Person,
  ids: readonly number[],
): Promise<Pick<LessonRow, 'id' | 'type' | 'questions'>[]> =>
  ids.length === 0
    ? []
    : await db
        .select({ id: ownLessons.id, type: ownLessons.type, questions: ownLessons.questions })
        .from(ownLessons)
        .where(and(inArray(ownLessons.id, [...ids]), isNull(ownLessons.deletedAt), isSeenBy(user)));

/** A deleted lesson that may still come back, for those who saw it. */
export const deletedLessonOf = async (
  db: Db,
  user: Person,
  id: number,
  now: Date,
): Promise<LessonRow | null> => {
  const since = new Date(now.getTime() - undoDays * day);
  const [row] = await db
    .select()
    .from(ownLessons)
    .where(and(eq(ownLessons.id, id), gt(ownLessons.deletedAt, since), isSeenBy(user)));
  return row ?? null;
};

export const unitTitle = async (db: Db, unitId: number | null): Promise<string> => {
  if (unitId === null) return '';
  const [row] = await db.select({ title: units.title }).from(units).where(eq(units.id, unitId));
  return row?.title ?? '';
};

/** Whether a class that is open is this teacher's, or one of the school that this person heads. */
export const mayShareWith = async (db: Db, user: Person, classId: number): Promise<boolean> => {
  const room = await classById(db, classId);
  if (room === null || room.schoolId === null || room.schoolId !== user.schoolId) return false;
  return room.teacherId === user.id || leadsSchool(user, room.schoolId);
};

export const addLesson = async (
  db: Db,
  { id, schoolId }: { id: number; schoolId: number },
  wanted: Wanted,
  now: Date,
): Promise<LessonRow> => {
  const [row] = await db
    .insert(ownLessons)
    .values({ ...wanted, schoolId, authorId: id, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error('the lesson was not added');
  return row;
};

type Change = { by: number; now: Date; version?: number | null | undefined };

/**
 * Replaces a lesson and keeps what it was. The row is locked, and the key of the history holds each version once:
 * of two people who change the same version, one is told. 'gone' when it was deleted meanwhile.
 */
export const changeLesson = async (
  db: Db,
  id: number,
  change: (row: LessonRow) => Partial<Wanted> | null,
  { by, now, version }: Change,
): Promise<LessonRow | 'changed' | 'gone'> =>
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(ownLessons)
      .where(and(eq(ownLessons.id, id), isNull(ownLessons.deletedAt)))
      .for('update');
    if (row === undefined) return 'gone';
    const wanted = change(row);
    // Sent twice over a bad line: it is done already.
    if (wanted === null) return row;
    if (version != null && version !== row.version) return 'changed';
    const { version: replaced, ...lesson } = row;
    await transaction
      .insert(ownLessonVersions)
      .values({ lessonId: id, version: replaced, lesson, replacedBy: by, replacedAt: now });
    const [changed] = await transaction
      .update(ownLessons)
      .set({ ...wanted, version: replaced + 1, updatedAt: now })
      .where(eq(ownLessons.id, id))
      .returning();
    return changed ?? 'gone';
  });

/** False when it was deleted already. */
export const deleteLesson = async (db: Db, id: number, by: number, now: Date): Promise<boolean> => {
  const gone = await db
    .update(ownLessons)
    .set({ deletedAt: now, deletedBy: by })
    .where(and(eq(ownLessons.id, id), isNull(ownLessons.deletedAt)))
    .returning({ id: ownLessons.id });
  return gone.length > 0;
};

export const restoreLesson = async (db: Db, id: number): Promise<LessonRow | null> => {
  const [row] = await db
    .update(ownLessons)
    .set({ deletedAt: null, deletedBy: null })
    .where(and(eq(ownLessons.id, id), isNotNull(ownLessons.deletedAt)))
    .returning();
  return row ?? null;
};

/**
 * Lessons of an author who is deleted: drafts and what was thrown away go, with what they were before, pictures and films,
 * whose names are given back. What is shared stays the school's, without its author.
 */
export const dropDraftsOf = async (db: Db, authorId: number): Promise<string[]> => {
  const mine = sql`(select id from ${ownLessons} where author_id = ${authorId}
    and (visibility = 'draft' or deleted_at is not null))`;
  await db.delete(ownLessonVersions).where(sql`${ownLessonVersions.lessonId} in ${mine}`);
  await db.delete(ownLessonPictures).where(sql`${ownLessonPictures.lessonId} in ${mine}`);
  const films = await db
    .delete(ownLessonVideos)
    .where(sql`${ownLessonVideos.lessonId} in ${mine}`)
    .returning({ name: ownLessonVideos.name });
  await db.delete(ownLessons).where(sql`${ownLessons.id} in ${mine}`);
  return films.map(({ name }) => name);
};
