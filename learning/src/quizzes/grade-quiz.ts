import { gradeItem, type Result } from '#quizzes/grade-item.ts';
import type { Answer, Item } from '#quizzes/items.ts';
import { passMark } from '#quizzes/pass-mark.ts';

export type QuizResult = {
  /** What the page shows as 'x / N correct'. */
  readonly correct: number;
  readonly total: number;
  /** correct / total: half-right answers teach, but the number a learner sees is the number that counts. */
  readonly score: number;
  readonly passed: boolean;
  readonly results: readonly Result[];
};

export const gradeQuiz = (items: readonly Item[], answers: readonly (Answer | undefined)[]): QuizResult => {
  const results = items.map((item, index) => gradeItem(item, answers[index] ?? null));
  const correct = results.filter((result) => result.correct).length;
  const score = items.length === 0 ? 0 : correct / items.length;
  return { correct, total: items.length, score, passed: items.length > 0 && score >= passMark, results };
};

/**
 * The items one learner meets: in religious education, of each either-or pair only the side of the chosen
 * faith, and the shared ones.
 */
export const itemsForFaith = (items: readonly Item[], faith: 'christian' | 'islamic'): readonly Item[] =>
  items.filter((item) => item.faith === undefined || item.faith === 'shared' || item.faith === faith);
