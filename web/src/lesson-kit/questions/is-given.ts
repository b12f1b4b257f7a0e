/** Whether an answer is complete enough to be checked. */
import { isInParts } from '@afrolearn/learning/quizzes/kinds/marking.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { kindOf } from './kinds/kinds.ts';
import { isUnreadBy, nothing } from './question-props.ts';

/** Whether it was typed and cannot be parsed, such as 'a few' instead of a number. */
export const isUnread = (question: Question, answer: Answer): boolean => {
  const { read } = kindOf(question);
  return isUnreadBy(read && ((typed) => read(question, typed)), answer);
};

const isEmpty = (part: number | string | undefined): boolean =>
  part === undefined || part === nothing || (typeof part === 'string' && part.trim() === '');

/** The number of empty places in an order, a match or a sentence with gaps. */
export const missingIn = (question: Question, answer: Answer): number => {
  const all = kindOf(question).places?.(question) ?? 0;
  const given: readonly (number | string)[] = Array.isArray(answer) ? answer : [];
  return Array.from({ length: all }, (_, at) => given[at]).filter(isEmpty).length;
};

export const isGiven = (question: Question, answer: Answer): boolean => {
  if (answer === null || isUnread(question, answer)) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  if (typeof answer === 'number') return true;
  // A learner who cannot do part (c) may submit the others.
  if (isInParts(question)) return answer.some((part) => String(part).trim() !== '');
  return answer.length > 0 && missingIn(question, answer) === 0;
};
