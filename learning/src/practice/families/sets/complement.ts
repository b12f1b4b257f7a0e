/** The complement of a set in its universal set (P6). */
import { askNumber, askOne, type Slip, unlessGiven } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { braces, poolOf, upTo } from '#practice/families/sets/members.ts';
import { regionsOf, totalOf } from '#practice/families/sets/venn.ts';
import { filled } from '#practice/families/sets/venn-parts.ts';
import { pairMistakes } from '#practice/misconceptions/set-pairs.ts';
import { partMistakes as m } from '#practice/misconceptions/set-parts.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

type Given = {
  readonly name: string;
  readonly whole: readonly string[];
  readonly set: readonly string[];
  /** 'K = {b, e}' or 'K is the set of multiples of 3' */
  readonly told: string;
};

const listedSet = (random: Random): Given => {
  const pool = poolOf(random);
  const drawn = random.some(pool, random.int(5, 7));
  const whole = pool.filter((one) => drawn.includes(one));
  const out = random.some(whole, random.int(2, 3));
  const set = whole.filter((one) => out.includes(one));
  const name = random.pick(['A', 'B', 'D', 'K', 'T']);
  return { name, whole, set, told: `${name} = ${braces(set)}` };
};

const ruledSet = (random: Random): Given => {
  const name = random.pick(['A', 'B', 'D', 'K', 'T']);
  const most = random.int(8, 12);
  const whole = upTo(1, most).map(String);
  const step = random.int(3, 4);
  const [words, test] = random.pick([
    [`multiples of ${step}`, (one: number) => one % step === 0],
    ['even numbers', (one: number) => one % 2 === 0],
    ['odd numbers', (one: number) => one % 2 === 1],
    [`factors of ${most}`, (one: number) => most % one === 0],
  ] as const);
  const set = whole.filter((one) => test(Number(one)));
  return { name, whole, set, told: `${name} is the set of ${words} in ξ` };
};

const whichComplement = (random: Random) => {
  const { name, whole, set, told } = random.coin() ? listedSet(random) : ruledSet(random);
  const rest = whole.filter((one) => !set.includes(one));
  const slips: readonly Slip<string>[] = [
    [braces(set), s.complementIsInside],
    [braces(whole), m.complementIsEverything],
    [braces(rest.slice(0, -1)), pairMistakes.memberLeftOut],
  ];
  return askOne(random, {
    prompt: `The universal set is ξ = ${braces(whole)}, and ${told}. Which set is ${name}′?`,
    right: braces(rest),
    slips,
    hint: `Cross out the members of ${name} in the universal set.`,
    explanation: `We cross out ${listed(set)} in the universal set, so ${listed(rest)} are left.`,
    steps: [
      { line: `${name} = ${braces(set)}`, why: 'These are crossed out.' },
      { line: `${name}′ = ${braces(rest)}`, why: 'These are left of the universal set.' },
    ],
  });
};

/** 75 − 48 with the smaller digit taken from the larger: 33. */
const withoutBorrowing = (from: number, take: number): number =>
  10 * (Math.floor(from / 10) - Math.floor(take / 10)) + Math.abs((from % 10) - (take % 10));

const groups = [
  { who: 'children', all: 'children that a nurse expects', set: 'C', those: 'children who have come' },
  { who: 'learners', all: 'learners in a class', set: 'W', those: 'learners who walk to school' },
  { who: 'homes', all: 'homes in a village', set: 'G', those: 'homes that keep goats' },
  { who: 'trees', all: 'trees on a farm', set: 'M', those: 'mango trees' },
  { who: 'books', all: 'books in a library', set: 'S', those: 'story books' },
  { who: 'stalls', all: 'stalls in a market', set: 'F', those: 'stalls that sell fish' },
] as const;

const missingNumber = (random: Random) => {
  const { all, set, those, who } = random.pick(groups);
  const whole = random.int(31, 95);
  const part = random.int(12, whole - 9);
  const asksSet = random.coin();
  const rest = whole - part;
  const [given, asked] = asksSet ? [`${set}′`, set] : [set, `${set}′`];
  return askNumber({
    prompt: `The universal set ξ is the set of all the ${all}, and n(ξ) = ${whole}. ${set} is the set of the ${those}, and n(${given}) = ${part}. Find n(${asked}).`,
    answer: rest,
    unit: who,
    slips: [
      [part, s.complementIsInside],
      [whole + part, m.complementAdded],
      [withoutBorrowing(whole, part), m.borrowingForgotten],
    ],
    hint: `${set} and ${set}′ together make the whole.`,
    explanation: `The set and its complement make the whole, so ${whole} − ${part} = ${rest}. Check it with ${part} + ${rest} = ${whole}.`,
    steps: [
      { line: `n(${set}) + n(${set}′) = ${whole}`, why: 'Together they make the universal set.' },
      { line: `${whole} − ${part} = ${rest} ${who}`, why: 'Take away what is known.' },
    ],
  });
};

const complementInDiagram = (random: Random) => {
  const regions = regionsOf(random, 14);
  const { onlyOne, both, onlyOther, neither } = regions;
  const whole = totalOf(regions);
  const asked = random.pick(['A', 'B', 'A ∪ B'] as const);
  // Rejects equal parts, which could be mixed up.
  if (neither === 1 || both === neither) return null;
  if ([onlyOne + both, onlyOther + both, whole - neither].some((inside) => 2 * inside === whole)) return null;
  const told = `In this diagram n(ξ) = ${whole}. The other numbers show how many members are in each part.`;
  const drawn = (outside?: '?') => ({
    show: filled({ doOne: 'A', doOther: 'B' }, regions, whole, outside),
    unit: 'members',
  });
  if (asked === 'A ∪ B')
    return askNumber({
      ...drawn('?'),
      prompt: `${told} Find n((A ∪ B)′).`,
      answer: neither,
      slips: [
        [whole - neither, s.complementIsInside],
        [onlyOne + neither + onlyOther, s.bothLeftOut],
        [whole, m.complementIsEverything],
      ],
      hint: 'Which region lies outside both circles?',
      explanation: `A ∪ B is everything inside the circles, ${onlyOne} + ${both} + ${onlyOther} = ${whole - neither}. Outside are ${whole} − ${whole - neither} = ${neither}.`,
      steps: [
        {
          line: `${onlyOne} + ${both} + ${onlyOther} = ${whole - neither}`,
          why: 'These are inside the circles.',
        },
        {
          line: `${whole} − ${whole - neither} = ${neither} members`,
          why: 'The rest is outside both circles.',
        },
      ],
    });
  const [mine, other, left] = asked === 'A' ? [onlyOne, onlyOther, 'B'] : [onlyOther, onlyOne, 'A'];
  return askNumber({
    ...drawn(),
    prompt: `${told} Find n(${asked}′).`,
    answer: other + neither,
    slips: [
      [other, s.complementIsOtherSet],
      [neither, s.complementIsNeither],
      [mine + both, s.complementIsInside],
      [other + both, s.complementIsOtherSet],
    ],
    hint: `Think of every region that lies outside circle ${asked}.`,
    explanation: `Outside circle ${asked} lie ${other} in ${left} only and ${neither} in neither, and ${other} + ${neither} = ${other + neither}. Check it with ${whole} − ${mine + both} = ${other + neither}.`,
    steps: [
      {
        line: `In ${left} only: ${other}, and outside: ${neither}`,
        why: `These regions are not in ${asked}.`,
      },
      { line: `${other} + ${neither} = ${other + neither} members`, why: 'Add them.' },
    ],
  });
};

const complementOfASet: Maker = (random, level) => {
  if (level === 1) return whichComplement(random);
  return unlessGiven(level === 2 ? missingNumber(random) : complementInDiagram(random));
};

export const complementMakers = { 'complement-of-a-set': complementOfASet } satisfies Record<string, Maker>;
