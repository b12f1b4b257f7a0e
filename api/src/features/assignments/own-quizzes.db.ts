/** Teachers' own quizzes and videos as assignable work. */
import { ownLessonId, parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { questionOf } from '@afrolearn/learning/own-lessons/questions.ts';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { ownLessons } from '#db/tables.ts';

export type Target = {
  ref: string;
  title: string;
  subjectId: number | null;
  /** No longer taught. */
  gone: boolean;
  /** Belongs to one faith: answers would reveal what a family believes (G20). */
  oneFaith: boolean;
  /** Religious education: nobody sees how its questions went. */
  religious: boolean;
};

const rowsOf = async (db: Db, refs: readonly string[]) => {
  const ids = refs.flatMap((ref) => parseOwnLessonId(ref) ?? []);
  return ids.length === 0 ? [] : await db.select().from(ownLessons).where(inArray(ownLessons.id, ids));
};

/* A text without questions and a link cannot report that they were read. A video with scenes can be finished. */
const canBeDone = ({ type, questions, scenes }: typeof ownLessons.$inferSelect): boolean =>
  questions.length > 0 || (type === 'video' && scenes.length > 0);

/**
 * Own lessons by their refs. A deleted or withdrawn one is marked as gone; one that cannot be finished is left out.
 */
export const ownTargets = async (db: Db, refs: readonly string[]): Promise<Map<string, Target>> =>
  new Map(
    (await rowsOf(db, refs))
      .filter(canBeDone)
      .map(({ id, title, subjectId, visibility, deletedAt }): [string, Target] => {
        const ref = ownLessonId(id);
        const gone = deletedAt !== null || visibility === 'draft';
        return [ref, { ref, title, subjectId, gone, oneFaith: false, religious: false }];
      }),
  );

/** Own quizzes in the form of checkpoints, for the results of their questions. */
export const ownQuizzesIn = async (db: Db, ids: readonly string[]): Promise<[string, EntryContent][]> => {
  const own = ids.flatMap((id) => parseOwnLessonId(id) ?? []);
  if (own.length === 0) return [];
  const rows = await db
    .select()
    .from(ownLessons)
    .where(and(inArray(ownLessons.id, own), isNull(ownLessons.deletedAt)));
  return rows.map(({ id: n, title, subjectId, unitId, questions }): [string, EntryContent] => {
    const id = ownLessonId(n);
    const items = questions.map((question) => questionOf(id, question));
    // Only the unit's name is used: an own lesson is not in a unit's list.
    const home = {
      id: id as string as EntryContent['id'],
      unitId: unitId ?? 0,
      n,
      title,
      subjectId,
      gradeId: null,
    };
    return [id, { ...home, level: 'P4-P5', type: 'quiz', items, figures: {} }];
  });
};
