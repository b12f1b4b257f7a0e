import { isBirthYear, monthNumber } from '@afrolearn/learning/people/birth.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
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

const notAMonth = fault('month/unknown');
const notAYear = fault('year/unknown');

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
    .int(fault('subject/missing'))
    .min(1, fault('subject/missing'))
    .max(14, fault('subject/missing')),
  gradeId: z.int(fault('class/missing')).min(1, fault('class/missing')).max(7, fault('class/missing')),
  className: ClassName,
  /** One-use paper from the head teacher: who has one is confirmed at once. The server says what is wrong with it. */
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

export const Session = z.object({ token: z.string(), user: User });

export const accountsRefusals = {
  'register/email-taken': {
    status: 409,
    text: 'This email already has an account. Log in, or use another email.',
  },
  'register/no-school': {
    status: 503,
    text: 'This server has no school yet. Please ask the person who looks after it to make one.',
  },
  'login/failed': {
    status: 401,
    text: 'The email, student ID or password is not right. Check them and try again.',
  },
  'login/unverified': { status: 403, text: 'Please verify your email first. The link is in your inbox.' },
  'login/suspended': { status: 403, text: 'This account is paused. Please ask your school.' },
  'class/already-chosen': { status: 409, text: 'Your class is already set. Your teacher can change it.' },
  'login/locked': {
    status: 403,
    text: 'There were too many wrong tries. Use a device you signed in on before, or ask for a new password.',
  },
} as const satisfies Refusals;

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
        .string(fault('login/missing'))
        .trim()
        .min(1, fault('login/missing'))
        .max(254, fault('text/too-long')),
      password: z
        .string(fault('password/own-missing'))
        .min(1, fault('password/own-missing'))
        .max(512, fault('password/far-too-long')),
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
