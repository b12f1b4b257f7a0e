import { gradeItem } from '@afrolearn/learning/quizzes/grade-item.ts';
import type { Item } from '@afrolearn/learning/quizzes/items.ts';
import { lazy, Suspense } from 'react';
import { SeveralChoice, SingleChoice } from './choices.tsx';
import type { ItemProps } from './item-props.ts';
import { Typed } from './typed.tsx';

/* Most questions are choices and numbers; the others come when a quiz has one. */
const loaders = {
  order: () => import('./order.tsx'),
  match: () => import('./match.tsx'),
  gap: () => import('./gap.tsx'),
} as const;
const Order = lazy(async () => ({ default: (await loaders.order()).Order }));
const Match = lazy(async () => ({ default: (await loaders.match()).Match }));
const Gap = lazy(async () => ({ default: (await loaders.gap()).Gap }));

/** Fetches what the questions will need: the network may be gone by the time they come. A failure shows then. */
export const preloadInputs = (items: readonly Item[]): void => {
  for (const kind of new Set(items.map((item) => item.kind)))
    if (kind in loaders) loaders[kind as keyof typeof loaders]().catch(() => undefined);
};

const Input = ({ item, ...rest }: ItemProps) => {
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
export const ItemInput = (props: ItemProps) => (
  <Suspense fallback={null}>
    <Input key={props.item.id} {...props} />
  </Suspense>
);
