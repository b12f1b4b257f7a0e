/** Make a set, name it and count its members (P2). */
import { askNumber, askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { whatBelongs } from '#practice/families/first-sets/belonging.ts';
import { drawSets } from '#practice/families/first-sets/known-sets.ts';
import { drawnThings } from '#practice/families/numbers/drawn-things.ts';
import { firstNumberMistakes as f } from '#practice/misconceptions/first-numbers.ts';
import { smallSetMistakes as m } from '#practice/misconceptions/small-sets.ts';
import { somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

const bigThings = ['jerrycans', 'goats', 'chairs', 'cows', 'drums', 'bicycles', 'desks'] as const;
const smallThings = [
  'beans',
  'pens',
  'ants',
  'buttons',
  'bottle tops',
  'groundnuts',
  'maize grains',
] as const;

/** Bigger things are often fewer, so that size misleads. */
const moreMembers = (random: Random) => {
  const [big, small] = [random.pick(bigThings), random.pick(smallThings)];
  const few = random.int(3, 9);
  const many = few + random.int(1, 4);
  const bigIsMore = random.int(1, 4) === 1;
  const [bigs, smalls] = bigIsMore ? [many, few] : [few, many];
  const wantsMore = random.coin();
  const wins = wantsMore === bigIsMore ? big : small;
  const loses = wins === big ? small : big;
  const [first, second] = random.shuffle([`${bigs} ${big}`, `${smalls} ${small}`]);
  const word = wantsMore ? 'more' : 'fewer';
  return askOne(random, {
    prompt: `One set has ${first}. Another set has ${second}. Which set has ${word} members?`,
    right: `the set of ${wins}`,
    slips: [
      [`the set of ${loses}`, bigIsMore ? f.swapped : m.bigThingsAreMore],
      ['They have the same number.', m.setNotCounted],
    ],
    most: 2,
    hint: 'Look at the two numbers, not at the size of the things.',
    explanation: `${many} is more than ${few}. So the set of ${wins} has ${word} members.`,
    steps: [{ line: `${few} and ${many}`, why: `${many} is more.` }, { line: `the set of ${wins}` }],
  });
};

/** Three rings; the question is about one. */
const oneRing = (random: Random) => {
  const { thing, many: words } = random.pick(drawnThings);
  const counts = [random.int(2, 7), random.int(2, 7), random.int(2, 7)];
  const asked = random.int(0, 2);
  const answer = counts[asked] ?? 0;
  const ring = ['A', 'B', 'C'][asked] ?? '';
  return askNumber({
    prompt: `Each box is a set of ${words}. How many members does set ${ring} have?`,
    show: {
      kind: 'counters',
      thing,
      groups: counts.map((count, at) => ({ count, label: ['A', 'B', 'C'][at] ?? '' })),
    },
    answer,
    slips: [
      [counts.reduce((sum, count) => sum + count, 0), m.countsAllSets],
      [1, m.countsTheRing],
    ],
    hint: `Put your finger on ${ring}. Count only there.`,
    explanation: `Count only the ${words} in set ${ring}. There are ${answer}.`,
    steps: [
      { line: Array.from({ length: answer }, (_, at) => at + 1).join(', '), why: `Count in set ${ring}.` },
    ],
  });
};

/** Three members, the name that fits all, and names that fit only some. */
const names: readonly (readonly [members: readonly string[], right: string, some: string, alike: string])[] =
  [
    [['goat', 'cow', 'hen'], 'animals people keep', 'animals with four legs', 'animals with feathers'],
    [['mango', 'orange', 'banana'], 'fruits', 'round things', 'long things'],
    [['pen', 'book', 'ruler'], 'school things', 'things to read', 'long things'],
    [['pot', 'cup', 'jerrycan'], 'things that hold water', 'things with a lid', 'things to cook in'],
    [['shirt', 'cap', 'shoe'], 'things we wear', 'things for the head', 'things for the feet'],
    [['bus', 'bicycle', 'boat'], 'things that carry people', 'things with wheels', 'things on water'],
    [['maize', 'beans', 'millet'], 'food we grow', 'red things', 'tall plants'],
    [['drum', 'flute', 'bell'], 'things that make music', 'things we beat', 'things we blow'],
    [['hoe', 'panga', 'rake'], 'tools', 'things that cut', 'things with teeth'],
    [['duck', 'fish', 'frog'], 'animals that swim', 'animals with wings', 'animals with four legs'],
    [['bee', 'crow', 'butterfly'], 'animals that fly', 'birds', 'insects'],
    [['eye', 'ear', 'nose'], 'parts of the head', 'parts we see with', 'parts we hear with'],
  ];

const nameIt = (random: Random, child: string) => {
  const [members, right, some, alike] = random.pick(names);
  const [one = '', other = '', third = ''] = random.shuffle(members);
  return askOne(random, {
    prompt: `${child} has a set: ${one}, ${other}, ${third}. Which name fits all the members?`,
    right,
    slips: [
      [some, m.nameFitsOnlySome],
      [alike, m.nameFitsOnlySome],
    ],
    most: 2,
    hint: 'Try the name on each member.',
    explanation: `Each one fits: ${listed([one, other, third])} are ${right}. The other names do not fit all three.`,
    steps: [
      { line: `${one}, ${other}, ${third}`, why: 'Try the name on each of them.' },
      { line: right, why: 'It fits every one.' },
    ],
  });
};

/** Two kinds of things are mixed; only one kind is counted. */
const sortAndCount = (random: Random, child: string) => {
  const count = random.int(2, 4);
  const { name, members, others } = drawSets(random, count, random.int(1, 3));
  return askNumber({
    prompt: `${child} reads these words: ${random.shuffle([...members, ...others]).join(', ')}. How many members does the set of ${name} have?`,
    answer: count,
    slips: [
      [count + others.length, m.setByNearness],
      [1, m.countsTheRing],
    ],
    hint: `Put your finger on each of the ${name}. Count only these.`,
    explanation: `The ${name} are ${listed(members)}. The others stay outside.`,
    steps: [
      { line: members.join(', '), why: `These are ${name}.` },
      { line: `${members.map(() => 1).join(' + ')} = ${count}`, why: 'Count each member once.' },
    ],
  });
};

const makeASet: Maker = (random, level, place) => {
  const { name } = somebody(random, place);
  if (level === 1) return whatBelongs(random, name, m.setByLooks, m.setByNearness);
  if (level === 2) return random.coin() ? moreMembers(random) : oneRing(random);
  return random.coin() ? nameIt(random, name) : sortAndCount(random, name);
};

export const makeASetMakers = { 'make-a-set': makeASet } satisfies Record<string, Maker>;
