/** Common members and joined sets (P4). */
import { askNumber, askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { capitals, numbersFrom, setOf } from '#practice/families/first-sets/known-sets.ts';
import { vennOf } from '#practice/figures.ts';
import { firstSetMistakes as m } from '#practice/misconceptions/first-sets.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import type { Random } from '#practice/random.ts';
import { capital, listed } from '#practice/write.ts';

type Doing = readonly [ring: string, words: string];

const withVerb = (verb: string, one: string, other: string) => ({
  doings: [
    [capital(one), `${verb} ${one}`],
    [capital(other), `${verb} ${other}`],
  ] satisfies readonly Doing[],
  either: `${verb} ${one} or ${other}`,
  both: `${verb} both ${one} and ${other}`,
  verb,
});

/** Two activities that a child may do both. */
const pairs = [
  withVerb('play', 'football', 'netball'),
  withVerb('keep', 'hens', 'goats'),
  withVerb('eat', 'mangoes', 'oranges'),
  {
    doings: [
      ['Drum', 'play the drum'],
      ['Dance', 'dance'],
    ] satisfies readonly Doing[],
    either: 'dance or play the drum',
    both: 'both dance and play the drum',
    verb: 'do',
  },
];

export const twoDoings = (random: Random) => {
  const { doings, ...words } = random.pick(pairs);
  const [one, other] = random.shuffle<Doing>(doings) as readonly [Doing, Doing];
  return { one, other, ...words };
};

/** Names short enough for a circle. */
const shortNames = [
  'Kato',
  'Asio',
  'Biira',
  'Acen',
  'Musa',
  'Opio',
  'Sarah',
  'Akol',
  'Ali',
  'Rose',
  'Ocen',
  'Ezra',
];

const readTheRings = (random: Random) => {
  const { one, other, either, both: doBoth } = twoDoings(random);
  const [left, both, right] = [random.int(1, 3), random.int(2, 3), random.int(1, 3)];
  if (both === left || both === right) return null;
  const names = random.some(shortNames, left + both + right);
  const [onlyOne, shared, onlyOther] = [
    names.slice(0, left),
    names.slice(left, left + both),
    names.slice(left + both),
  ];
  const show = {
    kind: 'venn',
    sets: [
      { name: one[0], only: onlyOne },
      { name: other[0], only: onlyOther },
    ],
    both: shared,
  } as const;
  const [asked, answer, parts, slips] = random.pick([
    [
      doBoth,
      both,
      [both],
      [
        [left + both + right, m.joinedForCommon],
        [left, m.oneSetOnly],
        [left + both, m.oneSetOnly],
      ],
    ],
    [
      'are there altogether',
      left + both + right,
      [left, both, right],
      [
        [left + both + both + right, m.memberCountedTwice],
        [both, m.commonForJoined],
        [left + right, m.memberLeftOut],
      ],
    ],
    [
      one[1],
      left + both,
      [left, both],
      [
        [left, s.onlyForWhole],
        [left + both + right, s.unionForOneSet],
        [both, m.oneSetOnly],
      ],
    ],
  ] as const);
  const members = names.slice(parts.length === 1 ? left : 0).slice(0, answer);
  return askNumber({
    prompt: `The rings show children who ${either}. How many children ${asked}?`,
    show,
    answer,
    unit: 'children',
    slips: slips as readonly Slip<number>[],
    hint: 'The middle part belongs to both rings.',
    explanation: `They are ${listed(members)}. Each child is counted once, and those in the middle belong to both rings.`,
    steps: [
      { line: listed(members), why: 'Put your finger on each name.' },
      {
        line: `${parts.length > 1 ? `${parts.join(' + ')} = ` : ''}${answer} children`,
        why: 'Count each child once.',
      },
    ],
  });
};

/** Two sets of numbers or letters with one or two common members. */
const twoSets = (random: Random) => {
  const pool: readonly (string | number)[] = random.coin()
    ? numbersFrom(random.int(1, 9), 1, 30)
    : [...'abcdefghijklmnopqrstuvwxyz'].slice(random.int(0, 12));
  const [left, both, right] = [random.int(2, 3), random.int(1, 2), random.int(1, 3)];
  const drawn = random.some(pool.slice(0, 12), left + both + right);
  const inOrder = (list: readonly (string | number)[]) => pool.filter((member) => list.includes(member));
  const one = inOrder(drawn.slice(0, left + both));
  const other = inOrder(drawn.slice(left));
  return {
    one,
    other,
    common: inOrder(drawn.slice(left, left + both)),
    joined: inOrder(drawn),
    alone: inOrder(drawn.slice(0, left)),
    apart: inOrder([...drawn.slice(0, left), ...drawn.slice(left + both)]),
  };
};

const twoNames = (random: Random) =>
  [...random.some(capitals, 2)].sort((one, other) => (one < other ? -1 : 1)) as [string, string];

const commonMembers = (random: Random) => {
  const [a, b] = twoNames(random);
  const { one, other, common, joined, apart } = twoSets(random);
  return askOne(random, {
    prompt: `${a} = ${setOf(one)} and ${b} = ${setOf(other)}. Which set is ${a} ∩ ${b}?`,
    show: vennOf({ name: a }, { name: b }, {}),
    right: setOf(common),
    slips: [
      [setOf(joined), m.joinedForCommon],
      [setOf(one), m.oneSetOnly],
      [setOf(apart), m.placesSwapped],
    ],
    hint: `Go through ${a}. Ask of each member whether it is in ${b} too.`,
    explanation: `${a} ∩ ${b} has the common members. In both sets we find ${listed(common.map(String))}.`,
    steps: [
      { line: listed(common.map(String)), why: `In ${a} and also in ${b}.` },
      { line: `${a} ∩ ${b} = ${setOf(common)}` },
    ],
  });
};

const joinedSets = (random: Random) => {
  const [a, b] = twoNames(random);
  const { one, other, common, joined } = twoSets(random);
  const shared = {
    show: vennOf({ name: a }, { name: b }, {}),
    hint: `Write the members of ${a}. Then add those of ${b} that are not there yet.`,
    explanation: `We join the sets and write each member once. Here ${listed(common.map(String))} ${common.length === 1 ? 'is' : 'are'} in both.`,
  };
  if (random.int(1, 3) === 1)
    return askNumber({
      ...shared,
      prompt: `${a} = ${setOf(one)} and ${b} = ${setOf(other)}. Find n(${a} ∪ ${b}).`,
      answer: joined.length,
      slips: [
        [one.length + other.length, m.memberCountedTwice],
        [common.length, m.commonForJoined],
        [joined.length - common.length, m.memberLeftOut],
      ],
      steps: [
        { line: `${a} ∪ ${b} = ${setOf(joined)}`, why: 'Write each member once.' },
        { line: `n(${a} ∪ ${b}) = ${joined.length}`, why: 'Count the members.' },
      ],
    });
  return askOne(random, {
    ...shared,
    prompt: `${a} = ${setOf(one)} and ${b} = ${setOf(other)}. Which is the correct way to write ${a} ∪ ${b}?`,
    right: setOf(joined),
    slips: [
      [setOf([...one, ...other]), m.memberCountedTwice],
      [setOf(common), m.commonForJoined],
      [setOf(one), m.oneSetOnly],
    ],
    steps: [
      { line: one.join(', '), why: `Write the members of ${a}.` },
      { line: `${a} ∪ ${b} = ${setOf(joined)}`, why: `Add the new ones of ${b}.` },
    ],
  });
};

const setsWeShare: Maker = (random, level) => {
  if (level === 1) return readTheRings(random);
  return level === 2 ? commonMembers(random) : joinedSets(random);
};

export const sharedSetMakers = { 'sets-we-share': setsWeShare } satisfies Record<string, Maker>;
