// The YAML form of touch scenes on parts of a drawing: `place`, `slide` and `dial`.
import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import type { PlaceTouch } from '@afrolearn/learning/lessons/touch/parts.ts';
import { z } from 'zod';
import { list, number, point, positive, text, whole, yes } from '#yaml/values.ts';

const optional = z.exactOptional;
const some = (one: z.ZodType<string, unknown>) =>
  z.union([one.transform((name) => [name]), list(one, 1, 12)], 'must be a name or a list of names');
const size = number.refine((value) => value > 0, 'must be more than 0');

const following = {
  label: optional(text),
  each: number.default(1),
  plus: number.default(0),
  unit: optional(text),
};

const thing = z.strictObject({ part: text, name: text, at: point, goes: optional(text) });

/** `at` for a place of one thing, `spots` for a place of several. */
const place = z.strictObject({
  name: text,
  spots: list(point, 1, 10),
  needs: optional(whole),
});

export const placeLines = {
  figure: text,
  things: list(thing, 1, 8),
  places: list(place, 1, 6),
  shows: list(
    z.strictObject({ in: some(text), from: positive.default(1), parts: some(text) }),
    0,
    16,
  ).default([]),
  numbers: list(z.strictObject({ ...following, in: some(text), sum: yes.default(false) }), 0, 4).default([]),
};

const written = z.strictObject(placeLines);

/**
 * Places have names in the file and indexes on the page. An unknown one becomes `nowhere`, which the checker
 * reports.
 */
export const placeOf = ({
  things,
  places,
  shows,
  numbers,
  ...rest
}: z.output<typeof written> & { on: 'place' }): PlaceTouch => {
  const named = (name: string) => {
    const at = places.findIndex((one) => one.name === name);
    return at < 0 ? nowhere : at;
  };
  return {
    ...rest,
    places,
    things: things.map(({ goes, ...one }) => (goes === undefined ? one : { ...one, goes: named(goes) })),
    shows: shows.map((one) => ({ ...one, in: one.in.map(named) })),
    numbers: numbers.map((one) => ({ ...one, in: one.in.map(named) })),
  };
};

export const followLines = {
  figure: text,
  part: text,
  name: text,
  from: number,
  to: number,
  step: size,
  start: optional(number),
  goal: number,
  shows: list(z.strictObject({ from: number, parts: some(text) }), 0, 16).default([]),
  numbers: list(z.strictObject(following), 0, 4).default([]),
};
