import { markingOf } from '#quizzes/kinds/marking.ts';
import type { Answer, Question } from '#quizzes/questions.ts';
import type { Result } from '#quizzes/result.ts';

export type { Result };

/** Grades a raw answer, whatever it is: an answer that does not fit the question is wrong, never an error. */
export const gradeQuestion = (question: Question, answer: Answer): Result =>
  markingOf(question).grade(question, answer);

/** The answer that earns everything: what the page shows when it explains. */
export const rightAnswer = (question: Question): Answer => markingOf(question).right(question);
