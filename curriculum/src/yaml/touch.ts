// The YAML form of touch scenes: the task, the figure, the goal.

import { countedThings } from '@afrolearn/learning/lessons/diagrams.ts';
import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import type { Touch } from '@afrolearn/learning/lessons/touch.ts';
import { commands } from '@afrolearn/learning/programs/program.ts';
import { z } from 'zod';
import { followLines, placeLines, placeOf } from '#yaml/touch-parts.ts';
import { list, number, pairs, point, positive, text, whole } from '#yaml/values.ts';

const optional = z.exactOptional;
const size = number.refine((value) => value > 0, 'must be more than 0');
const words = { task: text, help: text, explain: text };
const area = z.enum(['uganda', 'east-africa', 'africa', 'world']);

const command = z.enum(commands, `must be one of: ${commands.join(', ')}`);
const fieldRow = z
  .string()
  .regex(
    /^[.#*^>v<](?: [.#*^>v<]){0,5}$/u,
    'must be squares such as "> . # *": hen > ^ v <, stone #, home *',
  );

const written = z.discriminatedUnion('on', [
  z.strictObject({
    on: z.literal('number-line'),
    ...words,
    from: number,
    to: number,
    step: size,
    start: optional(number),
    goal: number,
    things: optional(z.enum([...countedThings, 'bundles', 'hops'])),
  }),
  z.strictObject({ on: z.literal('place'), ...words, ...placeLines }),
  z.strictObject({
    on: z.literal('slide'),
    ...words,
    ...followLines,
    way: z.tuple(
      [point, point],
      'must be where it is drawn and where it ends, such as [[40, 300], [600, 300]]',
    ),
  }),
  z.strictObject({
    on: z.literal('dial'),
    ...words,
    ...followLines,
    about: point,
    degrees: number,
  }),
  z.strictObject({
    on: z.literal('fraction-bar'),
    ...words,
    parts: positive,
    goal: whole,
    beside: optional(z.strictObject({ parts: positive, shaded: whole })),
  }),
  z.strictObject({
    on: z.literal('clock'),
    ...words,
    goal: text,
    start: optional(text),
    step: optional(positive),
  }),
  z.strictObject({ on: z.literal('blocks'), ...words, goal: positive }),
  z.strictObject({
    on: z.literal('balance'),
    ...words,
    left: size,
    thing: text,
    unit: optional(text),
    weights: list(size, 1, 4),
  }),
  z.strictObject({
    on: z.literal('circuit'),
    ...words,
    switches: positive,
    joined: z.enum(['series', 'parallel']),
    goal: z.enum(['lit', 'dark']),
  }),
  z.strictObject({
    on: z.literal('angle'),
    ...words,
    step: optional(positive),
    goal: z.union(
      [number, z.tuple([number, number])],
      'must be degrees such as 60, or between two: [91, 179]',
    ),
  }),
  z.strictObject({
    on: z.literal('rectangle'),
    ...words,
    most: positive,
    unit: optional(text),
    area: optional(positive),
    perimeter: optional(positive),
  }),
  z.strictObject({
    on: z.literal('graph'),
    ...words,
    title: text,
    most: size,
    step: size,
    values: pairs(number).transform((values) => values.map(([label, value]) => ({ label, value }))),
    slide: text,
    goal: number,
  }),
  z.strictObject({
    on: z.literal('map'),
    ...words,
    area,
    places: list(z.strictObject({ name: text, lat: number, lon: number }), 2, 6),
    goal: text,
  }),
  z
    .strictObject({
      on: z.literal('sort'),
      ...words,
      boxes: list(text, 2, 3),
      things: pairs(text),
      pictures: optional(pairs(text)),
    })
    .refine(
      ({ things, pictures = [] }) => pictures.every(([name]) => things.some(([thing]) => thing === name)),
      { path: ['pictures'], error: 'must name things that are sorted here, each with its drawing' },
    ),
  z.strictObject({
    on: z.literal('program'),
    ...words,
    as: optional(z.enum(['blocks', 'text'])),
    field: list(fieldRow, 1, 6),
    blocks: list(command, 1, 6),
    room: positive,
    given: optional(list(command, 1, 12)),
    answer: list(command, 1, 12),
  }),
]);

const hens = ['^', '>', 'v', '<'];

/** Parses the field drawn in the file: one hen, one home, stones and free squares. */
const fieldOf = (rows: readonly string[]) => {
  const squares = rows.map((row) => row.split(' '));
  const find = (wanted: readonly string[]) => {
    if (squares.flat().filter((square) => wanted.includes(square)).length > 1)
      return { x: nowhere, y: nowhere };
    const y = squares.findIndex((row) => row.some((square) => wanted.includes(square)));
    const x = squares[y]?.findIndex((square) => wanted.includes(square)) ?? nowhere;
    return { x, y };
  };
  const hen = find(hens);
  return {
    field: squares.map((row) => row.map((square) => (square === '#' ? '#' : '.')).join('')),
    start: { ...hen, facing: hens.indexOf(squares[hen.y]?.[hen.x] ?? '') },
    goal: find(['*']),
  };
};

/**
 * Converts to the page's form: `- nail: lets current pass` refers to a box by its words, and fields are
 * parsed.
 */
const touchOf = ({
  task: _task,
  help: _help,
  explain: _explain,
  ...touch
}: z.output<typeof written>): Touch => {
  if (touch.on === 'program')
    return { ...touch, as: touch.as ?? 'blocks', given: touch.given ?? [], ...fieldOf(touch.field) };
  if (touch.on === 'place') return placeOf(touch);
  if (touch.on !== 'sort') return touch;
  const { pictures, ...sort } = touch;
  const drawn = new Map(pictures);
  return {
    ...sort,
    things: sort.things.map(([name, box]) => {
      const thing = { name, box: sort.boxes.indexOf(box) < 0 ? nowhere : sort.boxes.indexOf(box) };
      const figure = drawn.get(name);
      return figure === undefined ? thing : { ...thing, figure };
    }),
  };
};

export const touchSchema = written.transform((data) => ({
  task: data.task,
  help: data.help,
  explain: data.explain,
  touch: touchOf(data),
}));
