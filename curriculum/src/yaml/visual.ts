// How each visual of a scene is written in its fenced block.
import { type Shilling, shillings, type VisualKind } from '@afrolearn/learning/lessons/visuals.ts';
import { z } from 'zod';
import { questionSchema } from '#yaml/question.ts';
import { list, number, pairs, point, positive, text, whole } from '#yaml/values.ts';

const optionalText = z.exactOptional(text);
const label = { label: optionalText };

const stepLine = z.union([
  text.transform((line): { line: string; why?: string } => ({ line })),
  z.strictObject({ line: text, why: optionalText }),
]);

const marks = z.exactOptional(list(text, 1, 8));
const extras = { ...label, marks };
const size = number.refine((value) => value > 0, 'must be more than 0');
const shape = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('rectangle'), width: size, height: size, ...extras }),
  z.strictObject({
    shape: z.literal('triangle'),
    base: size,
    height: size,
    apex: z.exactOptional(number),
    ...extras,
  }),
  z.strictObject({
    shape: z.literal('circle'),
    radius: size,
    show: z.exactOptional(z.enum(['radius', 'diameter'])),
    ...extras,
  }),
  z.strictObject({ shape: z.literal('polygon'), sides: positive, ...extras }),
  z.strictObject({ shape: z.literal('angle'), degrees: number, ...extras }),
  z.strictObject({
    shape: z.literal('lines'),
    lines: z.enum(['parallel', 'perpendicular', 'crossing']),
    ...extras,
  }),
  z.strictObject({
    shape: z.literal('solid'),
    solid: z.enum(['cube', 'cuboid', 'cylinder', 'cone', 'sphere', 'pyramid', 'prism']),
    ...extras,
  }),
]);

const isShilling = (value: number): value is Shilling => shillings.some((piece) => piece === value);

const pieces = pairs(positive)
  .refine((list) => list.every(([value]) => isShilling(Number(value.replace(/,/gu, '')))), {
    error: `must be coins and notes in use: ${shillings.join(', ')}`,
  })
  .transform((list) =>
    list.flatMap(([written, count]) => {
      const value = Number(written.replace(/,/gu, ''));
      return isShilling(value) ? [{ value, count }] : [];
    }),
  );

const place = z.strictObject({
  name: text,
  type: z.enum(['country', 'region', 'district', 'city', 'lake', 'river', 'mountain', 'place']),
  lat: z.exactOptional(number),
  lon: z.exactOptional(number),
});

/** `[She|subject] [sings|verb] well.` → parts, of which the marked ones are named. */
const sentenceParts = (written: string) =>
  written.split(/(\[[^\]|]+\|[^\]]+\])/u).flatMap((piece) => {
    const [, words, mark] = /^\[([^\]|]+)\|([^\]]+)\]$/u.exec(piece) ?? [];
    if (words !== undefined && mark !== undefined) return [{ text: words, mark }];
    return piece === '' ? [] : [{ text: piece }];
  });

const schemas = {
  title: z.strictObject({ text: optionalText, sub: optionalText, figure: optionalText }),
  points: z.strictObject({ heading: optionalText, points: list(text, 2, 5) }),
  picture: z.strictObject({ figure: text, alt: optionalText, caption: optionalText }),
  diagram: z.strictObject({
    figure: text,
    alt: optionalText,
    labels: list(z.strictObject({ text, at: point, to: point }), 1, 8),
  }),
  steps: z.strictObject({ problem: text, steps: list(stepLine, 1, 8), answer: optionalText }),
  'number-line': z.strictObject({
    from: number,
    to: number,
    step: number,
    marks: z.exactOptional(list(z.strictObject({ at: number, ...label }), 1, 12)),
    jumps: z.exactOptional(list(z.strictObject({ from: number, to: number, ...label }), 1, 10)),
  }),
  fractions: z.strictObject({
    bars: list(z.strictObject({ parts: positive, shaded: whole, ...label }), 1, 5),
  }),
  'place-value': z.strictObject({
    base: z.exactOptional(positive),
    numbers: list(z.strictObject({ value: text, mark: z.exactOptional(positive), note: optionalText }), 1, 4),
  }),
  shapes: z.strictObject({ unit: optionalText, shapes: list(shape, 1, 4) }),
  clock: z.strictObject({
    face: z.exactOptional(z.enum(['hands', 'digits', 'both'])),
    clocks: list(z.strictObject({ time: text, ...label }), 1, 4),
  }),
  money: z.strictObject({ groups: list(z.strictObject({ ...label, pieces }), 1, 3) }),
  map: z.strictObject({
    area: z.enum(['uganda', 'east-africa', 'africa', 'world']),
    places: list(place, 1, 12),
    caption: optionalText,
  }),
  timeline: z.strictObject({
    events: pairs(text).transform((events) => events.map(([when, what]) => ({ when, what }))),
  }),
  comparison: z.strictObject({
    columns: list(z.strictObject({ heading: text, points: list(text, 1, 5), figure: optionalText }), 2, 3),
  }),
  chart: z.strictObject({
    form: z.enum(['bar', 'line', 'pie', 'pictograph']),
    title: text,
    unit: optionalText,
    values: pairs(number).transform((values) => values.map(([name, value]) => ({ label: name, value }))),
    source: optionalText,
  }),
  sentence: z
    .strictObject({ text, note: optionalText })
    .transform(({ text: written, ...note }) => ({ parts: sentenceParts(written), ...note })),
  question: questionSchema.transform((question) => ({ item: question })),
} satisfies Record<VisualKind, z.ZodType>;

export type AuthoredVisual = {
  [Kind in VisualKind]: { kind: Kind } & z.output<(typeof schemas)[Kind]>;
}[VisualKind];

export const isVisualKind = (name: string): name is VisualKind => Object.hasOwn(schemas, name);

export const visualKinds = Object.keys(schemas) as readonly VisualKind[];

/** The fence names the kind, its body gives the rest. */
export const visualSchema = (kind: VisualKind): z.ZodType<AuthoredVisual> =>
  (schemas[kind] as z.ZodType<object>).transform((data) => ({ kind, ...data }) as AuthoredVisual);
