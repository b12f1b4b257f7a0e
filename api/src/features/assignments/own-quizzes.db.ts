/** Quizzes and films that teachers wrote, as work that can be assigned. */
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
  /** Not taught any more. */
  gone: boolean;
  /** Belongs to one faith: answers would reveal what a family believes (G20). */
  oneFaith: boolean;
  /** Of religious education: how its questions went is shown to nobody. */
  religious: boolean;
};

const rowsOf = async (db: Db, refs: readonly string[]) => {
  const ids = refs.flatMap((ref) => parseOwnLessonId(ref) ?? []);
  return ids.length === 0 ? [] : await db.select().from(ownLessons).where(inArray(ownLessons.id, ids));
};

/* A text that asks nothing, or a link, tells nobody whether it was read; a film in scenes is seen to its end. */
const canBeDone = ({ type, questions, scenes }: typeof ownLessons.$inferSelect): boolean =>
  questions.length > 0 || (type === 'video' && scenes.length > 0);

/** By their refs. One that was deleted or taken back is not taught any more; what nobody can finish never was. */
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

/** As checkpoints are: for how their questions went. */
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
    // Nothing of a unit is asked of it but its name: it stands in no unit's list.
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
