/** Division with and without a remainder, and the order of operations. */
import { askGaps, askNumber, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { numberMistakes } from '#practice/misconceptions/numbers.ts';
import { operationMistakes as m } from '#practice/misconceptions/operations.ts';
import { somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { written } from '#practice/write.ts';

const sharedThings = [
  { things: 'mangoes', into: 'baskets' },
  { things: 'books', into: 'boxes' },
  { things: 'seedlings', into: 'rows' },
  { things: 'eggs', into: 'trays' },
  { things: 'cups of beans', into: 'bags' },
] as const;

const divisionWithRemainder: Maker = (random, level, place) => {
  const divisor = level === 1 ? random.int(3, 9) : level === 2 ? random.int(4, 9) : random.int(11, 25);
  const quotient = level === 1 ? random.int(3, 9) : level === 2 ? random.int(12, 60) : random.int(6, 30);
  const left = random.int(1, divisor - 1);
  const all = divisor * quotient + left;
  const { things, into } = random.pick(sharedThings);
  const person = somebody(random, place);
  if (left === quotient) return null;
  return askGaps({
    prompt: `${person.name} packs ${written(all)} ${things} into ${divisor} ${into}, the same number in each. Fill in the two numbers.`,
    text: ['Each gets ', ` ${things}, and `, ` ${things} are left over.`],
    gaps: [
      {
        answer: quotient,
        slips: [
          [quotient + 1, m.oneGroupTooMany],
          [quotient - 1, m.remainderTooLarge],
          [left, m.quotientAndRemainderSwapped],
        ],
      },
      {
        answer: left,
        slips: [
          [0, m.remainderForgotten],
          [divisor + left, m.remainderTooLarge],
          [divisor - left, m.countsWhatIsMissing],
          [quotient, m.quotientAndRemainderSwapped],
        ],
      },
    ],
    hint: `How many times does ${divisor} go into ${written(all)}?`,
    explanation: `${divisor} × ${quotient} = ${written(divisor * quotient)}, and ${left} more make ${written(all)}. What is left must be less than ${divisor}.`,
    steps: [
      {
        line: `${divisor} × ${quotient} = ${written(divisor * quotient)}`,
        why: `The most of ${divisor} that fits into ${written(all)}.`,
      },
      { line: `${written(all)} − ${written(divisor * quotient)} = ${left}`, why: 'This is left over.' },
      { line: `${written(all)} ÷ ${divisor} = ${quotient} remainder ${left}` },
    ],
    answerText: `${quotient} remainder ${left}`,
  });
};

/** Level 3 has a zero inside the quotient. */
const longDivision: Maker = (random, level) => {
  const divisor = level === 1 ? random.int(3, 9) : random.int(11, 24);
  const quotient =
    level === 3
      ? random.int(1, 4) * 100 + random.int(1, 9)
      : level === 2
        ? random.int(21, 99)
        : random.int(112, 499);
  const all = divisor * quotient;
  const prompt = random.pick([
    `Divide: ${written(all)} ÷ ${divisor}`,
    `Work out: ${written(all)} ÷ ${divisor}`,
    `${written(all)} seedlings are planted in ${divisor} equal rows. How many seedlings are in each row?`,
  ]);
  const digits = String(quotient);
  if (level < 3 && digits.includes('0')) return null;
  const parts = [...digits]
    .map((digit, at) => Number(digit) * 10 ** (digits.length - 1 - at))
    .filter((one) => one > 0);
  let rest = all;
  const lines = parts.map((part) => {
    const before = rest;
    rest -= part * divisor;
    return {
      line: `${written(before)} − ${written(part * divisor)} = ${written(rest)}`,
      why: `${written(part)} times ${divisor} is ${written(part * divisor)}.`,
    };
  });
  return askNumber({
    prompt,
    answer: quotient,
    slips: [
      [Number(digits.replaceAll('0', '')), numberMistakes.zeroLeftOut],
      [Math.floor(quotient / 10), m.stopsDividingEarly],
      [Number([...digits].reverse().join('')), m.digitsTurnedRound],
      [quotient * 10, m.extraZero],
    ],
    hint: 'Divide the largest part first, then what is left.',
    explanation: `${divisor} × ${written(quotient)} = ${written(all)}, so the answer is ${written(quotient)}. Multiply back to check it.`,
    steps: [
      ...lines,
      { line: `${parts.map(written).join(' + ')} = ${written(quotient)}`, why: 'Add what you found.' },
    ],
  });
};

/** A sum with its true value, the value when worked left to right, and its worked lines. */
type Sum = {
  readonly text: string;
  readonly value: number;
  readonly slips: readonly Slip<number>[];
  readonly lines: readonly { readonly line: string; readonly why: string }[];
};

const multiplyFirst = (random: Random): Sum => {
  const [a, b, c] = [random.int(2, 20), random.int(2, 9), random.int(2, 9)];
  const plus = random.coin();
  const start = plus ? a : a + b * c;
  const value = plus ? a + b * c : a;
  return {
    text: `${start} ${plus ? '+' : '−'} ${b} × ${c}`,
    value,
    slips: [
      [(plus ? start + b : start - b) * c, m.leftToRight],
      [plus ? start + b + c : start - b - c, m.addsForTimes],
      [plus ? start - b * c : start + b * c, m.signMixed],
    ],
    lines: [
      { line: `${b} × ${c} = ${b * c}`, why: 'Multiply first.' },
      {
        line: `${start} ${plus ? '+' : '−'} ${b * c} = ${value}`,
        why: plus ? 'Then add.' : 'Then take away.',
      },
    ],
  };
};

const divideFirst = (random: Random): Sum => {
  const [c, d] = [random.int(2, 9), random.int(2, 9)];
  const b = c * d;
  const plus = random.coin();
  const a = random.int(1, 9) * c - (b % c);
  const start = plus ? a : a + b;
  const value = plus ? start + d : start - d;
  return {
    text: `${start} ${plus ? '+' : '−'} ${b} ÷ ${c}`,
    value,
    slips: [
      [(plus ? start + b : start - b) / c, m.leftToRight],
      [plus ? start + b - c : start - b + c, m.takesForDivides],
      [plus ? start + b * c : start + d, m.signMixed],
    ],
    lines: [
      { line: `${b} ÷ ${c} = ${d}`, why: 'Divide first.' },
      { line: `${start} ${plus ? '+' : '−'} ${d} = ${value}`, why: plus ? 'Then add.' : 'Then take away.' },
    ],
  };
};

const bracketsFirst = (random: Random): Sum => {
  const [a, b, c, d] = [random.int(2, 9), random.int(2, 9), random.int(2, 9), random.int(1, 9)];
  const inside = a + b;
  return {
    text: `(${a} + ${b}) × ${c} − ${d}`,
    value: inside * c - d,
    slips: [
      [a + b * c - d, m.bracketsIgnored],
      [inside * (c - d), m.takesAwayFirst],
      [inside * c + d, m.signMixed],
    ],
    lines: [
      { line: `${a} + ${b} = ${inside}`, why: 'Brackets first.' },
      { line: `${inside} × ${c} = ${inside * c}`, why: 'Then multiply.' },
      { line: `${inside * c} − ${d} = ${inside * c - d}`, why: 'Take away last.' },
    ],
  };
};

const allOfThem = (random: Random): Sum => {
  const [quotient, e, d] = [random.int(2, 6), random.int(2, 5), random.int(1, 9)];
  const [a, b] = [random.int(5, 30), random.int(2, 6)];
  const inside = quotient * e;
  const c = inside + d;
  const value = a + b * quotient;
  return {
    text: `${a} + ${b} × (${c} − ${d}) ÷ ${e}`,
    value,
    slips: [
      [((a + b) * inside) / e, m.leftToRight],
      [a + (b * c - d) / e, m.bracketsIgnored],
      [(a + b * inside) / e, m.leftToRight],
      [a + b * inside, m.stepLeftOut],
    ],
    lines: [
      { line: `${c} − ${d} = ${inside}`, why: 'Brackets first.' },
      { line: `${b} × ${inside} = ${b * inside}`, why: 'Multiply and divide from left to right.' },
      { line: `${b * inside} ÷ ${e} = ${b * quotient}`, why: 'Then divide.' },
      { line: `${a} + ${b * quotient} = ${value}`, why: 'Add last.' },
    ],
  };
};

const twoProducts = (random: Random): Sum => {
  const [a, b, c, d] = [random.int(3, 9), random.int(4, 9), random.int(2, 5), random.int(2, 4)];
  const value = a * b - c * d;
  return {
    text: `${a} × ${b} − ${c} × ${d}`,
    value,
    slips: [
      [(a * b - c) * d, m.leftToRight],
      [a * (b - c) * d, m.takesAwayFirst],
      [a * b + c * d, m.signMixed],
    ],
    lines: [
      { line: `${a} × ${b} = ${a * b}`, why: 'Multiply first.' },
      { line: `${c} × ${d} = ${c * d}`, why: 'Multiply here too.' },
      { line: `${a * b} − ${c * d} = ${value}`, why: 'Take away last.' },
    ],
  };
};

const orderOf =
  (
    sums: readonly [
      readonly ((random: Random) => Sum)[],
      readonly ((random: Random) => Sum)[],
      readonly ((random: Random) => Sum)[],
    ],
  ): Maker =>
  (random, level) => {
    const { text, value, slips, lines } = random.pick(sums[level - 1] ?? sums[0])(random);
    if (value <= 0) return null;
    return askNumber({
      prompt: `Work out: ${text}`,
      answer: value,
      slips,
      pleStyle: 'Mathematics A, "Work out ..."',
      hint: 'Brackets first. Then divide and multiply. Add and take away last.',
      explanation: `Multiplying and dividing come before adding and taking away, and brackets come before all. So ${text} = ${value}.`,
      steps: lines,
    });
  };

export const operationMakers = {
  'division-with-remainder': divisionWithRemainder,
  'long-division': longDivision,
  'mixed-operations': orderOf([[multiplyFirst], [multiplyFirst, divideFirst], [twoProducts, bracketsFirst]]),
  bodmas: orderOf([[multiplyFirst, divideFirst], [bracketsFirst, twoProducts], [allOfThem]]),
} satisfies Record<string, Maker>;
