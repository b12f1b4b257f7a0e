/** A learner's answer as shown to a teacher: parts with their letters, gaps within the whole sentence. */
import { answerText } from '#quizzes/answer-text.ts';
import { deskOf } from '#quizzes/kinds/desk.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

const isSaid = (part: number | string): boolean => String(part).trim() !== '';

/** Parts left open are omitted. Empty without an answer. */
export const saidText = (question: Question, answer: Answer): string => {
  if (!Array.isArray(answer) || !answer.some(isSaid)) return answerText(question, answer);
  return deskOf(question).saidText?.(question, answer) ?? answerText(question, answer);
};
