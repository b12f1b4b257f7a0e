// How each visual of a scene is written in its fenced block.
import type { VisualKind } from '@afrolearn/learning/lessons/visuals.ts';
import type { z } from 'zod';
import { questionSchema } from '#yaml/question.ts';
import { shownSchemas } from '#yaml/shown.ts';
import { touchSchema } from '#yaml/touch.ts';

const schemas = {
  ...shownSchemas,
  touch: touchSchema,
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
