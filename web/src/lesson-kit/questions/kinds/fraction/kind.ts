import { readFraction } from '@afrolearn/learning/quizzes/kinds/fraction/fractions.ts';
import type { FractionQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { withUnit } from '#lesson-kit/questions/kinds/in-words.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { lazyPart } from '#lib/lazy.tsx';

const Fraction = lazyPart(async () => (await import('./fraction.tsx')).Fraction);

export const fraction: AskedKind<FractionQuestion> = {
  Input: Fraction,
  preload: Fraction.preload,
  words: ({ unit }, answer) => [withUnit(String(answer), unit)],
  keyWords: ({ answer }) => [answer],
  read: (_, typed) => readFraction(typed),
  missing: (say) => say('giveAnswer'),
};
