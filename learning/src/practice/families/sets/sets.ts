/** Finite and infinite sets, and the number of subsets (P7). */
import { askNumber, askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { factorsOf } from '#practice/fraction.ts';
import { setMistakes as m } from '#practice/misconceptions/sets.ts';
import { somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { listed, power, written } from '#practice/write.ts';

const counting = (values: readonly number[]): string => values.map(written).join(', ');

/** {3, 6, 9, ..., 60} */
const dotted = (first: number, step: number, last?: number): string => {
  const shown = counting([first, first + step, first + 2 * step]);
  return last === undefined ? `{${shown}, ...}` : `{${shown}, ..., ${written(last)}}`;
};

const vast = [
  'grains of maize in a full sack',
  'leaves on one mango tree',
  'drops of water in Lake Victoria',
  'hairs on all the goats of a village',
  'people on Earth today',
  'grains of sand beside Lake Kyoga',
] as const;

const endlessSets = (random: Random) => [
  `{multiples of ${random.int(3, 12)}}`,
  random.pick(['{odd numbers}', '{even numbers}', '{counting numbers}']),
  dotted(random.int(1, 4), random.int(2, 6)),
  `{counting numbers greater than ${random.int(2, 50) * 10}}`,
];

const whichIs = (random: Random, asksInfinite: boolean) => {
  const dots = dotted(1, 1, random.int(20, 999) * 10);
  const factors = `{factors of ${random.pick([24, 36, 48, 60, 72, 96, 120, 144, 180])}}`;
  const endless = endlessSets(random);
  const multiples = endless[0] ?? '';
  const many = `{${random.pick(vast)}}`;
  const finite: readonly Slip<string>[] = [
    [many, m.manyIsEndless],
    [dots, m.dotsMeanEndless],
    [factors, m.factorsForMultiples],
  ];
  const right = asksInfinite ? random.pick(endless) : (random.pick(finite)[0] as string);
  const slips: readonly Slip<string>[] = asksInfinite
    ? finite
    : endless.map((set) => [set, set === multiples ? m.factorsForMultiples : m.infiniteSeemsFinite] as const);
  const word = asksInfinite ? 'infinite' : 'finite';
  return askOne(random, {
    prompt: `Which of these sets is ${word}?`,
    right,
    slips: random.shuffle(slips),
    hint: 'Would you ever reach the last member, if you had all the time in the world?',
    explanation: asksInfinite
      ? `After each member of ${right} another one follows, so it never ends. A set with very many members can still end.`
      : `The members of ${right} come to an end, even if there are very many. In the other sets another member always follows.`,
    steps: [
      {
        line: asksInfinite ? 'Another member always follows.' : 'There is a last member.',
        why: 'Ask whether counting would ever stop.',
      },
      { line: `The ${word} set is ${right}` },
    ],
  });
};

const countMultiples = (random: Random) => {
  const [step, count] = [random.int(3, 12), random.int(8, 40)];
  const last = step * count;
  return askNumber({
    prompt: `How many members has the set ${dotted(step, step, last)}?`,
    answer: count,
    unit: 'members',
    slips: [
      [4, m.dotsSkipped],
      [last, m.lastIsCount],
      [last - step + 1, m.allNumbersCounted],
    ],
    pleStyle: 'Mathematics A, "Find n( ) ..."',
    hint: `Each member is ${step} times a counting number.`,
    explanation: `Each member is ${step} times a counting number, and the last is ${step} × ${count}. The dots stand for members too.`,
    steps: [
      { line: `${step} × 1 = ${step} and ${step} × 2 = ${step * 2}`, why: 'Find the pattern.' },
      { line: `${written(last)} ÷ ${step} = ${count}`, why: 'See which one the last member is.' },
      { line: `The set has ${count} members` },
    ],
  });
};

const countSteps = (random: Random) => {
  const step = random.int(2, 9);
  const first = random.int(2, 20);
  const count = random.int(7, 30);
  if (first % step === 0) return null;
  const last = first + step * (count - 1);
  return askNumber({
    prompt: `How many members has the set ${dotted(first, step, last)}?`,
    answer: count,
    unit: 'members',
    slips: [
      [count - 1, m.firstNotCounted],
      [4, m.dotsSkipped],
      [last - first + 1, m.allNumbersCounted],
      [last, m.lastIsCount],
    ],
    pleStyle: 'Mathematics A, "Find n( ) ..."',
    hint: 'Count the jumps from the first member to the last. Then remember the first member.',
    explanation: `From ${first} to ${written(last)} there are ${count - 1} jumps of ${step}. The first member is one more, so there are ${count}.`,
    steps: [
      {
        line: `${written(last)} − ${first} = ${written(last - first)}`,
        why: 'How far is it from the first to the last?',
      },
      { line: `${written(last - first)} ÷ ${step} = ${count - 1}`, why: `Each jump is ${step}.` },
      { line: `${count - 1} + 1 = ${count} members`, why: 'Count the first member too.' },
    ],
  });
};

const isPrime = (value: number): boolean => factorsOf(value).length === 2;

const countPrimes = (random: Random) => {
  const low = random.int(1, 30);
  const high = low + random.int(9, 16);
  const inside = Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at);
  const primes = inside.filter(isPrime);
  if (primes.length < 2) return null;
  return askNumber({
    prompt: `P = {prime numbers between ${low} and ${high}}. Find n(P).`,
    answer: primes.length,
    unit: 'members',
    slips: [
      [inside.filter((one) => one % 2 === 1 && one > 1).length, m.oddIsPrime],
      ...(primes.includes(2) ? [[primes.length - 1, m.twoNotPrime] as const] : []),
      [inside.length, m.allNumbersCounted],
      [inside.length + 2, m.allNumbersCounted],
    ],
    pleStyle: 'Mathematics A, "Find n( ) ..."',
    hint: 'A prime number has exactly two factors. List the members first.',
    explanation: `The members are ${listed(primes.map(String))}. An odd number such as 9 or 15 has more factors and is not prime.`,
    steps: [
      { line: inside.join(', '), why: `The numbers between ${low} and ${high}; the ends are left out.` },
      { line: `P = {${primes.join(', ')}}`, why: 'Keep those with exactly two factors.' },
      { line: `n(P) = ${primes.length} members` },
    ],
  });
};

const finiteOrInfinite: Maker = (random, level) => {
  if (level === 1) return whichIs(random, random.coin());
  if (level === 2) return countMultiples(random);
  return random.coin() ? countSteps(random) : countPrimes(random);
};

const memberSets = [
  { name: 'V', members: ['a', 'e', 'i', 'o', 'u'] },
  { name: 'F', members: ['mango', 'banana', 'pawpaw', 'orange', 'pineapple', 'guava'] },
  { name: 'T', members: ['hoe', 'panga', 'rake', 'slasher', 'axe', 'spade', 'sickle'] },
  { name: 'D', members: ['2', '3', '5', '7', '11', '13', '17'] },
] as const;

const twos = (count: number): string => Array.from({ length: count }, () => '2').join(' × ');

const membersBack = (random: Random, person: string) => {
  const count = random.int(3, 9);
  const all = 2 ** count;
  const proper = random.coin();
  const given = proper ? all - 1 : all;
  return askNumber({
    prompt: `${person} thinks of a set with ${given} ${proper ? 'proper subsets' : 'subsets'}. How many members has it?`,
    answer: count,
    unit: 'members',
    slips: [
      ...(proper ? [[all, m.stopsAtSubsets] as const, [given - 1, m.subsetLeftOut] as const] : []),
      [all / 2, m.halvesForMembers],
      [count + 1, m.numbersForSteps],
    ],
    pleStyle: 'Mathematics A, "Find n( ) ..."',
    hint: proper
      ? 'How many subsets are there when the set itself is counted too?'
      : 'How often can you halve the number until you reach 1?',
    explanation: `${all} is ${power(2, count)}, so the set has ${count} members. Halving once is not enough.`,
    steps: [
      ...(proper ? [{ line: `${given} + 1 = ${all}`, why: 'The set itself is one more subset.' }] : []),
      { line: `${all} = ${twos(count)}`, why: 'Write the number of subsets as a product of twos.' },
      { line: `${power(2, count)} has ${count} twos, so n = ${count} members` },
    ],
  });
};

const numberOfSubsets: Maker = (random, level, place) => {
  const { name, members } = random.pick(memberSets);
  const person = somebody(random, place).name;
  if (level === 3) return membersBack(random, person);
  const count = random.int(3, level === 1 ? 6 : 7);
  const all = 2 ** count;
  const chosen = random.some<string>(members, count);
  const named = chosen.length === count && random.int(1, 4) > 1;
  const what = level === 1 ? 'subsets' : 'proper subsets';
  const answer = level === 1 ? all : all - 1;
  const ask = named
    ? `${name} = {${chosen.join(', ')}}. How many ${what} has ${name}?`
    : `A set has ${count} members. How many ${what} has it?`;
  return askNumber({
    prompt: ask,
    answer,
    unit: 'subsets',
    slips: [
      [level === 1 ? all - 1 : all, m.subsetLeftOut],
      [2 * count, m.doublesTheMembers],
      [count * count, m.squaresTheMembers],
      [count, m.membersForSubsets],
    ],
    pleStyle: `Mathematics A, "How many ${what} ...?"`,
    hint: 'Each member is either in a subset or out of it.',
    explanation:
      level === 1
        ? `Each member is in or out, so we multiply ${count} twos. The empty set and the set itself count as well.`
        : `There are ${all} subsets. A proper subset is any of them except the set itself, so one is left out.`,
    steps: [
      { line: `n = ${count}`, why: 'Count the members.' },
      {
        line: `${power(2, count)} = ${twos(count)} = ${all}${level === 1 ? ' subsets' : ''}`,
        why: 'Each member doubles the number of subsets.',
      },
      ...(level === 1 ? [] : [{ line: `${all} − 1 = ${all - 1} subsets`, why: 'Leave out the set itself.' }]),
    ],
  });
};

export const setMakers = {
  'finite-or-infinite': finiteOrInfinite,
  'number-of-subsets': numberOfSubsets,
} satisfies Record<string, Maker>;
