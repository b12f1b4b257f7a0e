/** Writes a lesson's question for paper, and its answer for the teacher. */
import type { PageQuestion } from '#assistant/page.ts';
import { deskOf } from '#quizzes/kinds/desk.ts';
import { isInParts } from '#quizzes/kinds/marking.ts';
import type { Question } from '#quizzes/questions.ts';

/** Paper cannot show a lesson's pictures, so questions that need one are left out. */
export const isOnPaper = (question: Question): boolean => {
  if (question.figure !== undefined || question.show !== undefined) return false;
  if (!('options' in question)) return true;
  return question.options.every(({ text, show }) => show === undefined && /[\p{L}\p{N}]/u.test(text));
};

/** A question in parts has the marks of its parts; another one those its author gave it, or those of its kind. */
export const marksOfQuestion = (question: Question): number => {
  const marks = deskOf(question).marks(question);
  return isInParts(question) ? marks : (question.marks ?? marks);
};

/** How the question is asked on paper. The same draw mixes its lines in the same way for ever. */
export const onPaper = (question: Question, draw: number): PageQuestion => ({
  ...deskOf(question).onPaper(question, draw),
  marks: marksOfQuestion(question),
});

/** The answer with full marks, in words. */
export const answerOf = (question: Question, draw: number): string =>
  deskOf(question).paperAnswer(question, draw);

/** Lines of the answer page, numbered like the questions. */
export const answerLines = (questions: readonly Question[], draw: number, first = 1): readonly string[] =>
  questions.map((question, at) => `${first + at}. ${answerOf(question, draw)}`);
