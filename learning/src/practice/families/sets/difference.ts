/** Union, intersection and difference, with the rule for their numbers (P6). */
import type { VennRegion } from '#lessons/diagrams.ts';
import { askNumber, askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { numberOfUnion, sizesOf, whichSet } from '#practice/families/sets/joined.ts';
import { braces, namesOf, pairInWords, pairOf } from '#practice/families/sets/members.ts';
import { pairMistakes as m } from '#practice/misconceptions/set-pairs.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import type { Random } from '#practice/random.ts';

const small = (random: Random) =>
  pairOf(random, [random.int(1, 3), random.int(1, 3), random.int(1, 3)] as const);

const numberLeft = (random: Random) => {
  const pair = pairOf(random, [random.int(2, 4), random.int(1, 3), random.int(1, 3)] as const);
  const { a, b, both, onlyA, onlyB, union } = pair;
  if (onlyA.length === onlyB.length || onlyA.length === both.length) return null;
  return askNumber({
    prompt: `${pairInWords(pair)}. Find n(${a} − ${b}).`,
    answer: onlyA.length,
    unit: 'members',
    slips: [
      [onlyB.length, s.differenceTurnedRound],
      [both.length, m.intersectionForDifference],
      [union.length, m.unionForDifference],
      [onlyA.length + onlyB.length, m.bothOuterParts],
    ],
    hint: `Begin with ${a}. Cross out what is also in ${b}, and count what is left.`,
    explanation: `From ${a} we take out what is also in ${b}. ${a} − ${b} = ${braces(onlyA)}, so n(${a} − ${b}) = ${onlyA.length}.`,
    steps: [
      { line: `${a} ∩ ${b} = ${braces(both)}`, why: 'What is common is taken out.' },
      { line: `${a} − ${b} = ${braces(onlyA)}`, why: `This is left of ${a}.` },
      { line: `n(${a} − ${b}) = ${onlyA.length} members` },
    ],
  });
};

type Shading = {
  readonly shade: readonly VennRegion[];
  readonly right: string;
  readonly slips: readonly Slip<string>[];
  readonly where: string;
};

const shadings = (a: string, b: string): readonly Shading[] => [
  {
    shade: ['left'],
    right: `${a} − ${b}`,
    slips: [
      [`${b} − ${a}`, s.differenceTurnedRound],
      [`${a} ∩ ${b}`, m.intersectionForDifference],
      [`${a} ∪ ${b}`, m.unionForDifference],
    ],
    where: `in ${a} but not in ${b}`,
  },
  {
    shade: ['right'],
    right: `${b} − ${a}`,
    slips: [
      [`${a} − ${b}`, s.differenceTurnedRound],
      [`${a} ∩ ${b}`, m.intersectionForDifference],
      [`${a} ∪ ${b}`, m.unionForDifference],
    ],
    where: `in ${b} but not in ${a}`,
  },
  {
    shade: ['both'],
    right: `${a} ∩ ${b}`,
    slips: [
      [`${a} ∪ ${b}`, s.unionForIntersection],
      [`${a} − ${b}`, m.onlyForCommon],
      [`${b} − ${a}`, m.onlyForCommon],
    ],
    where: `in ${a} and also in ${b}`,
  },
  {
    shade: ['left', 'both', 'right'],
    right: `${a} ∪ ${b}`,
    slips: [
      [`${a} ∩ ${b}`, s.unionForIntersection],
      [`${a} − ${b}`, s.bothLeftOut],
    ],
    where: `in ${a} or in ${b} or in both`,
  },
];

const whichIsShaded = (random: Random) => {
  const [a, b] = namesOf(random);
  const { shade, right, slips, where } = random.pick(shadings(a, b));
  return askOne(random, {
    prompt: 'Which set does the shaded part of the diagram show?',
    right,
    slips,
    show: { kind: 'venn', sets: [{ name: a }, { name: b }], shade },
    hint: `Is the shaded part in circle ${a}? Is it in circle ${b}?`,
    explanation: `What is shaded lies ${where}, so it is ${right}.`,
    steps: [
      { line: `The shaded part lies ${where}.`, why: 'Ask about each circle.' },
      { line: `The shaded set is ${right}` },
    ],
  });
};

const numberOfCommon = (random: Random) => {
  const [a, b] = namesOf(random);
  const { one, other, both } = sizesOf(random, 24);
  const inside = one + other - both;
  if (Math.abs(one - other) === both) return null;
  return askNumber({
    prompt: `Given that n(${a}) = ${one}, n(${b}) = ${other} and n(${a} ∪ ${b}) = ${inside}, find n(${a} ∩ ${b}).`,
    answer: both,
    unit: 'members',
    slips: [
      [one + other, s.bothCountedTwice],
      [Math.abs(one - other), m.circlesSubtracted],
      [one + other + inside, m.ruleSignLost],
    ],
    hint: 'Add the two sets. How much more is it than the union?',
    explanation: `${one} + ${other} = ${one + other} is ${both} more than ${inside}, so ${both} members were counted twice.`,
    steps: [
      { line: `${one} + ${other} = ${one + other}`, why: 'Add the two sets.' },
      { line: `${one + other} − ${inside} = ${both} members`, why: 'What is too much was counted twice.' },
    ],
  });
};

const unionIntersectionDifference: Maker = (random, level) => {
  const form = random.int(1, 3);
  if (level === 1) return whichSet(random, small(random), form === 1 ? '∪' : '∩');
  if (level === 2) {
    if (form === 1) return whichIsShaded(random);
    return form === 2 ? numberLeft(random) : whichSet(random, small(random), '−');
  }
  return form === 1 ? numberOfUnion(random, 30) : numberOfCommon(random);
};

export const differenceMakers = {
  'union-intersection-difference': unionIntersectionDifference,
} satisfies Record<string, Maker>;
