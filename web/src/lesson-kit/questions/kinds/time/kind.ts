import { readTime } from '@afrolearn/learning/quizzes/kinds/time/times.ts';
import type { TimeQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { lazyPart } from '#lib/lazy.tsx';

const Time = lazyPart(async () => (await import('./time.tsx')).Time);

export const time: AskedKind<TimeQuestion> = {
  Input: Time,
  preload: Time.preload,
  words: (_, answer) => [String(answer)],
  keyWords: ({ answer }) => [answer],
  read: (_, typed) => readTime(typed),
  missing: (say) => say('giveAnswer'),
};
