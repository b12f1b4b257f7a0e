import { ofNumber } from '#quizzes/kinds/room.ts';
import { asDesk, type FieldDesk } from '#quizzes/kinds/typed-desk.ts';
import { leftOpen, quoted } from '#quizzes/kinds/wrong-words.ts';
import type { FractionField } from '#quizzes/questions.ts';

export const fractionField: FieldDesk<FractionField> = {
  likelyMistake: ({ mistakes }) => mistakes[0]?.text ?? leftOpen,
  mistakesOfGrading: ({ unit, lowest, form }) => [
    ...(unit === undefined ? [] : (['wrong-unit'] as const)),
    ...(lowest === true ? (['not-in-lowest-terms'] as const) : []),
    ...(form === 'mixed' ? (['not-a-mixed-number'] as const) : []),
    ...(form === 'improper' ? (['not-an-improper-fraction'] as const) : []),
  ],
  quote: ({ mistakes }, id) => quoted(mistakes, id),
  letters: () => ofNumber,
  withoutAnswer: (field) => ({ ...field, answer: '' }),
  right: ({ answer }) => answer,
};

export const fraction = asDesk(fractionField);
