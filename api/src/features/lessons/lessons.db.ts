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

/** The fields of a lesson that its author sets. */
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

/** An adult's role counts only when the school has confirmed it. */
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

/** Lessons of a suspended author are hidden from children. The head still sees them and decides about them. */
const authorIsPaused = sql`exists (
  select 1 from ${users} where ${users.id} = ${ownLessons.authorId} and ${users.suspendedAt} is not null)`;

/** Only the author sees a draft. The head of the school sees all shared lessons, and a class those shared with it. */
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
 * A precondition that an index can answer: the person's own, and those of related schools. PostgreSQL finds these by
 * an index and checks the full condition only on them.
 */
const mayConcern = (
  user: Person,
): SQL => sql`(${ownLessons.authorId} = ${user.id} or ${ownLessons.schoolId} = any(array(
  select ${user.schoolId}::int
  union all select ${users.schoolId} from ${users} where ${users.id} in ${learnersBehind(user)}
  union all select ${classes.schoolId} from ${classes} where ${classes.teacherId} = ${user.id}
  union all select ${classes.schoolId} from ${classes} where ${classes.id} in ${classesOf(learnersBehind(user))})))`;

/** The SQL condition that this person may see an own lesson. */
export const ownLessonIsSeenBy = (user: Person | null): SQL =>
  sql`(${ownLessons.deletedAt} is null and ${isSeenBy(user)})`;

/** The own lessons of a subject that this person may see, without their contents: one query. */
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

/** The questions of those among these lessons that this person may see: one query. */
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

/** A deleted lesson that can still be restored, for people who could see it. */
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

/** Whether an open class is this teacher's, or belongs to the school that this person heads. */
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
 * Replaces a lesson and stores the previous version. The row is locked, and the unique key of the history allows each
 * version once: of two concurrent changes of a version, one gets 'changed'. 'gone' when the lesson was deleted
 * meanwhile.
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
    // A retry after a lost response: the change is stored already.
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

/** False when the lesson was deleted already. */
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
 * Deletes the drafts and the deleted lessons of a deleted author, with their versions, pictures and videos, and
 * returns the videos' names. Shared lessons stay with the school, without their author.
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
