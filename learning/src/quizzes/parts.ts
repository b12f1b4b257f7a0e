import {
  gradeField,
  gradeWords,
  isNear,
  type Result,
  right,
  withSpelling,
  wrong,
} from '#quizzes/grade-field.ts';
import { readNumber } from '#quizzes/numbers.ts';
import type { Answer, Gap, StructuredQuestion, WorkingQuestion } from '#quizzes/questions.ts';

/** How one part or line was marked; nothing where nobody marks it: words of one's own, a line that is given. */
export type PartResult = {
  readonly marks: number;
  readonly earned: number;
  readonly misconception?: string;
  /** The right spelling, where a slip was forgiven. */
  readonly spelt?: string;
} | null;

/** Half of an answer earns half of its marks, in whole marks as papers give them. */
const marked = (marks: number, { correct, score, misconception, spelt }: Result): PartResult => ({
  marks,
  earned: correct ? marks : Math.floor(marks * score),
  ...(misconception === undefined ? {} : { misconception }),
  ...(spelt === undefined ? {} : { spelt }),
});

const typedAt = (answer: Answer, at: number): string =>
  Array.isArray(answer) ? String((answer as readonly unknown[])[at] ?? '') : '';

/** `2,400` and `2400` are one number, also where words are compared. */
export const gradeLineGap = (gap: Gap, typed: string): Result => {
  const given = readNumber(typed)?.value;
  const isSame = (text: string) => {
    const value = readNumber(text)?.value;
    return value !== undefined && given !== undefined && isNear(given, value, 0);
  };
  if (gap.accepted.some(isSame)) return right;
  const mistake = gap.mistakes.find(({ text }) => isSame(text));
  return mistake === undefined ? gradeWords(gap, typed, false) : wrong(mistake.misconception);
};

/** Every part or line, in order. */
export const gradeParts = (
  question: StructuredQuestion | WorkingQuestion,
  answer: Answer,
): readonly PartResult[] => {
  if (question.kind === 'structured') {
    return question.parts.map(({ field, marks, prompt }, at) =>
      field.kind === 'free'
        ? null
        : marked(marks, gradeField(field, typedAt(answer, at), `${question.prompt} ${prompt}`)),
    );
  }
  let at = 0;
  return question.lines.map(({ gaps, marks }) => {
    if (gaps.length === 0) return null;
    const results = gaps.map((gap) => gradeLineGap(gap, typedAt(answer, at++)));
    const missed = results.filter(({ correct }) => !correct);
    if (missed.length === 0) return marked(marks, withSpelling(right, results));
    const named = missed.find(({ misconception }) => misconception !== undefined)?.misconception;
    return marked(marks, wrong(named));
  });
};

/** The marks of all that is marked. */
export const sumOfMarks = (results: readonly PartResult[]): { earned: number; of: number } => ({
  earned: results.reduce((sum, part) => sum + (part?.earned ?? 0), 0),
  of: results.reduce((sum, part) => sum + (part?.marks ?? 0), 0),
});

export const gradeInParts = (question: StructuredQuestion | WorkingQuestion, answer: Answer): Result => {
  const results = gradeParts(question, answer);
  const { earned, of } = sumOfMarks(results);
  if (of > 0 && earned === of) return withSpelling(right, results);
  const named = results.find((part) => part?.misconception !== undefined)?.misconception;
  return withSpelling(wrong(named, of === 0 ? 0 : earned / of), results);
};

/** The first right form for each part or gap; for words of one's own, the first point of the guide. */
export const rightParts = (question: StructuredQuestion | WorkingQuestion): readonly string[] =>
  question.kind === 'working'
    ? question.lines.flatMap(({ gaps }) => gaps.map(({ accepted }) => accepted[0] ?? ''))
    : question.parts.map(({ field }) => {
        if (field.kind === 'free') return field.guide[0] ?? '';
        return field.kind === 'text' ? (field.accepted[0] ?? '') : String(field.answer);
      });
