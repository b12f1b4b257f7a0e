import type { Random } from '#practice/random.ts';
import { type Board, type State, sum } from '#tools/math-playground/board.ts';

/** Numerator and denominator. */
export type Fraction = readonly [over: number, under: number];

/** Every kind of piece divides the bar into whole parts of this unit. */
const bar = 120;

export const partsOf = ([over, under]: Fraction): number => (over * bar) / under;

/**
 * `make`: lay the goal; `equal`: the same length from another kind of piece; `compare`: lay the longer of two; `add` and
 * `take`: lay the sum or the difference. State: the denominators of the pieces in the row.
 */
export type FractionsChallenge = {
  readonly kind: 'make' | 'equal' | 'compare' | 'add' | 'take' | 'free';
  readonly given: readonly Fraction[];
  readonly goal: Fraction;
  /** The kinds of pieces at hand. */
  readonly pieces: readonly number[];
};

/** No more fits in a row one bar long. */
const mostPieces = 12;

export const laid = (state: State): number => sum(state.map((under) => bar / under));

/** The share of the bar that is covered. */
export const shareOf = (state: State): number => laid(state) / bar;

export const hasRoom = (state: State, under: number): boolean =>
  state.length < mostPieces && laid(state) + bar / under <= bar;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

const simplest = ([over, under]: Fraction): Fraction => {
  const by = divisor(over, under);
  return [over / by, under / by];
};

/** The sum of the laid pieces, in its simplest form. */
export const fractionOf = (state: State): Fraction => simplest([laid(state), bar]);

const proper = (random: Random, under: number): Fraction => [random.int(1, under - 1), under];

const makeOf = (random: Random, pieces: readonly number[]): FractionsChallenge => {
  const goal = proper(random, random.pick(pieces));
  return { kind: 'make', given: [], goal, pieces };
};

/* Each pair: a fraction is given in the first, and laid in the second. */
const equalPairs = {
  easy: [
    [2, 4],
    [2, 6],
    [2, 8],
    [3, 6],
    [4, 8],
  ],
  hard: [
    [3, 12],
    [4, 12],
    [5, 10],
    [6, 12],
    [4, 8],
    [2, 10],
  ],
} as const;

const equal = (random: Random, pairs: readonly (readonly [number, number])[]): FractionsChallenge => {
  const [under, piece] = random.pick(pairs);
  const goal = proper(random, under);
  return { kind: 'equal', given: [goal], goal, pieces: [piece] };
};

const compare = (random: Random): FractionsChallenge => {
  const [a, b] = random.some([2, 3, 4, 5, 6, 8, 10], 2) as readonly [number, number];
  const [first, other] = [proper(random, a), proper(random, b)];
  const [x, y] = [partsOf(first), partsOf(other)];
  if (x === y) return compare(random);
  return { kind: 'compare', given: [first, other], goal: x > y ? first : other, pieces: [a, b] };
};

/* Two kinds that meet in a third. */
const families = [
  [2, 4, 4],
  [2, 6, 6],
  [3, 6, 6],
  [4, 8, 8],
  [2, 3, 6],
  [2, 5, 10],
  [5, 10, 10],
  [3, 4, 12],
] as const;

const twoOf = (random: Random): readonly [Fraction, Fraction, number] => {
  const [a, b, common] = random.pick(families);
  return [proper(random, a), proper(random, b), common];
};

const added = (random: Random): FractionsChallenge => {
  const [first, other, common] = twoOf(random);
  const all = partsOf(first) + partsOf(other);
  if (all > bar) return added(random);
  return { kind: 'add', given: [first, other], goal: simplest([all, bar]), pieces: [common] };
};

const taken = (random: Random): FractionsChallenge => {
  const [first, other, common] = twoOf(random);
  const left = partsOf(first) - partsOf(other);
  if (left === 0) return taken(random);
  const given = left > 0 ? [first, other] : [other, first];
  return { kind: 'take', given, goal: simplest([Math.abs(left), bar]), pieces: [common] };
};

/** From several kinds, none of which can lay it alone. */
const mixed = (random: Random): FractionsChallenge => {
  const [goal, pieces] = random.pick([
    [
      [5, 6],
      [2, 3],
    ],
    [
      [7, 12],
      [3, 4],
    ],
    [
      [11, 12],
      [2, 4, 6],
    ],
    [
      [7, 10],
      [2, 5],
    ],
    [
      [9, 10],
      [2, 5],
    ],
    [
      [5, 12],
      [4, 6],
    ],
    [
      [11, 12],
      [3, 4],
    ],
  ] as const);
  return { kind: 'make', given: [], goal, pieces };
};

const make = (level: number, random: Random): FractionsChallenge => {
  const first = random.coin();
  switch (level) {
    case 1:
      return makeOf(random, [2, 4]);
    case 2:
      return makeOf(random, [2, 3, 4]);
    case 3:
      return first ? makeOf(random, [3, 5, 6, 8]) : equal(random, equalPairs.easy);
    case 4:
      return first ? equal(random, equalPairs.easy) : equal(random, equalPairs.hard);
    case 5:
      return first ? compare(random) : equal(random, equalPairs.hard);
    case 6:
      return first ? compare(random) : added(random);
    case 7:
      return first ? added(random) : taken(random);
    default:
      return first ? mixed(random) : taken(random);
  }
};

/** The fewest pieces of these kinds that fill the parts, longest kinds tried first. */
const fill = (parts: number, pieces: readonly number[]): State | null => {
  if (parts === 0) return [];
  for (const under of pieces) {
    const one = bar / under;
    if (one > parts) continue;
    const rest = fill(parts - one, pieces);
    if (rest !== null) return [under, ...rest];
  }
  return null;
};

export const fractions: Board<FractionsChallenge> = {
  make,
  free: (level) => ({
    kind: 'free',
    given: [],
    goal: [1, 1],
    pieces: level <= 2 ? [2, 3, 4] : level <= 4 ? [2, 3, 4, 6, 8] : [2, 3, 4, 5, 6, 8, 10, 12],
  }),
  start: () => [],
  isReached: ({ kind, goal, pieces }, state) =>
    kind !== 'free' &&
    state.length <= mostPieces &&
    state.every((under) => pieces.includes(under)) &&
    laid(state) === partsOf(goal),
  solution: ({ goal, pieces }) => fill(partsOf(goal), pieces) ?? [],
};
