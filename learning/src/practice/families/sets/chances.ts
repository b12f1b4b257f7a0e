/** Chances in words and as fractions, and the chance that something does not happen (P6). */
import { askOne, askText, fractionSlips, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { upTo } from '#practice/families/sets/members.ts';
import { chanceForms, lastLine, notThisColour, twoColours } from '#practice/families/sets/probability.ts';
import { asFraction, fraction, gcd, simplest } from '#practice/fraction.ts';
import { partMistakes as m } from '#practice/misconceptions/set-parts.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import type { Thing } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { listed, withArticle } from '#practice/write.ts';

const impossible = 'impossible';
const unlikely = 'unlikely, but possible';
const even = 'an even chance';
const likely = 'likely, but not certain';
const certain = 'certain';

/** A basket with two kinds of one fruit. */
const baskets = [
  { holds: 'A basket holds', of: 'mangoes', sorts: ['ripe', 'unripe'] },
  { holds: 'A box holds', of: 'pens', sorts: ['red', 'blue'] },
  { holds: 'A bag holds', of: 'bottle tops', sorts: ['white', 'red'] },
  { holds: 'A tin holds', of: 'beads', sorts: ['yellow', 'black'] },
  { holds: 'A tray holds', of: 'eggs', sorts: ['white', 'brown'] },
] as const;

const wordFor = (wanted: number, all: number): string => {
  if (wanted === 0) return impossible;
  if (wanted === all) return certain;
  if (2 * wanted === all) return even;
  return 2 * wanted > all ? likely : unlikely;
};

const wordSlips: Readonly<Record<string, readonly Slip<string>[]>> = {
  [impossible]: [
    [unlikely, m.chanceWordsMixed],
    [even, s.kindsEquallyLikely],
    [certain, m.chanceWordsMixed],
  ],
  [unlikely]: [
    [impossible, m.unlikelyIsImpossible],
    [even, s.kindsEquallyLikely],
    [likely, s.otherEventTaken],
  ],
  [even]: [
    [certain, m.chanceWordsMixed],
    [likely, m.chanceWordsMixed],
    [impossible, m.chanceWordsMixed],
  ],
  [likely]: [
    [certain, m.likelyIsCertain],
    [even, s.kindsEquallyLikely],
    [unlikely, s.otherEventTaken],
  ],
  [certain]: [
    [likely, m.chanceWordsMixed],
    [even, s.kindsEquallyLikely],
    [impossible, m.chanceWordsMixed],
  ],
};

type Basket = {
  /** 'A basket holds 9 ripe and 2 unripe mangoes' */
  readonly holds: string;
  readonly sort: string;
  readonly wanted: number;
  readonly all: number;
  readonly outcomes: string;
};

const howLikely = (random: Random, { holds, sort, wanted, all, outcomes }: Basket) => {
  const right = wordFor(wanted, all);
  return askOne(random, {
    prompt: `${holds}. One is picked without looking. How likely is it to be ${sort}?`,
    right,
    slips: wordSlips[right] ?? [],
    hint: 'How many of the outcomes are wanted: none, some, half or all of them?',
    explanation: `${outcomes} So this is ${right}.`,
    steps: [{ line: outcomes, why: 'Count what is wanted, and count all.' }, { line: `So it is ${right}` }],
  });
};

const howLikelyInBasket = (random: Random) => {
  const { holds, of, sorts } = random.pick(baskets);
  const [first, second] = random.shuffle<string>(sorts) as [string, string];
  const form = random.pick([1, 1, 2, 2, 3, 3, 4, 5]);
  const count = random.int(4, 12);
  const few = random.int(1, Math.floor(count / 3));
  if (form > 3)
    return howLikely(random, {
      holds: `${holds} ${count} ${of}, and all of them are ${first}`,
      sort: form === 4 ? first : second,
      wanted: form === 4 ? count : 0,
      all: count,
      outcomes:
        form === 4 ? `All the ${count} ${of} are ${first}.` : `None of the ${count} ${of} is ${second}.`,
    });
  const [one = 1, other = 1] =
    [
      [count, few],
      [few, count],
      [count, count],
    ][form - 1] ?? [];
  return howLikely(random, {
    holds: `${holds} ${one} ${first} and ${other} ${second} ${of}`,
    sort: first,
    wanted: one,
    all: one + other,
    outcomes: `${one} of the ${one + other} ${of} ${one === 1 ? 'is' : 'are'} ${first}.`,
  });
};

const faces = upTo(1, 6);

type Throw = readonly [words: string, wanted: readonly number[], near: number | null];

/** Results of a die; the last is the count that wrongly includes the end number. */
const throwsOf = (random: Random): Throw => {
  const limit = random.int(1, 5);
  const more = faces.filter((face) => face > limit);
  const less = faces.filter((face) => face < limit + 1);
  return random.pick<Throw>([
    [`a number greater than ${limit}`, more, more.length + 1],
    [`a number less than ${limit + 1}`, less, less.length + 1],
    ['an even number', [2, 4, 6], null],
    ['an odd number', [1, 3, 5], null],
    ['a multiple of 3', [3, 6], null],
    ['a prime number', [2, 3, 5], null],
    [`a ${limit}`, [limit], null],
  ]);
};

const withDie = (random: Random) => {
  const [words, wanted, near] = throwsOf(random);
  const value = fraction(wanted.length, 6);
  const added = wanted.reduce((sum, face) => sum + face, 0);
  return askText({
    prompt: `A die with the numbers 1 to 6 is thrown once. What is the probability of getting ${words}? Write a fraction.`,
    accepted: chanceForms(value),
    slips: fractionSlips(value, [
      ...(near === null ? [] : [[fraction(near, 6), s.endNumberTakenIn] as const]),
      [fraction(1, 6), s.eventIsOneOutcome],
      [fraction(6 - wanted.length, 6), s.otherEventTaken],
      [fraction(wanted.length, 6 - wanted.length), s.oddsForProbability],
      [fraction(added, 21), m.dotsAdded],
    ]),
    hint: 'List the faces that you want.',
    explanation: `We want ${listed(wanted.map(String))}. That is ${wanted.length} of 6 outcomes.`,
    steps: [
      { line: `{${wanted.join(', ')}}`, why: 'List the outcomes that you want.' },
      { line: lastLine(value, 'Probability'), why: 'Write what is wanted over all.' },
    ],
  });
};

const fruits = ['mango', 'orange', 'lemon', 'guava', 'avocado'].map((one) => ({
  one,
  many: one === 'mango' ? 'mangoes' : `${one}s`,
}));

/** Three kinds, so that counting kinds differs from counting things. */
const threeFruits = (random: Random) => {
  const [first, second, third] = random.some(fruits, 3) as [Thing, Thing, Thing];
  const [a, b, c] = [random.int(2, 8), random.int(2, 8), random.int(2, 8)];
  const all = a + b + c;
  const value = fraction(a, all);
  return askText({
    prompt: `A basket holds ${a} ${first.many}, ${b} ${second.many} and ${c} ${third.many}. One fruit is taken without looking. What is the probability that it is ${withArticle(first.one)}? Write a fraction.`,
    accepted: chanceForms(value),
    slips: fractionSlips(value, [
      [fraction(1, 3), m.kindsCounted],
      [fraction(a, b + c), s.oddsForProbability],
      [fraction(b + c, all), s.otherEventTaken],
      [fraction(all, a), s.fractionUpsideDown],
    ]),
    hint: 'How many fruits are there altogether?',
    explanation: `There are ${all} fruits, and ${a} of them are ${first.many}. Each fruit may be taken, not each kind.`,
    steps: [
      { line: `${a} + ${b} + ${c} = ${all}`, why: 'Count all the outcomes.' },
      { line: lastLine(value, 'Probability'), why: 'Write what is wanted over all.' },
    ],
  });
};

const events = [
  ['it rains tomorrow', 'it does NOT rain tomorrow'],
  ['a hen lays an egg today', 'it does NOT lay an egg today'],
  ['the bus is late', 'the bus is NOT late'],
  ['our team wins the match', 'our team does NOT win the match'],
  ['a seed grows', 'the seed does NOT grow'],
  ['the market is open', 'the market is NOT open'],
] as const;

const notHappen = (random: Random) => {
  const [happens, not] = random.pick(events);
  const bottom = random.pick([4, 5, 6, 7, 8, 9, 10, 12]);
  const top = random.int(1, bottom - 1);
  if (gcd(top, bottom) > 1 || 2 * top === bottom) return null;
  const value = simplest(fraction(bottom - top, bottom));
  const given = asFraction(fraction(top, bottom));
  return askText({
    prompt: `The probability that ${happens} is ${given}. What is the probability that ${not}? Write a fraction.`,
    accepted: chanceForms(value),
    slips: fractionSlips(value, [
      [fraction(top, bottom), s.otherEventTaken],
      [fraction(bottom, top), s.fractionUpsideDown],
      [fraction(1, 2), s.kindsEquallyLikely],
    ]),
    hint: 'The two probabilities add up to 1.',
    explanation: `It happens or it does not happen, so the two probabilities add up to 1. 1 − ${given} = ${asFraction(value)}.`,
    steps: [
      { line: `${bottom}/${bottom} − ${given}`, why: `Write 1 as ${bottom}/${bottom}.` },
      { line: `1 − ${given} = ${asFraction(value)}`, why: 'Take away the part that happens.' },
    ],
  });
};

const whatAreTheChances: Maker = (random, level) => {
  const form = random.int(1, 3);
  if (level === 1) return howLikelyInBasket(random);
  if (level === 2) {
    if (form === 1) return twoColours(random);
    return form === 2 ? withDie(random) : threeFruits(random);
  }
  return form === 1 ? notThisColour(random) : notHappen(random);
};

export const chanceMakers = { 'what-are-the-chances': whatAreTheChances } satisfies Record<string, Maker>;
