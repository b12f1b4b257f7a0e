import { rightTextsOf } from '@afrolearn/learning/quizzes/kinds/places.ts';
import type { SeveralQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { SeveralChoice } from '#lesson-kit/questions/choices.tsx';
import { places } from '#lesson-kit/questions/kinds/in-words.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';

export const several: AskedKind<SeveralQuestion> = {
  Input: SeveralChoice,
  words: ({ options }, answer) => places(answer).map((place) => options[place]?.text ?? ''),
  keyWords: ({ options }) => rightTextsOf(options),
  missing: (say) => say('chooseAnswer'),
};
