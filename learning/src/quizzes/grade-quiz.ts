import { gradeQuestion, type Result } from '#quizzes/grade-question.ts';
import { passMark } from '#quizzes/pass-mark.ts';
import type { Answer, Question } from '#quizzes/questions.ts';
import { isOfOneFaith, type OneFaith } from '#safety/private-faith.ts';

export type QuizResult = {
  /** The number in 'x / N correct'. */
  readonly correct: number;
  readonly total: number;
  /** correct / total. Half-right answers help learning, but only the number that a learner sees counts. */
  readonly score: number;
  readonly passed: boolean;
  readonly results: readonly Result[];
};

export const gradeQuiz = (
  questions: readonly Question[],
  answers: readonly (Answer | undefined)[],
): QuizResult => {
  const results = questions.map((question, index) => gradeQuestion(question, answers[index] ?? null));
  const correct = results.filter((result) => result.correct).length;
  const score = questions.length === 0 ? 0 : correct / questions.length;
  return {
    correct,
    total: questions.length,
    score,
    passed: questions.length > 0 && score >= passMark,
    results,
  };
};

/**
 * The questions for one learner: in religious education, of each either-or pair only the side of the chosen faith.
 */
export const questionsForFaith = (questions: readonly Question[], faith: OneFaith): readonly Question[] =>
  questions.filter((question) => !isOfOneFaith(question.faith) || question.faith === faith);
