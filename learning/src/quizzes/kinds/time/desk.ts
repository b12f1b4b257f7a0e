import { ofNumber } from '#quizzes/kinds/room.ts';
import { asDesk, type FieldDesk } from '#quizzes/kinds/typed-desk.ts';
import { leftOpen, quoted } from '#quizzes/kinds/wrong-words.ts';
import type { TimeField } from '#quizzes/questions.ts';

export const timeField: FieldDesk<TimeField> = {
  likelyMistake: ({ mistakes }) => mistakes[0]?.text ?? leftOpen,
  mistakesOfGrading({ clock }) {
    if (clock === 24) return ['not-on-24-hour-clock'];
    return clock === 12 ? ['half-of-day-swapped', 'half-of-day-missing'] : ['half-of-day-swapped'];
  },
  quote: ({ mistakes }, id) => quoted(mistakes, id),
  letters: () => ofNumber,
  withoutAnswer: (field) => ({ ...field, answer: '' }),
  right: ({ answer }) => answer,
};

export const time = asDesk(timeField);
