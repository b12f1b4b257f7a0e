// The YAML form of every visual except questions: in the fenced block of a scene, or under `show` of a
// question.
import {
  type Drawn,
  type Shilling,
  type Shown,
  shillings,
  type VisualKind,
} from '@afrolearn/learning/lessons/visuals.ts';
import { z } from 'zod';
import { beats } from '#yaml/beats.ts';
import { diagramSchemas } from '#yaml/diagrams.ts';
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
  z.strictObject({ shape: z.literal('line-angles'), angles: list(size, 2, 4), ...extras }),
  z.strictObject({ shape: z.literal('corners'), angles: list(size, 3, 3), ...extras }),
  z.strictObject({ shape: z.literal('box'), length: size, width: size, height: size, ...extras }),
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

const drawnSchemas = {
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
  chart: z.strictObject({
    form: z.enum(['bar', 'line', 'pie', 'pictograph']),
    title: text,
    unit: optionalText,
    values: pairs(number).transform((values) => values.map(([name, value]) => ({ label: name, value }))),
    source: optionalText,
  }),
  ...diagramSchemas,
};

const oneOf = <Kinds extends Readonly<Record<string, z.ZodType>>>(kinds: Kinds) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(kinds).map(([kind, schema]) => [
          kind,
          z.exactOptional(schema as unknown as z.ZodType<object>),
        ]),
      ),
    )
    .refine((written) => Object.keys(written).length === 1, {
      error: `must name one kind of visual, such as "counters:", with its lines below it; the kinds are ${Object.keys(kinds).join(', ')}`,
    })
    .transform((written) => {
      const [[kind, data] = ['', {}]] = Object.entries(written);
      return { kind, ...data };
    });

/** The picture beside words: a drawing that may move, or one made from data. */
const matter = {
  figure: optionalText,
  beats,
  show: z.exactOptional(oneOf(drawnSchemas).transform((drawn) => drawn as Drawn)),
};

export const shownSchemas = {
  title: z.strictObject({ text: optionalText, sub: optionalText, figure: optionalText, beats }),
  points: z.strictObject({ heading: optionalText, points: list(text, 2, 5), ...matter }),
  picture: z.strictObject({ figure: text, alt: optionalText, caption: optionalText, beats }),
  diagram: z.strictObject({
    figure: text,
    alt: optionalText,
    labels: list(z.strictObject({ text, at: point, to: point }), 1, 8),
    beats,
  }),
  steps: z.strictObject({ problem: text, steps: list(stepLine, 1, 8), answer: optionalText, ...matter }),
  timeline: z.strictObject({
    events: pairs(text).transform((events) => events.map(([when, what]) => ({ when, what }))),
    ...matter,
  }),
  comparison: z.strictObject({
    columns: list(z.strictObject({ heading: text, points: list(text, 1, 5), figure: optionalText }), 2, 3),
    ...matter,
  }),
  sentence: z
    .strictObject({ text, note: optionalText, ...matter })
    .transform(({ text: written, ...rest }) => ({ parts: sentenceParts(written), ...rest })),
  ...drawnSchemas,
} satisfies Record<Exclude<VisualKind, 'question' | 'touch'>, z.ZodType>;

type ShownKind = Exclude<VisualKind, 'question' | 'touch' | 'title' | 'picture'>;

type AuthoredShown = {
  [Kind in ShownKind]: { kind: Kind } & z.output<(typeof shownSchemas)[Kind]>;
}[ShownKind];

const { title: _title, picture: _picture, ...inQuestions } = shownSchemas;

/** `show:` of a question: one kind, and below it the content of its block. */
export const showSchema = oneOf(inQuestions).transform((written): Shown => {
  const visual = written as AuthoredShown;
  return visual.kind === 'diagram' ? { ...visual, alt: visual.alt ?? '' } : visual;
});
