import { consentStates } from '@afrolearn/learning/people/consent.ts';
import { countryNames } from '@afrolearn/learning/places/countries.ts';
import { zoneOfCountry } from '@afrolearn/learning/places/zones.ts';
import { z } from 'zod';
import { User } from './accounts.ts';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done, Id, IdInPath, SchoolName } from './values.ts';

const Person = z.object({ id: IdInPath });

/*
 * Time zones such as Africa/Kampala: days and hours of a school follow it. A closed list, because the
 * database must know each one under the same name. Node may only list some capitals under a neighbour's name.
 */
const zones: ReadonlySet<string> = new Set([
  ...Intl.supportedValuesOf('timeZone'),
  ...countryNames.map(zoneOfCountry),
  'UTC',
]);

export const TimeZone = z
  .string(fault('time-zone/unknown'))
  .trim()
  .max(60, fault('time-zone/unknown'))
  .refine((zone) => zones.has(zone), fault('time-zone/unknown'));

const School = z.object({ name: z.string(), zone: z.string(), photos: z.boolean() });

/** A teacher or parent as their school's administrator sees them. */
export const Adult = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(['teacher', 'parent']),
  email: z.string().nullable(),
  administrator: z.boolean(),
  verified: z.boolean(),
  suspended: z.boolean(),
  /** Two-step sign-in is on; a person without phone and codes asks the administrator to reset it. */
  secondFactor: z.boolean(),
  since: z.string(),
});
export type Adult = z.infer<typeof Adult>;

/** The full code is only in the reply that creates it; its last two characters tell printed ones apart. */
export const StaffCode = z.object({
  id: z.uuid(),
  ending: z.string(),
  state: z.enum(['open', 'used', 'expired']),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** The name of the teacher who used it. */
  usedBy: z.string().nullable(),
});
export type StaffCode = z.infer<typeof StaffCode>;

export const NewStaffCode = z.object({ id: z.uuid(), code: z.string(), expiresAt: z.string() });
export type NewStaffCode = z.infer<typeof NewStaffCode>;

const typedCode = fault('staff-code/missing');
/** As typed; the server explains what is wrong with it. */
const TypedCode = z.string(typedCode).trim().min(1, typedCode).max(40, typedCode);

export const ConsentState = z.enum(consentStates);

/** A learner waiting for the school's confirmation, for the signed paper, or for both. */
export const WaitingLearner = z.object({
  id: Id,
  name: z.string(),
  grade: z.string().nullable(),
  studentId: z.string(),
  consent: ConsentState,
  /** Registered alone and not confirmed by the school yet. */
  waiting: z.boolean(),
  since: z.string(),
  classes: z.array(z.object({ id: Id, name: z.string() })),
});
export type WaitingLearner = z.infer<typeof WaitingLearner>;

const FirstSteps = z.object({
  staff: z.boolean(),
  classes: z.boolean(),
  pupils: z.boolean(),
  consent: z.boolean(),
});

const Consented = z.object({ consent: ConsentState });
const Paper = z.object({ paper: z.boolean(fault('consent/paper')) });
const named = z.object({ id: Id, name: z.string() }).nullable();

export const administrationRefusals = {
  'staff/wrong-code': {
    status: 404,
    text: 'This staff code is not right, was used, or is too old. Please ask your head teacher for a new one.',
  },
  'staff/already-confirmed': {
    status: 409,
    text: 'Your school has confirmed you already. You need no staff code.',
  },
  'staff/too-many-codes': {
    status: 409,
    text: 'There are 100 open staff codes already. Please revoke some that nobody needs.',
  },
  'people/last-administrator': {
    status: 409,
    text: 'This is the only administrator. A school needs one, so this account cannot be paused.',
  },
  'consent/withdrawn': {
    status: 409,
    text: 'A guardian has withdrawn their consent. Only they can give it again.',
  },
} as const satisfies Refusals;

export const administration = defineCalls({
  'GET /school': {
    says: 'The own school and its switches.',
    access: 'administrator',
    reply: School,
  },
  'PUT /school': {
    says: 'Changes what is sent: the name of the school, its time zone, whether learners may use photos.',
    access: 'administrator',
    body: z.object({
      name: SchoolName.optional(),
      zone: TimeZone.optional(),
      photos: z.boolean(fault('switch/unknown')).optional(),
    }),
    reply: School,
  },
  'GET /school/first-steps': {
    says: 'Which of the first steps of the own school are done: staff has been asked in or is there, a class, a pupil, a consent.',
    access: 'administrator',
    reply: FirstSteps,
  },
  'GET /staff-codes': {
    says: 'The staff codes of the own school, the newest first, without the codes themselves.',
    access: 'administrator',
    reply: z.array(StaffCode),
  },
  'POST /staff-codes': {
    says: 'Makes staff codes: one use each, 14 days. They are in this answer and never again.',
    access: 'administrator',
    body: z.object({
      count: z
        .int(fault('staff-code/count'))
        .min(1, fault('staff-code/count'))
        .max(20, fault('staff-code/count'))
        .default(1),
    }),
    reply: z.array(NewStaffCode),
    status: 201,
    refusals: ['staff/too-many-codes'],
  },
  'DELETE /staff-codes/:id': {
    says: 'Revokes a staff code that nobody has used.',
    access: 'administrator',
    params: z.object({ id: z.uuid() }),
    reply: Done,
  },
  'POST /staff-code': {
    says: 'Confirms this teacher by a staff code and puts them into its school.',
    access: 'teacher',
    body: z.object({ code: TypedCode }),
    reply: User,
    refusals: ['staff/wrong-code', 'staff/already-confirmed'],
  },
  'GET /people/adults': {
    says: 'Teachers and parents of the own school and who wait for it, those who wait first; at most 500.',
    access: 'administrator',
    query: z.object({ search: z.string().trim().max(100, fault('text/too-long')).optional() }),
    reply: z.array(Adult),
  },
  'POST /people/:id/verify': {
    says: 'Confirms that an adult belongs to the own school. A teacher’s classes get their codes.',
    access: 'administrator',
    params: Person,
    reply: Adult,
  },
  'POST /people/:id/suspend': {
    says: 'Pauses an adult of the own school: every session ends at once, and no login opens one.',
    access: 'administrator',
    params: Person,
    reply: Adult,
    refusals: ['people/last-administrator'],
  },
  'POST /people/:id/restore': {
    says: 'Lets a paused adult in again.',
    access: 'administrator',
    params: Person,
    reply: Adult,
  },
  'GET /learners/waiting': {
    says: 'Learners who wait to be taken in, and learners of the school without consent; at most 500.',
    access: 'administrator',
    reply: z.array(WaitingLearner),
  },
  'POST /learners/:id/approve': {
    says: 'Takes a learner who registered alone into the school.',
    access: 'administrator',
    params: Person,
    reply: Done,
  },
  'POST /learners/:id/decline': {
    says: 'Says that a learner who waits is not of this school. The account stays and studies alone.',
    access: 'administrator',
    params: Person,
    reply: Done,
  },
  'PUT /learners/:id/consent': {
    says: 'Records that the school holds the signed paper for a learner, or takes the record back.',
    access: 'administrator',
    params: Person,
    body: Paper,
    reply: Consented,
    refusals: ['consent/withdrawn'],
  },
  'PUT /classes/:id/consent': {
    says: 'Records the signed papers of a whole class. A guardian’s own word stands.',
    access: 'administrator',
    params: Person,
    /** The number newly recorded, and of those still without consent because a guardian withdrew. */
    reply: z.object({ recorded: z.int(), withdrawn: z.int() }),
  },
  'GET /standing': {
    says: 'Whether a school knows this person: confirmed, or waiting, and for which school; and whether the account sleeps.',
    access: 'person',
    reply: z.object({
      verified: z.boolean(),
      waiting: z.boolean(),
      school: named,
      /**
       * For a learner without consent on a server of many schools: when the account became dormant, and when
       * it will be deleted.
       */
      asleep: z.object({ since: z.string(), endsAt: z.string() }).nullable(),
      /** The school's confirmation of this adult was not renewed for the school year. */
      lapsed: z.boolean(),
    }),
  },
});
