/** Members for sets, pairs of overlapping sets, and rules for membership (P5, P6). */
import { factorsOf } from '#practice/fraction.ts';
import { fromEnd } from '#practice/lists.ts';
import type { Random } from '#practice/random.ts';
import { inWords, listed } from '#practice/write.ts';

export const kinds = [
  ['mango', 'orange', 'banana', 'pawpaw', 'guava', 'lemon', 'pineapple', 'avocado', 'jackfruit'],
  ['cow', 'goat', 'sheep', 'hen', 'duck', 'pig', 'rabbit', 'turkey', 'dog'],
  ['maize', 'beans', 'cassava', 'coffee', 'bananas', 'millet', 'rice', 'groundnuts', 'cotton'],
  ['hoe', 'panga', 'rake', 'axe', 'spade', 'sickle', 'slasher', 'hammer', 'saw'],
  ['cup', 'plate', 'spoon', 'pot', 'fork', 'mat', 'kettle', 'basin', 'bucket', 'tray'],
] as const;

/** Words of five letters at most, to fit in the middle of a Venn diagram. */
export const shortKinds = [
  { kind: 'foods', members: ['rice', 'beans', 'maize', 'fish', 'meat', 'eggs', 'peas', 'yams'] },
  { kind: 'animals', members: ['cow', 'goat', 'sheep', 'hen', 'duck', 'pig', 'dog', 'cat'] },
  { kind: 'tools', members: ['hoe', 'panga', 'rake', 'axe', 'spade', 'saw', 'knife', 'rope'] },
] as const;

const letters = [...'abcdefghijklm'];

const setNames = [
  ['A', 'B'],
  ['P', 'Q'],
  ['K', 'L'],
  ['M', 'N'],
  ['X', 'Y'],
  ['R', 'S'],
] as const;

export const namesOf = (random: Random): readonly [string, string] => random.pick(setNames);

export const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);

/** {2, 4, 6}, and { } for the empty set. */
export const braces = (members: readonly (string | number)[]): string =>
  members.length === 0 ? '{ }' : `{${members.join(', ')}}`;

/** All possible members, in writing order. */
export const poolOf = (random: Random): readonly string[] => {
  const members = random.pick<readonly string[]>(kinds);
  const [first, step] = [random.int(1, 9), random.int(1, 5)];
  const numbers = upTo(0, 11).map((at) => String((first + at) * step));
  const which = random.int(1, 5);
  if (which <= 2) return numbers;
  return which === 3 ? letters : members;
};

export const areNumbers = ([first = '']: readonly string[]): boolean => /^\d/u.test(first);

export type Pair = {
  readonly a: string;
  readonly b: string;
  /** The members of A, of B, of exactly one, of both, and of the union. */
  readonly inA: readonly string[];
  readonly inB: readonly string[];
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  readonly both: readonly string[];
  readonly union: readonly string[];
};

/** Two sets with the given numbers in A only, in both and in B only. */
export const pairOf = (
  random: Random,
  [left, middle, right]: readonly [number, number, number],
  pool = poolOf(random),
): Pair => {
  const [a, b] = namesOf(random);
  const drawn = random.some(pool, left + middle + right);
  const from = (first: number, end: number) => {
    const part = drawn.slice(first, end);
    return pool.filter((one) => part.includes(one));
  };
  return {
    a,
    b,
    inA: from(0, left + middle),
    inB: from(left, drawn.length),
    onlyA: from(0, left),
    onlyB: from(left + middle, drawn.length),
    both: from(left, left + middle),
    union: from(0, drawn.length),
  };
};

/** P = {2, 4} and Q = {4, 6} */
export const pairInWords = ({ a, b, inA, inB }: Pair): string =>
  `${a} = ${braces(inA)} and ${b} = ${braces(inB)}`;

/** 'The common members are 3 and 5' */
export const commonInWords = ({ a, b, both }: Pick<Pair, 'a' | 'b' | 'both'>): string => {
  if (both.length === 0) return `${a} and ${b} have no common member`;
  return both.length === 1
    ? `The common member is ${both.join('')}`
    : `The common members are ${listed(both)}`;
};

export type Rule = {
  /** 'odd numbers between 3 and 12' */
  readonly words: string;
  readonly members: readonly number[];
};

type Between = Rule & {
  /** The counts with both ends included, and without the rule. */
  readonly withEnds: number;
  readonly unruled: number;
};

type Obeys = readonly [words: string, test: (one: number) => boolean];

const between = ([words, test]: Obeys, low: number, high: number): Between => ({
  words: `${words} between ${low} and ${high}`,
  members: upTo(low + 1, high - 1).filter(test),
  withEnds: upTo(low, high).filter(test).length,
  unruled: high - low - 1,
});

/** The start is stated, because 0 is an even number and a multiple, too. */
export const fromOne = ([words, test]: Obeys, most: number): Rule => ({
  words: `${words} from 1 to ${most}`,
  members: upTo(1, most).filter(test),
});

export const evens: Obeys = ['even numbers', (one) => one % 2 === 0];
export const odds: Obeys = ['odd numbers', (one) => one % 2 === 1];
export const multiplesOf = (step: number): Obeys => [`multiples of ${step}`, (one) => one % step === 0];

export const firstMultiples = (step: number, count: number): Rule => ({
  words: `the first ${inWords(count)} multiples of ${step}`,
  members: upTo(1, count).map((times) => times * step),
});

export const factorRule = (value: number): Rule => ({
  words: `factors of ${value}`,
  members: factorsOf(value),
});

/** Even or odd numbers, or multiples, within a short range. */
export const betweenRule = (random: Random, steps: readonly number[]): Between => {
  const low = random.int(1, 14);
  const step = random.pick(steps);
  const [words, test] = step === 2 ? random.pick([evens, odds]) : multiplesOf(step);
  return between([words, test], low, low + step * random.int(3, 5) + random.int(0, 1));
};

export const lastOf = (members: readonly number[]): number => fromEnd(members) ?? 0;
