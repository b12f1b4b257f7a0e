/** Adding, taking away, multiplying and dividing fractions (P4 to P6). */
import { askText, fractionSlips } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { barsOf } from '#practice/figures.ts';
import {
  asFraction,
  asMixed,
  equalForms,
  type Fraction,
  fraction,
  gcd,
  inLowestTerms,
  lcm,
  properFraction,
  sizeOf,
} from '#practice/fraction.ts';
import { sortedBy, turned } from '#practice/lists.ts';
import { fractionMistakes as m } from '#practice/misconceptions/fractions.ts';

const sumOf = (one: Fraction, other: Fraction, sign: 1 | -1): Fraction => {
  const bottom = lcm(one.bottom, other.bottom);
  return fraction((one.top * bottom) / one.bottom + (sign * other.top * bottom) / other.bottom, bottom);
};

const asksSum = (one: Fraction, other: Fraction, sign: 1 | -1) => {
  const value = sumOf(one, other, sign);
  const { bottom } = value;
  const [a, b] = [(one.top * bottom) / one.bottom, (other.top * bottom) / other.bottom];
  const word = sign === 1 ? '+' : '−';
  const line = `${asFraction(fraction(a, bottom))} ${word} ${asFraction(fraction(b, bottom))} = ${asFraction(value)}`;
  const lowest = inLowestTerms(value);
  if (value.top <= 0) return null;
  return askText({
    prompt: `Work out: ${asFraction(one)} ${word} ${asFraction(other)}`,
    accepted: equalForms(value),
    show: barsOf([one, other]),
    slips: fractionSlips(value, [
      [fraction(one.top + sign * other.top, one.bottom + sign * other.bottom), m.topsAndBottoms],
      [fraction(one.top + sign * other.top, bottom), m.topsNotChanged],
      [fraction(one.top + sign * other.top, one.bottom * other.bottom), m.topsNotChanged],
    ]),
    pleStyle: 'Mathematics A, "Work out ..."',
    hint:
      one.bottom === other.bottom
        ? 'The parts have the same size. Work with the tops only.'
        : `Find a bottom number for both, such as ${bottom}.`,
    explanation: `Only parts of the same size can be ${sign === 1 ? 'added' : 'taken away'}, so both are written over ${bottom}. The bottom numbers are not ${sign === 1 ? 'added' : 'taken away'}.`,
    steps: [
      ...(one.bottom === other.bottom
        ? []
        : [
            {
              line: `${asFraction(one)} = ${a}/${bottom} and ${asFraction(other)} = ${b}/${bottom}`,
              why: `The LCM of ${one.bottom} and ${other.bottom} is ${bottom}.`,
            },
          ]),
      { line, why: sign === 1 ? 'Add the tops.' : 'Take away the tops.' },
      ...(asFraction(value) === lowest
        ? []
        : [{ line: `${asFraction(value)} = ${lowest}`, why: 'Write it in lowest terms.' }]),
    ],
  });
};

const likeFractions: Maker = (random, level) => {
  const bottom = random.int(level === 1 ? 4 : 6, level === 1 ? 9 : 12);
  const [a, b] = [random.int(1, bottom - 1), random.int(1, bottom - 1)];
  if ((level === 1 && a + b >= bottom) || (level === 3 && a + b <= bottom)) return null;
  return asksSum(fraction(a, bottom), fraction(b, bottom), 1);
};

const unlikeFractions =
  (sign: 1 | -1): Maker =>
  (random, level) => {
    const bottoms =
      level === 1
        ? [2, 3, 4, 5, 6, 8, 9, 10, 12]
        : level === 2
          ? [2, 3, 4, 5, 6, 7]
          : [3, 4, 5, 6, 8, 9, 10, 12];
    const pair = turned(sortedBy([properFraction(random, bottoms), properFraction(random, bottoms)], sizeOf));
    const [one, other] = pair as [Fraction, Fraction];
    const common = lcm(one.bottom, other.bottom);
    if (one.bottom === other.bottom || common > 60) return null;
    const oneFits = common === Math.max(one.bottom, other.bottom);
    if ((level === 1) !== oneFits) return null;
    return asksSum(one, other, sign);
  };

const multiplyFractions: Maker = (random, level) => {
  const bottoms = level === 1 ? [2, 3, 4, 5] : [3, 4, 5, 6, 7, 8, 9];
  const [one, other] = [properFraction(random, bottoms), properFraction(random, bottoms)];
  const first = level === 3 ? fraction(one.top + one.bottom * random.int(1, 2), one.bottom) : one;
  const value = fraction(first.top * other.top, first.bottom * other.bottom);
  const lowest = inLowestTerms(value);
  return askText({
    prompt: `Work out: ${asMixed(first)} × ${asFraction(other)}`,
    accepted: equalForms(value),
    slips: fractionSlips(value, [
      [fraction(first.top * other.bottom, first.bottom * other.top), m.turnsOverToMultiply],
      [fraction(first.top + other.top, first.bottom + other.bottom), m.topsAndBottoms],
      ...(level === 3
        ? [[fraction(one.top * other.top, one.bottom * other.bottom), m.wholeForgotten] as const]
        : []),
      [fraction(first.top * other.top, lcm(first.bottom, other.bottom)), m.bottomNotMultiplied],
    ]),
    hint: 'Multiply the tops. Then multiply the bottoms.',
    explanation: `Tops are multiplied with tops and bottoms with bottoms. No common bottom number is needed.`,
    steps: [
      ...(level === 3
        ? [
            {
              line: `${asMixed(first)} = ${asFraction(first)}`,
              why: 'Write the mixed number as one fraction.',
            },
          ]
        : []),
      { line: `${first.top} × ${other.top} = ${value.top}`, why: 'Multiply the tops.' },
      { line: `${first.bottom} × ${other.bottom} = ${value.bottom}`, why: 'Multiply the bottoms.' },
      {
        line: asFraction(value) === lowest ? `The product is ${lowest}` : `${asFraction(value)} = ${lowest}`,
      },
    ],
  });
};

const divideFractions: Maker = (random, level) => {
  const bottoms = level === 1 ? [2, 3, 4, 5] : [3, 4, 5, 6, 7, 8];
  const [one, drawn] = [properFraction(random, bottoms), properFraction(random, bottoms)];
  const other = level === 1 ? fraction(1, drawn.bottom) : drawn;
  const first = level === 3 ? fraction(one.top + one.bottom, one.bottom) : one;
  const value = fraction(first.top * other.bottom, first.bottom * other.top);
  const lowest = inLowestTerms(value);
  if (gcd(first.top, first.bottom) !== 1 || first.bottom === other.bottom) return null;
  return askText({
    prompt: `Work out: ${asMixed(first)} ÷ ${asFraction(other)}`,
    accepted: equalForms(value),
    slips: fractionSlips(value, [
      [fraction(first.top * other.top, first.bottom * other.bottom), m.multipliesToDivide],
      [fraction(first.bottom * other.top, first.top * other.bottom), m.turnsOverTheFirst],
      ...(level === 3
        ? [[fraction(one.top * other.bottom, one.bottom * other.top), m.wholeForgotten] as const]
        : []),
    ]),
    hint: 'Turn the second fraction over, and multiply.',
    explanation: `Dividing by ${asFraction(other)} is the same as multiplying by ${other.bottom}/${other.top}. Only the second fraction is turned over.`,
    steps: [
      ...(level === 3
        ? [
            {
              line: `${asMixed(first)} = ${asFraction(first)}`,
              why: 'Write the mixed number as one fraction.',
            },
          ]
        : []),
      {
        line: `${asFraction(first)} × ${other.bottom}/${other.top}`,
        why: 'Turn the second fraction over and multiply.',
      },
      { line: asFraction(value) === lowest ? `The answer is ${lowest}` : `${asFraction(value)} = ${lowest}` },
    ],
  });
};

export const fractionSumMakers = {
  'add-like-fractions': likeFractions,
  'add-unlike-fractions': unlikeFractions(1),
  'take-away-unlike-fractions': unlikeFractions(-1),
  'multiply-fractions': multiplyFractions,
  'divide-fractions': divideFractions,
} satisfies Record<string, Maker>;
