/** Lessons that teachers wrote, as far as this learner sees them: their work is kept and graded, and earns nothing. */
import type { KnownItem } from '@afrolearn/learning/events/catalogue.ts';
import { ownLessonId, parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { Question as Item } from '@afrolearn/learning/quizzes/questions.ts';
import type { Db } from '#db/connect.ts';
import { questionsSeenBy } from '#features/lessons/index.ts';
import type { Person } from '#http/context.ts';

type Question = { id: string; prompt: string; options: readonly string[]; answer: string };

/** A lesson numbers its questions for itself; with its own id before them they are the only ones. */
const asItem = (lesson: string, { id, prompt, options, answer }: Question): Item => ({
  id: `${lesson}-${id}`,
  kind: 'single',
  prompt,
  explanation: '',
  difficulty: 1,
  lesson: null,
  options: options.map((text) => ({ text, right: text === answer })),
});

export const ownLessonsOf = async (
  db: Db,
  user: Person,
  ids: readonly string[],
): Promise<Map<string, KnownItem>> => {
  const rows = await questionsSeenBy(
    db,
    user,
    ids.flatMap((id) => parseOwnLessonId(id) ?? []),
  );
  return new Map(
    rows.map(({ id: n, type, questions }): [string, KnownItem] => {
      const id = ownLessonId(n);
      return [id, { id, unitId: null, type, questions: questions.map((question) => asItem(id, question)) }];
    }),
  );
};
