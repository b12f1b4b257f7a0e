import { z } from 'zod';
import { Session } from './accounts.ts';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done, IdInPath } from './values.ts';

/** The user's password again; omitted by users of an identity provider, who have none. */
const OwnPassword = z
  .string(fault('password/own-missing'))
  .min(1, fault('password/own-missing'))
  .max(512, fault('password/far-too-long'))
  .optional();

/** As typed: six digits from the app, or a recovery code. */
const TypedNumber = z
  .string(fault('second-factor/number-missing'))
  .trim()
  .min(1, fault('second-factor/number-missing'))
  .max(40, fault('second-factor/number-form'));

const Proof = z.object({ password: OwnPassword, code: TypedNumber });

/** Shown only once. */
const RecoveryCodes = z.object({ codes: z.array(z.string()) });

const FactorState = z.object({
  on: z.boolean(),
  since: z.string().nullable(),
  codesLeft: z.int(),
  /** This person may not be a head on this server without it. */
  required: z.boolean(),
});

export const secondFactorRefusals = {
  'second-factor/needed': {
    status: 403,
    text: 'To look after a school here, first switch on two-step sign-in in your settings.',
  },
  'second-factor/wrong-number': {
    status: 403,
    text: 'This number is not right, or it was used already. Wait for the next one in your app and try again.',
  },
  'second-factor/too-late': {
    status: 403,
    text: 'This took too long. Please log in with your password again.',
  },
  'second-factor/sign-in-again': {
    status: 403,
    text: 'To keep your account safe, log out, log in again and then come back here.',
  },
  'second-factor/already-on': { status: 409, text: 'Two-step sign-in is on already.' },
  'second-factor/not-begun': { status: 409, text: 'Please begin again: show a new picture first.' },
  'second-factor/off': { status: 409, text: 'Two-step sign-in is off, so there is nothing to change.' },
  'second-factor/own': { status: 409, text: 'Please switch off your own two-step sign-in in your settings.' },
} as const satisfies Refusals;

export const secondFactor = defineCalls({
  'POST /login/code': {
    says: 'The second step of a sign-in: a number of the app, or a recovery code, within 10 minutes.',
    access: 'anyone',
    body: z.object({ ticket: z.string().max(100), code: TypedNumber }),
    reply: Session,
    refusals: ['second-factor/wrong-number', 'second-factor/too-late', 'login/locked', 'login/suspended'],
  },
  'GET /second-factor': {
    says: 'Whether this adult has switched on two-step sign-in, and whether they have to.',
    access: 'person',
    reply: FactorState,
    refusals: ['access/denied'],
  },
  'POST /second-factor': {
    says: 'Begins to switch on two-step sign-in: a key for the app, as text and for a QR code. It counts once confirmed.',
    access: 'person',
    body: z.object({ password: OwnPassword }),
    reply: z.object({ key: z.string(), uri: z.string() }),
    refusals: [
      'access/denied',
      'second-factor/already-on',
      'second-factor/sign-in-again',
      'settings/wrong-password',
    ],
  },
  'PUT /second-factor': {
    says: 'Confirms the key by a first number; ten recovery codes are in this answer and never again. Other sessions end.',
    access: 'person',
    body: z.object({ code: TypedNumber }),
    reply: RecoveryCodes,
    refusals: ['access/denied', 'second-factor/not-begun', 'second-factor/wrong-number', 'login/locked'],
  },
  'POST /second-factor/codes': {
    says: 'Ten new recovery codes; the old ones end.',
    access: 'person',
    body: Proof,
    reply: RecoveryCodes,
    refusals: [
      'access/denied',
      'second-factor/off',
      'second-factor/wrong-number',
      'second-factor/sign-in-again',
      'settings/wrong-password',
      'login/locked',
    ],
  },
  'POST /second-factor/off': {
    says: 'Switches two-step sign-in off, with password and number.',
    access: 'person',
    body: Proof,
    reply: Done,
    refusals: [
      'access/denied',
      'second-factor/off',
      'second-factor/wrong-number',
      'second-factor/sign-in-again',
      'settings/wrong-password',
      'login/locked',
    ],
  },
  'DELETE /people/:id/second-factor': {
    says: 'Switches two-step sign-in off for an adult of the own school who lost phone and codes. All their sessions end.',
    access: 'administrator',
    params: z.object({ id: IdInPath }),
    reply: Done,
    refusals: ['second-factor/own'],
  },
});
