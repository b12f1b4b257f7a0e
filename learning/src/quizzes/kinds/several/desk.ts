import { unmarked } from '#quizzes/kinds/hidden.ts';
import type { Desk } from '#quizzes/kinds/kind.ts';
import { rightTextsOf, textsOf } from '#quizzes/kinds/places.ts';
import { ofNumber } from '#quizzes/kinds/room.ts';
import { namedIn, quoted, wrongPlace } from '#quizzes/kinds/wrong-words.ts';
import type { SeveralQuestion } from '#quizzes/questions.ts';

export const several: Desk<SeveralQuestion> = {
  likelyMistake: ({ options }) => [wrongPlace(options)],
  misconceptions: ({ options }) => namedIn(options),
  quote: ({ options }, id) => quoted(options, id),
  room: ({ options }) => ({ letters: ofNumber, entries: options.length }),
  withoutAnswer: (question) => ({ ...question, options: unmarked(question.options) }),
  marks: () => 1,
  onPaper: ({ prompt, options }) => ({ text: prompt, options: textsOf(options) }),
  paperAnswer: ({ options }) => rightTextsOf(options).join('; '),
};
