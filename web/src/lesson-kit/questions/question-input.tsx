import { gradeItem } from '@afrolearn/learning/quizzes/grade-item.ts';
import type { Item } from '@afrolearn/learning/quizzes/items.ts';
import { Suspense } from 'react';
import { onHand } from '#lib/on-hand.tsx';
import { SeveralChoice, SingleChoice } from './choices.tsx';
import type { QuestionProps } from './question-props.ts';
import { Typed } from './typed.tsx';

/* Most questions are choices and numbers; the others come when a quiz has one. */
const Order = onHand(async () => (await import('./order.tsx')).Order);
const Match = onHand(async () => (await import('./match.tsx')).Match);
const Gap = onHand(async () => (await import('./gap.tsx')).Gap);
const later: Partial<Record<Item['kind'], { preload: () => void }>> = {
  order: Order,
  match: Match,
  gap: Gap,
};

export const preloadKinds = (kinds: Iterable<Item['kind']>): void => {
  for (const kind of kinds) later[kind]?.preload();
};

/** Fetches what the questions will need. */
export const preloadInputs = (items: readonly Item[]): void => {
  preloadKinds(new Set(items.map(({ kind }) => kind)));
};

const Input = ({ item, ...rest }: QuestionProps) => {
  switch (item.kind) {
    case 'single':
      return <SingleChoice item={item} {...rest} />;
    case 'several':
      return <SeveralChoice item={item} {...rest} />;
    case 'number':
    case 'text':
      return <Typed item={item} {...rest} isRight={gradeItem(item, rest.answer).correct} />;
    case 'order':
      return <Order item={item} {...rest} />;
    case 'match':
      return <Match item={item} {...rest} />;
    case 'gap':
      return <Gap item={item} {...rest} />;
  }
};

/** The place where a question of any kind is answered. */
export const QuestionInput = (props: QuestionProps) => (
  <Suspense fallback={null}>
    <Input key={props.item.id} {...props} />
  </Suspense>
);
