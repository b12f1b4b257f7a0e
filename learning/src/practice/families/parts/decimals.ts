/**
 * Decimals: ordering, adding, taking away and multiplying. Computed in whole hundredths to avoid rounding.
 */

import { askNumber, askOne, askOrder } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { fromEnd, sortedBy, turned } from '#practice/lists.ts';
import { fractionMistakes as m } from '#practice/misconceptions/fractions.ts';
import type { Random } from '#practice/random.ts';
import { decimal, listed, written } from '#practice/write.ts';

/** A decimal in whole thousandths, and its number of decimal places. */
type Dec = { readonly value: number; readonly places: number };

const drawn = (random: Random, whole: number, places: number): Dec => {
  const unit = 10 ** places;
  const digits = random.int(1, unit - 1);
  return { value: (whole * unit + (digits % 10 === 0 ? digits + 1 : digits)) / unit, places };
};

const text = ({ value, places }: Dec): string => decimal(value, places);

const filled = (values: readonly Dec[], places: number): string =>
  values.map(({ value }) => decimal(value, places)).join(', ');

/** The decimal part as a whole number: 12 for 0.12. */
const partOf = ({ value, places }: Dec): number => Math.round(value * 10 ** places) % 10 ** places;

const orderDecimals: Maker = (random, level) => {
  const whole = level === 1 ? 0 : random.int(0, 9);
  const lengths = level === 1 ? [1, 2, 2] : level === 2 ? [1, 2, 2] : [1, 2, 3, 3];
  const values = lengths.map((places) => drawn(random, whole, places));
  if (new Set(values.map(({ value }) => value)).size < values.length) return null;
  const sorted = sortedBy(values, ({ value }) => value);
  const places = Math.max(...lengths);
  const best = fromEnd(sorted);
  // The longest decimal part must not be the largest, or the usual mistake would be right.
  const longest = fromEnd(sortedBy(values, partOf));
  if (best === undefined || longest === best) return null;
  if (level === 1) {
    return askOne(random, {
      prompt: `Which is the largest: ${listed(random.shuffle(values).map(text), 'or')}?`,
      right: text(best),
      slips: turned(sorted.slice(0, -1)).map((one) => [text(one), m.longerIsLarger] as const),
      hint: 'Compare the tenths first.',
      explanation: `Look at the tenths first, then at the hundredths. With two places each they are ${filled(sorted, places)}.`,
      steps: [
        { line: filled(sorted, places), why: 'Fill up with zeros, and order them.' },
        { line: `The largest is ${text(best)}` },
      ],
    });
  }
  return askOrder({
    prompt: 'Put these decimals in order. The smallest comes first.',
    inOrder: sorted.map(text),
    mistake: m.longerIsLarger,
    hint: 'Fill up with zeros, so that all have the same number of places.',
    explanation:
      'Compare the whole numbers, then the tenths, then the hundredths. More digits do not make a larger number.',
    steps: [
      { line: filled(values, places), why: 'Fill up with zeros.' },
      { line: sorted.map(text).join(', '), why: 'Now compare place by place.' },
    ],
  });
};

/** Digits without their points: 3.4 and 2.75 as 34 and 275. */
const pointsIgnored = (one: Dec, other: Dec, sign: 1 | -1): number => {
  const digits = ({ value, places }: Dec) => Math.round(value * 10 ** places);
  return (digits(one) + sign * digits(other)) / 10 ** Math.max(one.places, other.places);
};

/** 3.4 + 2.75 as 3 + 2 and 4 + 75. */
const partsApart = (one: Dec, other: Dec, sign: 1 | -1): number => {
  const wholes = Math.floor(one.value) + sign * Math.floor(other.value);
  const parts = partOf(one) + sign * partOf(other);
  return parts < 0 ? Number.NaN : Number(`${wholes}.${parts}`);
};

const asksSum = (one: Dec, other: Dec, sign: 1 | -1, prompt: string, unit?: string) => {
  const places = Math.max(one.places, other.places);
  const scale = 10 ** places;
  const answer = (Math.round(one.value * scale) + sign * Math.round(other.value * scale)) / scale;
  const word = sign === 1 ? '+' : '−';
  if (answer <= 0) return null;
  return askNumber({
    prompt,
    answer,
    unit,
    slips: [
      [pointsIgnored(one, other, sign), m.pointsNotLinedUp],
      [partsApart(one, other, sign), m.partsWorkedApart],
      [answer * 10, m.pointMisplaced],
      [answer / 10, m.pointMisplaced],
    ],
    fits: (value) => value > 0,
    hint: 'Write the points under each other. Fill up with zeros.',
    explanation: `With the points under each other, tenths stand under tenths and hundredths under hundredths.`,
    steps: [
      {
        line: `${decimal(one.value, places)} ${word} ${decimal(other.value, places)}`,
        why: 'Fill up with zeros, and write point under point.',
      },
      { line: `${text(one)} ${word} ${text(other)} = ${[written(answer), unit].filter(Boolean).join(' ')}` },
    ],
  });
};

const stories = [
  {
    unit: 'kg',
    add: (a: string, b: string) =>
      `A family buys ${a} kg of beans and ${b} kg of rice. What is the mass of both together?`,
    take: (a: string, b: string) => `A sack holds ${a} kg of sugar. ${b} kg are sold. How much is left?`,
  },
  {
    unit: 'litres',
    add: (a: string, b: string) =>
      `A jerrycan holds ${a} litres of water. ${b} litres are poured in. How much water is there now?`,
    take: (a: string, b: string) =>
      `A jerrycan holds ${a} litres of water. ${b} litres are used. How much water is left?`,
  },
  {
    unit: 'm',
    add: (a: string, b: string) =>
      `A tailor sews ${a} m and ${b} m of cloth together. How long is the piece?`,
    take: (a: string, b: string) => `A rope is ${a} m long. ${b} m are cut off. How long is the rest?`,
  },
] as const;

const sumDecimals =
  (sign: 1 | -1): Maker =>
  (random, level) => {
    const [long, short] = level === 1 ? [1, 1] : [2, 1];
    const pair = [
      drawn(random, random.int(1, level === 3 ? 40 : 9), long),
      drawn(random, random.int(1, level === 3 ? 40 : 9), short),
    ];
    const ordered = sign === 1 && random.coin() ? pair : turned(sortedBy(pair, ({ value }) => value));
    const [one, other] = ordered as [Dec, Dec];
    const story = random.pick(stories);
    if (level < 3) {
      const word = sign === 1 ? '+' : '−';
      return asksSum(one, other, sign, `Work out: ${text(one)} ${word} ${text(other)}`);
    }
    const prompt = (sign === 1 ? story.add : story.take)(text(one), text(other));
    return asksSum(one, other, sign, prompt, story.unit);
  };

const multiplyDecimals: Maker = (random, level) => {
  const one = drawn(random, random.int(0, 9), level === 3 ? 2 : 1);
  const other = level === 1 ? { value: random.int(3, 9), places: 0 } : drawn(random, random.int(0, 3), 1);
  const places = one.places + other.places;
  const digits = Math.round(one.value * 10 ** one.places) * Math.round(other.value * 10 ** other.places);
  const answer = digits / 10 ** places;
  const [a, b] = [one, other].map(({ value, places: own }) => Math.round(value * 10 ** own)) as [
    number,
    number,
  ];
  return askNumber({
    prompt: `Work out: ${text(one)} × ${text(other)}`,
    answer,
    slips: [
      [digits / 10 ** Math.max(one.places, other.places), m.placesNotAdded],
      [digits, m.pointForgotten],
      [answer / 10, m.pointMisplaced],
    ],
    fits: (value) => value > 0,
    hint: 'Multiply as if there were no points. Then count the decimal places.',
    explanation: `${a} × ${b} = ${written(digits)}, and both numbers together have ${places} decimal ${places === 1 ? 'place' : 'places'}.`,
    steps: [
      { line: `${a} × ${b} = ${written(digits)}`, why: 'Multiply without the points.' },
      { line: `${one.places} + ${other.places} = ${places}`, why: 'Count the decimal places of both.' },
      { line: `${text(one)} × ${text(other)} = ${written(answer)}`, why: 'Put the point back.' },
    ],
  });
};

export const decimalMakers = {
  'order-decimals': orderDecimals,
  'add-decimals': sumDecimals(1),
  'take-away-decimals': sumDecimals(-1),
  'multiply-decimals': multiplyDecimals,
} satisfies Record<string, Maker>;
