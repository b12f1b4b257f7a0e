/** Adding, taking away and multiplying in columns (P4 and P5). */
import { askNumber } from '#practice/drafts.ts';
import type { Maker, PracticeLevel, WorkedStep } from '#practice/exercise.ts';
import { turned } from '#practice/lists.ts';
import { operationMistakes as m } from '#practice/misconceptions/operations.ts';
import type { Random } from '#practice/random.ts';
import { written } from '#practice/write.ts';

const columnNames = [
  'Ones',
  'Tens',
  'Hundreds',
  'Thousands',
  'Ten thousands',
  'Hundred thousands',
  'Millions',
];

const digitAt = (value: number, place: number): number => Math.floor(value / 10 ** place) % 10;

const places = (...values: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(...values.map((one) => String(one).length)) }, (_, place) => place);

const carriesIn = (a: number, b: number): number =>
  places(a, b).filter((place) => (a % 10 ** (place + 1)) + (b % 10 ** (place + 1)) >= 10 ** (place + 1))
    .length;

const withoutCarrying = (a: number, b: number): number =>
  places(a, b).reduce((sum, place) => sum + ((digitAt(a, place) + digitAt(b, place)) % 10) * 10 ** place, 0);

const wholeColumnsWritten = (a: number, b: number): number =>
  Number(
    turned(places(a, b))
      .map((place) => digitAt(a, place) + digitAt(b, place))
      .join(''),
  );

/** The shorter number aligned on the left, under the wrong digits. */
const linedUpLeft = (a: number, b: number): number => {
  const gap = String(a).length - String(b).length;
  return gap > 0 ? a + b * 10 ** gap : Number.NaN;
};

const addingSteps = (a: number, b: number): readonly WorkedStep[] => {
  let carried = 0;
  const lines = places(a, b).map((place): WorkedStep => {
    const [one, other] = [digitAt(a, place), digitAt(b, place)];
    const sum = one + other + carried;
    const line = `${columnNames[place]}: ${one} + ${other}${carried > 0 ? ` + ${carried}` : ''} = ${sum}`;
    carried = sum >= 10 ? 1 : 0;
    return { line, why: carried > 0 ? `Write ${sum - 10} and carry 1.` : `Write ${sum}.` };
  });
  return [...lines, { line: `${written(a)} + ${written(b)} = ${written(a + b)}` }];
};

const sized = (random: Random, length: number): number =>
  random.int(10 ** (length - 1) + 1, 10 ** length - 2);

type Lengths = Readonly<Record<PracticeLevel, readonly [number, number]>>;

const addInColumns =
  (lengths: Lengths): Maker =>
  (random, level) => {
    const [long, short] = lengths[level];
    const [a, b] = [sized(random, long), sized(random, short)];
    const carries = carriesIn(a, b);
    const prompt = random.pick([
      `Add: ${written(a)} + ${written(b)}`,
      `Work out: ${written(a)} + ${written(b)}`,
      `A bus company carried ${written(a)} passengers in May and ${written(b)} in June. How many passengers is that in all?`,
      `A school garden gave ${written(a)} kg of maize and then ${written(b)} kg more. How many kilograms is that in all?`,
    ]);
    if (carries < (level === 1 ? 1 : 2)) return null;
    return askNumber({
      prompt,
      answer: a + b,
      slips: [
        [withoutCarrying(a, b), m.carryForgotten],
        [wholeColumnsWritten(a, b), m.columnWrittenWhole],
        [linedUpLeft(a, b), m.columnsNotLinedUp],
      ],
      hint: 'Write ones under ones and tens under tens. Begin with the ones.',
      explanation: 'Ten in one column make one in the next column, so it is carried and added there.',
      steps: addingSteps(a, b),
    });
  };

const smallFromBig = (a: number, b: number): number =>
  places(a).reduce((sum, place) => sum + Math.abs(digitAt(a, place) - digitAt(b, place)) * 10 ** place, 0);

/** Ten is borrowed, but the next column is not reduced. */
const borrowedNotPaid = (a: number, b: number): number =>
  places(a).reduce((sum, place) => {
    const difference = digitAt(a, place) - digitAt(b, place);
    return (
      sum + (difference < 0 && place < String(a).length - 1 ? difference + 10 : difference) * 10 ** place
    );
  }, 0);

const takingSteps = (a: number, b: number): readonly WorkedStep[] => {
  let lent = 0;
  const lines = places(a).map((place): WorkedStep => {
    const [top, below] = [digitAt(a, place) - lent, digitAt(b, place)];
    const borrows = top < below;
    lent = borrows ? 1 : 0;
    const from = borrows ? top + 10 : top;
    return {
      line: `${columnNames[place]}: ${from} − ${below} = ${from - below}`,
      ...(borrows ? { why: 'The top digit is too small, so borrow ten from the next column.' } : {}),
    };
  });
  return [...lines, { line: `${written(a)} − ${written(b)} = ${written(a - b)}` }];
};

const borrowsIn = (a: number, b: number): number =>
  places(a).filter((place) => a % 10 ** (place + 1) < b % 10 ** (place + 1)).length;

const takeInColumns =
  (lengths: Lengths): Maker =>
  (random, level) => {
    const [long, short] = lengths[level];
    const [a, b] = [sized(random, long), sized(random, short)];
    const prompt = random.pick([
      `Subtract: ${written(a)} − ${written(b)}`,
      `Work out: ${written(a)} − ${written(b)}`,
      `There were ${written(a)} bricks at a school. The builders used ${written(b)}. How many bricks are left?`,
      `A store had ${written(a)} kg of coffee and sold ${written(b)} kg. How many kilograms are left?`,
    ]);
    if (b >= a || borrowsIn(a, b) < (level === 1 ? 1 : 2)) return null;
    return askNumber({
      prompt,
      answer: a - b,
      slips: [
        [smallFromBig(a, b), m.smallFromBig],
        [borrowedNotPaid(a, b), m.borrowedNotPaid],
        [a + b, m.addsForTakesAway],
      ],
      hint: 'Where the top digit is too small, borrow ten from the next column.',
      explanation:
        'Always take the lower digit from the upper one. Where it is too big, ten comes from the next column, which then has one less.',
      steps: takingSteps(a, b),
    });
  };

/** 24 as 20 and 4. */
const partsOf = (value: number): readonly number[] =>
  places(value)
    .map((place) => digitAt(value, place) * 10 ** place)
    .filter((part) => part > 0);

const multiplyInColumns =
  (lengths: Lengths): Maker =>
  (random, level) => {
    const [long, short] = lengths[level];
    const [a, b] = [sized(random, long), sized(random, short)];
    const prompt = random.pick([
      `Multiply: ${written(a)} × ${b}`,
      `Work out: ${written(a)} × ${b}`,
      `There are ${b} rows of coffee trees with ${written(a)} trees in each row. How many trees are there?`,
      `A lorry carries ${written(a)} crates each trip. How many crates does it carry in ${b} trips?`,
    ]);
    if (a % 10 === 0 || [...String(b)].some((digit) => digit < '2')) return null;
    const parts = partsOf(b);
    const digitsOfB = places(b).map((place) => digitAt(b, place));
    const noShift = digitsOfB.reduce((sum, digit) => sum + a * digit, 0);
    const matching = places(a).reduce(
      (sum, place) => sum + digitAt(a, place) * 10 ** place * (digitAt(b, place) * 10 ** place),
      0,
    );
    return askNumber({
      prompt,
      answer: a * b,
      slips: [
        [noShift, m.secondRowNotShifted],
        [matching, m.onlyMatchingDigits],
        [a * (parts[0] ?? 1), m.stopsAfterOneRow],
        [a + b, m.addsForTimes],
      ],
      hint: `${b} is ${turned(parts).map(written).join(' + ')}. Multiply by each part.`,
      explanation: `Multiply ${written(a)} by each part of ${b} and add. The tens row begins with a zero, because it counts tens.`,
      steps: [
        ...parts.map((part) => ({
          line: `${written(a)} × ${written(part)} = ${written(a * part)}`,
          why: `Multiply by ${written(part)}.`,
        })),
        {
          line: `${parts.map((part) => written(a * part)).join(' + ')} = ${written(a * b)}`,
          why: 'Add the rows.',
        },
      ],
    });
  };

export const columnMakers = {
  'add-with-carrying': addInColumns({ 1: [3, 3], 2: [4, 4], 3: [5, 4] }),
  'take-away-with-borrowing': takeInColumns({ 1: [3, 3], 2: [4, 3], 3: [5, 4] }),
  'multiply-by-two-digits': multiplyInColumns({ 1: [2, 2], 2: [3, 2], 3: [4, 2] }),
  'add-large-numbers': addInColumns({ 1: [5, 5], 2: [6, 5], 3: [6, 6] }),
  'take-away-large-numbers': takeInColumns({ 1: [5, 4], 2: [6, 5], 3: [6, 6] }),
  'multiply-by-three-digits': multiplyInColumns({ 1: [3, 2], 2: [4, 2], 3: [3, 3] }),
} satisfies Record<string, Maker>;
