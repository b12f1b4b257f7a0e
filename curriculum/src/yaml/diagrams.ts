// The YAML form of visuals drawn from data.
import {
  countedThings,
  type DiagramKinds,
  type NamedLatitude,
  vennRegions,
} from '@afrolearn/learning/lessons/diagrams.ts';
import { z } from 'zod';
import { list, number, positive, text, whole, yes } from '#yaml/values.ts';

const optionalText = z.exactOptional(text);
const label = { label: optionalText };
/** In words, because signs would need quotation marks in YAML. */
const signs = { plus: '+', minus: '−', equals: '=', or: 'or' } as const;
const sign = z.exactOptional(z.enum(['plus', 'minus', 'equals', 'or']).transform((word) => signs[word]));

/** A number, or a number with options: `- 5` or `- count: 5`. */
const group = z.union(
  [
    whole.transform((count): { count: number; crossed?: number; label?: string } => ({ count })),
    z.strictObject({ count: whole, crossed: z.exactOptional(positive), ...label }),
  ],
  'must be a number, or "count: …" with "label" or "crossed" below it',
);

const bundled = z.union(
  [
    whole.transform((value): { value: number; label?: string } => ({ value })),
    z.strictObject({ value: whole, ...label }),
  ],
  'must be a number, or "value: …" with a "label" below it',
);

const cell = z.tuple([positive, positive], 'must be a row and a column such as [2, 1]');

/** The content of a region: `3`, `x`, or `[mango, banana]`. */
const region = z.exactOptional(
  z.union(
    [text.transform((one) => [one]), list(text, 1, 8)],
    'must be a number, a letter or a list of members',
  ),
);

const amount = number.refine((value) => value > 0, 'must be more than 0');
const barPart = z.union(
  [
    amount.transform((size): { size: number; text?: string; mark?: boolean } => ({ size })),
    z.strictObject({ size: amount, text: optionalText, mark: z.exactOptional(yes) }),
  ],
  'must be a number, or "size: …" with "text" or "mark" below it',
);

const latitudeNames = [
  'equator',
  'cancer',
  'capricorn',
  'arctic',
  'antarctic',
] as const satisfies readonly NamedLatitude[];

export const diagramSchemas = {
  counters: z
    .strictObject({
      thing: z.exactOptional(z.enum(countedThings)),
      groups: list(group, 1, 6),
      sign,
      frames: z.exactOptional(yes),
    })
    .transform(({ thing, ...rest }) => ({ thing: thing ?? ('bottle-top' as const), ...rest })),
  bundles: z.strictObject({ numbers: list(bundled, 1, 2), sign, counts: z.exactOptional(yes) }),
  table: z.strictObject({
    title: optionalText,
    head: list(text, 2, 6),
    rows: list(list(text, 2, 6), 1, 8),
    marks: z.exactOptional(list(cell, 1, 6)),
  }),
  venn: z.strictObject({
    sets: list(z.strictObject({ name: text, all: optionalText, only: region }), 2, 2),
    both: region,
    outside: region,
    whole: optionalText,
    shade: z.exactOptional(list(z.enum(vennRegions), 1, 4)),
  }),
  'bar-model': z.strictObject({
    bars: list(z.strictObject({ ...label, parts: list(barPart, 1, 10), total: optionalText }), 1, 3),
  }),
  circuit: z.strictObject({
    cells: positive,
    bulbs: positive,
    join: z.exactOptional(z.enum(['series', 'parallel'])),
    switch: z.exactOptional(z.enum(['open', 'closed'])),
    broken: z.exactOptional(yes),
  }),
  cycle: z.strictObject({ title: optionalText, steps: list(text, 3, 6) }),
  letters: z.strictObject({ write: text, plain: z.exactOptional(yes) }),
  syllables: z.strictObject({
    words: list(
      text.transform((word) => word.split('-')),
      1,
      3,
    ),
  }),
  building: z.strictObject({
    columns: list(z.strictObject({ name: optionalText, words: list(text, 1, 4) }), 2, 4),
    end: z.exactOptional(z.enum(['.', '?', '!'])),
  }),
  'family-tree': z.strictObject({
    families: list(z.strictObject({ parents: list(text, 1, 2), children: list(text, 1, 4) }), 1, 4),
  }),
  'food-web': z.strictObject({
    feeds: list(z.strictObject({ from: text, to: list(text, 1, 4) }), 2, 8),
  }),
  globe: z.strictObject({
    middle: z.exactOptional(number),
    latitudes: z.exactOptional(list(z.enum(latitudeNames), 1, 5)),
    greenwich: z.exactOptional(yes),
    places: z.exactOptional(list(z.strictObject({ name: text, at: z.tuple([number, number]) }), 1, 5)),
    hour: z.exactOptional(whole),
  }),
} satisfies Record<DiagramKinds['kind'], z.ZodType>;
