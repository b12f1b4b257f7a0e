/** Questions and scenes of teachers' lessons as they are sent. The rules are in `learning`. */
import { cleanLine, cleanText, lineProblem, ownLimits } from '@afrolearn/learning/lessons/own.ts';
import { askLimits } from '@afrolearn/learning/own-lessons/ask-problems.ts';
import type { OwnAsk } from '@afrolearn/learning/own-lessons/asks.ts';
import { askProblem, textsIn } from '@afrolearn/learning/own-lessons/problems.ts';
import { sceneLimits } from '@afrolearn/learning/own-lessons/scenes.ts';
import { drawingsIn, mostTogether } from '@afrolearn/learning/own-lessons/together.ts';
import { z } from 'zod';
import { type FieldFault, fault, faultOf } from './faults.ts';

type Missing = 'question/missing' | 'option/missing' | 'answer/missing' | 'title/missing';

export const line = (
  most: number,
  missing: Missing,
  problem: (text: string) => FieldFault | null = (text) => lineProblem(text, most, missing),
) =>
  z
    .string(fault(missing))
    .max(most * 8, fault('text/too-many-letters', { most }))
    .transform(cleanLine)
    .superRefine((text, context) => {
      const found = problem(text);
      if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
    });

/** An optional text of one or several lines. */
export const optionalText = (most: number) =>
  z
    .string(fault('text/words'))
    .max(most * 8, fault('text/too-many-letters', { most }))
    .transform(cleanText)
    .superRefine((text, context) => {
      const found = text === '' ? null : lineProblem(text, most, 'text/words');
      if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
    });

/* Rough limits only: `askProblem` checks the whole question and explains what is wrong. */
const words = z.string().max(ownLimits.option * 4);
const short = words.transform(cleanLine);
const marks = z.int().min(0).max(askLimits.marks);
const gap = z.object({ accepted: z.array(short).max(20) });
/* Spaces around a gap belong to the sentence. */
const pieces = z.array(words).max(20);

const numberField = z.object({
  kind: z.literal('number'),
  answer: z.number(),
  unit: z.exactOptional(short),
  tolerance: z.exactOptional(z.number()),
});
const textField = z.object({
  kind: z.literal('text'),
  accepted: z.array(short).max(20),
  strictSpelling: z.boolean(),
});
const fractionField = z.object({
  kind: z.literal('fraction'),
  answer: short,
  lowest: z.exactOptional(z.boolean()),
});
const timeField = z.object({ kind: z.literal('time'), answer: short });
const freeField = z.object({ kind: z.literal('free'), guide: z.array(short).max(8) });

const Asked = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('several'),
    options: z.array(z.object({ text: short, right: z.boolean() })).max(20),
  }),
  numberField,
  textField,
  fractionField,
  timeField,
  z.object({ kind: z.literal('order'), steps: z.array(short).max(20) }),
  z.object({ kind: z.literal('match'), pairs: z.array(z.object({ left: short, right: short })).max(20) }),
  z.object({
    kind: z.literal('gap'),
    text: pieces,
    gaps: z.array(gap).max(20),
    choices: z.exactOptional(z.array(short).max(20)),
  }),
  z.object({
    kind: z.literal('structured'),
    parts: z
      .array(
        z.object({
          prompt: short,
          marks,
          field: z.discriminatedUnion('kind', [numberField, textField, fractionField, timeField, freeField]),
        }),
      )
      .max(20),
  }),
  z.object({
    kind: z.literal('working'),
    lines: z.array(z.object({ text: pieces, gaps: z.array(gap).max(20), marks })).max(20),
  }),
]) satisfies z.ZodType<OwnAsk>;

/** The rules shared with the editor, and the safety rules that only the server has. */
const problemOf = (asks: OwnAsk): FieldFault | null => {
  const found = askProblem(asks);
  if (found !== null) return found;
  for (const text of textsIn(asks).filter((one) => one.trim() !== '')) {
    const unfit = lineProblem(text, ownLimits.option, 'option/missing');
    if (unfit !== null) return unfit;
  }
  return null;
};

export const Asks = z.unknown().transform((sent, context): OwnAsk => {
  const parsed = Asked.safeParse(sent);
  const found = parsed.success ? problemOf(parsed.data) : { key: 'asks/never-right' as const };
  if (parsed.success && found === null) return parsed.data;
  if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
  return z.NEVER;
});

const optionsText = fault('options/count', ownLimits.options);

type Choice = {
  options?: readonly string[] | undefined;
  answer?: string | undefined;
  asks?: OwnAsk | undefined;
};

/** A single choice unless `asks` gives another kind. */
const checkChoice = ({ options = [], answer, asks }: Choice, context: z.RefinementCtx) => {
  if (asks !== undefined) return;
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const { fewest, most } = ownLimits.options;
  if (options.length < fewest || options.length > most) say('options', optionsText);
  if (new Set(options).size < options.length) say('options', fault('options/same'));
  if (answer === undefined) say('answer', fault('answer/missing'));
  else if (!options.includes(answer)) say('answer', fault('answer/not-an-option'));
};

const questionFields = {
  prompt: line(ownLimits.prompt, 'question/missing'),
  options: z.array(line(ownLimits.option, 'option/missing'), optionsText).max(50, optionsText).optional(),
  answer: line(ownLimits.option, 'answer/missing').optional(),
  /** The explanation, shown after answering. */
  explanation: optionalText(ownLimits.prompt).optional(),
  asks: Asks.optional(),
};

export const NewQuestion = z
  .object(
    {
      /** The id from an earlier reply; a question without one gets a new id. */
      id: z.string().max(20).nullish(),
      ...questionFields,
    },
    fault('question/missing'),
  )
  .superRefine(checkChoice);

const share = z.number().min(0).max(100);

/* One drawing or picture, or a place with several drawings. */
const drawing = '[a-z0-9]+(?:-[a-z0-9]+)*';
const isEachOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;

export const NewScene = z.object({
  id: z.string().max(20).nullish(),
  name: optionalText(sceneLimits.name),
  narration: optionalText(sceneLimits.narration),
  figure: z
    .string()
    .regex(new RegExp(`^${drawing}(?:\\+${drawing}){0,${mostTogether}}$`), fault('scene/figure'))
    .max(240)
    .refine((figure) => isEachOnce(drawingsIn(figure)), fault('scene/figure'))
    .nullish(),
  labels: z
    .array(z.object({ text: line(sceneLimits.label, 'option/missing'), x: share, y: share }))
    .max(sceneLimits.labels)
    .optional(),
  question: z.object(questionFields).superRefine(checkChoice).nullish(),
});
export type NewScene = z.output<typeof NewScene>;
