import type { Random } from '#practice/random.ts';
import { type Board, isSame, type State } from '#tools/math-playground/board.ts';

/**
 * Bags that all hold the same number of stones, and single stones, in two pans. `fill`: lay stones on the left until it
 * is level; `bag`: do the same to both pans until one bag alone stands against stones. State: bags and stones on the
 * left, bags and stones on the right.
 */
export type BalanceChallenge = {
  readonly kind: 'fill' | 'bag' | 'free';
  readonly start: State;
  readonly inBag: number;
};

const mostStones = 20;

/** How much heavier the right pan is, in stones. */
export const tiltOf = ({ inBag }: BalanceChallenge, state: State): number => {
  const [bags = 0, stones = 0, otherBags = 0, otherStones = 0] = state;
  return (otherBags - bags) * inBag + otherStones - stones;
};

/** The most that may lie at a place. In a puzzle things go away and come back, and no new ones come. */
export const mostAt = ({ kind, start }: BalanceChallenge, place: number): number => {
  const isStones = place % 2 === 1;
  if (kind === 'free') return isStones ? mostStones : 3;
  if (kind === 'fill') return place === 1 ? mostStones : (start[place] ?? 0);
  return start[place] ?? 0;
};

/** The fewest that may lie at a place. */
export const leastAt = ({ kind, start }: BalanceChallenge, place: number): number =>
  kind === 'fill' ? (start[place] ?? 0) : 0;

/** Both pans parted into equal shares, as many as there are bags, one share kept; null where that cannot be. */
export const shareBoth = (state: State): State | null => {
  const [bags = 0, , otherBags = 0] = state;
  const shares = bags + otherBags;
  if (shares < 2 || (bags > 0 && otherBags > 0)) return null;
  return state.every((count) => count % shares === 0) ? state.map((count) => count / shares) : null;
};

const fill = (random: Random, most: number): BalanceChallenge => {
  const whole = random.int(3, most);
  return { kind: 'fill', start: [0, random.int(1, whole - 1), 0, whole], inBag: 0 };
};

/** Bags and stones on the left, further bags on the right, and as many stones there as make it level. */
const bag = (
  random: Random,
  [bags, otherBags]: readonly [number, number],
  stones: readonly [number, number],
  inBag: readonly [number, number],
): BalanceChallenge => {
  const [x, lone] = [random.int(...inBag), random.int(...stones)];
  return { kind: 'bag', start: [bags, lone, otherBags, (bags - otherBags) * x + lone], inBag: x };
};

const make = (level: number, random: Random): BalanceChallenge => {
  const first = random.coin();
  switch (level) {
    case 1:
      return fill(random, 9);
    case 2:
      return fill(random, 18);
    case 3:
      return bag(random, [1, 0], [1, 4], [2, 5]);
    case 4:
      return bag(random, [1, 0], [3, 9], [3, 9]);
    case 5:
      return first ? bag(random, [2, 0], [0, 0], [2, 8]) : bag(random, [2, 0], [1, 4], [2, 7]);
    case 6:
      return first ? bag(random, [3, 0], [1, 4], [2, 5]) : bag(random, [2, 0], [3, 6], [3, 7]);
    case 7:
      return bag(random, [2, 1], [2, 8], [3, 9]);
    default:
      return first ? bag(random, [3, 1], [2, 6], [2, 6]) : bag(random, [3, 2], [2, 8], [3, 9]);
  }
};

export const balance: Board<BalanceChallenge> = {
  make,
  free: (level) => ({
    kind: 'free',
    start: level <= 2 ? [0, 3, 0, 5] : [1, 2, 0, 6],
    inBag: level <= 2 ? 0 : 4,
  }),
  start: ({ start }) => start,
  isReached: ({ kind, start, inBag }, state) => {
    if (kind === 'free') return false;
    if (kind === 'fill') return isSame(state, [0, start[3] ?? 0, 0, start[3] ?? 0]);
    return isSame(state, [1, 0, 0, inBag]) || isSame(state, [0, inBag, 1, 0]);
  },
  solution: ({ kind, start, inBag }) =>
    kind === 'bag' ? [1, 0, 0, inBag] : [0, start[3] ?? 0, 0, start[3] ?? 0],
};
