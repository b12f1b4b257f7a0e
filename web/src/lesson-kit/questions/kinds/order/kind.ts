import type { OrderQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { places } from '#lesson-kit/questions/kinds/in-words.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { lazyPart } from '#lib/lazy.tsx';

const Order = lazyPart(async () => (await import('./order.tsx')).Order);

export const order: AskedKind<OrderQuestion> = {
  Input: Order,
  preload: Order.preload,
  words: ({ steps }, answer) => places(answer).map((place, at) => `${at + 1}. ${steps[place] ?? ''}`),
  places: ({ steps }) => steps.length,
  missing: (say, count) => say('moreToPlace', { count }),
};
