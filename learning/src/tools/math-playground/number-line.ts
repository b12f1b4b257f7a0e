import type { Random } from '#practice/random.ts';
import { type Board, clamp, type State } from '#tools/math-playground/board.ts';

/**
 * Whole numbers throughout: the number on the line is `value / per`. `equal` asks for the length of hops that end on a
 * goal one sees; `by` asks for one hop of a given length. State: the length of a hop, and how many were made.
 */
export type NumberLineChallenge = {
  readonly kind: 'equal' | 'by' | 'free';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly per: 1 | 10;
  readonly start: number;
  readonly hops: number;
  readonly goal: number;
};

type Line = Pick<NumberLineChallenge, 'from' | 'to' | 'step' | 'per'>;

/** How many hops of this length the line has room for. */
export const roomForHops = ({ from, to, start }: NumberLineChallenge, size: number): number => {
  if (size === 0) return 0;
  return Math.floor((size > 0 ? to - start : start - from) / Math.abs(size));
};

/** The state with another length: hops that no longer fit on the line are taken back. */
export const withSize = (challenge: NumberLineChallenge, [, made = 0]: State, size: number): State => {
  const { from, to, start, kind } = challenge;
  const next = clamp(size, from - start, to - start);
  return [next, kind === 'by' ? 1 : Math.min(made, roomForHops(challenge, next))];
};

export const landingOf = ({ start }: NumberLineChallenge, [size = 0, made = 0]: State): number =>
  start + size * made;

const line = (from: number, to: number, step: number, per: 1 | 10 = 1): Line => ({ from, to, step, per });

const equalHops = (on: Line, start: number, size: number, hops: number): NumberLineChallenge => ({
  ...on,
  kind: 'equal',
  start,
  hops,
  goal: start + size * hops,
});

/** Hops from 0 to at most the end of the line. */
const fromZero = (on: Line, random: Random, least: number, most: number, mostHops: number) => {
  const size = random.int(least, most) * on.step;
  const room = Math.floor(on.to / size);
  return equalHops(on, 0, size, random.int(2, Math.min(mostHops, room)));
};

/** One hop forward or back that stays on the line. */
const oneHop = (on: Line, random: Random, longest: number, mayGoBack: boolean): NumberLineChallenge => {
  const by = random.int(1, longest) * on.step * (mayGoBack && random.coin() ? -1 : 1);
  const [least, most] = [by < 0 ? on.from - by : on.from, by < 0 ? on.to : on.to - by];
  const start = least + random.int(0, Math.floor((most - least) / on.step)) * on.step;
  return { ...on, kind: 'by', start, hops: 1, goal: start + by };
};

const lines = {
  twenty: line(0, 20, 1),
  hundred: line(0, 100, 5),
  thousand: line(0, 1000, 50),
  table: line(0, 60, 1),
  tenths: line(0, 20, 1, 10),
  around: line(-10, 10, 1),
} as const;

const backwards = (random: Random) => {
  const size = -random.int(1, 4);
  return equalHops(lines.around, 0, size, random.int(2, Math.floor(10 / -size)));
};

/** From the left of zero to its right, in equal hops. */
const acrossZero = (random: Random) => {
  const [size, hops] = [random.int(3, 5), random.int(2, 3)];
  const start = -random.int(1, Math.min(10, size * hops - 1));
  return equalHops(lines.around, Math.min(start, 10 - size * hops), size, hops);
};

const make = (level: number, random: Random): NumberLineChallenge => {
  const first = random.coin();
  switch (level) {
    case 1:
      return first ? oneHop(lines.twenty, random, 5, false) : fromZero(lines.twenty, random, 2, 5, 2);
    case 2:
      return first ? oneHop(lines.twenty, random, 9, true) : fromZero(lines.twenty, random, 2, 5, 4);
    case 3:
      return first ? oneHop(lines.hundred, random, 8, true) : fromZero(lines.hundred, random, 2, 6, 5);
    case 4:
      return first ? oneHop(lines.thousand, random, 9, true) : fromZero(lines.thousand, random, 2, 5, 6);
    case 5:
      return first ? fromZero(lines.table, random, 3, 9, 8) : fromZero(lines.thousand, random, 2, 8, 9);
    case 6:
      return first ? fromZero(lines.tenths, random, 2, 6, 6) : oneHop(lines.around, random, 12, true);
    case 7:
      return first ? backwards(random) : oneHop(lines.tenths, random, 13, true);
    default:
      return first ? acrossZero(random) : oneHop(lines.around, random, 17, true);
  }
};

const freeLine = (level: number): Line => {
  if (level <= 2) return lines.twenty;
  if (level === 3) return lines.hundred;
  if (level <= 5) return lines.thousand;
  return lines.around;
};

export const numberLine: Board<NumberLineChallenge> = {
  make,
  free: (level) => ({ ...freeLine(level), kind: 'free', start: 0, hops: 0, goal: 0 }),
  start: ({ kind, step, start, to, goal }) => {
    if (kind === 'free') return [step * 2, 1];
    if (kind === 'by') return [0, 1];
    return [goal < start ? -step : Math.min(step, to - start), 0];
  },
  isReached: (challenge, state) => {
    const [size = 0, made = 0] = state;
    const { kind, hops, goal, step } = challenge;
    return kind !== 'free' && made === hops && size % step === 0 && landingOf(challenge, state) === goal;
  },
  solution: ({ start, goal, hops }) => [(goal - start) / hops, hops],
};
