import type { Desk } from '#quizzes/kinds/kind.ts';
import type { MistakeOfGrading } from '#quizzes/kinds/mistakes-of-grading.ts';
import { withUnit } from '#quizzes/kinds/on-paper.ts';
import { unitOf } from '#quizzes/kinds/typed.ts';
import { namedIn } from '#quizzes/kinds/wrong-words.ts';
import type { Common, Field } from '#quizzes/questions.ts';

/* Methods for the same reason as in `Desk`. */
export type FieldDesk<F extends Field> = {
  likelyMistake(field: F): number | string;
  mistakesOfGrading?(field: F): readonly MistakeOfGrading[];
  quote(field: F, misconception: string): string | undefined;
  letters(field: F): number;
  withoutAnswer(field: F): F;
  /** As text, without its unit. */
  right(field: F): string;
};

/** The desk of a question that consists of one field. */
export const asDesk = <F extends Field>(field: FieldDesk<F>): Desk<Common & F> => ({
  ...field,
  withoutAnswer: (question) => ({ ...question, ...field.withoutAnswer(question) }),
  misconceptions: ({ mistakes }) => namedIn(mistakes),
  room: (question) => ({ letters: field.letters(question), entries: 1 }),
  marks: () => 1,
  onPaper: ({ prompt }) => ({ text: prompt, lines: 1 }),
  paperAnswer: (question) => withUnit(field.right(question), unitOf(question)),
});
