import { markingOf } from '#quizzes/kinds/marking.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

/** What a learner answered, in the words of the question. Empty where nothing was answered. */
export const answerText = (question: Question, answer: Answer): string =>
  markingOf(question).answerText(question, answer);
