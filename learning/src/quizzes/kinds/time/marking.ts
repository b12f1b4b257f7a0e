import { gradeTime } from '#quizzes/kinds/time/times.ts';
import { asQuestion, type FieldMarking, gradeTyped } from '#quizzes/kinds/typed.ts';
import type { TimeField } from '#quizzes/questions.ts';

export const timeField: FieldMarking<TimeField> = {
  grade: (field, answer) => gradeTyped(answer, (typed) => gradeTime(field, typed)),
  right: ({ answer }) => answer,
};

export const time = asQuestion(timeField);
