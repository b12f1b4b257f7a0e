import { unmarked } from '#quizzes/kinds/hidden.ts';
import type { Desk } from '#quizzes/kinds/kind.ts';
import { textsOf } from '#quizzes/kinds/places.ts';
import { ofNumber } from '#quizzes/kinds/room.ts';
import { namedIn, quoted, wrongPlace } from '#quizzes/kinds/wrong-words.ts';
import type { SingleQuestion } from '#quizzes/questions.ts';

export const single: Desk<SingleQuestion> = {
  likelyMistake: ({ options }) => wrongPlace(options),
  misconceptions: ({ options }) => namedIn(options),
  quote: ({ options }, id) => quoted(options, id),
  room: () => ({ letters: ofNumber, entries: 1 }),
  withoutAnswer: (question) => ({ ...question, options: unmarked(question.options) }),
  marks: () => 1,
  onPaper: ({ prompt, options }) => ({ text: prompt, options: textsOf(options) }),
  paperAnswer: ({ options }) => options.find((option) => option.right)?.text ?? '',
};
