/** Probability from sets, and set problems in the manner of the leaving examination (P7). */
import { askNumber, askText, fractionSlips } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { regionsOf, storyOf } from '#practice/families/sets/venn.ts';
import {
  asFraction,
  equalForms,
  type Fraction,
  factorsOf,
  fraction,
  inLowestTerms,
  simplest,
} from '#practice/fraction.ts';
import { setMistakes as m } from '#practice/misconceptions/sets.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

/** A probability may also be written as a percentage or in words. */
export const chanceForms = (value: Fraction): readonly string[] => {
  const percent = (value.top / value.bottom) * 100;
  const { top, bottom } = simplest(value);
  return [
    ...equalForms(value),
    asFraction(value),
    ...(Number.isInteger(percent) ? [`${percent}%`] : []),
    `${top} out of ${bottom}`,
    `${value.top} out of ${value.bottom}`,
  ];
};

export const lastLine = (value: Fraction, what: string) => {
  const lowest = inLowestTerms(value);
  const asIs = asFraction(value);
  return asIs === lowest ? `${what} = ${lowest}` : `${what} = ${asIs} = ${lowest}`;
};

const bags = [
  { kind: 'bottle tops', one: 'bottle top', from: 'A bag holds' },
  { kind: 'beads', one: 'bead', from: 'A tin holds' },
  { kind: 'pens', one: 'pen', from: 'A box holds' },
] as const;

const colours = ['green', 'yellow', 'red', 'blue', 'white', 'black'] as const;

export const twoColours = (random: Random) => {
  const bag = random.pick(bags);
  const [wanted, other] = random.some(colours, 2) as [string, string];
  const [want, rest] = [random.int(2, 9), random.int(2, 12)];
  if (want === rest) return null;
  const value = fraction(want, want + rest);
  return askText({
    prompt: `${bag.from} ${want} ${wanted} and ${rest} ${other} ${bag.kind}. One is taken without looking. What is the probability that it is ${wanted}? Write a fraction.`,
    accepted: chanceForms(value),
    slips: fractionSlips(value, [
      [fraction(want, rest), m.oddsForProbability],
      [fraction(1, 2), m.kindsEquallyLikely],
      [fraction(rest, want + rest), m.otherEventTaken],
      [fraction(want + rest, want), m.fractionUpsideDown],
    ]),
    pleStyle: 'Mathematics A, "Find the probability ..."',
    hint: `How many ${bag.kind} are there altogether?`,
    explanation: `There are ${want + rest} ${bag.kind} and ${want} of them are ${wanted}. We divide by all of them, not only by the others.`,
    steps: [
      { line: `${want} + ${rest} = ${want + rest}`, why: `Count all the ${bag.kind}.` },
      { line: lastLine(value, `P(${wanted})`), why: 'What we want over all.' },
    ],
  });
};

export const notThisColour = (random: Random) => {
  const bag = random.pick(bags);
  const [first, second, third] = random.some(colours, 3) as [string, string, string];
  const [a, b, c] = [random.int(2, 8), random.int(2, 8), random.int(2, 8)];
  const all = a + b + c;
  if (a === b + c) return null;
  const value = fraction(b + c, all);
  return askText({
    prompt: `${bag.from} ${a} ${first}, ${b} ${second} and ${c} ${third} ${bag.kind}. One is taken without looking. What is the probability that it is not ${first}? Write a fraction.`,
    accepted: chanceForms(value),
    slips: fractionSlips(value, [
      [fraction(a, all), m.otherEventTaken],
      [fraction(b + c, a), m.oddsForProbability],
      [fraction(2, 3), m.kindsEquallyLikely],
      [fraction(all, b + c), m.fractionUpsideDown],
    ]),
    pleStyle: 'Mathematics A, "Find the probability ..."',
    hint: `Which ${bag.kind} are not ${first}?`,
    explanation: `Not ${first} means ${second} or ${third}, and these are ${b} + ${c} = ${b + c} of ${all}.`,
    steps: [
      { line: `${a} + ${b} + ${c} = ${all}`, why: `Count all the ${bag.kind}.` },
      { line: `${b} + ${c} = ${b + c}`, why: `Count those that are not ${first}.` },
      { line: lastLine(value, `P(not ${first})`), why: 'What we want over all.' },
    ],
  });
};

const isPrime = (value: number): boolean => factorsOf(value).length === 2;

const numberChance = (random: Random) => {
  const all = random.int(10, 20);
  const step = random.int(2, 4);
  const limit = random.int(4, all - 3);
  const [words, test, near] = random.pick([
    [`a multiple of ${step}`, (one: number) => one % step === 0, null],
    ['a prime number', isPrime, null],
    [`greater than ${limit}`, (one: number) => one > limit, (one: number) => one >= limit],
  ] as const);
  const numbers = Array.from({ length: all }, (_, at) => at + 1);
  const wanted = numbers.filter((one) => test(one));
  if (wanted.length < 2 || wanted.length * 2 === all) return null;
  const value = fraction(wanted.length, all);
  return askText({
    prompt: `Cards with the numbers 1 to ${all} are mixed. One is taken without looking. What is the probability that its number is ${words}? Write a fraction.`,
    accepted: chanceForms(value),
    slips: fractionSlips(value, [
      ...(near === null
        ? []
        : [[fraction(numbers.filter((one) => near(one)).length, all), m.endNumberTakenIn] as const]),
      [fraction(1, all), m.eventIsOneOutcome],
      [fraction(all - wanted.length, all), m.otherEventTaken],
      [fraction(wanted.length, all - wanted.length), m.oddsForProbability],
    ]),
    pleStyle: 'Mathematics A, "Find the probability ..."',
    hint: 'List the numbers that you want.',
    explanation: `The numbers that we want are ${listed(wanted.map(String))}. That is ${wanted.length} of ${all}.`,
    steps: [
      { line: `{${wanted.join(', ')}}`, why: 'List the outcomes that you want.' },
      { line: `${wanted.length} of ${all} numbers`, why: 'Count them, and count all the numbers.' },
      { line: lastLine(value, 'P'), why: 'What we want over all.' },
    ],
  });
};

const probabilityFromSets: Maker = (random, level) => {
  if (level === 1) return twoColours(random);
  return level === 2 ? notThisColour(random) : numberChance(random);
};

/** A story, a Venn diagram to draw, and the last part of the question. */
const pleSetProblem: Maker = (random, level, place) => {
  const story = storyOf(random, place);
  const { onlyOne, both, onlyOther, neither } = regionsOf(random, 16);
  const all = onlyOne + both + onlyOther + neither;
  const [one, other] = [onlyOne + both, onlyOther + both];
  const { who, doOne, doOther, verb } = story;
  if (level === 1) {
    return askNumber({
      prompt: `In a survey of ${all} ${who}, ${one} ${doOne}, ${other} ${doOther} and ${neither} ${verb} neither. How many ${who} ${doOne} only?`,
      answer: onlyOne,
      unit: who,
      slips: [
        [one, m.wholeSetAsOnly],
        [both, m.stopsAtX],
        [all - other, m.neitherLeftOut],
        [onlyOther, m.differenceTurnedRound],
      ],
      pleStyle: 'Mathematics B, "How many ... only?"',
      hint: 'First find how many are in both.',
      explanation: `${both} are in both, and ${one} − ${both} = ${onlyOne}. The ${one} count the whole circle.`,
      steps: [
        { line: `${all} − ${neither} = ${all - neither}`, why: 'So many are inside the circles.' },
        { line: `${one} + ${other} − ${all - neither} = ${both}`, why: 'Those in both were counted twice.' },
        { line: `${one} − ${both} = ${onlyOne} ${who}`, why: 'Take the middle from the circle.' },
      ],
    });
  }
  if (level === 2) {
    const more = random.int(2, 9);
    const whole = both + more + both + onlyOther + neither;
    return askNumber({
      prompt: `Of ${whole} ${who}, x ${verb} both. Those who ${doOne} only are ${more} more than x. ${onlyOther} ${doOther} only and ${neither} ${verb} neither. Find the number who ${doOne}.`,
      answer: both + both + more,
      unit: who,
      slips: [
        [both, m.stopsAtX],
        [both + more, m.onlyForWhole],
        [both + both + more + onlyOther, m.unionForOneSet],
        [whole - onlyOther, m.neitherLeftOut],
      ],
      pleStyle: 'Mathematics B, "Find the value of x ..."',
      hint: `Write x + ${more} for those who ${doOne} only.`,
      explanation: `x = ${both}. Those who ${doOne} are the middle and the only part, ${both} + ${both + more} = ${both + both + more}.`,
      steps: [
        {
          line: `(x + ${more}) + x + ${onlyOther} + ${neither} = ${whole}`,
          why: 'All four regions make the whole.',
        },
        {
          line: `2x = ${whole} − ${more + onlyOther + neither} = ${2 * both}`,
          why: `${more} + ${onlyOther} + ${neither} = ${more + onlyOther + neither}`,
        },
        { line: `x = ${2 * both} ÷ 2 = ${both}` },
        {
          line: `${both} + ${both + more} = ${both + both + more} ${who}`,
          why: 'Add the middle and the only part.',
        },
      ],
    });
  }
  const value = fraction(onlyOne + onlyOther, all);
  return askText({
    prompt: `Of ${all} ${who}, ${one} ${doOne}, ${other} ${doOther} and ${neither} ${verb} neither. One of them is chosen at random. What is the probability that the one chosen is in only one of the two groups? Write a fraction.`,
    accepted: chanceForms(value),
    slips: fractionSlips(value, [
      [fraction(all - neither, all), m.phrasesAndRegionsMixed],
      [fraction(both, all), m.unionForIntersection],
      [fraction(onlyOne + onlyOther, all - neither), m.outsideNotCounted],
      [fraction(all, onlyOne + onlyOther), m.fractionUpsideDown],
    ]),
    pleStyle: 'Mathematics B, "Find the probability that ..."',
    hint: 'Find the middle first. Then find the two outer parts.',
    explanation: `${both} are in both, so ${onlyOne} and ${onlyOther} are in one group only. Anybody of the ${all} may be chosen.`,
    steps: [
      { line: `${one} + ${other} + ${neither} − ${all} = ${both}`, why: 'Those in both were counted twice.' },
      {
        line: `${one} − ${both} = ${onlyOne} and ${other} − ${both} = ${onlyOther}`,
        why: 'Take the middle from each circle.',
      },
      { line: `${onlyOne} + ${onlyOther} = ${onlyOne + onlyOther}`, why: 'Add the two outer parts.' },
      { line: lastLine(value, 'P(only one)'), why: 'What we want over all.' },
    ],
  });
};

export const probabilityMakers = {
  'probability-from-sets': probabilityFromSets,
  'ple-set-problem': pleSetProblem,
} satisfies Record<string, Maker>;
