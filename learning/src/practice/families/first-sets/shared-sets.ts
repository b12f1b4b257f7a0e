/** Common members and joined sets (P4). */
import { askNumber, askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { capitals, numbersFrom, setOf } from '#practice/families/first-sets/known-sets.ts';
import { vennOf } from '#practice/figures.ts';
import { firstSetMistakes as m } from '#practice/misconceptions/first-sets.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

/** What children do, each with the words for it and a name for the ring. */
const doings = [
  ['Football', 'play football'],
  ['Netball', 'play netball'],
  ['Drum', 'drum'],
  ['Dance', 'dance'],
  ['Goats', 'keep goats'],
  ['Hens', 'keep hens'],
  ['Mangoes', 'eat mangoes'],
  ['Oranges', 'eat oranges'],
] as const;

/** Two doings that a child may do both: neighbours in the list. */
export const twoDoings = (random: Random) => {
  const first = random.int(0, 3) * 2;
  const [one, other] = random.shuffle(doings.slice(first, first + 2)) as readonly [
    (typeof doings)[number],
    (typeof doings)[number],
  ];
  return { one, other };
};

/** Short names that have room in a ring. */
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
  const { one, other } = twoDoings(random);
  const [left, both, right] = [random.int(1, 3), random.int(2, 3), random.int(1, 3)];
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
      `${one[1]} and also ${other[1]}`,
      both,
      [both],
      [
        [left + both + right, m.joinedForCommon],
        [left, m.oneSetOnly],
        [left + both, m.oneSetOnly],
      ],
    ],
    [
      `${one[1]}, ${other[1]} or do both`,
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
  const members = names.slice(asked === one[1] ? 0 : parts.length === 1 ? left : 0).slice(0, answer);
  return askNumber({
    prompt: `The two rings show children. How many children ${asked}?`,
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

/** Two sets of numbers or letters that share one or two members. */
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
    prompt: `${a} = ${setOf(one)} and ${b} = ${setOf(other)}. Which set is ${a} ∪ ${b}?`,
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
