/** Number bases: changing to and from base ten, and sums in base two and base five. */
import { askNumber, askText, type Slip } from '#practice/drafts.ts';
import type { Maker, PracticeLevel, WorkedStep } from '#practice/exercise.ts';
import { baseMistakes as m, operationMistakes } from '#practice/misconceptions/operations.ts';
import type { Random } from '#practice/random.ts';
import { power } from '#practice/write.ts';

const names: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

const inBase = (value: number, base: number): string => value.toString(base);

const named = (digits: string, base: number): string => `${digits} (base ${names[base]})`;

/** The digits, with or without the base. */
const accepted = (digits: string, base: number): readonly string[] => [
  digits,
  named(digits, base),
  `${digits} ${names[base]}`,
  `${digits}${names[base]}`,
];

const divisions = (value: number, base: number): readonly WorkedStep[] => {
  const steps: WorkedStep[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / base))
    steps.push({ line: `${rest} ÷ ${base} = ${Math.floor(rest / base)} remainder ${rest % base}` });
  return steps;
};

const turned = (digits: string): string => [...digits].reverse().join('');

/** Base two has more places for the same number. */
const valueFor = (random: Random, base: number, level: PracticeLevel): number => {
  const most = base === 2 ? 2 ** (level + 4) - 1 : [60, 250, 624][level - 1];
  return random.int(Math.floor((most ?? 60) / 4), most ?? 60);
};

const fromBaseTen =
  (bases: readonly number[]): Maker =>
  (random, level) => {
    const base = random.pick(bases);
    const value = valueFor(random, base, level);
    const digits = inBase(value, base);
    const remainders = divisions(value, base);
    if (digits === turned(digits)) return null;
    return askText({
      prompt: `Change ${value} from base ten to base ${names[base]}.`,
      accepted: accepted(digits, base),
      slips: [
        [turned(digits), m.remaindersReadDownwards],
        [digits.slice(1), m.lastRemainderLeftOut],
        [`${Math.floor(value / base)}${value % base}`, m.stopsAfterOneDivision],
        [String(value), m.baseTenKept],
      ],
      pleStyle: `Mathematics A, "Change ... to base ${names[base]}."`,
      hint: `Divide by ${base} again and again. Write down each remainder.`,
      explanation: `The remainders are read from the last to the first. Each digit is less than ${base}.`,
      steps: [
        ...remainders.map((step, at) =>
          at === 0 ? { ...step, why: `Divide by ${base} until nothing is left.` } : step,
        ),
        { line: `Read the remainders from below: ${digits}`, why: 'The last remainder is the first digit.' },
      ],
    });
  };

const toBaseTen =
  (bases: readonly number[]): Maker =>
  (random, level) => {
    const base = random.pick(bases);
    const value = valueFor(random, base, level);
    const digits = inBase(value, base);
    const places = [...digits].map((digit, at) => ({
      digit: Number(digit),
      exponent: digits.length - 1 - at,
    }));
    const byMultiples = places.reduce(
      (sum, { digit, exponent }) => sum + digit * (exponent === 0 ? 1 : base * exponent),
      0,
    );
    const turnedValue = Number.parseInt(turned(digits), base);
    const digitSum = places.reduce((sum, { digit }) => sum + digit, 0);
    return askNumber({
      prompt: `Change ${digits} from base ${names[base]} to base ten.`,
      answer: value,
      slips: [
        [turnedValue, m.placesFromTheLeft],
        [byMultiples, m.multiplesForPowers],
        [value * base, m.powersBeginAtOne],
        [digitSum, m.digitsAdded],
      ],
      pleStyle: 'Mathematics A, "Change ... to base ten."',
      hint: `The places are worth 1, ${base}, ${base ** 2} and so on, from the right.`,
      explanation: `In base ${names[base]} each place is worth ${base} times the place to its right, beginning with 1.`,
      steps: [
        {
          line: places.map(({ digit, exponent }) => `${digit} × ${power(base, exponent)}`).join(' + '),
          why: 'Multiply each digit by the worth of its place.',
        },
        {
          line: places
            .map(({ digit, exponent }) => digit * base ** exponent)
            .join(' + ')
            .concat(` = ${value}`),
          why: `${places.map(({ exponent }) => base ** exponent).join(', ')} are the places.`,
        },
      ],
    });
  };

/** Column addition in another base, with the carry forgotten or made at ten. */
const columnSum = (a: string, b: string, base: number, how: 'forgets' | 'at-ten'): string => {
  const length = Math.max(a.length, b.length);
  const [one, other] = [a.padStart(length, '0'), b.padStart(length, '0')];
  const digits = [...one].map((digit, at) => Number(digit) + Number(other[at]));
  if (how === 'at-ten') return String(Number(a) + Number(b));
  return digits
    .map((sum) => sum % base)
    .join('')
    .replace(/^0+/u, '');
};

const addingSteps = (a: string, b: string, base: number): readonly WorkedStep[] => {
  let carried = 0;
  const length = Math.max(a.length, b.length);
  const [one, other] = [turned(a.padStart(length, '0')), turned(b.padStart(length, '0'))];
  return [...one].map((digit, at): WorkedStep => {
    const sum = Number(digit) + Number(other[at]) + carried;
    const line = `${digit} + ${other[at]}${carried > 0 ? ` + ${carried}` : ''} makes ${sum}`;
    carried = Math.floor(sum / base);
    return {
      line,
      why:
        carried > 0
          ? `${sum} is ${carried} group of ${base} and ${sum % base}. Write ${sum % base}, carry ${carried}.`
          : `Write ${sum}.`,
    };
  });
};

const adds = (random: Random, base: number, most: number) => {
  const [x, y] = [random.int(Math.floor(most / 3), most), random.int(Math.floor(most / 4), most)];
  const [a, b, digits] = [inBase(x, base), inBase(y, base), inBase(x + y, base)];
  if (columnSum(a, b, base, 'forgets') === digits || x === y) return null;
  return askText({
    prompt: `Work out in base ${names[base]}: ${a} + ${b}`,
    accepted: accepted(digits, base),
    slips: [
      [columnSum(a, b, base, 'at-ten'), m.addedAsBaseTen],
      [columnSum(a, b, base, 'forgets'), operationMistakes.carryForgotten],
      [String(x + y), m.leftInBaseTen],
    ],
    pleStyle: `Mathematics A, "Add ... in base ${names[base]}."`,
    hint: `In base ${names[base]}, ${base} ones make one group in the next place.`,
    explanation: `There is no digit ${base} in base ${names[base]}. When a column makes ${base} or more, groups of ${base} are carried.`,
    steps: [...addingSteps(a, b, base), { line: `${a} + ${b} in base ${names[base]} is ${digits}` }],
  });
};

/** A column that is too small borrows two from the next place. */
const takingSteps = (a: string, b: string): readonly WorkedStep[] => {
  let lent = 0;
  const other = turned(b.padStart(a.length, '0'));
  return [...turned(a)].map((digit, at): WorkedStep => {
    const top = Number(digit) - lent;
    const below = Number(other[at]);
    const borrows = top < below;
    lent = borrows ? 1 : 0;
    const from = borrows ? top + 2 : top;
    return {
      line: `${from} − ${below} = ${from - below}`,
      ...(borrows ? { why: 'Borrow from the next place. It lends two.' } : {}),
    };
  });
};

const takes = (random: Random) => {
  const y = random.int(3, 20);
  const x = y + random.int(2, 20);
  const [a, b, digits] = [inBase(x, 2), inBase(y, 2), inBase(x - y, 2)];
  const smallFromBig = [...a]
    .map((digit, at) => Math.abs(Number(digit) - Number(b.padStart(a.length, '0')[at])))
    .join('')
    .replace(/^0+/u, '');
  const slips: readonly Slip<string>[] = [
    [smallFromBig, operationMistakes.smallFromBig],
    [String(Number(a) - Number(b)), m.addedAsBaseTen],
    [String(x - y), m.leftInBaseTen],
  ];
  if (smallFromBig === digits || smallFromBig === '') return null;
  return askText({
    prompt: `Work out in base two: ${a} − ${b}`,
    accepted: accepted(digits, 2),
    slips,
    pleStyle: 'Mathematics A, "Subtract ... in base two."',
    hint: 'When you borrow in base two, the next place lends two.',
    explanation: `In base two a borrowed one is worth two in the place to its right. Check in base ten: ${x} − ${y} = ${x - y}.`,
    steps: [...takingSteps(a, b), { line: `${a} − ${b} in base two is ${digits}` }],
  });
};

const times = (random: Random) => {
  const [x, y] = [random.int(3, 15), random.pick([2, 3, 5])];
  const [a, b, digits] = [inBase(x, 2), inBase(y, 2), inBase(x * y, 2)];
  // 101 is 1 and 100: one row for each digit that is not nought.
  const rows = [...turned(b)].flatMap((digit, at) => (digit === '1' ? [`1${'0'.repeat(at)}`] : []));
  return askText({
    prompt: `Work out in base two: ${a} × ${b}`,
    accepted: accepted(digits, 2),
    slips: [
      [String(Number(a) * Number(b)), m.addedAsBaseTen],
      [String(x * y), m.leftInBaseTen],
      [inBase(x + y, 2), operationMistakes.addsForTimes],
    ],
    pleStyle: 'Mathematics A, "Multiply ... in base two."',
    hint: 'Multiply by each digit, and add the rows in base two.',
    explanation: `Check in base ten: ${x} × ${y} = ${x * y}. There is no digit 2 in base two.`,
    steps: [
      ...rows.map((row) => ({ line: `${a} × ${row} makes ${a}${row.slice(1)}` })),
      { line: `Added in base two the rows make ${digits}`, why: `Check in base ten: ${x} × ${y} = ${x * y}` },
    ],
  });
};

const addInBases: Maker = (random, level) => {
  const base = level === 1 ? 5 : random.pick([2, 2, 5, 4]);
  return adds(random, base, level === 3 ? base ** (base === 2 ? 6 : 3) : base ** (base === 2 ? 5 : 2));
};

const sumsInBaseTwo: Maker = (random, level) => {
  if (level === 1) return adds(random, 2, 30);
  return level === 2 ? takes(random) : times(random);
};

export const baseMakers = {
  'base-ten-to-five': fromBaseTen([5]),
  'base-to-ten': toBaseTen([2, 5]),
  'base-from-ten': fromBaseTen([2, 5]),
  'add-in-bases': addInBases,
  'sums-in-base-two': sumsInBaseTwo,
} satisfies Record<string, Maker>;
