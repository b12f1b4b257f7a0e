import { deskOf } from '#quizzes/kinds/desk.ts';
import type { MistakeOfGrading } from '#quizzes/kinds/mistakes-of-grading.ts';
import type { Question } from '#quizzes/questions.ts';

/** The mistakes that grading this question can detect by itself. */
export const mistakesFoundIn = (question: Question): readonly MistakeOfGrading[] =>
  deskOf(question).mistakesOfGrading?.(question) ?? [];

/** The mistakes that the author of the question named in it. */
export const misconceptionsOf = (question: Question): readonly string[] =>
  deskOf(question).misconceptions(question);
