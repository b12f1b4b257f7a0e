import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';

/** The questions about one lesson; null for those about no single lesson. */
export type Topic = {
  lesson: number | null;
  right: number;
  all: number;
  /** The first wrong one. */
  missed: Question | null;
};

/** Sorted by what can still be won, weakest lesson first; otherwise in unit order. */
export const topicsOf = (items: readonly Question[], results: readonly Result[]): readonly Topic[] => {
  const topics = new Map<number | null, Topic>();
  for (const [at, question] of items.entries()) {
    const { lesson } = question;
    const { right, all, missed } = topics.get(lesson) ?? { right: 0, all: 0, missed: null };
    const won = results[at]?.correct === true;
    topics.set(lesson, {
      lesson,
      right: right + (won ? 1 : 0),
      all: all + 1,
      missed: won ? missed : (missed ?? question),
    });
  }
  const toWin = ({ right, all }: Topic) => all - right;
  return [...topics.values()].sort(
    (a, b) => toWin(b) - toWin(a) || (a.lesson ?? Number.MAX_VALUE) - (b.lesson ?? Number.MAX_VALUE),
  );
};
