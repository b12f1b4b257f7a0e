import type { Random } from '#practice/random.ts';
import { type Board, type State, sum } from '#tools/math-playground/board.ts';

/** Uganda’s coins up to 500, and its notes above, in shillings. */
const allPieces = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;

export const isCoin = (value: number): boolean => value <= 500;

/** `pay` a price, `fewest` with the fewest coins and notes, `change` from a payment. The state lists the pieces laid. */
export type MoneyChallenge = {
  readonly kind: 'pay' | 'fewest' | 'change' | 'free';
  readonly price: number;
  /** The amount that the customer gives; 0 if the learner pays. */
  readonly given: number;
  readonly pieces: readonly number[];
};

/** The mat holds no more. */
export const mostOnMat = 15;

export const dueOf = ({ price, given }: MoneyChallenge): number => (given === 0 ? price : given - price);

/** The fewest pieces. Taking the largest first is best for steps of 1, 2 and 5. */
export const fewestFor = (amount: number, pieces: readonly number[]): State => {
  const largest = pieces.filter((value) => value <= amount).pop();
  return largest === undefined ? [] : [largest, ...fewestFor(amount - largest, pieces)];
};

const upTo = (most: number): readonly number[] => allPieces.filter((value) => value <= most);

const paying = (kind: 'pay' | 'fewest', random: Random, most: number, largest: number): MoneyChallenge => ({
  kind,
  price: random.int(3, most / 100) * 100,
  given: 0,
  pieces: upTo(largest),
});

const change = (random: Random, given: number): MoneyChallenge => ({
  kind: 'change',
  price: random.int(given / 500, given / 100 - 3) * 100,
  given,
  pieces: upTo(given / 2),
});

const make = (level: number, random: Random): MoneyChallenge => {
  const first = random.coin();
  switch (level) {
    case 1:
      return paying('pay', random, 1000, 500);
    case 2:
      return paying('pay', random, 2000, 1000);
    case 3:
      return paying(first ? 'pay' : 'fewest', random, 5000, 2000);
    case 4:
      return first ? paying('fewest', random, 9000, 5000) : change(random, 2000);
    case 5:
      return first ? change(random, 5000) : paying('fewest', random, 20_000, 10_000);
    case 6:
      return first ? change(random, 10_000) : paying('fewest', random, 50_000, 20_000);
    case 7:
      return first ? change(random, 20_000) : paying('fewest', random, 100_000, 50_000);
    default:
      return first ? change(random, 50_000) : change(random, 20_000);
  }
};

export const money: Board<MoneyChallenge> = {
  make,
  free: (level) => ({
    kind: 'free',
    price: 0,
    given: 0,
    pieces: upTo(level <= 2 ? 1000 : level <= 4 ? 5000 : 50_000),
  }),
  start: () => [],
  isReached: (challenge, state) => {
    const { kind, pieces } = challenge;
    const due = dueOf(challenge);
    return (
      kind !== 'free' &&
      state.every((value) => pieces.includes(value)) &&
      sum(state) === due &&
      (kind !== 'fewest' || state.length === fewestFor(due, pieces).length)
    );
  },
  solution: (challenge) => fewestFor(dueOf(challenge), challenge.pieces),
};
