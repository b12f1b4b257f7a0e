/** Common members, the union and the difference of two sets (P5, P6). */
import { askNumber, askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { eitherInWords, groupStoryOf } from '#practice/families/sets/group-stories.ts';
import {
  braces,
  commonInWords,
  evens,
  factorRule,
  fromOne,
  multiplesOf,
  namesOf,
  odds,
  type Pair,
  pairInWords,
  pairOf,
  type Rule,
  shortKinds,
} from '#practice/families/sets/members.ts';
import { vennOf } from '#practice/figures.ts';
import { pairMistakes as m } from '#practice/misconceptions/set-pairs.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import { type Place, twoPeople } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { inWords, listed } from '#practice/write.ts';

type Sign = '∩' | '∪' | '−';

const resultOf = ({ both, union, onlyA }: Pair, sign: Sign): readonly string[] =>
  ({ '∩': both, '∪': union, '−': onlyA })[sign];

const slipsOf = (pair: Pair, sign: Sign): readonly Slip<string>[] => {
  const { both, union, onlyA, onlyB } = pair;
  const outer = union.filter((one) => !both.includes(one));
  if (sign === '∩')
    return [
      [braces(union), s.unionForIntersection],
      [braces(onlyA), m.onlyForCommon],
      ...(both.length > 1 ? [[braces(both.slice(1)), m.memberLeftOut] as const] : []),
      [braces(onlyB), m.onlyForCommon],
    ];
  if (sign === '∪')
    return [
      [braces(union.flatMap((one) => (both.includes(one) ? [one, one] : [one]))), m.memberCountedTwice],
      [braces(both), s.unionForIntersection],
      [braces(outer), s.bothLeftOut],
    ];
  return [
    [braces(onlyB), s.differenceTurnedRound],
    [braces(both), m.intersectionForDifference],
    [braces(outer), m.bothOuterParts],
  ];
};

const whys: Readonly<Record<Sign, string>> = {
  '∩': 'Keep what is in both sets.',
  '∪': 'Join the sets, and write each member once.',
  '−': 'Keep what is left of the first set.',
};

export const whichSet = (random: Random, pair: Pair, sign: Sign) => {
  const { a, b, both } = pair;
  const right = braces(resultOf(pair, sign));
  const asked = `${a} ${sign} ${b}`;
  return askOne(random, {
    // A repeated member does not change a set; for a union the right notation is asked.
    prompt: `${pairInWords(pair)}. ${sign === '∪' ? 'Which is the correct way to write' : 'Which set is'} ${asked}?`,
    right,
    slips: slipsOf(pair, sign),
    hint: {
      '∩': `The sign ∩ asks for the common members. Test each member of ${a} in ${b}.`,
      '∪': `The sign ∪ asks for all the members. Write ${a}, and add what is new in ${b}.`,
      '−': `Begin with ${a}. Cross out what is also in ${b}.`,
    }[sign],
    explanation: {
      '∩': `${commonInWords(pair)}, so ${asked} = ${right}.`,
      '∪': `${asked} holds every member of ${a}, of ${b} or of both. ${commonInWords(pair)}, and ${both.length === 1 ? 'it' : 'each'} is written once.`,
      '−': `From ${a} we take out ${listed(both)}. What is left is ${right}.`,
    }[sign],
    steps: [
      { line: `${commonInWords(pair)}.`, why: 'Find the common members first.' },
      { line: `${asked} = ${right}`, why: whys[sign] },
    ],
  });
};

/** Members in a Venn diagram, read by a learner of P5. */
const commonInDiagram = (random: Random, place: Place) => {
  const { kind, members } = random.pick(shortKinds);
  const pair = pairOf(random, [random.int(1, 3), random.int(1, 3), random.int(1, 3)], members);
  const [one, other] = twoPeople(random, place).map(({ name }) => name) as [string, string];
  const { onlyA, both, onlyB, union } = pair;
  const verb = { foods: 'like', animals: 'keep', tools: 'use' }[kind];
  const counted = kind === 'foods' ? kind : `kinds of ${kind}`;
  const others = [onlyA.length, onlyB.length, onlyA.length + onlyB.length];
  // Counting another part must not be right.
  if (others.includes(both.length)) return null;
  return askNumber({
    prompt: `The diagram shows the ${kind} that ${one} and ${other} ${verb}. How many ${counted} do both of them ${verb}?`,
    answer: both.length,
    show: {
      kind: 'venn',
      sets: [
        { name: one, only: onlyA },
        { name: other, only: onlyB },
      ],
      both,
    },
    slips: [
      [union.length, s.unionForIntersection],
      [onlyA.length + both.length, m.wholeForCommon],
      [onlyB.length + both.length, m.wholeForCommon],
      [onlyA.length + onlyB.length, m.onlyForCommon],
    ],
    hint: 'The common members are in the middle, where the circles cross.',
    explanation: `In the middle ${both.length === 1 ? 'is' : 'are'} ${listed(both)}, so the answer is ${both.length}. What is in one circle only is not common.`,
    steps: [
      { line: `In the middle: ${listed(both)}`, why: 'Look where the circles cross.' },
      { line: `Common members: ${both.length}`, why: 'Count them.' },
    ],
  });
};

/** Two sets of numbers given by rules; some are disjoint. */
const ruledNumbers = (random: Random): readonly [Rule, Rule] => {
  const [one, other] = random.some([2, 3, 4, 5, 6], 2) as [number, number];
  const most = random.int(12, 24);
  const [first, second] = random.some([8, 10, 12, 15, 16, 18, 20, 24], 2) as [number, number];
  const form = random.int(1, 5);
  if (form === 1) return [fromOne(evens, random.int(6, 11)), fromOne(odds, random.int(6, 11))];
  if (form === 2) return [factorRule(first), factorRule(second)];
  return [fromOne(multiplesOf(one), most), fromOne(multiplesOf(other), most)];
};

const commonOfRules = (random: Random) => {
  const [a, b] = namesOf(random);
  const [one, other] = ruledNumbers(random);
  const [inA, inB] = [one.members, other.members];
  const both = inA.filter((value) => inB.includes(value));
  const others = [inA, inB].flatMap(({ length }) => [length, length - both.length]);
  if (others.includes(both.length)) return null;
  return askNumber({
    prompt: `${a} is the set of ${one.words}, and ${b} is the set of ${other.words}. Find n(${a} ∩ ${b}).`,
    answer: both.length,
    slips: [
      [inA.length + inB.length - both.length, s.unionForIntersection],
      [inA.length, m.wholeForCommon],
      [inB.length, m.wholeForCommon],
    ],
    hint: 'List both sets. Then look for numbers that are in both lists.',
    explanation:
      both.length === 0
        ? 'No number is in both sets. The intersection is the empty set, so it has 0 members.'
        : `${commonInWords({ a, b, both: both.map(String) })}, so n(${a} ∩ ${b}) = ${both.length}.`,
    steps: [
      { line: `${a} = ${braces(inA)}`, why: `List the ${one.words}.` },
      { line: `${b} = ${braces(inB)}`, why: `List the ${other.words}.` },
      { line: `${a} ∩ ${b} = ${braces(both)}`, why: 'Keep the common members.' },
      { line: `n(${a} ∩ ${b}) = ${both.length}` },
    ],
  });
};

const commonMembers: Maker = (random, level, place) => {
  if (level === 1) {
    if (random.coin()) return commonInDiagram(random, place);
    return whichSet(random, pairOf(random, [random.int(1, 2), random.int(1, 2), random.int(1, 2)]), '∩');
  }
  if (level === 2)
    return whichSet(random, pairOf(random, [random.int(2, 3), random.int(2, 3), random.int(2, 3)]), '∩');
  return commonOfRules(random);
};

/** Objective: tell the union from the intersection. */
const trueSentence = (random: Random) => {
  const pair = pairOf(random, [random.int(1, 3), random.int(1, 3), random.int(1, 3)]);
  const { a, b, inA, inB, both, union } = pair;
  const has = (sign: Sign, count: number) =>
    `${a} ${sign} ${b} has ${inWords(count)} ${count === 1 ? 'member' : 'members'}.`;
  const asksUnion = random.coin();
  const right = asksUnion ? has('∪', union.length) : has('∩', both.length);
  return askOne(random, {
    prompt: `${pairInWords(pair)}. Which sentence is true?`,
    right,
    slips: [
      asksUnion
        ? [has('∩', union.length), s.unionForIntersection]
        : [has('∪', both.length), s.unionForIntersection],
      [has('∪', inA.length + inB.length), s.bothCountedTwice],
      ...(asksUnion ? [] : [[has('∩', inA.length), m.wholeForCommon] as const]),
    ],
    hint: 'The sign ∪ joins the sets like a cup. The sign ∩ asks what they share.',
    explanation: `${a} ∪ ${b} = ${braces(union)} and ${a} ∩ ${b} = ${braces(both)}. A common member is counted once.`,
    steps: [
      { line: `${a} ∩ ${b} = ${braces(both)}`, why: whys['∩'] },
      { line: `${a} ∪ ${b} = ${braces(union)}`, why: whys['∪'] },
      { line: right },
    ],
  });
};

type Sizes = { readonly one: number; readonly other: number; readonly both: number };

export const sizesOf = (random: Random, most: number): Sizes => {
  const both = random.int(2, Math.floor(most / 3));
  return { one: both + random.int(2, most), other: both + random.int(2, most), both };
};

const slipsOfSum = ({ one, other, both }: Sizes): readonly Slip<number>[] => [
  [one + other, s.bothCountedTwice],
  [one + other - 2 * both, m.bothTakenTwice],
  [both, s.unionForIntersection],
];

const sumSteps = ({ one, other, both }: Sizes, last: string) => [
  { line: `${one} + ${other} = ${one + other}`, why: 'Here the common members are counted twice.' },
  { line: `${one + other} − ${both} = ${last}`, why: 'Take them away once.' },
];

export const numberOfUnion = (random: Random, most: number) => {
  const [a, b] = namesOf(random);
  const sizes = sizesOf(random, most);
  const { one, other, both } = sizes;
  const inside = one + other - both;
  return askNumber({
    prompt: `Given that n(${a}) = ${one}, n(${b}) = ${other} and n(${a} ∩ ${b}) = ${both}, find n(${a} ∪ ${b}).`,
    answer: inside,
    unit: 'members',
    slips: slipsOfSum(sizes),
    hint: 'If you add the two sets, who is counted twice?',
    explanation: `${one} + ${other} − ${both} = ${inside}. In ${one + other} the common members are counted twice, so we take them away once.`,
    steps: sumSteps(sizes, `${inside} members`),
  });
};

/** P5: the union in a story, with the diagram of the given facts. */
const storyUnion = (random: Random, place: Place) => {
  const story = groupStoryOf(random, place);
  const { who, doOne, doOther, verb } = story;
  const sizes = sizesOf(random, 15);
  const { one, other, both } = sizes;
  const inside = one + other - both;
  return askNumber({
    prompt: `${one} ${who} ${doOne}, ${other} ${doOther} and ${both} ${verb} both. How many ${who} ${eitherInWords(story)}?`,
    answer: inside,
    unit: who,
    show: vennOf({ name: doOne, all: one }, { name: doOther, all: other }, { both: String(both) }),
    slips: slipsOfSum(sizes),
    hint: `The ${both} in the middle are counted in both circles.`,
    explanation: `${one} + ${other} − ${both} = ${inside}. The ${both} who ${verb} both are counted twice in ${one + other}, so we take them away once.`,
    steps: sumSteps(sizes, `${inside} ${who}`),
  });
};

const unionOfSets: Maker = (random, level, place) => {
  const sizes = [random.int(1, 3), random.int(1, 2), random.int(1, 3)] as const;
  const first = random.coin();
  if (level === 1) return whichSet(random, pairOf(random, sizes), '∪');
  if (level === 2) return first ? trueSentence(random) : numberOfUnion(random, 9);
  return first ? storyUnion(random, place) : numberOfUnion(random, 24);
};

export const joinedMakers = {
  'common-members': commonMembers,
  'union-of-sets': unionOfSets,
} satisfies Record<string, Maker>;
