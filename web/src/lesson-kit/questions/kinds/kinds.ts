import type { Kind, Question, QuestionOfKind } from '@afrolearn/learning/quizzes/questions.ts';
import { fraction } from './fraction/kind.ts';
import { gap } from './gap/kind.ts';
import type { AskedKind } from './kind.ts';
import { match } from './match/kind.ts';
import { number } from './number/kind.tsx';
import { order } from './order/kind.ts';
import { several } from './several/kind.ts';
import { single } from './single/kind.ts';
import { structured } from './structured/kind.ts';
import { text } from './text/kind.tsx';
import { time } from './time/kind.ts';
import { working } from './working/kind.ts';

export const askedKinds: { readonly [K in Kind]: AskedKind<QuestionOfKind[K]> } = {
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

export const kindOf = ({ kind }: Question): AskedKind<Question> => askedKinds[kind];
