import type { MatchQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { places } from '#lesson-kit/questions/kinds/in-words.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { lazyPart } from '#lib/lazy.tsx';

const Match = lazyPart(async () => (await import('./match.tsx')).Match);

export const match: AskedKind<MatchQuestion> = {
  Input: Match,
  preload: Match.preload,
  words: ({ pairs }, answer) =>
    places(answer).map((place, at) => `${pairs[at]?.left ?? ''} → ${pairs[place]?.right ?? ''}`),
  places: ({ pairs }) => pairs.length,
  missing: (say, count) => say('pairsToGo', { count }),
};
