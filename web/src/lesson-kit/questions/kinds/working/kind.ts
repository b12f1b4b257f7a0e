import type { WorkingQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { filled } from '#lesson-kit/questions/kinds/in-words.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { lazyPart } from '#lib/lazy.tsx';

const Working = lazyPart(async () => (await import('./working.tsx')).Working);

export const working: AskedKind<WorkingQuestion> = {
  Input: Working,
  preload: Working.preload,
  words({ lines }, answer) {
    let first = 0;
    return lines.map((line) => {
      const words = filled(line, answer, first);
      first += line.gaps.length;
      return words;
    });
  },
  missing: (say) => say('giveAnswer'),
};
