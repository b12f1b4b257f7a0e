import { readFraction } from '@afrolearn/learning/quizzes/fractions.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { readTime } from '@afrolearn/learning/quizzes/times.ts';
import { readSaid } from '@afrolearn/learning/quizzes/words/said-number.ts';
import type { Figures } from '#lesson-kit/figure.tsx';

/**
 * `open`: nothing was checked yet. `tried`: the answer was not right and may be changed. `marked`: it was not right and
 * cannot be changed, and the right one is not shown. `closed`: the right answer is shown and nothing can be changed.
 */
export type QuestionStage = 'open' | 'tried' | 'marked' | 'closed';

export const isFixed = (stage: QuestionStage): boolean => stage === 'closed' || stage === 'marked';

export type QuestionProps<I extends Question = Question> = {
  item: I;
  /** Null until something was given. */
  answer: Answer;
  /** `sure`: it was a press on one choice, which may be checked without a further button. */
  onAnswer: (answer: Answer, sure?: boolean) => void;
  stage: QuestionStage;
  /** The drawings of the entry that asks: options may be pictures. */
  figures?: Figures | undefined;
  /** The id of the words that ask. */
  labelledBy: string;
  /** Who cannot read yet hears a tile when it is pressed. */
  isYoung?: boolean | undefined;
  /** How an answer is read here, where it is not read as it was typed. */
  plain?: ((answer: Answer) => Answer) | undefined;
};

const read = (question: Question, typed: string): unknown => {
  switch (question.kind) {
    case 'number':
      return readSaid(typed, question.prompt, question.unit);
    case 'fraction':
      return readFraction(typed);
    case 'time':
      return readTime(typed);
    default:
      return typed;
  }
};

/** An answer such as 'a few' where a number is asked for is not graded: the learner is asked again. */
export const isUnread = (question: Question, answer: Answer): boolean =>
  typeof answer === 'string' && answer.trim() !== '' && read(question, answer) === undefined;

/** Stands in an answer where a place or a partner is still missing. */
export const nothing = -1;

const isEmpty = (part: number | string | undefined): boolean =>
  part === undefined || part === nothing || (typeof part === 'string' && part.trim() === '');

const placesOf = (question: Question): number => {
  switch (question.kind) {
    case 'order':
      return question.steps.length;
    case 'match':
      return question.pairs.length;
    case 'gap':
      return question.gaps.length;
    default:
      return 0;
  }
};

/** How many places of a question still wait: of an order, a match or a sentence with gaps. */
export const missingIn = (question: Question, answer: Answer): number => {
  const all = placesOf(question);
  const given: readonly (number | string)[] = Array.isArray(answer) ? answer : [];
  return Array.from({ length: all }, (_, at) => given[at]).filter(isEmpty).length;
};

/** Whether there is something to check. */
export const isGiven = (question: Question, answer: Answer): boolean => {
  if (answer === null || isUnread(question, answer)) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  if (typeof answer === 'number') return true;
  // A learner who cannot do part (c) hands in the others.
  if (question.kind === 'structured' || question.kind === 'working')
    return answer.some((part) => String(part).trim() !== '');
  return answer.length > 0 && missingIn(question, answer) === 0;
};
