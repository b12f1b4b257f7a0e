import { gradeItem } from '@afrolearn/learning/quizzes/grade-item.ts';
import { lazy, Suspense } from 'react';
import { SeveralChoice, SingleChoice } from './choices.tsx';
import type { ItemProps } from './item-props.ts';
import { Typed } from './typed.tsx';

/* Most questions are choices and numbers; the others come when a quiz has one. */
const Order = lazy(async () => ({ default: (await import('./order.tsx')).Order }));
const Match = lazy(async () => ({ default: (await import('./match.tsx')).Match }));
const Gap = lazy(async () => ({ default: (await import('./gap.tsx')).Gap }));

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
