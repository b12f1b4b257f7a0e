import { fraction } from '#quizzes/kinds/fraction/desk.ts';
import { gap } from '#quizzes/kinds/gap/desk.ts';
import type { Desk } from '#quizzes/kinds/kind.ts';
import { match } from '#quizzes/kinds/match/desk.ts';
import { number } from '#quizzes/kinds/number/desk.ts';
import { order } from '#quizzes/kinds/order/desk.ts';
import { several } from '#quizzes/kinds/several/desk.ts';
import { single } from '#quizzes/kinds/single/desk.ts';
import { structured } from '#quizzes/kinds/structured/desk.ts';
import { text } from '#quizzes/kinds/text/desk.ts';
import { time } from '#quizzes/kinds/time/desk.ts';
import { working } from '#quizzes/kinds/working/desk.ts';
import type { Kind, Question, QuestionOfKind } from '#quizzes/questions.ts';

export const desks: { readonly [K in Kind]: Desk<QuestionOfKind[K]> } = {
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

export const deskOf = ({ kind }: Question): Desk<Question> => desks[kind];
