// Interactive figures: a few numbers that a learner moves, and a goal. Trying teaches and earns no marks.
import type { CountedThing } from '#lessons/diagrams.ts';
import { nowhere } from '#lessons/nowhere.ts';
import type { MapVisual } from '#lessons/shown.ts';
import { arePlaced, type FollowTouch, type PlaceTouch, placedRight } from '#lessons/touch/parts.ts';
import { commandsAt, type ProgramTouch, walk } from '#programs/program.ts';

type NumberLineTouch = {
  readonly on: 'number-line';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly start?: number;
  readonly goal: number;
  /** What the line shows: things, bundles of ten, or a hop for each step. */
  readonly things?: CountedThing | 'bundles' | 'hops';
};

/** `beside` is a bar to compare with: 'Shade as much as in the bar above.' */
type FractionTouch = {
  readonly on: 'fraction-bar';
  readonly parts: number;
  readonly goal: number;
  readonly beside?: { readonly parts: number; readonly shaded: number };
};

/** `goal` and `start` are times of a clock with hands, such as `07:30`. */
type ClockTouch = {
  readonly on: 'clock';
  readonly goal: string;
  readonly start?: string;
  readonly step?: number;
};

/** Hundreds, tens and ones: as many kinds as the goal has digits. */
type BlocksTouch = { readonly on: 'blocks'; readonly goal: number };

type BalanceTouch = {
  readonly on: 'balance';
  readonly left: number;
  readonly thing: string;
  readonly unit?: string;
  readonly weights: readonly number[];
};

type CircuitTouch = {
  readonly on: 'circuit';
  readonly switches: number;
  readonly joined: 'series' | 'parallel';
  readonly goal: 'lit' | 'dark';
};

type AngleTouch = {
  readonly on: 'angle';
  readonly step?: number;
  readonly goal: number | readonly [least: number, most: number];
};

type RectangleTouch = {
  readonly on: 'rectangle';
  readonly most: number;
  readonly unit?: string;
  readonly area?: number;
  readonly perimeter?: number;
};

type GraphTouch = {
  readonly on: 'graph';
  readonly title: string;
  readonly most: number;
  readonly step: number;
  readonly values: readonly { readonly label: string; readonly value: number }[];
  /** The bar that the learner moves. */
  readonly slide: string;
  readonly goal: number;
};

type MapTouch = {
  readonly on: 'map';
  readonly area: MapVisual['area'];
  readonly places: readonly { readonly name: string; readonly lat: number; readonly lon: number }[];
  readonly goal: string;
};

type SortTouch = {
  readonly on: 'sort';
  readonly boxes: readonly string[];
  /** `figure` draws the thing, for learners who cannot read its name yet. */
  readonly things: readonly { readonly name: string; readonly box: number; readonly figure?: string }[];
};

export type Touch =
  | NumberLineTouch
  | FractionTouch
  | ClockTouch
  | BlocksTouch
  | BalanceTouch
  | CircuitTouch
  | AngleTouch
  | RectangleTouch
  | GraphTouch
  | MapTouch
  | SortTouch
  | PlaceTouch
  | FollowTouch
  | ProgramTouch;

export type TouchOn<On extends Touch['on']> = Extract<Touch, { on: On }>;

/** The lesson pauses for it, as for a question, until the learner has tried. */
export type TouchVisual = {
  readonly kind: 'touch';
  readonly task: string;
  /** An encouraging hint when the goal is not reached yet. */
  readonly help: string;
  readonly explain: string;
  readonly touch: Touch;
};

/** A number that a finger or a key moves. */
export type Handle = {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly start: number;
};

/** `07:30` → hours on the face from 0 to 11, and minutes. */
const clockOf = (time: string): readonly [hours: number, minutes: number] => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return [hours % 12, minutes];
};

const each = <T>(list: readonly T[], handle: Handle): readonly Handle[] => list.map(() => handle);

const placeOf = (
  blocks: ProgramTouch['blocks'],
  given: ProgramTouch['blocks'][number] | undefined,
): number => (given === undefined ? nowhere : blocks.indexOf(given));

export const handlesOf = (touch: Touch): readonly Handle[] => {
  switch (touch.on) {
    case 'number-line':
    case 'slide':
    case 'dial': {
      const { from, to, step, start = from } = touch;
      return [{ from, to, step, start }];
    }
    case 'fraction-bar':
      return [{ from: 0, to: touch.parts, step: 1, start: 0 }];
    case 'clock': {
      const [hours, minutes] = clockOf(touch.start ?? '12:00');
      return [
        { from: 0, to: 11, step: 1, start: hours },
        { from: 0, to: 60 - (touch.step ?? 5), step: touch.step ?? 5, start: minutes },
      ];
    }
    case 'blocks':
      return each([...String(touch.goal)], { from: 0, to: 9, step: 1, start: 0 });
    case 'balance':
      return each(touch.weights, { from: 0, to: 5, step: 1, start: 0 });
    case 'circuit':
      return Array.from({ length: touch.switches }, () => ({
        from: 0,
        to: 1,
        step: 1,
        start: touch.goal === 'lit' ? 0 : 1,
      }));
    case 'angle':
      return [{ from: 0, to: 180, step: touch.step ?? 5, start: 0 }];
    case 'rectangle':
      return each([0, 1], { from: 1, to: touch.most, step: 1, start: 1 });
    case 'graph':
      return [{ from: 0, to: touch.most, step: touch.step, start: 0 }];
    case 'map':
      return [{ from: nowhere, to: touch.places.length - 1, step: 1, start: nowhere }];
    case 'sort':
      return each(touch.things, { from: nowhere, to: touch.boxes.length - 1, step: 1, start: nowhere });
    case 'place':
      return each(touch.things, { from: nowhere, to: touch.places.length - 1, step: 1, start: nowhere });
    case 'program':
      return Array.from({ length: touch.room }, (_, at) => ({
        from: nowhere,
        to: touch.blocks.length - 1,
        step: 1,
        start: placeOf(touch.blocks, touch.given[at]),
      }));
  }
};

/** In series one open switch stops the current; in parallel one closed switch lets it pass. */
export const isLit = ({ joined }: Pick<CircuitTouch, 'joined'>, values: readonly number[]): boolean =>
  joined === 'series' ? values.every((one) => one === 1) : values.some((one) => one === 1);

export const weightOf = ({ weights }: Pick<BalanceTouch, 'weights'>, values: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0);

const nearly = (a: number, b: number) => Math.abs(a - b) < 1e-6;

/** Whether the goal is reached. */
export const isReached = (touch: Touch, values: readonly number[]): boolean => {
  const [first = 0, second = 0] = values;
  switch (touch.on) {
    case 'number-line':
    case 'slide':
    case 'dial':
    case 'graph':
      return nearly(first, touch.goal);
    case 'fraction-bar':
      return first === touch.goal;
    case 'clock': {
      const [hours, minutes] = clockOf(touch.goal);
      return first === hours && second === minutes;
    }
    case 'blocks':
      return values.join('') === String(touch.goal);
    case 'balance':
      return nearly(weightOf(touch, values), touch.left);
    case 'circuit':
      return isLit(touch, values) === (touch.goal === 'lit');
    case 'angle':
      return typeof touch.goal === 'number'
        ? nearly(first, touch.goal)
        : first >= touch.goal[0] && first <= touch.goal[1];
    case 'rectangle':
      return (
        (touch.area === undefined || first * second === touch.area) &&
        (touch.perimeter === undefined || 2 * (first + second) === touch.perimeter)
      );
    case 'map':
      return touch.places[first]?.name === touch.goal;
    case 'sort':
      return touch.things.every(({ box }, at) => values[at] === box);
    case 'place':
      return arePlaced(touch, values);
    case 'program':
      return walk(touch, commandsAt(touch, values)).end === 'home';
  }
};

/** Every combination of handle positions, if there are not too many. */
const everyWay = (handles: readonly Handle[]): readonly (readonly number[])[] =>
  handles.reduce<readonly (readonly number[])[]>(
    (ways, { from, to, step }) => {
      const places = Array.from(
        { length: Math.floor((to - from) / step + 1e-6) + 1 },
        (_, at) => from + at * step,
      );
      return ways.flatMap((way) => places.map((place) => [...way, place]));
    },
    [[]],
  );

/**
 * Handle positions that reach the goal, to show a learner who cannot find them; undefined if there are none.
 */
export const wayTo = (touch: Touch): readonly number[] | undefined => {
  if (touch.on === 'sort') return touch.things.map(({ box }) => box);
  if (touch.on === 'place') {
    const way = placedRight(touch);
    return arePlaced(touch, way) ? way : undefined;
  }
  // There are too many programs to try, so the author's solution is used.
  const ways =
    touch.on === 'program'
      ? [handlesOf(touch).map((_, at) => placeOf(touch.blocks, touch.answer[at]))]
      : everyWay(handlesOf(touch));
  return ways.find((way) => isReached(touch, way));
};

/** Whether the goal can be reached at all: an impossible task discourages. */
export const isReachable = (touch: Touch): boolean => wayTo(touch) !== undefined;
