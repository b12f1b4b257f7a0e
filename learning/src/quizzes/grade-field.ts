import { gradeFraction } from '#quizzes/fractions.ts';
import { isUnit, readNumber } from '#quizzes/numbers.ts';
import type { Answer, Field } from '#quizzes/questions.ts';
import { isSpellingOf, plainWords } from '#quizzes/spelling.ts';
import { gradeTime } from '#quizzes/times.ts';

/** `correct` exactly when `score` is 1; `misconception` names the mistake that explains a wrong answer. */
export type Result = { readonly correct: boolean; readonly score: number; readonly misconception?: string };

export const right: Result = { correct: true, score: 1 };

export const wrong = (misconception?: string, score = 0): Result => ({
  correct: false,
  score,
  ...(misconception === undefined ? {} : { misconception }),
});

/** A learner's `0.3` must equal a computed `0.1 + 0.2`. */
export const isNear = (given: number, meant: number, tolerance: number): boolean =>
  Math.abs(given - meant) <= tolerance + Math.max(1, Math.abs(meant)) * 1e-9;

const gradeNumber = (
  { answer: meant, tolerance = 0, unit, mistakes }: Extract<Field, { kind: 'number' }>,
  answer: Answer,
): Result => {
  const typed = typeof answer === 'number' ? { value: answer, unit: '' } : readNumber(String(answer ?? ''));
  if (typed === undefined || !Number.isFinite(typed.value)) return wrong();
  if (isNear(typed.value, meant, tolerance)) {
    return isUnit(typed.unit, unit ?? '') ? right : wrong('wrong-unit');
  }
  return wrong(mistakes.find(({ value }) => isNear(typed.value, value, 0))?.misconception);
};

type Words = Pick<Extract<Field, { kind: 'text' }>, 'accepted' | 'mistakes'>;

/** A named mistake is looked for before spelling is forgiven: `effect` is not a slip for `affect`. */
export const gradeWords = ({ accepted, mistakes }: Words, typed: string, strict: boolean): Result => {
  if (strict) {
    const exact = typed.trim().replace(/\s+/gu, ' ');
    if (accepted.includes(exact)) return right;
    return wrong(mistakes.find(({ text }) => text === exact)?.misconception);
  }
  const given = plainWords(typed);
  const forms = accepted.map(plainWords);
  if (given === '') return wrong();
  if (forms.includes(given)) return right;
  const mistake = mistakes.find(({ text }) => plainWords(text) === given);
  if (mistake) return wrong(mistake.misconception);
  return forms.some((form) => isSpellingOf(given, form)) ? right : wrong();
};

/** What was typed into one field. */
export const gradeField = (field: Field, answer: Answer): Result => {
  if (field.kind === 'number') return gradeNumber(field, answer);
  if (typeof answer !== 'string' && typeof answer !== 'number') return wrong();
  const typed = String(answer);
  if (field.kind === 'text') return gradeWords(field, typed, field.strictSpelling);
  const { score, misconception } =
    field.kind === 'fraction' ? gradeFraction(field, typed) : gradeTime(field, typed);
  return score === 1 ? right : wrong(misconception, score);
};
