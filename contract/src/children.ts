import { consentStates } from '@afrolearn/learning/people/consent.ts';
import { pinPictures, secretKinds } from '@afrolearn/learning/people/secrets.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Country, Done, GradeName, Id, IdInPath, NewPassword, PersonName } from './values.ts';

export const SecretKind = z.enum(secretKinds, fault('secret/unknown'));
const Handed = z.enum(['pictures', 'card'], fault('secret/pictures-or-cards'));

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

/** What is on a card. It is answered once, when it is made, and can never be asked for again. */
export const CardSecret = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pictures'), pictures: z.array(z.enum(pinPictures)) }),
  z.object({ kind: z.literal('card'), words: z.array(z.string()) }),
]);
export type CardSecret = z.infer<typeof CardSecret>;

/** Null where the parent chose a password: they know it already. */
export const IssuedCard = Child.extend({ secret: CardSecret.nullable() });
export type IssuedCard = z.infer<typeof IssuedCard>;

const NewCard = z.object({ secret: Handed.optional() });

const NewChild = z
  .object({
    name: PersonName,
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

export const ClassOfTeacher = z.object({
  id: Id,
  name: z.string(),
  grade: z.string(),
  subjectId: z.int(),
  /** Null until the school has verified the teacher. */
  code: z.string().nullable(),
});

export const childrenRefusals = {
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
  'children/class-full': {
    status: 409,
    text: 'A class can have 300 pupils at most. Please look whether a list was added twice.',
  },
} as const satisfies Refusals;

export const children = defineCalls({
  'GET /children': {
    says: 'The children that this parent is linked to.',
    access: 'parent',
    reply: z.array(Child.extend({ mayInvite: z.boolean(), consent: z.enum(consentStates) })),
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
  'GET /classes/mine': {
    says: 'The classes that this teacher teaches.',
    access: 'teacher',
    reply: z.array(ClassOfTeacher),
  },
  'GET /classes/:id/students': {
    says: 'The pupils of a class, for its teacher and the school’s administrator.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: z.object({
      class: z.object({ id: Id, name: z.string(), grade: z.string() }),
      students: z.array(Child),
    }),
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/students': {
    says: 'Makes up to 100 pupils from a list of names. Their cards are in this answer and never again.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    body: z.object({
      names: z
        .array(PersonName, fault('pupils/missing'))
        .min(1, fault('pupils/missing'))
        .max(100, fault('pupils/too-many')),
      secret: Handed,
    }),
    reply: z.array(IssuedCard),
    status: 201,
    refusals: ['children/not-verified', 'children/class-full'],
  },
  'PATCH /classes/:id/students/:studentId': {
    says: 'Changes the name of a pupil of the class, as the pupil asked or the register says.',
    access: 'teacher',
    params: z.object({ id: IdInPath, studentId: IdInPath }),
    body: z.object({ name: PersonName }),
    reply: Child,
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/students/:studentId/new-card': {
    says: 'Gives a pupil of the class a new card or PIN. The old secret is dead at once; open sessions stay.',
    access: 'teacher',
    params: z.object({ id: IdInPath, studentId: IdInPath }),
    body: NewCard,
    reply: IssuedCard,
    refusals: ['children/not-verified'],
  },
});
