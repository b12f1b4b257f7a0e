// How a figure that answers to the finger is written: the task, what is touched, the goal.
import { nowhere, type Touch } from '@afrolearn/learning/lessons/touch.ts';
import { z } from 'zod';
import { list, number, pairs, positive, text, whole } from '#yaml/values.ts';

const optional = z.exactOptional;
const size = number.refine((value) => value > 0, 'must be more than 0');
const words = { task: text, help: text, explain: text };
const area = z.enum(['uganda', 'east-africa', 'africa', 'world']);

const written = z.discriminatedUnion('on', [
  z.strictObject({
    on: z.literal('number-line'),
    ...words,
    from: number,
    to: number,
    step: size,
    start: optional(number),
    goal: number,
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
  z.strictObject({
    on: z.literal('sort'),
    ...words,
    boxes: list(text, 2, 3),
    things: pairs(text),
  }),
]);

/** `- nail: lets current pass` names the box by its words; the packed thing has its place. */
const touchOf = ({
  task: _task,
  help: _help,
  explain: _explain,
  ...touch
}: z.output<typeof written>): Touch =>
  touch.on === 'sort'
    ? {
        ...touch,
        things: touch.things.map(([name, box]) => ({
          name,
          box: touch.boxes.indexOf(box) < 0 ? nowhere : touch.boxes.indexOf(box),
        })),
      }
    : touch;

export const touchSchema = written.transform((data) => ({
  task: data.task,
  help: data.help,
  explain: data.explain,
  touch: touchOf(data),
}));
