import { longest, ofSentence } from '#quizzes/kinds/room.ts';
import { asDesk, type FieldDesk } from '#quizzes/kinds/typed-desk.ts';
import { quoted, wrongWord } from '#quizzes/kinds/wrong-words.ts';
import type { TextField } from '#quizzes/questions.ts';

export const textField: FieldDesk<TextField> = {
  likelyMistake: (field) => wrongWord(field),
  quote: ({ mistakes }, id) => quoted(mistakes, id),
  letters: ({ accepted }) => ofSentence + longest(accepted),
  withoutAnswer: (field) => ({ ...field, accepted: [] }),
  right: ({ accepted }) => accepted[0] ?? '',
};

export const text = asDesk(textField);
