import {
  classNameProblem,
  cleanName,
  personNameProblem,
  schoolNameProblem,
} from '@afrolearn/learning/people/names.ts';
import { roles } from '@afrolearn/learning/people/roles.ts';
import { countryNames } from '@afrolearn/learning/places/countries.ts';
import { unkindNameProblem } from '@afrolearn/learning/safety/kind-name.ts';
import { z } from 'zod';

/** PostgreSQL's integer; ids are drawn at random, so they tell nothing. */
export const Id = z.int().min(1).max(2_147_483_647);

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

const checkedName = (missing: string, problem: (name: string) => string | null) =>
  z
    .string(missing)
    .max(500, 'That is too long.')
    .transform(cleanName)
    .superRefine((name, context) => {
      const found = problem(name);
      if (found !== null) context.addIssue({ code: 'custom', message: found });
    });

export const PersonName = checkedName(
  'Please write your name.',
  (name) => personNameProblem(name) ?? unkindNameProblem(name),
);
export const ClassName = checkedName(
  'Please give your class a name.',
  (name) => classNameProblem(name) ?? unkindNameProblem(name),
);

export const SchoolName = checkedName(
  'Please write the name of the school.',
  (name) => schoolNameProblem(name) ?? unkindNameProblem(name),
);

export const Email = z
  .string('Please write your email.')
  .trim()
  .toLowerCase()
  .min(1, 'Please write your email.')
  .max(254, 'That email is too long.')
  .pipe(z.email('That does not look like an email. It needs a name, an @ and a place, like ana@school.ug.'));

export const NewPassword = z
  .string('Please choose a password.')
  .min(1, 'Please choose a password.')
  .min(8, 'A password needs 8 characters or more.')
  .max(128, 'A password can have 128 characters at most.');

export const Country = z.enum(countryNames, 'Please choose a country from the list.');
export const GradeName = z
  .string('Please choose your class.')
  .regex(/^Primary [1-7]$/, 'Please choose a class from Primary 1 to Primary 7.');

export const Done = z.object({ done: z.literal(true) });
