import { consentStates } from '@afrolearn/learning/people/consent.ts';
import { pinPictures, secretKinds } from '@afrolearn/learning/people/secrets.ts';
import { childSwitches, offReasons } from '@afrolearn/learning/people/switches.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Country, Done, GradeName, Id, IdInPath, NewPassword, PupilName } from './values.ts';

export const SecretKind = z.enum(secretKinds, fault('secret/unknown'));
export const Handed = z.enum(['pictures', 'card'], fault('secret/pictures-or-cards'));

/** A learner as their guardian or class teacher sees them. */
export const Child = z.object({
  id: Id,
  name: z.string(),
  grade: z.string().nullable(),
  studentId: z.string(),
  picture: z.string().nullable(),
  secretKind: SecretKind,
});
export type Child = z.infer<typeof Child>;

/** The secret on a card, returned only when it is made. */
export const CardSecret = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pictures'), pictures: z.array(z.enum(pinPictures)) }),
  z.object({ kind: z.literal('card'), words: z.array(z.string()) }),
]);
export type CardSecret = z.infer<typeof CardSecret>;

/** Null where the parent chose a password, which they already know. */
export const IssuedCard = Child.extend({ secret: CardSecret.nullable() });
export type IssuedCard = z.infer<typeof IssuedCard>;

export const NewCard = z.object({ secret: Handed.optional() });

const NewChild = z
  .object({
    name: PupilName,
    grade: GradeName,
    country: z.preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      Country.optional(),
    ),
    secret: SecretKind,
    password: NewPassword.optional(),
  })
  .superRefine(({ secret, password }, context) => {
    if (secret === 'password' && password === undefined)
      context.addIssue({ code: 'custom', path: ['password'], message: fault('password/missing') });
  });

/** A guardian's choice for a child. One guardian who says no is enough. */
const CommunityChoice = z.object({
  /** Friends, groups and the leaderboard. */
  on: z.boolean(),
  /** A friendship needs this guardian's approval. */
  approveFriends: z.boolean(),
  /** Another guardian said no. */
  offByOther: z.boolean(),
});

const Switch = z.boolean(fault('switch/unknown'));

/** All switches of a guardian for a child, with what blocks them. */
export const ChildChoices = z.object({
  child: z.object({ id: Id, name: z.string() }),
  consent: z.enum(consentStates),
  school: z.string().nullable(),
  switches: z.array(
    z.object({
      key: z.enum(childSwitches),
      /** This guardian's choice. */
      on: z.boolean(),
      /** Why the child cannot use it now; null when they can. */
      offBy: z.enum(offReasons).nullable(),
    }),
  ),
});
export type ChildChoices = z.infer<typeof ChildChoices>;

export const familiesRefusals = {
  'consent/on-device': {
    status: 403,
    text: 'Your work stays safe on this device until a parent or your school has said yes. Nothing is lost.',
  },
  'consent/not-kept': {
    status: 403,
    text: 'This can be kept once a parent or the school has said yes. Please ask them first.',
  },
  'children/wrong-code': {
    status: 404,
    text: 'This code is not right, or it is too old. Please ask for a new one.',
  },
  'children/not-verified': {
    status: 403,
    text: 'Your school must confirm you as a teacher first. Please ask the head teacher.',
  },
  'children/first-guardian': {
    status: 403,
    text: 'Only the first guardian, the teacher or the school can make this code. Please ask them.',
  },
} as const satisfies Refusals;

export const families = defineCalls({
  'GET /children': {
    says: 'The children that this parent is linked to.',
    access: 'parent',
    reply: z.array(
      Child.extend({
        mayInvite: z.boolean(),
        consent: z.enum(consentStates),
        community: CommunityChoice,
        /** When the account will be deleted; any guardian can cancel that. Null otherwise. */
        leavesAt: z.string().nullable(),
      }),
    ),
  },
  'POST /children': {
    says: 'Makes an account for a child without an email. The card or PIN is in this answer and never again.',
    access: 'parent',
    body: NewChild,
    reply: IssuedCard,
    status: 201,
  },
  'POST /children/link': {
    says: 'Links this parent to a child by a one-time code from the school or the first guardian.',
    access: 'parent',
    body: z.object({
      code: z.string(fault('code/missing')).trim().min(1, fault('code/missing')).max(40),
    }),
    reply: Child,
    refusals: ['children/wrong-code'],
  },
  'POST /children/:id/link-code': {
    says: 'Makes a code that links one more guardian to a child: 8 signs, 7 days, one use.',
    access: 'person',
    params: z.object({ id: IdInPath }),
    reply: z.object({ code: z.string(), expiresAt: z.string() }),
    refusals: ['children/not-verified', 'children/first-guardian'],
  },
  'POST /children/:id/new-card': {
    says: 'Gives an own child a new card or PIN. The old secret is dead at once; open sessions stay.',
    access: 'parent',
    params: z.object({ id: IdInPath }),
    body: NewCard,
    reply: IssuedCard,
  },
  'DELETE /children/:id': {
    says: 'Unlinks this parent from a child. The child and their work stay.',
    access: 'parent',
    params: z.object({ id: IdInPath }),
    reply: Done,
  },
  'GET /learners/:id/guardians': {
    says: 'Who is linked to a learner of the own school, for the administrator.',
    access: 'administrator',
    params: z.object({ id: IdInPath }),
    reply: z.array(z.object({ id: Id, name: z.string(), since: z.string() })),
  },
  'DELETE /learners/:id/guardians/:guardianId': {
    says: 'Cuts a guardian from a learner of the own school at once, and the codes that they made. The child stays.',
    access: 'administrator',
    params: z.object({ id: IdInPath, guardianId: IdInPath }),
    reply: Done,
  },
  'PUT /children/:id/consent': {
    says: 'Gives or withdraws a guardian’s consent for an own child. Withdrawn beats what the school recorded.',
    access: 'parent',
    params: z.object({ id: IdInPath }),
    body: z.object({ given: z.boolean(fault('consent/yes-or-no')) }),
    reply: z.object({ consent: z.enum(consentStates) }),
    refusals: ['consent/withdrawn'],
  },
  'PUT /children/:id/community': {
    says: 'Sets what this guardian wants for an own child: the community on or off, and whether friends need approval.',
    access: 'parent',
    params: z.object({ id: IdInPath }),
    body: z.object({
      on: z.boolean(fault('switch/unknown')).optional(),
      approveFriends: z.boolean(fault('switch/unknown')).optional(),
    }),
    reply: CommunityChoice,
  },
  'GET /children/:id/choices': {
    says: 'What an own child may use: every switch, this guardian’s word on it, and why something is off.',
    access: 'parent',
    params: z.object({ id: IdInPath }),
    reply: ChildChoices,
  },
  'PATCH /children/:id/choices': {
    says: 'Sets what this guardian wants for an own child; what is not named stays. It counts at once.',
    access: 'parent',
    params: z.object({ id: IdInPath }),
    body: z.object({
      community: Switch.optional(),
      approveFriends: Switch.optional(),
      boards: Switch.optional(),
      photo: Switch.optional(),
      insights: Switch.optional(),
      sharing: Switch.optional(),
      motivation: Switch.optional(),
    }),
    reply: ChildChoices,
  },
  'GET /consent': {
    says: 'The own consent of a learner, and whether a school’s word is waited for.',
    access: 'learner',
    reply: z.object({
      consent: z.enum(consentStates),
      waiting: z.boolean(),
      /** Without consent this learner's work stays on the device, and the server stores none of it. */
      onDevice: z.boolean().optional(),
    }),
  },
});
