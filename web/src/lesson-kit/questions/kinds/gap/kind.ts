import type { GapQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { filled } from '#lesson-kit/questions/kinds/in-words.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { lazyPart } from '#lib/lazy.tsx';

const Gap = lazyPart(async () => (await import('./gap.tsx')).Gap);

export const gap: AskedKind<GapQuestion> = {
  Input: Gap,
  preload: Gap.preload,
  words: (question, answer) => [filled(question, answer)],
  keyWords: ({ gaps }) => gaps.flatMap(({ accepted }) => accepted),
  places: ({ gaps }) => gaps.length,
  missing: (say, count) => say('moreToFill', { count }),
};
