// Building blocks of the schemas. All scalars are text.
import { z } from 'zod';

export const text = z.string('must be text').trim().min(1, 'must not be empty');

const figures = /^[+-]?\d+(?:\.\d+)?$/u;

export const number = z
  .string('must be a number')
  .transform((value) => value.replace(/[,_]/gu, '').replace('−', '-'))
  .refine((value) => figures.test(value), 'must be a number')
  .transform(Number);

export const whole = number.refine(Number.isInteger, 'must be a whole number');

export const positive = whole.refine((value) => value >= 1, 'must be 1 or more');

export const yes = z
  .enum(['yes', 'no', 'true', 'false'])
  .transform((value) => value === 'yes' || value === 'true');

/** `- Jinja: 180` lines: a list of single pairs, so that order is kept and keys may repeat or be numbers. */
export const pairs = <T extends z.ZodType>(value: T) =>
  z
    .array(z.record(z.string(), value), 'must be a list of lines such as "- name: value"')
    .refine(
      (list) => list.every((pair) => Object.keys(pair).length === 1),
      'must have one "name: value" on each line',
    )
    .transform((list) => list.flatMap((pair) => Object.entries(pair) as [string, z.output<T>][]));

export const point = z.tuple([number, number], 'must be two numbers such as [120, 80]');

/** Text, or text with more beside it: `- a line` or `- line: a line`. */
export const list = <T extends z.ZodType>(value: T, least: number, most: number) =>
  z
    .array(value, 'must be a list')
    .min(least, `must have at least ${least}`)
    .max(most, `must have at most ${most}`);
