import type { Random } from '#practice/random.ts';
import { type Board, isSame, type State } from '#tools/math-playground/board.ts';

/**
 * A rectangle on a grid, or the right-angled triangle that is half of it. `sides` are given; `area`, `perimeter` or
 * `both`; `triangle`: its area; `largest`: the greatest area within a perimeter. State: width and height.
 */
export type ShapesChallenge = {
  readonly kind: 'sides' | 'area' | 'perimeter' | 'both' | 'triangle' | 'largest' | 'free';
  readonly width: number;
  readonly height: number;
};

export const grid = { across: 10, down: 7 } as const;

export const areaOf = ([width = 0, height = 0]: State): number => width * height;
export const perimeterOf = ([width = 0, height = 0]: State): number => 2 * (width + height);

const shape = (random: Random, kind: ShapesChallenge['kind'], most = 7): ShapesChallenge => {
  const [width, height] = [random.int(2, most), random.int(2, Math.min(most, grid.down))];
  return { kind, width, height };
};

/** Half of it is a whole number of squares. */
const triangle = (random: Random): ShapesChallenge => ({
  kind: 'triangle',
  width: random.int(1, 5) * 2,
  height: random.int(2, 7),
});

const largest = (random: Random): ShapesChallenge => {
  const side = random.int(3, 7);
  return { kind: 'largest', width: random.coin() ? side : Math.min(side + 1, grid.across), height: side };
};

const make = (level: number, random: Random): ShapesChallenge => {
  const first = random.coin();
  switch (level) {
    case 1:
      return shape(random, 'sides', 5);
    case 2:
      return first ? shape(random, 'sides', 7) : shape(random, 'area', 4);
    case 3:
      return shape(random, 'area', 6);
    case 4:
      return first ? shape(random, 'perimeter', 6) : shape(random, 'area', 7);
    case 5:
      return shape(random, first ? 'perimeter' : 'both', 7);
    case 6:
      return first ? triangle(random) : shape(random, 'both', 9);
    case 7:
      return first ? triangle(random) : shape(random, 'both', 10);
    default:
      return first ? largest(random) : triangle(random);
  }
};

const fits = ([width = 0, height = 0]: State): boolean =>
  Number.isInteger(width) &&
  Number.isInteger(height) &&
  width >= 1 &&
  height >= 1 &&
  width <= grid.across &&
  height <= grid.down;

const meets = ({ kind, width, height }: ShapesChallenge, state: State): boolean => {
  const sides = [width, height];
  const [area, around] = [areaOf(state) === areaOf(sides), perimeterOf(state) === perimeterOf(sides)];
  switch (kind) {
    case 'sides':
      return isSame(state, sides);
    case 'area':
    case 'triangle':
      return area;
    case 'perimeter':
      return around;
    case 'both':
    case 'largest':
      return area && around;
    case 'free':
      return false;
  }
};

export const shapes: Board<ShapesChallenge> = {
  make,
  free: () => ({ kind: 'free', width: 1, height: 1 }),
  start: ({ kind }) => (kind === 'free' ? [4, 3] : [1, 1]),
  isReached: (challenge, state) => state.length === 2 && fits(state) && meets(challenge, state),
  solution: ({ width, height }) => [width, height],
};
