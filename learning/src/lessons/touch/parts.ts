// Touch scenes whose parts are those of a drawing: things that are put into places, a part that is pulled or turned.
import { nowhere } from '#lessons/nowhere.ts';
import type { Point } from '#lessons/shown.ts';

/** A number that follows the finger: `each` for every thing or step, and `plus` for what stands there already. */
type Following = {
  readonly label?: string;
  readonly each: number;
  readonly plus: number;
  readonly unit?: string;
};

/** `at` is the middle of the part as it is drawn. A thing without `goes` may stand anywhere, or stay where it is. */
type PlacedThing = {
  readonly part: string;
  readonly name: string;
  readonly at: Point;
  readonly goes?: number;
};

/** The first thing that is put here stands on the first spot. `needs`: how many things are right. */
type Place = { readonly name: string; readonly spots: readonly Point[]; readonly needs?: number };

export type PlaceTouch = {
  readonly on: 'place';
  readonly figure: string;
  readonly things: readonly PlacedThing[];
  readonly places: readonly Place[];
  /** Parts that are seen while at least so many things stand in these places together. */
  readonly shows: readonly {
    readonly in: readonly number[];
    readonly from: number;
    readonly parts: readonly string[];
  }[];
  /** With `sum` each thing is written as a number that is added. */
  readonly numbers: readonly (Following & { readonly in: readonly number[]; readonly sum: boolean })[];
};

/** One part is pulled along a line (`slide`) or turned about a pin (`dial`); others appear, and numbers follow. */
export type FollowTouch = {
  readonly figure: string;
  readonly part: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly start?: number;
  readonly goal: number;
  /** Parts that are seen from this value on. */
  readonly shows: readonly { readonly from: number; readonly parts: readonly string[] }[];
  readonly numbers: readonly Following[];
} & (
  | { readonly on: 'slide'; readonly way: readonly [from: Point, to: Point] }
  /** The part is drawn as it stands at `from`, and is turned clockwise by this many degrees at `to`. */
  | { readonly on: 'dial'; readonly about: Point; readonly degrees: number }
);

/** How many things stand in these places together. */
export const countIn = (values: readonly number[], places: readonly number[]): number =>
  values.filter((value) => places.includes(value)).length;

/** Whether one more thing has room there. */
export const hasRoom = ({ places }: PlaceTouch, values: readonly number[], place: number): boolean =>
  countIn(values, [place]) < (places[place]?.spots.length ?? 0);

export const arePlaced = ({ things, places }: PlaceTouch, values: readonly number[]): boolean =>
  things.every(({ goes }, at) => goes === undefined || values[at] === goes) &&
  places.every(
    ({ needs, spots }, place) =>
      countIn(values, [place]) <= spots.length && (needs === undefined || countIn(values, [place]) === needs),
  );

/** Each thing where it belongs; those that belong nowhere fill up what the places still need. */
export const placedRight = ({ things, places }: PlaceTouch): readonly number[] => {
  const values = things.map(({ goes }) => goes ?? nowhere);
  places.forEach(({ needs = 0 }, place) => {
    for (const [at, { goes }] of things.entries())
      if (goes === undefined && values[at] === nowhere && countIn(values, [place]) < needs)
        values[at] = place;
  });
  return values;
};

/** The spot on which each thing stands; undefined where it was drawn. In a place things stand in their order. */
export const spotsOf = ({ places }: PlaceTouch, values: readonly number[]): readonly (Point | undefined)[] =>
  values.map((place, at) => places[place]?.spots[countIn(values.slice(0, at), [place])]);

const tidy = (value: number) => Math.round(value * 1000) / 1000;

/** 1.5 each, two of them: 3. With `plus`, what stood there before. */
export const followed = ({ each, plus }: Following, count: number): number => tidy(plus + each * count);

/** `1.5 + 1.5`, as a child writes it; empty where nothing is added. */
export const sumOf = ({ each, plus }: Following, count: number): string => {
  const added = [...(plus === 0 ? [] : [plus]), ...Array.from({ length: count }, () => each)];
  return added.length < 2 ? '' : added.join(' + ');
};
