// The YAML form of a scene's beats: the word, the action on a part, and its extent.
import {
  type Beat,
  type BeatAct,
  beatActs,
  fillSides,
  flowColours,
} from '@afrolearn/learning/lessons/beats.ts';
import { z } from 'zod';
import { list, number, point, text, whole } from '#yaml/values.ts';

type Point = readonly [x: number, y: number];

const parts = z.union(
  [text.transform((one) => [one]), list(text, 1, 12)],
  'must be a part or a list of parts',
);
const way = z.union([point.transform((one) => [one]), list(point, 1, 12)]);
const acts = Object.fromEntries(beatActs.map((act) => [act, z.exactOptional(parts)])) as Record<
  BeatAct,
  z.ZodExactOptional<typeof parts>
>;

/** The options of each action besides its word and parts. */
const extras: Readonly<Record<BeatAct, readonly string[]>> = {
  appear: [],
  move: ['by', 'from'],
  turn: ['by', 'from', 'about'],
  flow: ['colour'],
  fill: ['side'],
  glow: [],
  count: ['from', 'to'],
};

const drawn: Point = [0, 0];

const written = z.strictObject({
  at: text,
  ...acts,
  by: z.exactOptional(z.union([number, way], 'must be degrees, or steps such as [120, 0]')),
  from: z.exactOptional(z.union([number, way], 'must be a number, or steps such as [-120, 0]')),
  to: z.exactOptional(whole),
  about: z.exactOptional(point),
  colour: z.exactOptional(z.enum(flowColours)),
  side: z.exactOptional(z.enum(fillSides)),
  seconds: z.exactOptional(
    number.refine((value) => value > 0 && value <= 8, 'must be more than 0, at most 8'),
  ),
});

type Written = z.output<typeof written>;

const actOf = (beat: Written): BeatAct | undefined => {
  const named = beatActs.filter((act) => beat[act] !== undefined);
  return named.length === 1 ? named[0] : undefined;
};

const problemOf = (beat: Written): string | undefined => {
  const act = actOf(beat);
  if (act === undefined) return `must name one thing that happens: ${beatActs.join(', ')}`;
  const { by, from } = beat;
  const extra = ['by', 'from', 'to', 'about', 'colour', 'side'].find(
    (key) => key in beat && !extras[act].includes(key),
  );
  if (extra !== undefined) return `'${extra}' means nothing for '${act}'`;
  if (act === 'move' && (by === undefined) === (from === undefined))
    return "'move' needs 'by' (how far it goes) or 'from' (where it comes from)";
  if (act === 'move' && (typeof by === 'number' || typeof from === 'number'))
    return "'move' goes by steps such as [120, 0]";
  if (act === 'turn' && by !== undefined && from !== undefined)
    return "'turn' needs 'by' or 'from', not both";
  if ((act === 'turn' || act === 'count') && (Array.isArray(by) || Array.isArray(from)))
    return `'${act}' goes by a number`;
  if (act === 'count' && beat.count?.length === 1 && beat.to === undefined)
    return "'count' on one part needs 'to', the number it runs to";
  return undefined;
};

const beatOf = (beat: Written): Beat => {
  const act = actOf(beat) ?? 'appear';
  const { at, by, from, about, colour, side } = beat;
  const common = {
    at,
    parts: beat[act] ?? [],
    ...(beat.seconds === undefined ? {} : { seconds: beat.seconds }),
  };
  switch (act) {
    case 'move':
      return {
        ...common,
        act,
        way: Array.isArray(by) ? [drawn, ...by] : Array.isArray(from) ? [...from, drawn] : [drawn],
      };
    case 'turn':
      return {
        ...common,
        act,
        degrees: typeof from === 'number' ? [from, 0] : [0, typeof by === 'number' ? by : 360],
        ...(about === undefined ? {} : { about }),
      };
    case 'flow':
      return { ...common, act, ...(colour === undefined ? {} : { colour }) };
    case 'fill':
      return { ...common, act, ...(side === undefined ? {} : { side }) };
    case 'count': {
      const first = typeof from === 'number' ? from : common.parts.length === 1 ? 0 : 1;
      return { ...common, act, from: first, to: beat.to ?? first + common.parts.length - 1 };
    }
    default:
      return { ...common, act };
  }
};

export const beats = z.exactOptional(
  list(
    written
      .superRefine((beat, context) => {
        const problem = problemOf(beat);
        if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
      })
      .transform(beatOf),
    1,
    8,
  ),
);
