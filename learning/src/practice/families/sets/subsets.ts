/** Subsets, their signs and their number (P5, P6). */
import { askNumber, askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { braces, poolOf } from '#practice/families/sets/members.ts';
import { pairMistakes as m } from '#practice/misconceptions/set-pairs.ts';
import { somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

type Drawn = {
  readonly name: string;
  readonly set: readonly string[];
  /** Some of the members, not all. */
  readonly some: readonly string[];
  /** Two things outside the set. */
  readonly strangers: readonly [string, string];
  /** Things of this kind in writing order: an outsider must not stand out by its position. */
  readonly inOrder: (members: readonly (string | undefined)[]) => string;
};

const drawSet = (random: Random, count: number): Drawn => {
  const pool = poolOf(random);
  const drawn = random.some(pool, count + 2);
  const within = (list: readonly (string | undefined)[]) => pool.filter((one) => list.includes(one));
  const set = within(drawn.slice(0, count));
  return {
    name: random.pick(['T', 'N', 'E', 'W', 'S', 'V']),
    set,
    some: within(random.some(set, random.int(2, Math.max(2, count - 1)))),
    strangers: [drawn[count] ?? '', drawn[count + 1] ?? ''],
    inOrder: (members) => braces(within(members)),
  };
};

/** Some members plus an outsider; all members plus an outsider. */
const spoilt = ({ some, strangers, inOrder }: Drawn): string => inOrder([...some.slice(0, -1), strangers[0]]);
const larger = ({ set, strangers, inOrder }: Drawn): string => inOrder([...set, strangers[0]]);

const whichIsSubset = (random: Random) => {
  const drawn = drawSet(random, random.int(3, 4));
  const { name, set, some, strangers, inOrder } = drawn;
  const right = braces(some);
  const [stranger, second] = strangers;
  return askOne(random, {
    prompt: `${name} = ${braces(set)}. Which set is a subset of ${name}?`,
    right,
    slips: [
      [spoilt(drawn), m.oneMemberIsEnough],
      [larger(drawn), m.subsetTurnedRound],
      [inOrder([set[1], second]), m.oneMemberIsEnough],
    ],
    hint: `Test the members one by one. Is each of them in ${name}?`,
    explanation: `Every member of ${right} is in ${name}. In the other sets there is a member that is not in ${name}, such as ${stranger}.`,
    steps: [
      { line: `Every member of ${right} is in ${name}.`, why: `Test each member in ${name}.` },
      { line: `The subset of ${name} is ${right}` },
    ],
  });
};

/** P6 also distinguishes members from subsets. */
const trueSentence = (random: Random, withMembers: boolean) => {
  const drawn = drawSet(random, random.int(3, 4));
  const { name, set, some, strangers, inOrder } = drawn;
  const [one = '', two = ''] = random.shuffle(set);
  const [stranger] = strangers;
  const empty = `{ } ⊂ ${name}`;
  const right = random.pick([
    `${braces(some)} ⊂ ${name}`,
    `${spoilt(drawn)} ⊄ ${name}`,
    withMembers ? `${one} ∈ ${name}` : empty,
  ]);
  const lacks = `${name} does not have the member ${stranger}`;
  const slips: readonly Slip<string>[] = [
    withMembers ? [`${two} ⊂ ${name}`, m.memberAsSubset] : [`{${two}} ⊄ ${name}`, m.subsetSignMixed],
    [`${name} ⊂ ${braces(set.slice(1))}`, m.subsetTurnedRound],
    [`${inOrder([one, stranger])} ⊂ ${name}`, m.oneMemberIsEnough],
  ];
  return askOne(random, {
    prompt: `${name} = ${braces(set)}. Which sentence is true?`,
    right,
    slips,
    hint: withMembers
      ? 'Read ∈ as "is a member of", ⊂ as "is a subset of" and ⊄ as "is not a subset of".'
      : 'Read ⊂ as "is a subset of" and ⊄ as "is not a subset of".',
    explanation: `The members of ${name} are ${listed(set)}. A subset has no other members, and ${lacks}.${right === empty ? ' The empty set has no member that could be outside, so it is a subset of every set.' : ''}${withMembers ? ' One member without braces is written with ∈.' : ''}`,
    steps: [
      { line: `The members of ${name} are ${listed(set)}.`, why: 'Test each sentence with them.' },
      { line: `${lacks}.`, why: 'One stranger is enough to say no.' },
      { line: right },
    ],
  });
};

const missingSign = (random: Random) => {
  const drawn = drawSet(random, random.int(3, 4));
  const { name, set, some, strangers } = drawn;
  const inside = random.coin();
  const shown = inside ? braces(some) : spoilt(drawn);
  const right = inside ? '⊂' : '⊄';
  const lacks = `${name} does not have the member ${strangers[0]}`;
  return askOne(random, {
    prompt: `${name} = ${braces(set)}. Which sign makes this true: ${shown} __ ${name}?`,
    right,
    slips: [inside ? ['⊄', m.subsetSignMixed] : ['⊂', m.oneMemberIsEnough], ['∈', m.memberAsSubset]],
    hint: `Is every member of ${shown} in ${name}?`,
    explanation: inside
      ? `Every member of ${shown} is in ${name}, so the sign is ⊂. The sign ∈ is for one member without braces.`
      : `${lacks}, so the sign is ⊄. The sign ∈ is for one member without braces.`,
    steps: [
      {
        line: inside ? `Every member of ${shown} is in ${name}.` : `${lacks}.`,
        why: 'Test the members one by one.',
      },
      { line: `The missing sign is ${right}` },
    ],
  });
};

const twos = (count: number): string => Array.from({ length: count }, () => '2').join(' × ');

/** Every pair of members, each once. */
const pairsOf = (set: readonly string[]): readonly string[] =>
  set.flatMap((one, at) => set.slice(at + 1).map((other) => braces([one, other])));

/** All subsets, from the empty set to the set itself. */
const subsetsOf = (set: readonly string[]): readonly string[] => [
  '{ }',
  ...set.map((one) => braces([one])),
  ...(set.length > 2 ? pairsOf(set) : []),
  braces(set),
];

/** Small sets are listed; for larger ones the count is doubled step by step. */
const howMany = (random: Random, count: number) => {
  const { name, set } = drawSet(random, count);
  const all = 2 ** count;
  const subsets = count > 3 ? null : subsetsOf(set);
  return askNumber({
    prompt: `${name} = ${braces(set)}. How many subsets does ${name} have?`,
    answer: all,
    unit: 'subsets',
    slips: [
      [all - 1, m.subsetForgotten],
      [count, m.membersAsSubsets],
      [all - 2, m.subsetForgotten],
    ],
    hint:
      subsets === null
        ? 'Begin with the empty set: 1 subset. Each member doubles the number.'
        : 'List them in order: with no member, with one member, with two members and so on.',
    explanation:
      subsets === null
        ? `Each new member doubles the number of subsets, and ${twos(count)} = ${all}. The empty set and the set itself are among them.`
        : `They are ${listed(subsets)}. Do not forget the empty set and the set itself.`,
    steps:
      subsets === null
        ? [
            { line: `${name} has ${count} members.`, why: 'Count the members.' },
            { line: `${twos(count)} = ${all} subsets`, why: 'Each member doubles the number of subsets.' },
          ]
        : [
            { line: subsets.join(', '), why: 'List them by size, from the empty set to the set itself.' },
            { line: `Altogether there are ${all} subsets`, why: 'Count them.' },
          ],
  });
};

const howManyPairs = (random: Random, count: number) => {
  const { name, set } = drawSet(random, count);
  const pairs = pairsOf(set);
  return askNumber({
    prompt: `${name} = ${braces(set)}. How many subsets of ${name} have exactly two members?`,
    answer: pairs.length,
    unit: 'subsets',
    slips: [
      [count * (count - 1), m.pairsTurnedRound],
      [count, m.membersAsSubsets],
      [Math.floor(count / 2), m.pairsHalved],
    ],
    hint: 'List the pairs in good order, so that none is forgotten and none comes twice.',
    explanation: `They are ${listed(pairs)}. The order in a set does not matter, so no pair is counted twice.`,
    steps: [
      { line: pairs.join(', '), why: 'Pair each member with those that come after it.' },
      { line: `Altogether there are ${pairs.length} subsets`, why: 'Count the pairs.' },
    ],
  });
};

const whichIsForgotten = (random: Random, person: string) => {
  const { set, strangers, inOrder } = drawSet(random, random.int(2, 3));
  const all = subsetsOf(set);
  const right = random.pick(all);
  const [one = '', two = ''] = set;
  const kept = all.filter((subset) => subset !== right);
  return askOne(random, {
    prompt: `${person} lists the subsets of ${braces(set)}. The list is: ${kept.join(', ')}. Which subset has ${person} left out?`,
    right,
    slips: [
      ...(kept.includes(braces([one, two])) ? [[braces([two, one]), m.orderMatters] as const] : []),
      [inOrder([one, strangers[0]]), m.oneMemberIsEnough],
      ['No subset is left out.', m.subsetForgotten],
    ],
    hint: `A set with ${set.length} members has ${all.length} subsets. Look for them by their size.`,
    explanation: `All the subsets are ${listed(all)}. The list has ${kept.length} of them, and ${right} is not there.`,
    steps: [
      { line: all.join(', '), why: 'List them by size, from the empty set to the set itself.' },
      { line: `The subset left out is ${right}` },
    ],
  });
};

const oneMemberMore = (random: Random) => {
  const before = random.int(2, 7);
  const all = 2 ** before;
  return askNumber({
    prompt: `A set with ${before} members has ${all} subsets. How many subsets does a set with ${before + 1} members have?`,
    answer: 2 * all,
    unit: 'subsets',
    slips: [
      [all + 4, m.addsFour],
      [all + 1, m.addsOne],
      [before + 1, m.membersAsSubsets],
    ],
    hint: 'Every old subset can be taken without the new member, or with it.',
    explanation: `Each old subset can be taken with or without the new member, so the number doubles: ${all} × 2 = ${2 * all}.`,
    steps: [
      { line: `${all} without the new member and ${all} with it`, why: 'Think of the new member.' },
      { line: `${all} × 2 = ${2 * all} subsets`, why: 'The number doubles.' },
    ],
  });
};

const howManyProper = (random: Random, count: number) => {
  const { name, set } = drawSet(random, count);
  const all = 2 ** count;
  return askNumber({
    prompt: `${name} = ${braces(set)}. How many proper subsets does ${name} have?`,
    answer: all - 1,
    unit: 'subsets',
    slips: [
      [all, m.setItselfKept],
      [count, m.membersAsSubsets],
      [all - 2, m.subsetForgotten],
    ],
    hint: 'First find the number of all the subsets. Which one of them is not smaller than the set?',
    explanation: `There are ${all} subsets. Only the set itself is not a proper subset, so ${all} − 1 = ${all - 1}. The empty set stays.`,
    steps: [
      { line: `${twos(count)} = ${all}`, why: 'Each member doubles the number of subsets.' },
      { line: `${all} − 1 = ${all - 1} subsets`, why: 'Leave out the set itself.' },
    ],
  });
};

const subsetsP5: Maker = (random, level, place) => {
  const first = random.coin();
  const person = somebody(random, place).name;
  if (level === 1) return whichIsSubset(random);
  if (level === 2) return first ? trueSentence(random, false) : missingSign(random);
  return first ? whichIsForgotten(random, person) : howMany(random, random.int(2, 3));
};

const subsetsP6: Maker = (random, level) => {
  const form = random.int(1, 3);
  if (level === 1) return trueSentence(random, true);
  if (level === 2) return form === 1 ? oneMemberMore(random) : howMany(random, random.int(3, 5));
  return form === 1 ? howManyPairs(random, random.int(3, 5)) : howManyProper(random, random.int(2, 5));
};

export const subsetMakers = {
  'subsets-p5': subsetsP5,
  'subsets-p6': subsetsP6,
} satisfies Record<string, Maker>;
