import { markingOf } from '#quizzes/kinds/marking.ts';
import type { Answer, Question } from '#quizzes/questions.ts';
import type { Result } from '#quizzes/result.ts';

export type { Result };

/** Grades any raw answer. An answer of the wrong shape is wrong, never an error. */
export const gradeQuestion = (question: Question, answer: Answer): Result =>
  markingOf(question).grade(question, answer);

/** The answer with full marks, shown in explanations. */
export const rightAnswer = (question: Question): Answer => markingOf(question).right(question);
