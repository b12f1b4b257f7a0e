import { reportKinds } from '@afrolearn/learning/growth/growth.ts';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import { consentStates } from '@afrolearn/learning/people/consent.ts';
import { phoneProblem } from '@afrolearn/learning/people/phone.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault, faultOf } from './faults.ts';
import { Done, Email, GradeName, Id, IdInPath, PupilName } from './values.ts';

const Day = z.string();
const ReportLanguage = z.enum(languageCodes, fault('language/unknown'));
const Switch = z.boolean(fault('switch/unknown'));

/** Three sentences, one thing to do at home, and at most one worry with advice. No rankings. */
export const Growth = z.object({
  sentences: z.array(z.string()).length(3),
  home: z.string(),
  worry: z.object({ what: z.string(), helps: z.string() }).nullable(),
});
export type Growth = z.infer<typeof Growth>;

/** A child whom this parent asked to be linked to (spec 2 §3, 'Pending invitation'). */
export const Invitation = z.object({
  id: Id,
  name: z.string(),
  class: z.string(),
  email: z.string(),
  status: z.literal('Pending'),
  createdAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Spec 2 §3, 'Parent's child', with the growth of the week. */
export const DashboardChild = z.object({
  id: Id,
  name: z.string(),
  /** The name of the class, else of the grade. */
  class: z.string().nullable(),
  school: z.string().nullable(),
  picture: z.string().nullable(),
  studentId: z.string(),
  /** Minutes today. */
  timeSpent: z.int(),
  currentSubject: z.string().nullable(),
  badges: z.array(z.string()),
  consent: z.enum(consentStates),
  /** When the account will be deleted; any guardian can cancel that. Null otherwise. */
  leavesAt: z.string().nullable(),
  /** The seven days of the report. */
  week: z.object({ from: Day, to: Day }),
  /** Null without consent, when nothing is computed about a child. */
  growth: Growth.nullable(),
});
export type DashboardChild = z.infer<typeof DashboardChild>;

const Choices = z.object({
  assignmentUpdates: Switch,
  newResources: Switch,
  /** The weekly report on paper, by email, as a text message. It is always on the page. */
  paper: Switch,
  mail: Switch,
  sms: Switch,
  language: ReportLanguage,
});

const ShownChoices = Choices.extend({
  /** Only the last digits. */
  phone: z.string().nullable(),
  /** The channels that this server has for this person. */
  can: z.object({ mail: z.boolean(), sms: z.boolean() }),
});
export type Choices = z.infer<typeof ShownChoices>;

const Phone = z
  .string(fault('phone/missing'))
  .max(40, fault('phone/form'))
  .superRefine((text, context) => {
    const found = phoneProblem(text);
    if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
  });

export const guardianChoices = defineCalls({
  'GET /parent/choices': {
    says: 'What this guardian wants to be told, and how the week’s report comes.',
    access: 'parent',
    reply: ShownChoices,
  },
  'PATCH /parent/choices': {
    says: 'Sets what is named; the rest stays. Texts need a phone number; null forgets the number and stops them.',
    access: 'parent',
    body: Choices.partial().extend({ phone: Phone.nullable().optional() }),
    reply: ShownChoices,
  },
});

export const guardianInvitationsRefusals = {
  'invitations/too-many': {
    status: 409,
    text: 'You have ten invitations that wait. Please withdraw one first.',
  },
  'invitations/not-yours': {
    status: 403,
    text: 'Your school or your first guardian answers this. Please ask them.',
  },
} as const satisfies Refusals;

export const guardianInvitations = defineCalls({
  'GET /parent/invitations': {
    says: 'The invitations of this parent that wait.',
    access: 'parent',
    reply: z.array(Invitation),
  },
  'POST /parent/invitations': {
    says: 'Asks to be linked to a learner by email. The answer is the same whether there is one.',
    access: 'parent',
    body: z.object({ name: PupilName, class: GradeName, email: Email }),
    reply: Invitation,
    status: 201,
    refusals: ['invitations/too-many'],
  },
  'DELETE /parent/invitations/:id': {
    says: 'Withdraws an own invitation.',
    access: 'parent',
    params: z.object({ id: IdInPath }),
    reply: Done,
  },
  'GET /guardian-invitations': {
    says: 'Parents who ask to be linked: to this learner, to children of this guardian, to learners of this school.',
    access: 'person',
    reply: z.array(
      z.object({
        id: Id,
        guardian: z.string(),
        /** Lets a learner report the person who asks. */
        guardianId: Id,
        child: z.object({ id: Id, name: z.string() }),
        createdAt: z.string(),
        /** Whether the reader is the one to answer. */
        mayAnswer: z.boolean(),
      }),
    ),
  },
  'POST /guardian-invitations/:id/answer': {
    says: 'Accepts or declines. The school answers for its learners, else the first guardian, else the learner.',
    access: 'person',
    whileDormant: true,
    params: z.object({ id: IdInPath }),
    body: z.object({ accept: z.boolean(fault('consent/yes-or-no')) }),
    reply: Done,
    refusals: ['invitations/not-yours'],
  },
});

const Kind = z.enum(reportKinds).default('weekly');

const Period = { kind: z.enum(reportKinds), from: Day, to: Day, term: z.int() };

export const growth = defineCalls({
  'GET /parent/dashboard': {
    says: 'The children of this parent with today and the week, and the invitations that wait.',
    access: 'parent',
    reply: z.object({
      today: Day,
      term: z.int(),
      children: z.array(DashboardChild),
      invitations: z.array(Invitation),
    }),
  },
  'GET /children/:id/report': {
    says: 'A learner’s week or term: for the family, the class teacher and the school. Without consent the family alone.',
    access: 'person',
    params: z.object({ id: IdInPath }),
    query: z.object({ kind: Kind }),
    reply: z.object({
      ...Period,
      child: z.object({ id: Id, name: z.string(), studentId: z.string() }),
      class: z.string().nullable(),
      school: z.string().nullable(),
      teacher: z.string().nullable(),
      /** The language of the page and the text: the family's choice, else the requested one. */
      language: ReportLanguage,
      /** Days of the period on which the child learnt. */
      days: z.array(Day),
      growth: Growth.nullable(),
      /** The same as one text message; null without a report. */
      text: z.string().nullable(),
    }),
  },
  'GET /classes/:id/reports': {
    says: 'The half pages of a class to hand out, for its teacher and the school’s administrator.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    query: z.object({ kind: Kind }),
    reply: z.object({
      ...Period,
      class: z.object({ id: Id, name: z.string(), grade: z.string() }),
      school: z.string().nullable(),
      teacher: z.string().nullable(),
      /** The number of guardians by channel, and of this week's reports sent. */
      ways: z.object({ sms: z.int(), mail: z.int(), sent: z.int() }),
      can: z.object({ mail: z.boolean(), sms: z.boolean() }),
      students: z.array(
        z.object({
          id: Id,
          name: z.string(),
          studentId: z.string(),
          consentMissing: z.boolean(),
          /** A guardian wants paper, or none has chosen. */
          paper: z.boolean(),
          language: ReportLanguage,
          days: z.array(Day),
          growth: Growth.nullable(),
          text: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/reports/send': {
    says: 'Sends this week’s reports of a class now, to guardians who chose it and have not got them.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: z.object({ waiting: z.int() }),
    refusals: ['children/not-verified'],
  },
});
