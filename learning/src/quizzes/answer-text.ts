import { markingOf } from '#quizzes/kinds/marking.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

/** A learner's answer in the words of the question. Empty without an answer. */
export const answerText = (question: Question, answer: Answer): string =>
  markingOf(question).answerText(question, answer);
