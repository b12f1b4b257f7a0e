import { fraction } from '#quizzes/kinds/fraction/marking.ts';
import { gap } from '#quizzes/kinds/gap/marking.ts';
import type { Marking } from '#quizzes/kinds/kind.ts';
import { match } from '#quizzes/kinds/match/marking.ts';
import { number } from '#quizzes/kinds/number/marking.ts';
import { order } from '#quizzes/kinds/order/marking.ts';
import { several } from '#quizzes/kinds/several/marking.ts';
import { single } from '#quizzes/kinds/single/marking.ts';
import { structured } from '#quizzes/kinds/structured/marking.ts';
import { text } from '#quizzes/kinds/text/marking.ts';
import { time } from '#quizzes/kinds/time/marking.ts';
import { working } from '#quizzes/kinds/working/marking.ts';
import type { Kind, Question, QuestionOfKind } from '#quizzes/questions.ts';

export const markings: { readonly [K in Kind]: Marking<QuestionOfKind[K]> } = {
  single,
  several,
  number,
  text,
  fraction,
  time,
  order,
  match,
  gap,
  structured,
  working,
};

export const markingOf = ({ kind }: Question): Marking<Question> => markings[kind];

/** Whether the question has parts, some of which may be left open. */
export const isInParts = (question: Question): boolean => markingOf(question).isInParts === true;
