import { fractionField } from '#quizzes/kinds/fraction/desk.ts';
import { numberField } from '#quizzes/kinds/number/desk.ts';
import { textField } from '#quizzes/kinds/text/desk.ts';
import { timeField } from '#quizzes/kinds/time/desk.ts';
import type { FieldDesk } from '#quizzes/kinds/typed-desk.ts';
import type { Field, FieldKind, FieldOfKind } from '#quizzes/questions.ts';

const fields: { readonly [K in FieldKind]: FieldDesk<FieldOfKind[K]> } = {
  number: numberField,
  text: textField,
  fraction: fractionField,
  time: timeField,
};

export const deskOfField = ({ kind }: Field): FieldDesk<Field> => fields[kind];
