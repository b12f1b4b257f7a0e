import { rightTextsOf } from '@afrolearn/learning/quizzes/kinds/places.ts';
import type { SingleQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { SingleChoice } from '#lesson-kit/questions/choices.tsx';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';

export const single: AskedKind<SingleQuestion> = {
  Input: SingleChoice,
  words: ({ options }, answer) => (typeof answer === 'number' ? [options[answer]?.text ?? ''] : []),
  keyWords: ({ options }) => rightTextsOf(options),
  missing: (say) => say('chooseAnswer'),
};
