/** The members of a set, and a set with none (P3). */
import { askNumber, askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { whatBelongs } from '#practice/families/first-sets/belonging.ts';
import { beginningWith, drawSets } from '#practice/families/first-sets/known-sets.ts';
import { drawnThings } from '#practice/families/numbers/drawn-things.ts';
import { firstNumberMistakes as f } from '#practice/misconceptions/first-numbers.ts';
import { smallSetMistakes as m } from '#practice/misconceptions/small-sets.ts';
import { somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

/** One place is empty, one holds one thing, one holds many. */
const whereIsNone = (random: Random) => {
  const { thing, many: words } = random.pick(drawnThings);
  const places = random.some(['basket', 'plate', 'mat', 'box', 'bag', 'table'], 3);
  const many = random.int(3, 8);
  const counts = random.shuffle([0, 1, many]);
  const at = (count: number) => `the ${places[counts.indexOf(count)]}`;
  return askOne(random, {
    prompt: `Look at ${listed(places.map((place) => `the ${place}`))}. Which one has an empty set of ${words}?`,
    show: {
      kind: 'counters',
      thing,
      groups: counts.map((count, index) => ({ count, label: places[index] ?? '' })),
    },
    right: at(0),
    slips: [
      [at(1), m.oneIsEmpty],
      [at(many), m.smallIsEmpty],
    ],
    most: 2,
    hint: 'Empty means with nothing inside.',
    explanation: `Look at ${at(0)}. It has 0 ${words}. One is not nothing, so ${at(1)} is not empty.`,
    steps: [
      { line: counts.join(', '), why: 'Count the members in each place.' },
      { line: at(0), why: 'It has 0 members.' },
    ],
  });
};

const countPicture = (random: Random) => {
  const { thing, many: words } = random.pick(drawnThings);
  const count = random.int(4, 12);
  return askNumber({
    prompt: `Here is a set of ${words}. How many members does it have?`,
    show: { kind: 'counters', thing, groups: [{ count }] },
    answer: count,
    slips: [
      [1, m.countsSetAsOne],
      [count - 1, f.oneTooFew],
      [count + 1, f.oneTooMany],
    ],
    hint: 'Count each member once.',
    explanation: `Each of the ${words} is one member. There are ${count}.`,
    steps: [{ line: Array.from({ length: count }, (_, at) => at + 1).join(', '), why: 'Count each member.' }],
  });
};

const countNames = (random: Random) => {
  const count = random.int(2, 6);
  const { members } = drawSets(random, count);
  return askNumber({
    prompt: `Count the members of { ${members.join(', ')} }. How many are there?`,
    answer: count,
    slips: [
      [1, m.countsSetAsOne],
      [count - 1, f.oneTooFew],
      [count + 1, f.oneTooMany],
    ],
    hint: 'Each name between the brackets is one member.',
    explanation: `There are ${count} names between the brackets. Each is one member.`,
    steps: [
      {
        line: members.map((member, at) => `${member}: ${at + 1}`).join(', '),
        why: 'Count each member once.',
      },
      { line: `${count}` },
    ],
  });
};

const impossible = [
  ...['cows with six legs', 'hens with teeth', 'cats with wings', 'dogs that lay eggs', 'trees that talk'],
  ...['goats that read books', 'stones that sing', 'cars that eat grass', 'fish that walk to school'],
  ...[
    'months with 40 days',
    'weeks with nine days',
    'people who are 300 years old',
    `days of the week ${beginningWith('Z')}`,
  ],
];
const single = [
  ...['M', 'F', 'W'].map((letter) => `days of the week ${beginningWith(letter)}`),
  ...['D', 'O'].map((letter) => `months of the year ${beginningWith(letter)}`),
  ...['noses on your face', 'suns in our sky', 'tails of one cow', 'trunks of one elephant'],
  'mouths on your face',
];
const tiny = [
  ...['ants in an anthill', 'grains of salt in a full cup of salt', 'beans in a full cup of beans'],
  ...['drops of water in a full glass', 'hairs on a cat', 'grains of sand at the lake', 'seeds in a pawpaw'],
];

const canThereBe = (random: Random) => {
  const [none, one, small] = [random.pick(impossible), random.pick(single), random.pick(tiny)];
  return askOne(random, {
    prompt: 'Which set is empty?',
    right: none,
    slips: [
      [one, m.oneIsEmpty],
      [small, m.smallIsEmpty],
    ],
    most: 2,
    hint: 'Can you name one member? Then the set is not empty.',
    explanation: `There are no ${none}. That set has 0 members.`,
    steps: [
      { line: 'Is there one at all?', why: 'Ask this for each set.' },
      { line: none, why: 'There is none. We write { }.' },
    ],
  });
};

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const daysWith = (random: Random) => {
  const letter = random.pick([...'ABCDGKLNPRTS']);
  const members = days.filter((day) => day.startsWith(letter));
  const count = members.length;
  return askNumber({
    prompt: `Think of the set of days of the week ${beginningWith(letter)}. How many members does it have?`,
    answer: count,
    slips: [
      [1, count === 0 ? m.oneIsEmpty : f.oneTooFew],
      [7, m.setByPlace],
    ],
    hint: 'Say all the days of the week. Listen to how each one begins.',
    explanation:
      count === 0
        ? `No day begins with ${letter}. The set is empty and has 0 members.`
        : `${listed(members)} begin with ${letter}. The set has ${count} members.`,
    steps: [
      { line: days.join(', '), why: 'Say all the days.' },
      { line: `${count}`, why: count === 0 ? 'We find none.' : `${listed(members)}.` },
    ],
  });
};

const setsAndNone: Maker = (random, level, place) => {
  const { name } = somebody(random, place);
  if (level === 1) return random.coin() ? whereIsNone(random) : countPicture(random);
  if (level === 2)
    return random.coin() ? countNames(random) : whatBelongs(random, name, m.setByLook, m.setByPlace);
  return random.int(1, 3) === 1 ? daysWith(random) : canThereBe(random);
};

export const smallSetMakers = {
  'sets-and-the-empty-set': setsAndNone,
} satisfies Record<string, Maker>;
