/** Access to teachers' own lessons. Invisible ones do not exist for the asker. */
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { Db } from '#db/connect.ts';
import { entryById } from '#features/catalogue/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { deletedLessonOf, type LessonRow, lessonSeenBy } from './lessons.db.ts';

/** Teachers see the answers of a quiz; those who take it do not (G10). */
export const seesAnswers = (user: Person | null, row: LessonRow): boolean =>
  user !== null && user.role === 'teacher' && (user.verified || row.authorId === user.id);

export const lessonFor = async (db: Db, user: Person | null, id: string): Promise<LessonRow> => {
  const n = parseOwnLessonId(id);
  const row = n === undefined ? null : await lessonSeenBy(db, user, n);
  if (row === null) throw refuse('access/not-found');
  return row;
};

/** Only confirmed teachers write lessons, and only for their school. */
export const writerOf = (user: Person): { id: number; schoolId: number } => {
  const teaches = user.role !== 'learner' && user.role !== 'parent';
  if (!teaches || !user.verified || user.schoolId === null) throw refuse('lessons/not-verified');
  return { id: user.id, schoolId: user.schoolId };
};

/** A lesson for its author and the school's head. Built-in ones come from content packs only. */
export const lessonToChange = async (db: Db, user: Person, id: string): Promise<LessonRow> => {
  if (parseOwnLessonId(id) === undefined)
    throw refuse((await entryById(db, id)) === null ? 'access/not-found' : 'lessons/not-yours');
  const row = await lessonFor(db, user, id);
  writerOf(user);
  if (row.authorId !== user.id && !leadsSchool(user, row.schoolId)) throw refuse('lessons/not-yours');
  return row;
};

/** A school-wide lesson was reviewed by the head: its author must not replace the film unseen. */
export const checkFilm = (user: Person, row: LessonRow): void => {
  if (row.type !== 'video') throw refuse('lessons/not-for-video');
  if (row.visibility === 'school' && !leadsSchool(user, row.schoolId)) throw refuse('lessons/ask-head');
};

/**
 * A deleted lesson for the person who deleted it and the head: an author cannot restore what the head
 * deleted.
 */
export const lessonToRestore = async (db: Db, user: Person, id: string, now: Date): Promise<LessonRow> => {
  const n = parseOwnLessonId(id);
  const row = n === undefined ? null : await deletedLessonOf(db, user, n, now);
  if (row === null || !(row.authorId === user.id || leadsSchool(user, row.schoolId)))
    throw refuse('access/not-found');
  writerOf(user);
  if (row.deletedBy !== user.id && !leadsSchool(user, row.schoolId)) throw refuse('lessons/taken-down');
  return row;
};
