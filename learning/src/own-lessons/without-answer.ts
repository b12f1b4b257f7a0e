import { deskOf } from '#quizzes/kinds/desk.ts';
import type { Question } from '#quizzes/questions.ts';

/**
 * The same question for whoever is to find the answer: nothing in it tells. What is put in order or matched is answered
 * by its texts, because the places here are not those of the answer.
 */
export const withoutAnswer = (question: Question): Question =>
  deskOf(question).withoutAnswer({ ...question, explanation: '' });
