/** Teachers' lessons within this learner's access: work is stored and graded, and earns nothing. */
import type { KnownEntry } from '@afrolearn/learning/events/catalogue.ts';
import { ownLessonId, parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { questionOf } from '@afrolearn/learning/own-lessons/questions.ts';
import type { Db } from '#db/connect.ts';
import { questionsSeenBy } from '#features/lessons/index.ts';
import type { Person } from '#http/context.ts';

export const ownLessonsOf = async (
  db: Db,
  user: Person,
  ids: readonly string[],
): Promise<Map<string, KnownEntry>> => {
  const rows = await questionsSeenBy(
    db,
    user,
    ids.flatMap((id) => parseOwnLessonId(id) ?? []),
  );
  return new Map(
    rows.map(({ id: n, type, questions }): [string, KnownEntry] => {
      const id = ownLessonId(n);
      return [
        id,
        { id, unitId: null, type, questions: questions.map((question) => questionOf(id, question)) },
      ];
    }),
  );
};
