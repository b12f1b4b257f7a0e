import type { Random } from '#practice/random.ts';
import { type Board, isSame, type State } from '#tools/math-playground/board.ts';

/**
 * Bars: `build` those of a table; the last bar shows the `total`, the `difference` or the `mean` of the others. Points:
 * `point` at two coordinates, `mirror` in the upright axis. State: the height of each bar, or x and y.
 */
export type GraphChallenge = {
  readonly kind: 'build' | 'total' | 'difference' | 'mean' | 'point' | 'mirror' | 'bars' | 'plane';
  /** The heights of the bars, or the coordinates that are given. */
  readonly values: State;
  readonly most: number;
  readonly step: number;
  /** The least coordinate: 0 for the first quarter of the plane only. */
  readonly least: number;
};

const planes: readonly string[] = ['point', 'mirror', 'plane'];
export const isPlane = ({ kind }: GraphChallenge): boolean => planes.includes(kind);

/** The bars that the learner moves: all of a table, else the last. */
export const firstOwnBar = ({ kind, values }: GraphChallenge): number =>
  kind === 'build' || kind === 'bars' ? 0 : values.length - 1;

const steps = (random: Random, least: number, most: number, step: number): number =>
  random.int(least / step, most / step) * step;

const build = (random: Random, bars: number, most: number, step: number): GraphChallenge => {
  const values = Array.from({ length: bars }, () => steps(random, step, most, step));
  return { kind: 'build', values, most, step, least: 0 };
};

const total = (random: Random, most: number, step: number): GraphChallenge => {
  const first = steps(random, step, most - 2 * step, step);
  const second = steps(random, step, most - first, step);
  return { kind: 'total', values: [first, second, first + second], most, step, least: 0 };
};

const difference = (random: Random, most: number, step: number): GraphChallenge => {
  const smaller = steps(random, step, most - 2 * step, step);
  const larger = steps(random, smaller + step, most, step);
  const pair = random.coin() ? [larger, smaller] : [smaller, larger];
  return { kind: 'difference', values: [...pair, larger - smaller], most, step, least: 0 };
};

const mean = (random: Random, most: number, step: number): GraphChallenge => {
  const middle = steps(random, 3 * step, most - 3 * step, step);
  const [up, down] = [random.int(1, 2) * step, random.int(0, 1) * step];
  const three = random.shuffle([middle + up, middle - up + down, middle - down]);
  return { kind: 'mean', values: [...three, middle], most, step, least: 0 };
};

const place = (kind: 'point' | 'mirror', random: Random, least: number, most: number): GraphChallenge => {
  const [x, y] = [random.int(least, most), random.int(least, most)];
  // The middle is where the point begins, and the axis is its own mirror.
  if ((x === 0 && y === 0) || (kind === 'mirror' && x === 0)) return place(kind, random, least, most);
  return { kind, values: [x, y], most, step: 1, least };
};

const make = (level: number, random: Random): GraphChallenge => {
  const first = random.coin();
  switch (level) {
    case 1:
      return build(random, 3, 5, 1);
    case 2:
      return build(random, 3, 10, 1);
    case 3:
      return first ? build(random, 4, 20, 2) : total(random, 10, 1);
    case 4:
      return first ? build(random, 4, 50, 5) : difference(random, 20, 2);
    case 5:
      return first ? total(random, 100, 10) : place('point', random, 0, 6);
    case 6:
      return first ? mean(random, 20, 2) : place('point', random, -5, 5);
    case 7:
      return first ? mean(random, 50, 5) : place('point', random, -5, 5);
    default:
      return first ? mean(random, 100, 10) : place('mirror', random, -5, 5);
  }
};

const goalOf = ({ kind, values }: GraphChallenge): State =>
  kind === 'mirror' ? [-(values[0] ?? 0), values[1] ?? 0] : values;

export const graph: Board<GraphChallenge> = {
  make,
  free: (level) =>
    level >= 6
      ? { kind: 'plane', values: [2, 3], most: 5, step: 1, least: -5 }
      : { kind: 'bars', values: [3, 5, 2, 4], most: 10, step: 1, least: 0 },
  start: (challenge) => {
    const { kind, values } = challenge;
    if (kind === 'bars' || kind === 'plane') return values;
    if (isPlane(challenge)) return [0, 0];
    return values.map((value, at) => (at < firstOwnBar(challenge) ? value : 0));
  },
  isReached: (challenge, state) =>
    challenge.kind !== 'bars' && challenge.kind !== 'plane' && isSame(state, goalOf(challenge)),
  solution: goalOf,
};
