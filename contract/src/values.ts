import {
  classNameProblem,
  cleanName,
  personNameProblem,
  schoolNameProblem,
} from '@afrolearn/learning/people/names.ts';
import { roles } from '@afrolearn/learning/people/roles.ts';
import { countryNames } from '@afrolearn/learning/places/countries.ts';
import { unkindNameProblem } from '@afrolearn/learning/safety/kind-name.ts';
import { posingNameProblem, posingPupilProblem } from '@afrolearn/learning/safety/posing-name.ts';
import { z } from 'zod';
import { type FieldFault, fault, faultOf } from './faults.ts';

/** A PostgreSQL integer; ids are random, so they reveal nothing. */
export const Id = z.int().min(1).max(2_147_483_647);

/** An id in a path or query in canonical form: `0x10`, `1e3` and `07` match nobody. */
export const IdInPath = z.preprocess(
  (text) => (/^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : text),
  Id,
);

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const checkedName = (missing: string, problem: (name: string) => FieldFault | null) =>
  z
    .string(missing)
    .max(500, fault('text/too-long'))
    .transform(cleanName)
    .superRefine((name, context) => {
      const found = problem(name);
      if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
    });

export const PersonName = checkedName(
  fault('name/missing'),
  (name) => personNameProblem(name) ?? unkindNameProblem(name) ?? posingNameProblem(name),
);
/** A learner's name, which may not contain a teacher's title. */
export const PupilName = checkedName(
  fault('name/missing'),
  (name) => personNameProblem(name) ?? unkindNameProblem(name) ?? posingPupilProblem(name),
);
export const ClassName = checkedName(
  fault('class-name/missing'),
  (name) => classNameProblem(name) ?? unkindNameProblem(name),
);

export const SchoolName = checkedName(
  fault('school-name/missing'),
  (name) => schoolNameProblem(name) ?? unkindNameProblem(name),
);

export const Email = z
  .string(fault('email/missing'))
  .trim()
  .toLowerCase()
  .min(1, fault('email/missing'))
  .max(254, fault('email/too-long'))
  .check(z.email(fault('email/form')));

export const NewPassword = z
  .string(fault('password/missing'))
  .min(1, fault('password/missing'))
  .min(8, fault('password/too-short'))
  .max(128, fault('password/too-long'));

export const Country = z.enum(countryNames, fault('country/unknown'));
export const GradeName = z.string(fault('grade/missing')).regex(/^Primary [1-7]$/, fault('grade/unknown'));

export const Done = z.object({ done: z.literal(true) });
