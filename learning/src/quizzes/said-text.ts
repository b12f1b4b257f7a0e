/** What a learner answered as a teacher reads it: in parts with their letters, in gaps as the whole sentence. */
import { answerText } from '#quizzes/answer-text.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

const letters = 'abcdefghij';

const isSaid = (part: number | string): boolean => String(part).trim() !== '';

/** Parts that were left open are left out. Empty where nothing was answered. */
export const saidText = (question: Question, answer: Answer): string => {
  if (!Array.isArray(answer) || !answer.some(isSaid)) return answerText(question, answer);
  if (question.kind === 'structured')
    return answer
      .flatMap((part, at) => (isSaid(part) ? [`(${letters[at] ?? at + 1}) ${part}`] : []))
      .join(' ');
  if (question.kind === 'gap')
    return question.text
      .map((piece, at) => (at === 0 ? piece : `[${answer[at - 1] ?? ''}]${piece}`))
      .join('');
  return answerText(question, answer);
};
