import type { StructuredQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { letterOf, typedAt } from '#lesson-kit/questions/kinds/in-words.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { lazyPart } from '#lib/lazy.tsx';

const Structured = lazyPart(async () => (await import('./structured.tsx')).Structured);

export const structured: AskedKind<StructuredQuestion> = {
  Input: Structured,
  preload: Structured.preload,
  words: ({ parts }, answer) => parts.map((_, at) => `(${letterOf(at)}) ${typedAt(answer, at) || '…'}`),
  missing: (say) => say('giveAnswer'),
};
