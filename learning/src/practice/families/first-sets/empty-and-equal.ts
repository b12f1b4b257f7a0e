/** The empty set, and equal and equivalent sets (P4). */
import { askNumber, askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { beginningWith, capitals, drawSets, setOf } from '#practice/families/first-sets/known-sets.ts';
import { firstSetMistakes as m } from '#practice/misconceptions/first-sets.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

const impossible = [
  ...[
    'cows with wings',
    'goats that lay eggs',
    'hens with four legs',
    'fish that fly to school',
    'dogs with horns',
  ],
  ...['people who are 300 years old', 'months with 35 days', `days of the week ${beginningWith('B')}`],
  ...[
    'odd numbers that end in 4',
    'even numbers that end in 7',
    'triangles with four sides',
    'weeks with ten days',
  ],
];
const withOne = [
  ...['D', 'N'].map((letter) => `months of the year ${beginningWith(letter)}`),
  ...[
    'whole numbers between 6 and 8',
    'cities that are the capital of Uganda',
    'even numbers between 3 and 5',
  ],
  ...['F', 'M'].map((letter) => `days of the week ${beginningWith(letter)}`),
  'odd numbers between 8 and 10',
];
const farAway = [
  ...['elephants in Uganda', 'lions in Uganda', 'lakes in Uganda', 'crocodiles in the Nile'],
  ...['gorillas in Uganda', 'zebras in Uganda', 'aeroplanes at Entebbe', 'hippos in Lake Edward'],
];

const whichIsEmpty = (random: Random) => {
  const [none, one, far] = [random.pick(impossible), random.pick(withOne), random.pick(farAway)];
  return askOne(random, {
    prompt: 'Which of these sets is empty?',
    right: none,
    slips: [
      [one, m.fewIsEmpty],
      [far, m.notSeenIsEmpty],
      ['{0}', m.zeroIsEmpty],
    ],
    hint: 'Try to find one member. One is enough.',
    explanation: `There are no ${none}. The set {0} has the member 0, and the other sets have members too.`,
    steps: [
      { line: 'Can there be one member?', why: 'Ask this for each set.' },
      { line: none, why: 'There is none, so we write { }.' },
    ],
  });
};

/** Every range has different numbers of even and odd numbers, so mixing them up gives a wrong count. */
const betweenNumbers = (random: Random) => {
  const low = random.int(2, 40);
  const gap = random.pick([1, 2, 2, 4]);
  const high = low + gap;
  const words = gap === 1 ? 'whole' : random.pick(['even', 'odd'] as const);
  const inside = Array.from({ length: gap - 1 }, (_, at) => low + 1 + at);
  const members = inside.filter((one) => words === 'whole' || (one % 2 === 0) === (words === 'even'));
  const letter = random.pick(capitals);
  const count = members.length;
  const ends = [low, high].filter((one) => words === 'whole' || (one % 2 === 0) === (words === 'even'));
  const where = `greater than ${low} but less than ${high}`;
  return askNumber({
    prompt: `${letter} is the set of ${words} numbers ${where}. Find n(${letter}).`,
    answer: count,
    slips: [
      [count + ends.length, m.endsTakenIn],
      [inside.length - count, m.ruleBroken],
      [inside.length, m.ruleBroken],
      [inside.length + 2, m.ruleBroken],
    ],
    hint: 'Write the numbers between the two ends. Which of them obey the rule?',
    explanation:
      count === 0
        ? `No ${words} number is ${where}. So ${letter} is the empty set, and n(${letter}) is 0.`
        : `We find ${listed(members.map(String))}. One member is enough: the set is not empty.`,
    steps: [
      { line: `${letter} = ${count === 0 ? '{ }' : setOf(members)}`, why: `Leave out ${low} and ${high}.` },
      { line: `n(${letter}) = ${count}`, why: 'Count the members.' },
    ],
  });
};

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const;

const writeTheSet = (random: Random) => {
  const [words, all] = random.pick([
    ['days of the week', days],
    ['months of the year', months],
  ] as const);
  const first = random.pick([...'ABCDEFGHKLMNOPRSTW']);
  const members = (all as readonly string[]).filter((name) => name.startsWith(first));
  const others = (all as readonly string[]).filter((name) => !members.includes(name));
  const holding = others.filter((name) => name.includes(first.toLowerCase()));
  if (members.length > 1 || (members.length === 0 && holding.length === 0)) return null;
  const letter = random.pick(capitals.filter((name) => name !== first));
  const [member = ''] = members;
  const wrong = random.pick(holding.length === 0 ? others : holding);
  const right = members.length === 0 ? `${letter} = { }` : `${letter} = {${member}}`;
  return askOne(random, {
    prompt: `${letter} is the set of ${words} ${beginningWith(first)}. Which is true?`,
    right,
    slips: [
      [`${letter} = {0}`, m.zeroIsEmpty],
      members.length === 0 ? [`${letter} is not a set`, m.emptyNotASet] : [`${letter} = ∅`, m.fewIsEmpty],
      [`${letter} = {${wrong}}`, m.ruleBroken],
    ],
    hint: `Say all the ${words}. Which of them begin with ${first}?`,
    explanation:
      members.length === 0
        ? `None of the ${words} begins with ${first}. The set has no members, so it is the empty set { }. In {0} there is a member, the number 0.`
        : `Only ${member} begins with ${first}. A set with one member is not empty.`,
    steps: [
      { line: all.join(', '), why: 'Look at the first letters.' },
      { line: right, why: members.length === 0 ? 'We find no member.' : 'We find one member.' },
    ],
  });
};

const theEmptySet: Maker = (random, level) => {
  if (level === 1) return whichIsEmpty(random);
  return level === 2 ? betweenNumbers(random) : writeTheSet(random);
};

const findEquivalent = (random: Random) => {
  const count = random.int(3, 5);
  const { members, others, name } = drawSets(random, 6, 6);
  const letter = random.pick(capitals);
  const first = members.slice(0, count);
  const start = random.int(1, 20);
  const numbers = (length: number) => setOf(Array.from({ length }, (_, at) => start + 2 * at));
  const right = random.coin() ? setOf(others.slice(0, count)) : numbers(count);
  return askOne(random, {
    prompt: `${letter} = ${setOf(first)}. Which set is equivalent to ${letter}?`,
    right,
    slips: [
      [setOf(members.slice(6 - count + 1)), m.kindMustMatch],
      [setOf(others.slice(0, count + 1)), m.memberLeftOut],
      [numbers(count - 1), m.memberCountedTwice],
    ],
    hint: 'Equivalent sets have the same number of members. Count.',
    explanation: `${letter} has ${count} members. An equivalent set has ${count} members too, and they need not be ${name}.`,
    steps: [
      { line: `n(${letter}) = ${count}`, why: 'Count the members.' },
      { line: right, why: `This set has ${count} members too.` },
    ],
  });
};

/** All options hold numbers of one kind. */
const findEqual = (random: Random) => {
  const [start, step, count] = [random.int(1, 9), random.int(2, 5), random.int(3, 4)];
  const members = Array.from({ length: count }, (_, at) => start + at * step);
  const mixed = random.shuffle(members);
  if (mixed.join() === members.join()) return null;
  const next = start + count * step;
  const right = setOf(mixed);
  return askOne(random, {
    prompt: `Which set is equal to ${setOf(members)}?`,
    right,
    slips: [
      [setOf(members.map((one) => one + 1)), m.equalEquivalentMixed],
      [setOf([...members, next]), m.ruleBroken],
      [setOf([...members.slice(0, -1), next]), m.orderMatters],
    ],
    hint: 'Tick off the members one by one. The order does not matter.',
    explanation: `${right} has exactly the same members in another order. In each of the other sets some member is different.`,
    steps: [
      { line: listed(members.map(String)), why: 'All of these must be there, and no other.' },
      { line: right, why: 'Each member is ticked.' },
    ],
  });
};

const verdicts = {
  equal: 'They are equal.',
  equivalent: 'They are equivalent but not equal.',
  neither: 'They are neither equal nor equivalent.',
} as const;

const compareTwo = (random: Random) => {
  const [one, other] = random.some(capitals, 2);
  const count = random.int(3, 4);
  const isOneKind = random.coin();
  const { members, others } = drawSets(random, 6, 5);
  const verdict = random.pick(['equal', 'equivalent', 'neither'] as const);
  const first = members.slice(0, count);
  const second = {
    equal: random.shuffle(first),
    equivalent: isOneKind ? random.shuffle([...first.slice(1), members[5] ?? '']) : others.slice(0, count),
    neither: isOneKind ? random.shuffle([...first, members[5] ?? '']) : others.slice(0, count + 1),
  }[verdict];
  if (verdict === 'equal' && second.join() === first.join()) return null;
  const slips = {
    equal: [
      [verdicts.equivalent, m.equalEquivalentMixed],
      [verdicts.neither, m.orderMatters],
    ],
    equivalent: [
      [verdicts.equal, isOneKind ? m.sameKindEqual : m.equalEquivalentMixed],
      [verdicts.neither, m.kindMustMatch],
    ],
    neither: [
      [verdicts.equal, m.sameKindEqual],
      [verdicts.equivalent, m.memberLeftOut],
    ],
  } as const;
  return askOne(random, {
    prompt: `${one} = ${setOf(first)} and ${other} = ${setOf(second)}. What is true of ${one} and ${other}?`,
    right: verdicts[verdict],
    slips: slips[verdict],
    hint: 'First count. If the numbers are the same, tick the members.',
    explanation: {
      equal: 'Both sets have exactly the same members. The order does not matter, so they are equal.',
      equivalent: `Each set has ${count} members, so they are equivalent. Not all members are the same, so they are not equal.`,
      neither: `One set has ${count} members and the other has ${count + 1}. So they are not equivalent, and they cannot be equal.`,
    }[verdict],
    steps: [
      { line: `n(${one}) = ${first.length} and n(${other}) = ${second.length}`, why: 'Count the members.' },
      { line: verdicts[verdict], why: verdict === 'neither' ? 'The numbers differ.' : 'Tick the members.' },
    ],
  });
};

const equalOrEquivalent: Maker = (random, level) => {
  if (level === 1) return findEquivalent(random);
  return level === 2 ? findEqual(random) : compareTwo(random);
};

export const emptyAndEqualMakers = {
  'the-empty-set': theEmptySet,
  'equal-or-equivalent': equalOrEquivalent,
} satisfies Record<string, Maker>;
