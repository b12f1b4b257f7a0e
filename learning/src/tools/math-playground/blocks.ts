import type { Random } from '#practice/random.ts';
import { type Board, isSame, type State, sum } from '#tools/math-playground/board.ts';

/**
 * `build`: lay the number; `trade`: no column may keep ten; `take`: take a number away, which needs a ten to be broken.
 * State: how many blocks of each size, the largest first; as many as there are places.
 */
export type BlocksChallenge = {
  readonly kind: 'build' | 'trade' | 'take' | 'free';
  readonly places: number;
  readonly start: State;
  readonly goal: number;
  /** The number that is subtracted. */
  readonly by: number;
};

/** The most blocks of a column. */
export const mostBlocks = 19;

const worthAt = (places: number, at: number): number => 10 ** (places - 1 - at);

export const numberOf = (state: State): number =>
  sum(state.map((count, at) => count * worthAt(state.length, at)));

const digitsOf = (value: number, places: number): State =>
  Array.from({ length: places }, (_, at) => Math.floor(value / worthAt(places, at)) % 10);

/** Ten blocks of a column for one of the column before it; null if there are not ten. */
export const tradeUp = (state: State, at: number): State | null => {
  const [count = 0, before] = [state[at], state[at - 1]];
  if (before === undefined || count < 10 || before >= mostBlocks) return null;
  return state.map((one, place) => (place === at ? one - 10 : place === at - 1 ? one + 1 : one));
};

/** One block of a column for ten of the next; null if there is none, or no room for them. */
export const breakUp = (state: State, at: number): State | null => {
  const [count = 0, after] = [state[at], state[at + 1]];
  if (after === undefined || count < 1 || after + 10 > mostBlocks) return null;
  return state.map((one, place) => (place === at ? one - 1 : place === at + 1 ? one + 10 : one));
};

const build = (random: Random, places: number, least: number, most: number): BlocksChallenge => ({
  kind: 'build',
  places,
  start: digitsOf(0, places),
  goal: random.int(least, most),
  by: 0,
});

const trade = (random: Random, places: number): BlocksChallenge => {
  const start = Array.from({ length: places }, (_, at) => (at === 0 ? random.int(1, 6) : random.int(10, 18)));
  return { kind: 'trade', places, start, goal: numberOf(start), by: 0 };
};

/** The ones to take away are more than the ones that lie there. */
const take = (random: Random, places: number): BlocksChallenge => {
  const start = Array.from({ length: places }, (_, at) => random.int(at === 0 ? 2 : 1, at === 0 ? 9 : 8));
  const ones = start[start.length - 1] ?? 0;
  const by = random.int(0, numberOf(start) / 10 - 2) * 10 + random.int(ones + 1, 9);
  return { kind: 'take', places, start, goal: numberOf(start) - by, by };
};

const make = (level: number, random: Random): BlocksChallenge => {
  const first = random.coin();
  switch (level) {
    case 1:
      return build(random, 2, 4, 19);
    case 2:
      return build(random, 2, 21, 99);
    case 3:
      return first ? build(random, 3, 101, 499) : trade(random, 2);
    case 4:
      return first ? build(random, 3, 201, 999) : trade(random, 3);
    case 5:
      return first ? take(random, 2) : trade(random, 3);
    case 6:
      return first ? take(random, 3) : build(random, 4, 1001, 9999);
    case 7:
      return first ? take(random, 3) : trade(random, 4);
    default:
      return first ? take(random, 4) : trade(random, 4);
  }
};

export const blocks: Board<BlocksChallenge> = {
  make,
  free: (level) => {
    const places = level <= 2 ? 2 : level <= 5 ? 3 : 4;
    return { kind: 'free', places, start: digitsOf(0, places), goal: 0, by: 0 };
  },
  start: ({ start }) => start,
  isReached: ({ kind, goal, places }, state) => kind !== 'free' && isSame(state, digitsOf(goal, places)),
  solution: ({ goal, places }) => digitsOf(goal, places),
};
