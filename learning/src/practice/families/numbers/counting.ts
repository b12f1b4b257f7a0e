/** Numbers to 200 (P2): short sentences, three options. */
import { askNumber, askOne, askOrder } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { bundlesOf } from '#practice/figures.ts';
import { sortedBy } from '#practice/lists.ts';
import { countingMistakes as m } from '#practice/misconceptions/counting.ts';
import { numberMistakes as n } from '#practice/misconceptions/numbers.ts';
import type { Random } from '#practice/random.ts';
import { counted, inWords, listed } from '#practice/write.ts';

const digits = (value: number) => ({
  hundreds: Math.floor(value / 100),
  tens: Math.floor(value / 10) % 10,
  ones: value % 10,
});

const ten = { one: 'ten', many: 'tens' };
const one = { one: 'one', many: 'ones' };

const parts = (tens: number, ones: number, word: ',' | ' and') =>
  `1 hundred, ${counted(tens, ten)}${word} ${counted(ones, one)}`;

const row = (from: number, step: number): string => [0, 1, 2].map((at) => from + at * step).join(', ');

const nextTo = (random: Random, value: number, after: boolean) => {
  const right = after ? value + 1 : value - 1;
  const newTen = after && right % 10 === 0;
  const where = after ? 'just after' : 'just before';
  return askOne(random, {
    prompt: `What number comes ${where} ${value}?`,
    right: String(right),
    slips: [
      ...(newTen && right % 100 !== 0 ? [[String(right - 10), m.sameTenAgain] as const] : []),
      ...(newTen && value > 100 && value < 190 ? [['200', m.jumpsToNextHundred] as const] : []),
      [String(after ? value - 1 : value + 1), m.beforeAfterMixed],
      [String(after ? value + 10 : value - 10), m.tenForOne],
    ],
    most: 2,
    hint: 'Count slowly and listen for the number.',
    explanation: after
      ? `One more than ${value} is ${right}.`
      : `Count up: ${right}, then ${value}. So ${right} comes just before.`,
    steps: [
      { line: row(after ? value - 1 : value - 2, 1), why: 'Count up in ones.' },
      { line: `The number ${where} ${value} is ${right}` },
    ],
  });
};

const inTens = (random: Random) => {
  const step = random.coin() ? 10 : -10;
  const from = step > 0 ? random.int(1, 60) : random.int(45, 99);
  const right = from + 3 * step;
  return askOne(random, {
    prompt: `Count in tens: ${row(from, step)}. What comes next?`,
    right: String(right),
    slips: [
      [String(right - step + Math.sign(step)), m.onesForTens],
      [String(right + step), m.numberSkipped],
      [String(right - 2 * step), m.beforeAfterMixed],
    ],
    most: 2,
    hint: 'The tens change. The ones stay the same.',
    explanation: `We count in tens, so the ones stay the same. The next number is ${right}.`,
    steps: [
      { line: row(from, step), why: step > 0 ? 'Each number is ten more.' : 'Each number is ten less.' },
      { line: `${right - step} ${step > 0 ? '+' : '−'} 10 = ${right}` },
    ],
  });
};

const beforeAndAfter: Maker = (random, level) => {
  if (level === 3) return inTens(random);
  const after = random.coin();
  const start = random.int(2, 9) * 10;
  if (level === 1) return nextTo(random, start + random.int(2, 7), after);
  return nextTo(random, after ? start - 1 : start, after);
};

const between = (random: Random) => {
  const right = random.int(102, 198);
  const [low, high] = [right - 1, right + 1];
  return askOne(random, {
    prompt: `Which number is between ${low} and ${high}?`,
    right: String(right),
    slips: random.shuffle([
      [String(low - 1), m.outsideTheTwo],
      [String(high + 1), m.outsideTheTwo],
      [String(high - 10), m.tenForOne],
    ] as const),
    most: 2,
    hint: `Start at ${low} and count on.`,
    explanation: `After ${low} and before ${high} comes ${right}.`,
    steps: [
      { line: row(low, 1), why: `Count from ${low} to ${high}.` },
      { line: `Between ${low} and ${high} is ${right}` },
    ],
  });
};

const figures = (random: Random) => {
  const ones = random.int(1, 9);
  const tens = random.pick([0, 0, random.int(2, 9)]);
  const right = 100 + tens * 10 + ones;
  const rest = tens * 10 + ones;
  return askOne(random, {
    prompt: `How do we write ${inWords(right)}?`,
    right: String(right),
    slips: [
      [`100${rest}`, n.numberWrittenAsHeard],
      ...(tens === 0 ? [[`1${ones}`, n.zeroLeftOut] as const] : []),
      [String(100 + ones * 10 + tens), n.tensAndOnesSwapped],
    ],
    most: 2,
    hint: 'Write one digit for the hundreds, one for the tens and one for the ones.',
    explanation: `It has ${parts(tens, ones, ' and')}. We write ${right}.`,
    steps: [{ line: parts(tens, ones, ','), why: 'Listen to each part.' }, { line: `We write ${right}` }],
  });
};

const countTo200: Maker = (random, level) => {
  if (level === 2) return between(random);
  if (level === 3) return figures(random);
  const after = random.coin();
  const value = random.coin() ? random.int(10, 19) * 10 + (after ? 9 : 0) : random.int(102, 198);
  return nextTo(random, value, after);
};

const makeNumber = (random: Random) => {
  const [tens, ones] = [random.int(0, 9), random.int(1, 9)];
  const right = 100 + tens * 10 + ones;
  return askNumber({
    prompt: `Here are ${parts(tens, ones, ' and')}. What number do they make?`,
    answer: right,
    show: bundlesOf([right]),
    slips: [
      [1 + tens + ones, n.groupCountsOne],
      [100 + ones * 10 + tens, n.tensAndOnesSwapped],
      ...(tens === 0 ? [[10 + ones, n.zeroLeftOut] as const] : []),
      [Number(`100${tens * 10}${ones}`), n.numberWrittenAsHeard],
    ],
    hint: 'Write the hundreds first, then the tens, then the ones.',
    explanation: `1 hundred is 100, ${counted(tens, ten)} make ${tens * 10}, and ${ones} more make ${right}.`,
    steps: [{ line: `100 + ${tens * 10} + ${ones} = ${right}`, why: 'Put the parts together.' }],
  });
};

const placeNames = ['hundreds', 'tens', 'ones'] as const;

const hundredsTensOnes: Maker = (random, level) => {
  if (level === 2) return makeNumber(random);
  const [tens, ones] = random.some([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number];
  const value = 100 + tens * 10 + ones;
  const at = random.int(level === 1 ? 0 : 1, 2);
  const digit = [1, tens, ones][at] ?? 1;
  const name = placeNames[at] ?? 'ones';
  if (level === 1) {
    const others = [1, tens, ones].filter((_, place) => place !== at);
    return askOne(random, {
      prompt: `Look at ${value}. Which digit is in the ${name} place?`,
      right: String(digit),
      show: bundlesOf([value]),
      slips: others.map((other) => [String(other), n.placesMixed] as const),
      most: 2,
      hint: 'The ones stand last. The tens stand before them.',
      explanation: `${value} has 1 hundred, ${tens} tens and ${ones} ones.`,
      steps: [
        { line: `${value} is 1 hundred, ${tens} tens, ${ones} ones`, why: 'Name each place.' },
        { line: `The ${name} digit is ${digit}` },
      ],
    });
  }
  const right = digit * 10 ** (2 - at);
  return askOne(random, {
    prompt: `What is the ${digit} worth in ${value}?`,
    right: String(right),
    slips: [
      [String(at === 2 ? digit * 10 : digit), at === 2 ? n.placesMixed : n.digitWithoutPlace],
      [String(digit * 100), n.placesMixed],
    ],
    most: 2,
    hint: `In which place does the ${digit} stand?`,
    explanation: `The ${digit} stands in the ${name} place, so it is worth ${right}.`,
    steps: [
      { line: `${value} = 100 + ${tens * 10} + ${ones}`, why: 'Open the number out.' },
      { line: `The ${digit} is worth ${right}` },
    ],
  });
};

/** Two digits, the bigger first: the number and its reverse differ in the tens. */
const comparison = (random: Random, start: number) => {
  const [x, y] = random.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number];
  const [low, high] = [Math.min(x, y), Math.max(x, y)];
  const biggest = start + high * 10 + low;
  const swapped = start + low * 10 + high;
  const nine = start + random.int(0, high - 1) * 10 + 9;
  return { biggest, swapped, nine };
};

const compareTo200: Maker = (random, level) => {
  const { biggest, swapped, nine } = comparison(random, level === 1 ? 0 : 100);
  const values = [...new Set([biggest, swapped, nine, ...(level === 3 ? [random.int(11, 99)] : [])])];
  if (values.length < (level === 3 ? 4 : 3) || Math.max(...values) !== biggest) return null;
  if (level === 1) {
    return askOne(random, {
      prompt: `Which number is the biggest: ${listed(random.shuffle(values).map(String), 'or')}?`,
      right: String(biggest),
      slips: [
        [String(nine), m.orderByLastDigit],
        [String(swapped), n.tensAndOnesSwapped],
      ],
      most: 2,
      hint: 'Look at the tens first.',
      explanation: `${biggest} has ${counted(digits(biggest).tens, ten)}. That is the most tens.`,
      steps: [
        {
          line: values.map((value) => `${value}: ${counted(digits(value).tens, ten)}`).join(', '),
          why: 'Look at the tens.',
        },
        { line: `The biggest is ${biggest}` },
      ],
    });
  }
  const inOrder = sortedBy(values, (value) => value).map(String);
  return askOrder({
    prompt: 'Put the numbers in order. The smallest comes first.',
    inOrder,
    mistake: m.orderByLastDigit,
    hint: 'Look at the hundreds, then the tens, then the ones.',
    explanation: 'Look at the hundreds first, then at the tens. The ones come last.',
    steps: [
      {
        line: values.map((one) => `${one}: ${digits(one).hundreds} h, ${digits(one).tens} t`).join('; '),
        why: 'Look at the hundreds (h), then at the tens (t).',
      },
      { line: inOrder.join(', ') },
    ],
  });
};

export const countingMakers = {
  'before-and-after': beforeAndAfter,
  'count-to-200': countTo200,
  'hundreds-tens-ones': hundredsTensOnes,
  'compare-to-200': compareTo200,
} satisfies Record<string, Maker>;
