import { gradeFraction } from '#quizzes/kinds/fraction/fractions.ts';
import { asQuestion, type FieldMarking, gradeTyped } from '#quizzes/kinds/typed.ts';
import type { FractionField } from '#quizzes/questions.ts';

export const fractionField: FieldMarking<FractionField> = {
  grade: (field, answer) => gradeTyped(answer, (typed) => gradeFraction(field, typed)),
  right: ({ answer }) => answer,
};

export const fraction = asQuestion(fractionField);
