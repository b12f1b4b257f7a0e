import type { AskKind, OwnAsk } from '#own-lessons/asks.ts';
import { gap } from '#quizzes/kinds/gap/own.ts';
import type { Own } from '#quizzes/kinds/kind.ts';
import { match } from '#quizzes/kinds/match/own.ts';
import { order } from '#quizzes/kinds/order/own.ts';
import { ownFields } from '#quizzes/kinds/own-fields.ts';
import { several } from '#quizzes/kinds/several/own.ts';
import { structured } from '#quizzes/kinds/structured/own.ts';
import { working } from '#quizzes/kinds/working/own.ts';

const owns: { readonly [K in AskKind]: Own<K> } = {
  ...ownFields,
  several,
  order,
  match,
  gap,
  structured,
  working,
};

export const ownOf = ({ kind }: OwnAsk): Own<AskKind> => owns[kind];
