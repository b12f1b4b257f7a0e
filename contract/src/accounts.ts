import { isBirthYear, monthNumber } from '@afrolearn/learning/people/birth.ts';
import { z } from 'zod';
import { defineCalls } from './define.ts';
import { ClassName, Country, Done, Email, GradeName, Id, NewPassword, PersonName, Role } from './values.ts';

/** A person as they see themselves. Others see less: see each call's own reply. */
export const User = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  email: z.string().nullable(),
  picture: z.string().nullable(),
  country: z.string().nullable(),
  grade: z.string().nullable(),
  studentId: z.string(),
  createdAt: z.string(),
  school: z.object({ id: Id, name: z.string() }).nullable(),
  administrator: z.boolean(),
});
export type User = z.infer<typeof User>;

const blank = (value: unknown) => (value === '' || value === null ? undefined : value);

const notAMonth = 'Please choose a month from the list.';
const notAYear = 'Please choose a year from the list.';

/** Month as a name or a number, year as text or a number; both may be left out (nobody is made to lie). */
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

const Learner = z.object({ ...account, role: z.literal('learner'), country: Country, grade: GradeName });
const Teacher = z.object({
  ...account,
  role: z.literal('teacher'),
  country: z.preprocess(blank, Country.optional()),
  subjectId: z
    .int('Please choose a subject.')
    .min(1, 'Please choose a subject.')
    .max(14, 'Please choose a subject.'),
  gradeId: z.int('Please choose a class.').min(1, 'Please choose a class.').max(7, 'Please choose a class.'),
  className: ClassName,
  /** One-use paper from the head teacher: who has one is confirmed at once. The server says what is wrong with it. */
  staffCode: z.preprocess(
    blank,
    z
      .string('Please write the staff code.')
      .trim()
      .max(40, 'A staff code has 8 letters and numbers.')
      .optional(),
  ),
});
const Parent = z.object({
  ...account,
  role: z.literal('parent'),
  country: z.preprocess(blank, Country.optional()),
});

/** Fields that belong to another role are dropped, not refused. */
export const Registration = z.discriminatedUnion('role', [Learner, Teacher, Parent], {
  error: 'Please choose learner, teacher or parent.',
});
export type Registration = z.output<typeof Registration>;

export const Session = z.object({ token: z.string(), user: User });

export const accounts = defineCalls({
  'POST /register': {
    says: 'Makes an account. The role is a wish: its powers come from a school.',
    access: 'anyone',
    body: Registration,
    /** `verification`: where the server has mail, adults follow a link before they log in. */
    reply: z.object({ user: User, verification: z.enum(['sent', 'failed']).optional() }),
    status: 201,
    refusals: ['request/invalid', 'register/email-taken', 'register/no-school', 'staff/wrong-code'],
  },
  'POST /login': {
    says: 'Signs in with an email or a student ID, and a password.',
    access: 'anyone',
    body: z.object({
      email: z
        .string('Please write your email or student ID.')
        .trim()
        .min(1, 'Please write your email or student ID.')
        .max(254, 'That is too long.'),
      password: z
        .string('Please write your password.')
        .min(1, 'Please write your password.')
        .max(512, 'That password is too long.'),
    }),
    reply: Session,
    refusals: [
      'request/invalid',
      'login/failed',
      'login/locked',
      'login/unverified',
      'mail/failed',
      'login/suspended',
    ],
  },
  'POST /logout': {
    says: 'Ends this session on the server.',
    access: 'person',
    reply: Done,
  },
  'GET /me': {
    says: 'The person of this session.',
    access: 'person',
    reply: User,
  },
});
