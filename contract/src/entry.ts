import { isBirthYear, monthNumber } from '@afrolearn/learning/people/birth.ts';
import { z } from 'zod';
import { SignedIn, User } from './accounts.ts';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';
import { ClassName, Country, Email, GradeName, NewPassword, PersonName, PupilName } from './values.ts';

const blank = (value: unknown) => (value === '' || value === null ? undefined : value);

const notAMonth = fault('month/unknown');
const notAYear = fault('year/unknown');

/** Month as a name or a number, year as text or a number; both optional, so that nobody has to lie. */
const BirthMonth = z.preprocess(
  blank,
  z
    .union([z.string(), z.number()], notAMonth)
    .transform((value, context) => {
      const month = monthNumber(value);
      if (month === null) context.addIssue({ code: 'custom', message: notAMonth });
      return month ?? z.NEVER;
    })
    .optional(),
);
const BirthYear = z.preprocess(
  blank,
  z
    .union([z.string().regex(/^\d{4}$/, notAYear), z.number()], notAYear)
    .transform(Number)
    .refine(isBirthYear, notAYear)
    .optional(),
);

const account = {
  email: Email,
  password: NewPassword,
  name: PersonName,
  birthMonth: BirthMonth,
  birthYear: BirthYear,
};

const Learner = z.object({
  ...account,
  name: PupilName,
  role: z.literal('learner'),
  country: Country,
  grade: GradeName,
});
const Teacher = z.object({
  ...account,
  role: z.literal('teacher'),
  country: z.preprocess(blank, Country.optional()),
  subjectId: z
    .int(fault('subject/missing'))
    .min(1, fault('subject/missing'))
    .max(14, fault('subject/missing')),
  gradeId: z.int(fault('class/missing')).min(1, fault('class/missing')).max(7, fault('class/missing')),
  className: ClassName,
  /**
   * A single-use code from the head teacher that confirms its user at once. The server explains what is wrong
   * with it.
   */
  staffCode: z.preprocess(
    blank,
    z.string(fault('staff-code/missing')).trim().max(40, fault('staff-code/form')).optional(),
  ),
});
const Parent = z.object({
  ...account,
  role: z.literal('parent'),
  country: z.preprocess(blank, Country.optional()),
});

/** Fields that belong to another role are dropped, not refused. */
export const Registration = z.discriminatedUnion('role', [Learner, Teacher, Parent], {
  error: fault('role/unknown'),
});
export type Registration = z.output<typeof Registration>;

export const entry = defineCalls({
  'POST /register': {
    says: 'Makes an account. The role is a wish: its powers come from a school.',
    access: 'anyone',
    body: Registration,
    /** `verification`: where the server has mail, adults must follow a link before they log in. */
    reply: z.object({ user: User, verification: z.enum(['sent', 'failed']).optional() }),
    status: 201,
    refusals: ['request/invalid', 'register/email-taken', 'register/no-school', 'staff/wrong-code'],
  },
  'POST /login': {
    says: 'Signs in with an email or a student ID, and a password.',
    access: 'anyone',
    body: z.object({
      email: z
        .string(fault('login/missing'))
        .trim()
        .min(1, fault('login/missing'))
        .max(254, fault('text/too-long')),
      password: z
        .string(fault('password/own-missing'))
        .min(1, fault('password/own-missing'))
        .max(512, fault('password/far-too-long')),
    }),
    reply: SignedIn,
    refusals: [
      'request/invalid',
      'login/failed',
      'login/locked',
      'login/unverified',
      'mail/failed',
      'login/suspended',
    ],
  },
});
