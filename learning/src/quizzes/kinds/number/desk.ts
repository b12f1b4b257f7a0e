import { withUnit } from '#quizzes/kinds/on-paper.ts';
import { ofNumber } from '#quizzes/kinds/room.ts';
import { asDesk, type FieldDesk } from '#quizzes/kinds/typed-desk.ts';
import type { NumberField } from '#quizzes/questions.ts';

export const numberField: FieldDesk<NumberField> = {
  likelyMistake: ({ answer, tolerance = 0, mistakes }) => mistakes[0]?.value ?? answer + tolerance + 1,
  mistakesOfGrading: ({ unit }) => (unit === undefined ? [] : ['wrong-unit']),
  quote({ mistakes, unit }, id) {
    const found = mistakes.find(({ misconception }) => misconception === id);
    return found && withUnit(found.value, unit);
  },
  letters: () => ofNumber,
  withoutAnswer: (field) => ({ ...field, answer: 0, tolerance: 0 }),
  right: ({ answer }) => String(answer),
};

export const number = asDesk(numberField);
