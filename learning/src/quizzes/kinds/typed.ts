/** Typed answers: as a question of their own, or as a part of one. */
import type { Marking } from '#quizzes/kinds/kind.ts';
import type { Answer, Common, Field } from '#quizzes/questions.ts';
import { type Result, right, wrong } from '#quizzes/result.ts';

/* Methods for the same reason as in `Marking`. */
export type FieldMarking<F extends Field> = {
  /** `asked` is the text of the question. */
  grade(field: F, answer: Answer, asked: string): Result;
  right(field: F): number | string | null;
};

/** The typed text without a leading `Answer:`; null if it is neither text nor number. */
export const typedOf = (answer: Answer): string | null =>
  typeof answer === 'string' || typeof answer === 'number'
    ? String(answer).replace(/^\s*ans(?:wer)?\s*[:.=]\s*/iu, '')
    : null;

/** Grades typed text with a scale in which half of an answer may be right. */
export const gradeTyped = (
  answer: Answer,
  grade: (typed: string) => { readonly score: number; readonly misconception?: string | undefined },
): Result => {
  const typed = typedOf(answer);
  if (typed === null) return wrong();
  const { score, misconception } = grade(typed);
  return score === 1 ? right : wrong(misconception, score);
};

export const typedText = (answer: Answer): string =>
  Array.isArray(answer) ? answer.map((part) => (part === '' ? '–' : part)).join(', ') : String(answer ?? '');

export const unitOf = (field: Field): string | undefined => ('unit' in field ? field.unit : undefined);

const withUnit = (typed: string, unit: string | undefined): string =>
  unit === undefined || typed === '' || typed.includes(unit) ? typed : `${typed} ${unit}`;

/** The marking of a question that consists of one field. */
export const asQuestion = <F extends Field>({
  grade,
  right: rightOf,
}: FieldMarking<F>): Marking<Common & F> => ({
  grade: (question, answer) => grade(question, answer, question.prompt),
  right: rightOf,
  answerText: (question, answer) => withUnit(typedText(answer), unitOf(question)),
  isTyped: () => true,
});
