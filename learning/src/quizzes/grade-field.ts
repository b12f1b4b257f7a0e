import { fractionField } from '#quizzes/kinds/fraction/marking.ts';
import { numberField } from '#quizzes/kinds/number/marking.ts';
import { textField } from '#quizzes/kinds/text/marking.ts';
import { timeField } from '#quizzes/kinds/time/marking.ts';
import type { FieldMarking } from '#quizzes/kinds/typed.ts';
import type { Answer, Field, FieldKind, FieldOfKind } from '#quizzes/questions.ts';
import type { Result } from '#quizzes/result.ts';

const fields: { readonly [K in FieldKind]: FieldMarking<FieldOfKind[K]> } = {
  number: numberField,
  text: textField,
  fraction: fractionField,
  time: timeField,
};

const markingOf = ({ kind }: Field): FieldMarking<Field> => fields[kind];

export const gradeField = (field: Field, answer: Answer, asked = ''): Result =>
  markingOf(field).grade(field, answer, asked);

export const rightOfField = (field: Field): string => String(markingOf(field).right(field) ?? '');
