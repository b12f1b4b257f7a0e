/** Greatest common factor and lowest common multiple, bare and in stories. */

import { askNumber } from '#practice/drafts.ts';
import type { Draft, Maker } from '#practice/exercise.ts';
import { factorsOf, gcd, lcm, primeFactors } from '#practice/fraction.ts';
import { fromEnd } from '#practice/lists.ts';
import { factorMistakes as m } from '#practice/misconceptions/operations.ts';
import type { Random } from '#practice/random.ts';
import { listed, written } from '#practice/write.ts';

const commonFactors = (a: number, b: number): readonly number[] =>
  factorsOf(a).filter((factor) => b % factor === 0);

type Ask = { readonly prompt: string; readonly unit?: string; readonly ending?: string };

const asksGcf = (a: number, b: number, { prompt, unit }: Ask): Draft | null => {
  const right = gcd(a, b);
  const common = commonFactors(a, b);
  if (right < 2 || right === Math.min(a, b)) return null;
  return askNumber({
    prompt,
    answer: right,
    unit,
    slips: [
      ...(common.length > 2 ? [[fromEnd(common, 2) ?? 1, m.commonNotGreatest] as const] : []),
      [lcm(a, b), m.lcmForGcf],
      [Math.min(a, b), m.smallerNumberTaken],
      [a * b, m.numbersMultiplied],
    ],
    pleStyle: 'Mathematics A, "Find the GCF of ..."',
    hint: 'List the factors of both numbers. Which of them are in both lists?',
    explanation: `The common factors are ${listed(common.map(String))}. The greatest of them is ${right}.`,
    steps: [
      { line: `Factors of ${a}: ${factorsOf(a).join(', ')}` },
      { line: `Factors of ${b}: ${factorsOf(b).join(', ')}` },
      { line: `Common factors: ${common.join(', ')}`, why: 'They stand in both lists.' },
      { line: `The greatest is ${[right, unit].filter(Boolean).join(' ')}` },
    ],
  });
};

const multiplesTo = (value: number, last: number): string =>
  Array.from({ length: last / value }, (_, at) => written(value * (at + 1))).join(', ');

const asksLcm = (a: number, b: number, { prompt, unit, ending }: Ask, byPrimes: boolean): Draft | null => {
  const right = lcm(a, b);
  if (right === Math.max(a, b) || right / Math.min(a, b) > 10) return null;
  const shared = gcd(a, b);
  const steps = byPrimes
    ? [
        { line: `${a} = ${primeFactors(a).join(' × ')}`, why: 'Write each number as a product of primes.' },
        { line: `${b} = ${primeFactors(b).join(' × ')}` },
        {
          line: `${primeFactors(right).join(' × ')} = ${right}`,
          why: 'Take each prime as often as it stands in the number that has most of it.',
        },
      ]
    : [
        { line: `Multiples of ${a}: ${multiplesTo(a, right)}` },
        { line: `Multiples of ${b}: ${multiplesTo(b, right)}` },
      ];
  return askNumber({
    prompt,
    answer: right,
    unit,
    slips: [
      [a * b, m.numbersMultiplied],
      [shared, m.gcfForLcm],
      [right * 2, m.commonNotLowest],
      [a + b, m.numbersAdded],
    ],
    pleStyle: 'Mathematics A, "Find the LCM of ..."',
    hint: 'Which is the first number that stands in both lists of multiples?',
    explanation: `${right} is the first number that both ${a} and ${b} divide. ${a} × ${b} is a common multiple too, but not the lowest.`,
    steps: [
      ...steps,
      {
        line: `${ending ?? 'The first one in both lists is'} ${[written(right), unit].filter(Boolean).join(' ')}`,
      },
    ],
  });
};

/** Two multiples of one number, neither a multiple of the other. */
const related = (random: Random, [least, most]: readonly [number, number]): readonly [number, number] => {
  const shared = random.int(least, most);
  const [x, y] = random.some([2, 3, 4, 5, 6, 7], 2) as [number, number];
  return [shared * Math.min(x, y), shared * Math.max(x, y)];
};

const factorsBy = { 1: [2, 5], 2: [4, 9], 3: [8, 14] } as const;
const multiplesBy = { 1: [2, 4], 2: [3, 6], 3: [5, 9] } as const;

const greatestCommonFactor: Maker = (random, level) => {
  const [a, b] = related(random, factorsBy[level]);
  return asksGcf(a, b, { prompt: `Find the greatest common factor (GCF) of ${a} and ${b}.` });
};

const lowestCommonMultiple =
  (byPrimes: boolean): Maker =>
  (random, level) => {
    const [a, b] = related(random, multiplesBy[level]);
    const prompt = `Find the lowest common multiple (LCM) of ${a} and ${b}.`;
    return asksLcm(a, b, { prompt, ...(byPrimes ? { ending: 'The LCM is' } : {}) }, byPrimes);
  };

const lcmInLife: Maker = (random, level) => {
  const [a, b] = related(random, multiplesBy[level]);
  const prompt = random.pick([
    `One bell rings every ${a} minutes and another every ${b} minutes. They ring together now. After how many minutes will they ring together again?`,
    `One taxi leaves every ${a} minutes and another every ${b} minutes. They leave together now. After how many minutes will they leave together again?`,
    `One lamp blinks every ${a} minutes and another every ${b} minutes. They blink together now. After how many minutes will they blink together again?`,
  ]);
  return asksLcm(a, b, { prompt, unit: 'minutes', ending: 'They meet again after' }, false);
};

const gcfInLife: Maker = (random, level) => {
  const [a, b] = related(random, factorsBy[level]);
  const prompt = random.pick([
    `A teacher has ${a} pens and ${b} pencils. Each child gets the same, and nothing is left. What is the greatest number of children?`,
    `A farmer has ${a} orange and ${b} mango seedlings. Each row has the same number of both kinds. What is the greatest number of rows?`,
    `${a} girls and ${b} boys make equal teams. All teams have the same number of girls and of boys. What is the greatest number of teams?`,
  ]);
  return asksGcf(a, b, { prompt });
};

export const factorMakers = {
  'greatest-common-factor': greatestCommonFactor,
  'lowest-common-multiple': lowestCommonMultiple(false),
  'lcm-in-real-life': lcmInLife,
  'gcf-in-real-life': gcfInLife,
  'lcm-by-prime-factors': lowestCommonMultiple(true),
} satisfies Record<string, Maker>;
