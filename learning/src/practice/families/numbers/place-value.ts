/** Place value, values of digits, figures and rounding: whole numbers from P4 to P7. */
import { askNumber, askOne, type Slip } from '#practice/drafts.ts';
import type { Maker, PracticeLevel } from '#practice/exercise.ts';
import { lineBetween } from '#practice/figures.ts';
import { turned } from '#practice/lists.ts';
import { numberMistakes as m } from '#practice/misconceptions/numbers.ts';
import type { Random } from '#practice/random.ts';
import { inWords, written } from '#practice/write.ts';

const placeNames = [
  ...['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands', 'Hundred thousands', 'Millions'],
  'Ten millions',
] as const;

const nameOf = (place: number): string => placeNames[place] ?? 'Ones';

/** Distinct digits, so that 'the 7' is unambiguous; no zero, which has no value to ask for. */
const differentDigits = (random: Random, length: number): readonly number[] =>
  random.some([1, 2, 3, 4, 5, 6, 7, 8, 9], length);

const numberOf = (digits: readonly number[]): number => Number(digits.join(''));

const asksValue = (digits: readonly number[], place: number) => {
  const value = numberOf(digits);
  const digit = digits[digits.length - 1 - place] ?? 0;
  const right = digit * 10 ** place;
  const name = nameOf(place).toLowerCase();
  return askNumber({
    prompt: `What is the value of ${digit} in ${written(value)}?`,
    answer: right,
    slips: [
      [right / 10, m.placeCountedWrongly],
      [digit, m.digitWithoutPlace],
      [value % 10 ** (place + 1), m.digitWithItsTail],
      [right * 10, m.placeCountedWrongly],
    ],
    pleStyle: 'Mathematics A, "Find the value of ..."',
    hint: 'Name the places from the right: ones, tens, hundreds and so on.',
    explanation: `The ${digit} stands in the ${name} place, so its value is ${digit} × ${written(10 ** place)}.`,
    steps: [
      {
        line: digits.map((one, at) => `${nameOf(digits.length - 1 - at)} ${one}`).join(', '),
        why: 'Name the places.',
      },
      {
        line: `${digit} × ${written(10 ** place)} = ${written(right)}`,
        why: `The ${digit} stands for ${name}.`,
      },
    ],
  });
};

const asksPlace = (random: Random, digits: readonly number[], place: number) => {
  const digit = digits[digits.length - 1 - place] ?? 0;
  const right = nameOf(place);
  const neighbours = [place + 1, place - 1, place + 2, place - 2].filter((one) => one >= 0);
  return askOne(random, {
    prompt: `What is the place value of ${digit} in ${written(numberOf(digits))}?`,
    right,
    slips: [
      [nameOf(digits.length - 1 - place), m.placesFromTheLeft],
      ...neighbours.map((one) => [nameOf(one), m.placeCountedWrongly] as const),
    ],
    pleStyle: 'Mathematics A, "Write the place value of ..."',
    hint: 'Begin at the right: the last digit stands for ones.',
    explanation: `Counted from the right, the ${digit} stands in the ${right.toLowerCase()} place.`,
    steps: [
      {
        line: turned(digits)
          .map((one, at) => `${one}: ${nameOf(at)}`)
          .join(', '),
        why: 'Name the places from the right.',
      },
      { line: `The ${digit} is in the place of ${right}` },
    ],
  });
};

const asksTwoValues = (random: Random, digits: readonly number[], places: readonly [number, number]) => {
  const value = numberOf(digits);
  const [high, low] = places;
  const [big, small] = places.map((place) => digits[digits.length - 1 - place] ?? 0) as [number, number];
  const [one, other] = [big * 10 ** high, small * 10 ** low];
  const difference = random.coin();
  const right = difference ? one - other : one + other;
  const word = difference ? 'difference between' : 'sum of';
  return askNumber({
    prompt: `In ${written(value)}, find the ${word} the value of ${big} and the value of ${small}.`,
    answer: right,
    slips: [
      [difference ? Math.abs(big - small) : big + small, m.digitWithoutPlace],
      [difference ? one + other : one - other, m.sumAndDifferenceMixed],
      [difference ? one / 10 - other : one / 10 + other, m.placeCountedWrongly],
      [difference ? one * 10 - other : one * 10 + other, m.placeCountedWrongly],
    ],
    pleStyle: 'Mathematics A, "Find the difference between the value of ..."',
    hint: 'Find each value first.',
    explanation: `The ${big} is worth ${written(one)} and the ${small} is worth ${written(other)}. The digits alone are not their values.`,
    steps: [
      { line: `${big} × ${written(10 ** high)} = ${written(one)}`, why: `Find the value of ${big}.` },
      { line: `${small} × ${written(10 ** low)} = ${written(other)}`, why: `Find the value of ${small}.` },
      { line: `${written(one)} ${difference ? '−' : '+'} ${written(other)} = ${written(right)}` },
    ],
  });
};

/** `lengths`: how many digits the numbers of each level have. */
const placeValue =
  (lengths: Readonly<Record<PracticeLevel, number>>): Maker =>
  (random, level) => {
    const length = lengths[level];
    const digits = differentDigits(random, length);
    const place = random.int(1, length - 1);
    const low = random.int(0, length - 3);
    const high = random.int(low + 1, length - 1);
    if (level === 3) return asksTwoValues(random, digits, [high, low]);
    return random.coin() ? asksValue(digits, place) : asksPlace(random, digits, place);
  };

/** Numbers with an empty place (a zero inside), which are often written wrongly. */
const figuresFromWords =
  (thousandsUpTo: Readonly<Record<PracticeLevel, number>>): Maker =>
  (random, level) => {
    const most = thousandsUpTo[level];
    const thousands = random.int(Math.max(2, Math.floor(most / 10)), most);
    const rest = random.pick([random.int(1, 9), random.int(11, 99), random.int(101, 999)]);
    const right = thousands * 1000 + rest;
    const noZeros = Number(String(right).replaceAll('0', ''));
    const pad = 3 - String(rest).length;
    return askNumber({
      prompt: `Write in figures: ${inWords(right)}.`,
      answer: right,
      slips: [
        [Number(`${thousands}${rest}`), m.zeroLeftOut],
        ...(thousands < 1000 ? [[Number(`${thousands}000${rest}`), m.numberWrittenAsHeard] as const] : []),
        [noZeros, m.zeroLeftOut],
        [pad > 0 ? thousands * 1000 + rest * 10 ** pad : right * 10, m.placesMixed],
      ],
      pleStyle: 'Mathematics A, "Write in figures ..."',
      hint: 'After the thousands there are always three digits.',
      explanation: `There are ${written(thousands)} thousands and ${rest} more. The last three places are ${String(rest).padStart(3, '0')}.`,
      steps: [
        { line: `Thousands: ${written(thousands)}`, why: 'Listen for the word thousand.' },
        { line: `The rest: ${String(rest).padStart(3, '0')}`, why: 'Fill an empty place with 0.' },
        { line: `${written(thousands * 1000)} + ${rest} = ${written(right)}` },
      ],
    });
  };

type Rounding = { readonly to: number; readonly words: string };

const asksRounding = (value: number, { to, words }: Rounding) => {
  const down = Math.floor(value / to) * to;
  const right = Math.round(value / to) * to;
  const digit = Math.floor(value / (to / 10)) % 10;
  const other = right === down ? down + to : down;
  const slips: readonly Slip<number>[] = [
    [other, m.roundsTheWrongWay],
    [Math.round(value / (to / 10)) * (to / 10), m.roundsToAnotherPlace],
    [right / to, m.zerosNotFilled],
    [Math.round(value / (to * 10)) * to * 10, m.roundsToAnotherPlace],
  ];
  return askNumber({
    prompt: `Round off ${written(value)} to the nearest ${words}.`,
    answer: right,
    show: lineBetween(down, down + to, value),
    slips: slips.filter(([gives]) => gives !== value),
    pleStyle: 'Mathematics A, "Round off ..."',
    hint: 'Look at the digit just after the place to which you round.',
    explanation: `The digit after the ${words}s place is ${digit}. ${digit >= 5 ? '5 or more goes up.' : 'Less than 5 goes down.'}`,
    steps: [
      { line: `${written(down)} or ${written(down + to)}`, why: `${written(value)} lies between these two.` },
      {
        line: `${digit} is ${digit >= 5 ? '5 or more' : 'less than 5'}`,
        why: `Look at the digit after the ${words}s place.`,
      },
      { line: `${written(value)} is about ${written(right)}`, why: digit >= 5 ? 'Go up.' : 'Go down.' },
    ],
  });
};

/** Level 3 rounds a nine, so that the next place changes, too. */
const rounding =
  (roundings: readonly Rounding[], most: Readonly<Record<PracticeLevel, number>>): Maker =>
  (random, level) => {
    const chosen = random.pick(roundings);
    const { to } = chosen;
    const top = Math.floor(most[level] / to);
    const whole = level === 3 ? random.int(1, Math.floor(top / 10)) * 10 - 1 : random.int(1, top);
    const digit = level === 1 ? random.pick([1, 2, 3, 4, 6, 7, 8, 9]) : random.pick([4, 5, 5, 6, 7, 8, 9]);
    const tail = to > 10 ? random.int(0, to / 10 - 1) : 0;
    return asksRounding(whole * to + digit * (to / 10) + tail, chosen);
  };

const ten = { to: 10, words: 'ten' };
const hundred = { to: 100, words: 'hundred' };
const thousand = { to: 1000, words: 'thousand' };
const tenThousand = { to: 10_000, words: 'ten thousand' };

export const placeValueMakers = {
  'place-value-p4': placeValue({ 1: 4, 2: 5, 3: 5 }),
  'place-value-p5': placeValue({ 1: 5, 2: 6, 3: 6 }),
  'place-value-p6': placeValue({ 1: 6, 2: 7, 3: 7 }),
  'place-value-p7': placeValue({ 1: 7, 2: 8, 3: 8 }),
  'figures-from-words-p4': figuresFromWords({ 1: 9, 2: 30, 3: 99 }),
  'figures-from-words-p5': figuresFromWords({ 1: 99, 2: 400, 3: 999 }),
  'round-to-ten': rounding([ten], { 1: 99, 2: 999, 3: 9999 }),
  'round-to-hundred': rounding([hundred], { 1: 999, 2: 9999, 3: 99_999 }),
  'round-to-thousand': rounding([thousand], { 1: 9999, 2: 99_999, 3: 999_999 }),
  'rounding-off-p6': rounding([hundred, thousand, tenThousand], { 1: 99_999, 2: 999_999, 3: 9_999_999 }),
} satisfies Record<string, Maker>;
