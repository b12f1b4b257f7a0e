/** What a learner answered as a teacher reads it: in parts with their letters, in gaps as the whole sentence. */
import { answerText } from '#quizzes/answer-text.ts';
import { deskOf } from '#quizzes/kinds/desk.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

const isSaid = (part: number | string): boolean => String(part).trim() !== '';

/** Parts that were left open are left out. Empty where nothing was answered. */
export const saidText = (question: Question, answer: Answer): string => {
  if (!Array.isArray(answer) || !answer.some(isSaid)) return answerText(question, answer);
  return deskOf(question).saidText?.(question, answer) ?? answerText(question, answer);
};
