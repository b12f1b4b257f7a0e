// The YAML form of questions, and their conversion.

import type { Difficulty, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { z } from 'zod';
import { workOut } from '#check/arithmetic.ts';
import { like } from '#yaml/like.ts';
import {
  fractionText,
  gapsOf,
  inSentenceOf,
  isStrict,
  lineOf,
  lineSchema,
  mistakes,
  mistakesOf,
  numberMistakesOf,
  partOf,
  partSchema,
  slug,
  timeText,
} from '#yaml/parts.ts';
import { showSchema } from '#yaml/shown.ts';
import { list, number, pairs, positive, text, yes } from '#yaml/values.ts';

const difficulty = z.enum(['1', '2', '3', '4']).transform((value) => Number(value) as Difficulty);

const common = {
  n: z.exactOptional(positive),
  lesson: z.exactOptional(positive),
  objective: z.exactOptional(positive),
  difficulty: z.exactOptional(difficulty),
  question: text,
  explain: text,
  hint: z.exactOptional(text),
  ple: z.exactOptional(text),
  marks: z.exactOptional(positive),
  figure: z.exactOptional(text),
  show: z.exactOptional(showSchema),
  faith: z.exactOptional(z.enum(['shared', 'christian', 'islamic'])),
  pair: z.exactOptional(text),
  onlyInScene: z.exactOptional(yes),
  like: z.exactOptional(like),
};

const pictured = { figure: z.exactOptional(text), show: z.exactOptional(showSchema) };
const option = z.union(
  [
    z.strictObject({ right: text, ...pictured }),
    z.strictObject({ wrong: text, mistake: z.exactOptional(slug), ...pictured }),
  ],
  'must be "right: …", or "wrong: …" with a "mistake: …" below it; a "figure: …" or "show: …" makes it a picture',
);

const options = list(option, 2, 8);

const single = z.strictObject({ ...common, kind: z.literal('single'), options });
const several = z.strictObject({ ...common, kind: z.literal('several'), options });
/** Optionally the author's calculation, which the checker evaluates. */
const numeric = z
  .strictObject({
    ...common,
    kind: z.literal('number'),
    answer: number,
    sum: z.exactOptional(text),
    unit: z.exactOptional(text),
    tolerance: z.exactOptional(number),
    mistakes,
  })
  .superRefine(({ answer, sum }, context) => {
    if (sum === undefined) return;
    const found = workOut(sum);
    if (found !== undefined && Math.abs(found - answer) <= Math.max(1, Math.abs(answer)) * 1e-9) return;
    const message =
      found === undefined
        ? 'must be numbers with + − × ÷ and brackets'
        : `makes ${found}, but the answer is ${answer}; mend one of them`;
    context.addIssue({ code: 'custom', path: ['sum'], message });
  });
const typed = z.strictObject({
  ...common,
  kind: z.literal('text'),
  accept: list(text, 1, 20),
  spelling: z.exactOptional(yes),
  capital: z.exactOptional(yes),
  mistakes,
});
const fraction = z.strictObject({
  ...common,
  kind: z.literal('fraction'),
  answer: fractionText,
  unit: z.exactOptional(text),
  lowest: z.exactOptional(yes),
  form: z.exactOptional(z.enum(['mixed', 'improper'])),
  mistakes,
});
const time = z.strictObject({
  ...common,
  kind: z.literal('time'),
  answer: timeText,
  clock: z.exactOptional(z.enum(['12', '24'])),
  mistakes,
});
const order = z.strictObject({
  ...common,
  kind: z.literal('order'),
  steps: list(text, 3, 8),
  mistake: z.exactOptional(slug),
});
const match = z.strictObject({
  ...common,
  kind: z.literal('match'),
  pairs: pairs(text),
  mistake: z.exactOptional(slug),
});
const gap = z.strictObject({
  ...common,
  kind: z.literal('gap'),
  text: text.refine((value) => /\{[^{}]+\}/u.test(value), 'must have a {gap}'),
  choices: z.exactOptional(list(text, 2, 10)),
  spelling: z.exactOptional(yes),
  mistakes,
});

const structured = z.strictObject({
  ...common,
  kind: z.literal('structured'),
  parts: list(partSchema, 2, 6),
});
const working = z.strictObject({
  ...common,
  kind: z.literal('working'),
  lines: list(lineSchema, 2, 10),
  mistakes,
});

const kinds = z.discriminatedUnion('kind', [
  single,
  several,
  numeric,
  typed,
  fraction,
  time,
  order,
  match,
  gap,
  structured,
  working,
]);

/** Without a `kind` a question is a single choice. */
export const questionSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('kind' in value) ? { ...value, kind: 'single' } : value,
  kinds,
);

export type AuthoredQuestion = z.output<typeof kinds>;

type Home = {
  readonly id: string;
  readonly lesson: number | null;
  readonly difficulty: Difficulty;
  readonly file: string;
};

const optionsOf = (written: z.output<typeof options>) =>
  written.map((entry) => ({
    ...('right' in entry
      ? { text: entry.right, right: true }
      : {
          text: entry.wrong,
          right: false,
          ...(entry.mistake === undefined ? {} : { misconception: entry.mistake }),
        }),
    ...(entry.figure === undefined ? {} : { figure: entry.figure }),
    ...(entry.show === undefined ? {} : { show: entry.show }),
  }));

export const questionFrom = (written: AuthoredQuestion, home: Home): Question => {
  const { question: prompt, explain: explanation, hint, ple, marks, figure, show, faith, pair } = written;
  const shared = {
    id: home.id,
    prompt,
    explanation,
    difficulty: written.difficulty ?? home.difficulty,
    lesson: written.lesson ?? home.lesson,
    ...(written.objective === undefined ? {} : { objective: written.objective }),
    ...(hint === undefined ? {} : { hint }),
    ...(ple === undefined ? {} : { pleStyle: ple }),
    ...(marks === undefined ? {} : { marks }),
    ...(figure === undefined ? {} : { figure }),
    ...(show === undefined ? {} : { show }),
    ...(faith === undefined ? {} : { faith }),
    ...(pair === undefined ? {} : { pair }),
    ...(written.onlyInScene === true ? { onlyInScene: true as const } : {}),
    ...(written.like === undefined ? {} : { like: written.like }),
  };
  switch (written.kind) {
    case 'single':
    case 'several':
      return { ...shared, kind: written.kind, options: optionsOf(written.options) };
    case 'number':
      return {
        ...shared,
        kind: 'number',
        answer: written.answer,
        ...(written.unit === undefined ? {} : { unit: written.unit }),
        ...(written.tolerance === undefined ? {} : { tolerance: written.tolerance }),
        mistakes: numberMistakesOf(written.mistakes),
      };
    case 'text':
      return {
        ...shared,
        kind: 'text',
        accepted: written.accept,
        strictSpelling: isStrict(written.spelling, written.accept, home.file),
        ...(written.capital === true ? { capitals: true } : {}),
        ...inSentenceOf(home.file),
        mistakes: mistakesOf(written.mistakes),
      };
    case 'fraction':
      return {
        ...shared,
        kind: 'fraction',
        answer: written.answer,
        ...(written.unit === undefined ? {} : { unit: written.unit }),
        ...(written.lowest === true ? { lowest: true } : {}),
        ...(written.form === undefined ? {} : { form: written.form }),
        mistakes: mistakesOf(written.mistakes),
      };
    case 'time':
      return {
        ...shared,
        kind: 'time',
        answer: written.answer,
        ...(written.clock === undefined ? {} : { clock: written.clock === '12' ? 12 : 24 }),
        mistakes: mistakesOf(written.mistakes),
      };
    case 'order':
      return {
        ...shared,
        kind: 'order',
        steps: written.steps,
        ...(written.mistake === undefined ? {} : { misconception: written.mistake }),
      };
    case 'match':
      return {
        ...shared,
        kind: 'match',
        pairs: written.pairs.map(([left, right]) => ({ left, right })),
        ...(written.mistake === undefined ? {} : { misconception: written.mistake }),
      };
    case 'gap': {
      const { spelling, choices } = written;
      const cut = gapsOf(written.text, written.mistakes);
      const forms = cut.gaps.flatMap(({ accepted }) => accepted);
      return {
        ...shared,
        kind: 'gap',
        ...cut,
        ...(choices === undefined ? {} : { choices }),
        strictSpelling: choices === undefined ? isStrict(spelling, forms, home.file) : (spelling ?? false),
      };
    }
    case 'structured':
      return { ...shared, kind: 'structured', parts: written.parts.map((part) => partOf(part, home.file)) };
    case 'working':
      return {
        ...shared,
        kind: 'working',
        lines: written.lines.map((line) => lineOf(line, written.mistakes)),
      };
  }
};
