import { asQuestion, type FieldMarking } from '#quizzes/kinds/typed.ts';
import { isNear } from '#quizzes/numbers.ts';
import type { NumberField } from '#quizzes/questions.ts';
import { right, wrong } from '#quizzes/result.ts';
import { readSaid } from '#quizzes/words/said-number.ts';

export const numberField: FieldMarking<NumberField> = {
  grade({ answer: meant, tolerance = 0, unit, mistakes }, answer, asked) {
    const typed =
      typeof answer === 'number'
        ? { value: answer, fits: true }
        : readSaid(String(answer ?? ''), asked, unit);
    if (typed === undefined || !Number.isFinite(typed.value)) return wrong();
    if (isNear(typed.value, meant, tolerance)) return typed.fits ? right : wrong('wrong-unit');
    return wrong(mistakes.find(({ value }) => isNear(typed.value, value, 0))?.misconception);
  },
  right: ({ answer }) => answer,
};

export const number = asQuestion(numberField);
