// How questions in parts are written: parts (a), (b) … of a structured question, and lines of working.
import { readFraction } from '@afrolearn/learning/quizzes/kinds/fraction/fractions.ts';
import { readTime } from '@afrolearn/learning/quizzes/kinds/time/times.ts';
import type { Gap, Part, WorkingLine } from '@afrolearn/learning/quizzes/questions.ts';
import { z } from 'zod';
import { list, number, pairs, positive, text, yes } from '#yaml/values.ts';

export const slug = z
  .string('must be text')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be a name such as bulb-uses-up-current');

export const mistakes = z.exactOptional(pairs(slug));

type WrittenMistakes = readonly (readonly [string, string])[] | undefined;

export const mistakesOf = (written: WrittenMistakes) =>
  (written ?? []).map(([text, misconception]) => ({ text, misconception }));

export const numberMistakesOf = (written: WrittenMistakes) =>
  (written ?? []).map(([value, misconception]) => ({
    value: Number(value.replace(/,/gu, '')),
    misconception,
  }));

export const fractionText = text.refine(
  (value) => readFraction(value) !== undefined,
  'must be a fraction such as 3/4 or 1 3/4',
);

export const timeText = text.refine(
  (value) => readTime(value) !== undefined,
  'must be a time such as 10:00, 10:00 a.m. or 22:00',
);

const ask = { ask: text, marks: z.exactOptional(positive) };

/** The name of the answer field gives the kind. */
export const partSchema = z.union(
  [
    z.strictObject({
      ...ask,
      accept: list(text, 1, 20),
      spelling: z.exactOptional(yes),
      capital: z.exactOptional(yes),
      mistakes,
    }),
    z.strictObject({
      ...ask,
      number,
      unit: z.exactOptional(text),
      tolerance: z.exactOptional(number),
      mistakes,
    }),
    z.strictObject({
      ...ask,
      fraction: fractionText,
      unit: z.exactOptional(text),
      lowest: z.exactOptional(yes),
      form: z.exactOptional(z.enum(['mixed', 'improper'])),
      mistakes,
    }),
    z.strictObject({ ...ask, time: timeText, clock: z.exactOptional(z.enum(['12', '24'])), mistakes }),
    z.strictObject({ ...ask, guide: list(text, 1, 8) }),
  ],
  'must be "ask: …" with one of accept, number, fraction, time or guide below it',
);

type WrittenPart = z.output<typeof partSchema>;

/** Outside English a full sentence with the answer is right, too, because grammar is not tested. */
export const inSentenceOf = (file: string): { readonly inSentence?: true } =>
  file.split('/')[1] === 'english' ? {} : { inSentence: true };

/** A single English word can only be tested on its form and spelling. */
export const isStrict = (spelling: boolean | undefined, accepted: readonly string[], file: string): boolean =>
  spelling ?? (inSentenceOf(file).inSentence !== true && accepted.every((form) => !/\s/u.test(form.trim())));

const fieldOf = (part: WrittenPart, file: string): Part['field'] => {
  if ('guide' in part) return { kind: 'free', guide: part.guide };
  if ('accept' in part) {
    const { accept, spelling, capital, mistakes } = part;
    return {
      kind: 'text',
      accepted: accept,
      strictSpelling: isStrict(spelling, accept, file),
      ...(capital === true ? { capitals: true } : {}),
      ...inSentenceOf(file),
      mistakes: mistakesOf(mistakes),
    };
  }
  if ('number' in part) {
    const { number: answer, unit, tolerance, mistakes } = part;
    return {
      kind: 'number',
      answer,
      ...(unit === undefined ? {} : { unit }),
      ...(tolerance === undefined ? {} : { tolerance }),
      mistakes: numberMistakesOf(mistakes),
    };
  }
  if ('fraction' in part) {
    const { fraction: answer, unit, lowest, form, mistakes } = part;
    return {
      kind: 'fraction',
      answer,
      ...(unit === undefined ? {} : { unit }),
      ...(lowest === true ? { lowest } : {}),
      ...(form === undefined ? {} : { form }),
      mistakes: mistakesOf(mistakes),
    };
  }
  const { time: answer, clock, mistakes } = part;
  return {
    kind: 'time',
    answer,
    ...(clock === undefined ? {} : { clock: clock === '12' ? 12 : 24 }),
    mistakes: mistakesOf(mistakes),
  };
};

export const partOf = (part: WrittenPart, file: string): Part => ({
  prompt: part.ask,
  marks: part.marks ?? 1,
  field: fieldOf(part, file),
});

/** Parses `Area = {15} × {8}` to the text around the gaps, and the gaps with their accepted forms. */
export const gapsOf = (
  written: string,
  mistakes: WrittenMistakes,
): { readonly text: readonly string[]; readonly gaps: readonly Gap[] } => {
  const pieces = written.split(/\{([^{}]+)\}/u);
  return {
    text: pieces.filter((_, index) => index % 2 === 0),
    gaps: pieces
      .filter((_, index) => index % 2 === 1)
      .map((accepted) => {
        const forms = accepted.split('|').map((form) => form.trim());
        return {
          accepted: forms,
          mistakes: mistakesOf(mistakes).filter(({ text }) => !forms.includes(text)),
        };
      }),
  };
};

/** A line of working, or a line with its marks. One without a {gap} is given to the learner. */
export const lineSchema = z.union(
  [text, z.strictObject({ line: text, marks: z.exactOptional(positive) })],
  'must be a line, or "line: …" with "marks: …" below it',
);

export const lineOf = (written: z.output<typeof lineSchema>, mistakes: WrittenMistakes): WorkingLine => {
  const { line, marks = 1 } = typeof written === 'string' ? { line: written } : written;
  const cut = gapsOf(line, mistakes);
  return { ...cut, marks: cut.gaps.length === 0 ? 0 : marks };
};
