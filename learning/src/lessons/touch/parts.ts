// Touch scenes on the parts of a drawing: things placed into places, or a part that is pulled or turned.
import { nowhere } from '#lessons/nowhere.ts';
import type { Point } from '#lessons/shown.ts';

/** A number that follows the finger: `each` per thing or step, and `plus` as its start. */
type Following = {
  readonly label?: string;
  readonly each: number;
  readonly plus: number;
  readonly unit?: string;
};

/** `at` is the middle of the drawn part. A thing without `goes` may be anywhere. */
type PlacedThing = {
  readonly part: string;
  readonly name: string;
  readonly at: Point;
  readonly goes?: number;
};

/** Things fill the spots in order. `needs`: how many of them are right. */
type Place = { readonly name: string; readonly spots: readonly Point[]; readonly needs?: number };

export type PlaceTouch = {
  readonly on: 'place';
  readonly figure: string;
  readonly things: readonly PlacedThing[];
  readonly places: readonly Place[];
  /** Parts that appear once these places together hold this many things. */
  readonly shows: readonly {
    readonly in: readonly number[];
    readonly from: number;
    readonly parts: readonly string[];
  }[];
  /** With `sum` each thing is written as an addend. */
  readonly numbers: readonly (Following & { readonly in: readonly number[]; readonly sum: boolean })[];
};

/**
 * One part is pulled along a line (`slide`) or turned about a pivot (`dial`); other parts appear, and numbers
 * follow.
 */
export type FollowTouch = {
  readonly figure: string;
  readonly part: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly start?: number;
  readonly goal: number;
  /** Parts that appear from this value on. */
  readonly shows: readonly { readonly from: number; readonly parts: readonly string[] }[];
  readonly numbers: readonly Following[];
} & (
  | { readonly on: 'slide'; readonly way: readonly [from: Point, to: Point] }
  /** The part is drawn in its position at `from`, and is turned clockwise by this many degrees at `to`. */
  | { readonly on: 'dial'; readonly about: Point; readonly degrees: number }
);

/** The number of things in these places together. */
export const countIn = (values: readonly number[], places: readonly number[]): number =>
  values.filter((value) => places.includes(value)).length;

/** Whether one more thing fits there. */
export const hasRoom = ({ places }: PlaceTouch, values: readonly number[], place: number): boolean =>
  countIn(values, [place]) < (places[place]?.spots.length ?? 0);

export const arePlaced = ({ things, places }: PlaceTouch, values: readonly number[]): boolean =>
  things.every(({ goes }, at) => goes === undefined || values[at] === goes) &&
  places.every(
    ({ needs, spots }, place) =>
      countIn(values, [place]) <= spots.length && (needs === undefined || countIn(values, [place]) === needs),
  );

/** A solution: each thing in its place; things without a place fill the remaining needs. */
export const placedRight = ({ things, places }: PlaceTouch): readonly number[] => {
  const values = things.map(({ goes }) => goes ?? nowhere);
  places.forEach(({ needs = 0 }, place) => {
    for (const [at, { goes }] of things.entries())
      if (goes === undefined && values[at] === nowhere && countIn(values, [place]) < needs)
        values[at] = place;
  });
  return values;
};

/** The spot of each thing; undefined at its drawn position. Things in a place keep their order. */
export const spotsOf = ({ places }: PlaceTouch, values: readonly number[]): readonly (Point | undefined)[] =>
  values.map((place, at) => places[place]?.spots[countIn(values.slice(0, at), [place])]);

const tidy = (value: number) => Math.round(value * 1000) / 1000;

/** Two at 1.5 each: 3, added to `plus`. */
export const followed = ({ each, plus }: Following, count: number): number => tidy(plus + each * count);

/** `1.5 + 1.5`, as a child writes it; empty when there is nothing to add. */
export const sumOf = ({ each, plus }: Following, count: number): string => {
  const added = [...(plus === 0 ? [] : [plus]), ...Array.from({ length: count }, () => each)];
  return added.length < 2 ? '' : added.join(' + ');
};
