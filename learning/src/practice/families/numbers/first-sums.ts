/** First sums with two digits (P2). */
import { askNumber } from '#practice/drafts.ts';
import type { Maker, WorkedStep } from '#practice/exercise.ts';
import { bundlesOf } from '#practice/figures.ts';
import { countingMistakes as m } from '#practice/misconceptions/counting.ts';
import { numberMistakes as n } from '#practice/misconceptions/numbers.ts';
import { somebody, twoPeople } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';

const digits = (value: number) => ({ tens: Math.floor(value / 10), ones: value % 10 });

/** Ones never add up to ten here: carrying comes in a later unit. */
const twoNumbers = (random: Random, level: number): readonly [number, number] => {
  const onesA = random.int(level === 1 ? 0 : 1, 5);
  const onesB = level === 1 && onesA === 0 ? random.int(1, 9) : random.int(1, 9 - Math.max(onesA, 1));
  const tensA = level === 3 ? random.int(5, 9) : random.int(1, 5);
  const tensB = level === 3 ? random.int(11 - tensA, 9) : random.int(1, 9 - tensA);
  return [tensA * 10 + onesA, tensB * 10 + onesB];
};

const addSteps = (a: number, b: number): readonly WorkedStep[] => {
  const [one, other] = [digits(a), digits(b)];
  const [tens, ones] = [(one.tens + other.tens) * 10, one.ones + other.ones];
  return [
    { line: `${one.ones} + ${other.ones} = ${ones}`, why: 'Add the ones.' },
    { line: `${one.tens * 10} + ${other.tens * 10} = ${tens}`, why: 'Add the tens.' },
    { line: `${a} + ${b} = ${a + b}`, why: `${tens} and ${ones} together.` },
  ];
};

const addSlips = (a: number, b: number) => {
  const [one, other] = [digits(a), digits(b)];
  return [
    [one.tens + one.ones + other.tens + other.ones, m.allDigitsAdded],
    [a + other.ones, m.tensLeftOut],
    ...(a + b >= 100 ? [[(a + b) % 100, m.hundredLeftOut] as const] : []),
  ] as const;
};

const addTwoDigits: Maker = (random, level) => {
  const [a, b] = twoNumbers(random, level);
  return askNumber({
    prompt: `Add: ${a} + ${b}`,
    answer: a + b,
    show: bundlesOf([a, b], '+'),
    slips: addSlips(a, b),
    hint: 'Add the ones. Then add the tens.',
    explanation: `Ones go to ones and tens go to tens. ${a} + ${b} = ${a + b}.`,
    steps: addSteps(a, b),
  });
};

const schoolThings = [
  'chairs',
  'books',
  'cups',
  'bottle tops',
  'mangoes',
  'sticks',
  'stones',
  'seeds',
] as const;

const additionStories: Maker = (random, level, place) => {
  const [a, b] = twoNumbers(random, level);
  const [first, second] = twoPeople(random, place);
  const child = somebody(random, place);
  const things = random.pick(schoolThings);
  const prompt = random.pick([
    `${first.name} has ${a} ${things}. ${second.name} has ${b} ${things}. How many ${things} do they have together?`,
    `${child.name} has ${a} ${things}. A friend gives ${b} more. How many ${things} are there now?`,
    `There are ${a} ${things} in the class. The teacher brings ${b} more. How many ${things} are there in all?`,
  ]);
  return askNumber({
    prompt,
    answer: a + b,
    unit: things,
    slips: [[Math.abs(a - b), n.takesAwayToAdd], ...addSlips(a, b)],
    hint: 'Do more things come, or do some go away?',
    explanation: `The things come together, so we add. ${a} + ${b} = ${a + b}.`,
    steps: addSteps(a, b).map((step, at, all) =>
      at === all.length - 1 ? { ...step, line: `${step.line} ${things}` } : step,
    ),
  });
};

export const firstSumsMakers = {
  'add-two-digits': addTwoDigits,
  'addition-stories': additionStories,
} satisfies Record<string, Maker>;
