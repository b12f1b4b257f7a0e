import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';

/** What a quiz asked of one lesson of its unit; null: of no lesson in particular. */
export type Topic = { lesson: number | null; right: number; all: number };

/** The weak ones first, those with the most to win back before the others; in the unit's own order where that is even. */
export const topicsOf = (items: readonly Question[], results: readonly Result[]): readonly Topic[] => {
  const topics = new Map<number | null, Topic>();
  for (const [at, { lesson }] of items.entries()) {
    const { right, all } = topics.get(lesson) ?? { right: 0, all: 0 };
    topics.set(lesson, { lesson, right: right + (results[at]?.correct === true ? 1 : 0), all: all + 1 });
  }
  const toWin = ({ right, all }: Topic) => all - right;
  return [...topics.values()].sort(
    (a, b) => toWin(b) - toWin(a) || (a.lesson ?? Number.MAX_VALUE) - (b.lesson ?? Number.MAX_VALUE),
  );
};
