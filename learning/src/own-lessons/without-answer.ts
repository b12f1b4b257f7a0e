import { deskOf } from '#quizzes/kinds/desk.ts';
import type { Question } from '#quizzes/questions.ts';

/**
 * The same question without anything that reveals its answer. Orders and matches are answered by their texts, because
 * positions here differ from those of the answer.
 */
export const withoutAnswer = (question: Question): Question =>
  deskOf(question).withoutAnswer({ ...question, explanation: '' });
