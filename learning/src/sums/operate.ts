/** The steps of one operation. */
import { addSteps, subtractSteps } from '#sums/column-steps.ts';
import { divideSteps } from '#sums/divide-steps.ts';
import type { NumberTree, Sign } from '#sums/expression.ts';
import { fractionResult, joinSteps, productSteps, quotientSteps } from '#sums/fraction-steps.ts';
import { multiplySteps } from '#sums/multiply-steps.ts';
import {
  isLess,
  isSame,
  over,
  placesOf,
  type Rational,
  rational,
  times,
  writeMixed,
  writeNumber,
  writeWhole,
} from '#sums/rational.ts';
import { type NoAnswer, noAnswer, type SumStep, slip, step } from '#sums/sum.ts';
import type { Turn } from '#sums/turns.ts';
import { raisedSigns, write } from '#sums/write-tree.ts';

export type Worked = { readonly result: NumberTree; readonly steps: readonly SumStep[] };

const decimal = (value: NumberTree['value']): NumberTree => ({
  kind: 'number',
  value,
  form: placesOf(value) === null ? 'fraction' : 'decimal',
});
const hundred = rational(100n);

/** 15% of 80,000: one hundredth first, then 15 of them. */
const percentSteps = (share: NumberTree, all: NumberTree): Worked => {
  const result = decimal(times(share.value, all.value));
  const part = over(all.value, hundred);
  const percent = times(share.value, hundred);
  if (placesOf(part) === null || placesOf(percent) === null)
    return { result: { ...result, form: 'fraction' }, steps: productSteps({ value: share.value }, all) };
  return {
    result,
    steps: [
      step(
        `${write(share)} means ${writeNumber(percent)} out of 100. Find one hundredth first.`,
        `${write(all)} ÷ 100 = □`,
        writeNumber(part),
        [slip(writeNumber(over(all.value, rational(10n))), 'Divide by 100, not by 10.')],
      ),
      ...(isSame(percent, rational(1n))
        ? []
        : operation(`Take ${writeNumber(percent)} of them.`, part, '×', percent)),
    ],
  };
};

/** 3/4 of 60: one quarter first. */
const fractionOfSteps = (share: NumberTree, all: NumberTree): Worked => {
  const { top, bottom } = share.value;
  const part = over(all.value, rational(bottom));
  const isPlain = share.form === 'fraction' && all.form === 'decimal' && placesOf(part) !== null && top > 0n;
  const divided = isPlain ? divideSteps(all.value, rational(bottom)) : null;
  if (divided === null || all.value.top <= 0n) return twoNumbers({ sign: '×', left: share, right: all });
  return {
    result: decimal(times(share.value, all.value)),
    steps: [
      ...operation(
        `Share ${write(all)} into ${writeWhole(bottom)} equal parts.`,
        all.value,
        '÷',
        rational(bottom),
      ),
      ...(top === 1n ? [] : operation(`Take ${writeWhole(top)} of these parts.`, part, '×', rational(top))),
    ],
  };
};

type Two = { readonly sign: Sign; readonly left: NumberTree; readonly right: NumberTree };

const fractions = ({ sign, left, right }: Two): Worked => {
  const [a, b] = [left.value, right.value];
  const value = fractionResult[sign === 'of' ? '×' : sign](a, b);
  const result: NumberTree = { kind: 'number', value, form: 'fraction' };
  if (a.top < 0n || b.top < 0n || (sign === '−' && isLess(a, b)))
    return {
      result,
      steps: [
        step(
          'The answer may be below zero. Bring both to the same bottom.',
          `${writeMixed(a)} ${sign} ${b.top < 0n ? `(${writeMixed(b)})` : writeMixed(b)} = □`,
          writeMixed(value),
        ),
      ],
    };
  if (sign === '+' || sign === '−') return { result, steps: joinSteps(left, right, sign) };
  if (sign === '÷') return { result, steps: quotientSteps(left, right) };
  return { result, steps: productSteps(left, right) };
};

const twoNumbers = (two: Two): Worked => {
  const { sign, left, right } = two;
  const [a, b] = [left.value, right.value];
  const exact = placesOf(a) !== null && placesOf(b) !== null;
  if (left.form === 'fraction' || right.form === 'fraction' || !exact) return fractions(two);
  const value = fractionResult[sign === 'of' ? '×' : sign](a, b);
  const result = decimal(value);
  if (sign === '+') return { result, steps: addSteps(a, b) };
  if (sign === '−') return { result, steps: subtractSteps(a, b) };
  if (sign !== '÷') return { result, steps: multiplySteps(a, b) };
  const steps = divideSteps(a, b);
  if (steps !== null) return { result, steps };
  return fractions(two);
};

const powerSteps = (of: NumberTree, by: number): Worked => {
  let value = of.value;
  const steps: SumStep[] = [];
  for (let count = 2; count <= by; count++) {
    const shown = of.value.top < 0n ? `(${write(of)})` : write(of);
    const next = times(value, of.value);
    steps.push(
      step(
        count === 2
          ? `${write(of)}${raisedSigns[by] ?? ''} is ${write(of)} multiplied by itself${by > 2 ? `: ${by} of them` : ''}.`
          : 'Once more.',
        `${writeNumber(value).replace(/^−.*/, '($&)')} × ${shown} = □`,
        writeNumber(next),
        count === 2
          ? [
              slip(
                writeNumber(times(of.value, rational(BigInt(by)))),
                `Not times ${by}: the number times itself.`,
              ),
            ]
          : [],
      ),
    );
    value = next;
  }
  return { result: { kind: 'number', form: of.form, value }, steps };
};

const rootOf = (value: bigint): bigint | null => {
  const guess = BigInt(Math.round(Math.sqrt(Number(value))));
  return guess * guess === value ? guess : null;
};

const rootSteps = (of: NumberTree): Worked | NoAnswer => {
  const [top, bottom] = [rootOf(of.value.top), rootOf(of.value.bottom)];
  if (top === null || bottom === null || of.value.top < 0n)
    return noAnswer(`The square root of ${write(of)} does not come out even. I can only do those that do.`);
  const value = rational(top, bottom);
  return {
    result: { kind: 'number', form: of.form, value },
    steps: [
      step(
        `Which number times itself makes ${write(of)}?`,
        `√${write(of)} = □`,
        write({ kind: 'number', form: of.form, value }),
        [
          slip(
            writeNumber(over(of.value, rational(2n))),
            'Not half of it: the number that is multiplied by itself.',
          ),
        ],
      ),
    ],
  };
};

export const workOne = (one: Turn['one']): Worked | NoAnswer => {
  if (one.kind === 'root') return one.of.kind === 'number' ? rootSteps(one.of) : noAnswer('');
  if (one.kind === 'power') return one.of.kind === 'number' ? powerSteps(one.of, one.by) : noAnswer('');
  const { sign, left, right } = one;
  if (left.kind !== 'number' || right.kind !== 'number') return noAnswer('');
  if (sign === '÷' && right.value.top === 0n)
    return noAnswer('Nothing can be divided by 0: no number of nothings makes something.');
  if (sign === 'of' && left.form === 'percent') return percentSteps(left, right);
  if (sign === 'of') return fractionOfSteps(left, right);
  return twoNumbers({ sign, left, right });
};

/** The digits that count: 4 in 4,000 and 15 in 0.15. */
const digitsThatCount = (value: Rational): number => {
  const places = placesOf(value) ?? 6;
  return String((value.top * 10n ** BigInt(places)) / value.bottom).replace(/0+$/, '').length;
};

const plainSays: Readonly<Record<Sign, string>> = {
  '+': 'Add.',
  '−': 'Subtract.',
  '×': 'Multiply.',
  '÷': 'Divide.',
  of: 'Multiply.',
};

/** Shortens an operation that is easy mental arithmetic to one step: 15 × 3, 24,000 ÷ 2. */
const briefly = (a: Rational, sign: Sign, b: Rational, { steps, result }: Worked): readonly SumStep[] => {
  const most = sign === '×' || sign === '÷' ? 3 : 4;
  const last = steps[steps.length - 1];
  const isDone = last !== undefined && result.form === 'decimal' && last.fill === write(result);
  if (!isDone || digitsThatCount(a) + digitsThatCount(b) > most) return steps;
  return [{ ...last, say: plainSays[sign] }];
};

/** The steps of one operation on two numbers, with a sentence in front that says why it is done. */
export const operation = (say: string, a: Rational, sign: Sign, b: Rational): readonly SumStep[] =>
  ledBy(say, briefly(a, sign, b, twoNumbers({ sign, left: decimal(a), right: decimal(b) })));

/** Puts a sentence in front of the first step. */
export const ledBy = (say: string, steps: readonly SumStep[]): readonly SumStep[] =>
  steps.map((one, at) => (at === 0 && say !== '' ? { ...one, say: `${say} ${one.say}` } : one));
