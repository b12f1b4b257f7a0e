/** Types of sets, sets given by a rule, and the universal set (P6). */
import { askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { countBetween, countRule } from '#practice/families/sets/kinds.ts';
import {
  braces,
  commonInWords,
  factorRule,
  firstMultiples,
  fromOne,
  lastOf,
  multiplesOf,
  namesOf,
  type Pair,
  pairInWords,
  pairOf,
  type Rule,
} from '#practice/families/sets/members.ts';
import { pairMistakes as m } from '#practice/misconceptions/set-pairs.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

const countFactors = (random: Random) => {
  const rule = factorRule(random.pick([8, 10, 12, 14, 15, 16, 18, 20, 24, 28, 30, 36]));
  return countRule(random, rule, [
    [rule.members.length - 1, m.memberLeftOut],
    [rule.members.length - 2, m.memberLeftOut],
    [lastOf(rule.members), s.lastIsCount],
  ]);
};

const equal = 'equal';
const bothNames = 'overlapping and equivalent, but not equal';
const overlapOnly = 'overlapping, but not equivalent';
const apart = 'disjoint and equivalent';
const apartOnly = 'disjoint, but not equivalent';

/** Every pair has exactly one of the five names. */
const nameOf = ({ inA, inB, both }: Pair): string => {
  const same = inA.length === inB.length;
  if (both.length === 0) return same ? apart : apartOnly;
  if (!same) return overlapOnly;
  return both.length === inA.length ? equal : bothNames;
};

const slipsFrom: Readonly<Record<string, readonly Slip<string>[]>> = {
  [equal]: [
    [bothNames, m.orderMatters],
    [overlapOnly, m.equalEquivalentMixed],
  ],
  [bothNames]: [
    [equal, m.equalEquivalentMixed],
    [apart, m.disjointMixedWithEqual],
    [overlapOnly, m.memberLeftOut],
  ],
  [overlapOnly]: [
    [equal, m.sameKindEqual],
    [apartOnly, m.disjointMixedWithEqual],
    [bothNames, m.equalEquivalentMixed],
  ],
  [apart]: [
    [equal, m.sameKindEqual],
    [bothNames, m.overlapByKind],
    [apartOnly, m.kindMustMatch],
  ],
  [apartOnly]: [
    [equal, m.sameKindEqual],
    [overlapOnly, m.overlapByKind],
    [apart, m.equalEquivalentMixed],
  ],
};

/** Why the pair has this name and no other. */
const reasonFor = (pair: Pair): string => {
  const { a, b, inA, inB, both } = pair;
  if (nameOf(pair) === equal)
    return `Both sets have the members ${listed(inA)}, and no others. The order does not matter, so they are equal.`;
  const numbers =
    inA.length === inB.length
      ? `Each set has ${inA.length} members, so they are equivalent`
      : `n(${a}) = ${inA.length} and n(${b}) = ${inB.length}, so they are not equivalent and cannot be equal`;
  if (both.length === 0) return `${numbers}. ${commonInWords(pair)}, so they are disjoint.`;
  const stranger = inA.find((one) => !both.includes(one));
  const differ = `But ${b} does not have the member ${stranger}, so they are not equal.`;
  return `${numbers}. ${commonInWords(pair)}, so they overlap.${inA.length === inB.length ? ` ${differ}` : ''}`;
};

const whichType = (random: Random, pair: Pair, told: string, ruled: boolean) => {
  const { a, b, inA, inB, both } = pair;
  const right = nameOf(pair);
  const same = inA.length === inB.length;
  return askOne(random, {
    prompt: `${told} What type of sets are ${a} and ${b}?`,
    right,
    slips: slipsFrom[right] ?? [],
    hint: ruled
      ? 'List both sets first. Then count, and look for common members.'
      : 'Count the members of each set, and look for common members.',
    explanation: reasonFor(pair),
    steps: [
      ...(ruled
        ? [
            { line: `${a} = ${braces(inA)}`, why: 'List the first set.' },
            { line: `${b} = ${braces(inB)}`, why: 'List the second set.' },
          ]
        : []),
      {
        line: `n(${a}) = ${inA.length} and n(${b}) = ${inB.length}`,
        why: same ? 'The same number: they are equivalent.' : 'Not the same number: not equivalent.',
      },
      {
        line: `${commonInWords(pair)}.`,
        why:
          both.length === 0
            ? 'They are disjoint.'
            : right === equal
              ? 'All the members are the same: they are equal.'
              : 'They share some members, but not all.',
      },
      { line: `${a} and ${b} are ${right}` },
    ],
  });
};

const listedTypes = (random: Random) => {
  const form = random.int(1, 5);
  const [few, more] = [random.int(2, 3), random.int(1, 2)];
  const sizes: readonly [number, number, number] =
    form === 1 ? [0, few + 1, 0] : [few, form < 4 ? random.int(1, 2) : 0, form % 2 === 0 ? few : few + more];
  const pair = pairOf(random, sizes);
  const second = { ...pair, inB: random.shuffle(pair.inB) };
  return whichType(random, second, `${pairInWords(second)}.`, false);
};

const ruleFor = (random: Random): Rule => {
  const step = random.int(2, 6);
  return random.int(1, 3) === 1
    ? factorRule(random.pick([4, 6, 8, 9, 10, 12, 14, 15, 18]))
    : firstMultiples(step, random.int(3, 5));
};

const ruledTypes = (random: Random) => {
  const [one, other] = [ruleFor(random), ruleFor(random)];
  const [a, b] = namesOf(random);
  if (one.words === other.words || one.members.length < 2 || other.members.length < 2) return null;
  const both = one.members.filter((value) => other.members.includes(value)).map(String);
  const [inA, inB] = [one.members.map(String), other.members.map(String)];
  const pair = { a, b, inA, inB, both, onlyA: [], onlyB: [], union: [] };
  return whichType(
    random,
    pair,
    `${a} is the set of ${one.words}, and ${b} is the set of ${other.words}.`,
    true,
  );
};

const universal = (random: Random) => {
  const [a, b] = namesOf(random);
  const [first, second] = random.some([2, 3, 4, 5], 2) as [number, number];
  const most = Math.max(first, second) * random.int(3, 5);
  const under = (step: number) => fromOne(multiplesOf(step), most).members;
  const [inA, inB] = [under(first), under(second)];
  const high = Math.max(lastOf(inA), lastOf(inB));
  const both = inA.filter((one) => inB.includes(one));
  const union = [...inA, ...inB.filter((one) => !inA.includes(one))].sort((one, other) => one - other);
  // Multiples of 2 include all multiples of 4, so they would not be too few.
  if (second % first === 0 || first % second === 0 || inA.length > 6 || inB.length > 6) return null;
  const right = random.pick([
    `the whole numbers from 1 to ${high}`,
    `the whole numbers from 1 to ${high + random.int(1, 6)}`,
    `the set ${braces(union)}`,
  ]);
  return askOne(random, {
    prompt: `${a} = ${braces(inA)} and ${b} = ${braces(inB)}. Which set can be the universal set?`,
    right,
    slips: [
      ...(both.length === 0 ? [] : [[`the set ${braces(both)}`, m.universalIsCommon] as const]),
      [`the multiples of ${first} from 1 to ${high}`, m.universalTooSmall],
      [`the whole numbers from 1 to ${high - 1}`, m.universalTooSmall],
    ],
    hint: `The universal set must hold every member of ${a} and every member of ${b}.`,
    explanation: `All the members of ${a} and of ${b} must be in it: ${listed(union.map(String))}. It may hold more, but nothing may be missing.`,
    steps: [
      { line: `The members are ${listed(union.map(String))}.`, why: 'Write every member of both sets.' },
      { line: `The largest one is ${high}, and it must not be missing.` },
      { line: `The universal set can be ${right}` },
    ],
  });
};

const typesOfSets: Maker = (random, level) => {
  const first = random.coin();
  if (level === 1) return first ? countFactors(random) : countBetween(random, [3, 4, 5, 6]);
  if (level === 2) return first ? listedTypes(random) : universal(random);
  return ruledTypes(random);
};

export const typeMakers = { 'types-of-sets': typesOfSets } satisfies Record<string, Maker>;
