import { type Result, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer, Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { kindOf } from './kinds/kinds.ts';

/** An answer as text, one line for each part; empty without an answer. */
export const answerWords = (question: Question, answer: Answer): readonly string[] =>
  answer === null ? [] : kindOf(question).words(question, answer);

export const rightWords = (question: Question): readonly string[] =>
  answerWords(question, rightAnswer(question));

export type Misconceptions = readonly Misconception[];

const spaced = (text: string): string =>
  ` ${text.toLowerCase().replace(/[\s.,;:!?()'"‘’]+/gu, ' ')} `.replace(/ +/g, ' ');

/**
 * A hint for a wrong answer that does not reveal the right one: the help for its mistake, else the hint of the
 * question. Undefined if there is neither.
 */
export const hintFor = (
  question: Question,
  { misconception }: Pick<Result, 'misconception'>,
  misconceptions: Misconceptions,
): string | undefined => {
  const help = misconceptions.find(({ id }) => id === misconception)?.help;
  const keys = (kindOf(question).keyWords?.(question) ?? []).map(spaced);
  return [help, question.hint].find(
    (words) => words !== undefined && !keys.some((key) => spaced(words).includes(key)),
  );
};
