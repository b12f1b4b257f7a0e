/** Kinds of sets: equal, equivalent, overlapping, disjoint and empty (P5); P6 counts by the same rules. */
import { askNumber, askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import {
  areNumbers,
  betweenRule,
  braces,
  commonInWords,
  kinds,
  lastOf,
  namesOf,
  type Pair,
  pairInWords,
  pairOf,
  type Rule,
} from '#practice/families/sets/members.ts';
import { pairMistakes as m } from '#practice/misconceptions/set-pairs.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import type { Random } from '#practice/random.ts';
import { counted, listed } from '#practice/write.ts';
import type { Misconception } from '#quizzes/questions.ts';

const member = { one: 'member', many: 'members' };

const overlapping = 'overlapping sets';
const disjoint = 'disjoint sets';

const overlapOrNot = (random: Random, pair: Pair, told: string, lists: readonly string[] = []) => {
  const { a, b, inA, both } = pair;
  const right = both.length === 0 ? disjoint : overlapping;
  const slips: readonly Slip<string>[] =
    both.length === 0
      ? [
          [overlapping, areNumbers(inA) ? m.disjointNeedsDifference : m.overlapByKind],
          ['equal sets', m.sameKindEqual],
        ]
      : [
          [disjoint, m.disjointMixedWithEqual],
          ['equal sets', m.sameKindEqual],
        ];
  return askOne(random, {
    prompt: `${told} What kind of sets are ${a} and ${b}?`,
    right,
    slips,
    hint: `Look for a member that is in ${a} and also in ${b}.`,
    explanation:
      both.length === 0
        ? `The sets ${a} and ${b} share no member, so they are disjoint. That both hold the same kind of thing does not matter.`
        : `${commonInWords(pair)}. One common member is enough, so the sets overlap. They are not equal, because other members differ.`,
    steps: [
      ...lists.map((line) => ({ line, why: 'List the members.' })),
      { line: `${commonInWords(pair)}.`, why: 'Test the members one by one.' },
      { line: `${a} and ${b} are ${right}` },
    ],
  });
};

const listedPair = (random: Random) => {
  const shared = random.coin() ? 0 : random.int(1, 2);
  const pair = pairOf(random, [random.int(1, 3), shared, random.int(1, 3)]);
  return overlapOrNot(random, pair, `${pairInWords(pair)}.`);
};

/** Sets of numbers, the first given by its rule. */
const ruledPair = (random: Random) => {
  const rule = betweenRule(random, [2, 2, 3, 5]);
  const [a, b] = namesOf(random);
  const high = lastOf(rule.members);
  const first = random.int(Math.max(1, high - 8), high + 2);
  const step = random.int(1, 3);
  const second = [first, first + step, first + 2 * step];
  const both = rule.members.filter((one) => second.includes(one)).map(String);
  const inA = rule.members.map(String);
  const inB = second.map(String);
  if (both.length === 3 || rule.members.length < 2 || both.length === inA.length) return null;
  const pair = { a, b, inA, inB, both, onlyA: [], onlyB: [], union: [] };
  return overlapOrNot(random, pair, `${a} is the set of ${rule.words}, and ${b} = ${braces(inB)}.`, [
    `${a} = ${braces(inA)}`,
  ]);
};

const equal = 'equal';
const equivalent = 'equivalent, but not equal';
const notEquivalent = 'not equivalent';

type Counted = {
  readonly a: string;
  readonly b: string;
  readonly inA: readonly string[];
  readonly inB: readonly string[];
  /** The mistakes of seeing no match, and of seeing one where there is none. */
  readonly seesNone: Misconception;
  readonly seesOne: Misconception;
};

const sameNumber = (random: Random, told: string, { a, b, inA, inB, seesNone, seesOne }: Counted) => {
  const same = inA.length === inB.length;
  const areEqual = same && inA.every((one) => inB.includes(one));
  const right = areEqual ? equal : same ? equivalent : notEquivalent;
  return askOne(random, {
    prompt: `${told} What kind of sets are ${a} and ${b}?`,
    right,
    slips: [
      [equal, same ? m.equalEquivalentMixed : m.sameKindEqual],
      [equivalent, areEqual ? m.orderMatters : seesOne],
      [notEquivalent, areEqual ? m.equalEquivalentMixed : seesNone],
    ],
    hint: 'Count the members of both sets. Then compare the members themselves.',
    explanation: areEqual
      ? `Both sets have the members ${listed(inA)}. The order does not matter, so they are equal.`
      : same
        ? `Each set has ${counted(inA.length, member)}, so they are equivalent. Their members are not the same, so they are not equal.`
        : `${a} has ${counted(inA.length, member)} and ${b} has ${inB.length}. So they are not equivalent, and they cannot be equal.`,
    steps: [
      { line: `n(${a}) = ${inA.length} and n(${b}) = ${inB.length}`, why: 'Each member counts once.' },
      ...(same
        ? [{ line: areEqual ? 'The members are the same.' : 'The members are not all the same.' }]
        : []),
      { line: `${a} and ${b} are ${right}` },
    ],
  });
};

const listedCounts = (random: Random) => {
  const count = random.int(2, 4);
  const shared = random.int(0, count - 1);
  const more = random.int(1, 2);
  const form = random.int(1, 4);
  const sizes = { 1: [0, count, 0], 2: [count - shared, shared, count - shared + more] }[form];
  const [left = 1, both = 1, right = 1] = sizes ?? [count - shared, shared, count - shared];
  const pair = pairOf(random, [left, both, right]);
  const inB = form === 3 ? random.some<string>(random.pick(kinds), count) : random.shuffle(pair.inB);
  if (form === 3 && !areNumbers(pair.inA)) return null;
  if (form === 1 && pair.inA.every((one, at) => one === inB[at])) return null;
  return sameNumber(random, `${pair.a} = ${braces(pair.inA)} and ${pair.b} = ${braces(inB)}.`, {
    ...pair,
    inB,
    seesNone: form === 3 ? m.kindMustMatch : m.equalEquivalentMixed,
    seesOne: m.equalEquivalentMixed,
  });
};

/** Anagrams and other words; some repeat a letter. */
const anagrams = [
  ...(['EAT TEA', 'NET TEN', 'TOP POT', 'ARM RAM', 'CAT ACT', 'LAMP PALM', 'SALT LAST'] as const),
  ...(['MEAT TEAM', 'STAR RATS', 'POOL LOOP', 'SEAT EAST', 'LEAF FLEA'] as const),
].map((pair) => pair.split(' '));
const words = [
  'MANGO',
  'BEANS',
  'GOAT',
  'HEN',
  'RICE',
  'MILK',
  'BOOK',
  'TREE',
  'FEET',
  'MOON',
  'EGG',
  'BEE',
  'ROOT',
  'COW',
];

const lettersOf = (word: string): readonly string[] => [...new Set(word)];

const letterSets = (random: Random) => {
  const [a, b] = namesOf(random);
  const [one = '', other = ''] = random.int(1, 3) === 1 ? random.pick(anagrams) : random.some(words, 2);
  const [inA, inB] = [lettersOf(one), lettersOf(other)];
  const twice = one.length === other.length ? m.memberCountedTwice : m.equalEquivalentMixed;
  return sameNumber(
    random,
    `${a} is the set of letters in ${one}, and ${b} is the set of letters in ${other}.`,
    {
      a,
      b,
      inA,
      inB,
      seesNone: one.length === other.length ? m.equalEquivalentMixed : m.memberCountedTwice,
      seesOne: twice,
    },
  );
};

export const countRule = (random: Random, rule: Rule, slips: readonly Slip<number>[]) => {
  const name = random.pick(['H', 'M', 'F', 'G', 'T']);
  const count = rule.members.length;
  if (count < 2) return null;
  return askNumber({
    prompt: `${name} is the set of ${rule.words}. Find n(${name}).`,
    answer: count,
    unit: 'members',
    slips,
    hint: 'List the members first. Then count them.',
    explanation: `${name} = ${braces(rule.members)}, so it has ${counted(count, member)}.`,
    steps: [
      { line: `${name} = ${braces(rule.members)}`, why: `List the ${rule.words}.` },
      { line: `n(${name}) = ${count} members`, why: 'Count them.' },
    ],
  });
};

export const countBetween = (random: Random, steps: readonly number[]) => {
  const rule = betweenRule(random, steps);
  return countRule(random, rule, [
    [rule.withEnds, m.endsTakenIn],
    [lastOf(rule.members), s.lastIsCount],
    [rule.unruled, m.ruleBroken],
    [rule.members.length - 1, m.memberLeftOut],
  ]);
};

const whichIsEmpty = (random: Random) => {
  const even = random.int(1, 20) * 2;
  const ten = random.int(1, 8) * 10;
  const right = random.pick([
    `odd numbers that end in ${random.int(1, 4) * 2}`,
    `even numbers that end in ${random.int(0, 4) * 2 + 1}`,
    `odd numbers between ${even - 1} and ${even + 1}`,
    `even numbers between ${even} and ${even + 2}`,
    `multiples of 10 between ${ten + 1} and ${ten + 9}`,
  ]);
  const one = random.int(1, 20) * 2;
  const five = random.int(2, 9) * 5;
  return askOne(random, {
    prompt: 'Which set is empty?',
    right,
    slips: [
      [`even numbers between ${one - 1} and ${one + 1}`, m.fewCalledEmpty],
      ['{0}', m.zeroIsEmpty],
      [`multiples of 5 between ${five - 2} and ${five + 3}`, m.fewCalledEmpty],
    ],
    hint: 'Try to find one member of each set.',
    explanation: `There are no ${right}, so this set is empty. The set {0} has one member, the number 0.`,
    steps: [
      {
        line: `The only even number between ${one - 1} and ${one + 1} is ${one}.`,
        why: 'One member is enough.',
      },
      { line: `The only multiple of 5 between ${five - 2} and ${five + 3} is ${five}.` },
      { line: `The empty set is this one: ${right}` },
    ],
  });
};

const kindsOfSets: Maker = (random, level) => {
  const form = random.int(1, 3);
  if (level === 1) return form === 1 ? countBetween(random, [2, 2, 3]) : listedPair(random);
  if (level === 2) return form === 1 ? letterSets(random) : listedCounts(random);
  return form === 1 ? whichIsEmpty(random) : ruledPair(random);
};

export const kindMakers = { 'kinds-of-sets': kindsOfSets } satisfies Record<string, Maker>;
