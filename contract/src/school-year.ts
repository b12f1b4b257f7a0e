import { z } from 'zod';
import { Adult } from './administration.ts';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Id } from './values.ts';

/** An adult whose confirmation by the school is not renewed for this school year. */
const AdultToConfirm = Adult.extend({
  /** The last confirmation. */
  confirmedAt: z.string(),
  /** Expired: they see no child until the school confirms them. */
  lapsed: z.boolean(),
});
export type AdultToConfirm = z.infer<typeof AdultToConfirm>;

export const schoolYearRefusals = {
  'people/confirm-by-another': {
    status: 409,
    text: 'Another administrator of your school confirms you. Please ask them.',
  },
} as const satisfies Refusals;

export const schoolYear = defineCalls({
  'GET /people/to-confirm': {
    says: 'Adults of the own school who are to be confirmed again for the school year; at most 500.',
    access: 'administrator',
    reply: z.object({
      year: z.int(),
      /** The day when confirmations that were not renewed expire. */
      lapsesOn: z.string(),
      people: z.array(AdultToConfirm),
    }),
  },
  'POST /people/confirm': {
    says: 'Confirms adults again for the school year. The only administrator confirms themselves with their password.',
    access: 'administrator',
    body: z.object({
      ids: z
        .array(Id, fault('people/nobody'))
        .min(1, fault('people/nobody'))
        .max(500, fault('people/nobody')),
      password: z
        .string(fault('password/own-missing'))
        .min(1, fault('password/own-missing'))
        .max(512, fault('password/far-too-long'))
        .optional(),
    }),
    reply: z.object({ confirmed: z.int() }),
    refusals: ['people/confirm-by-another', 'settings/wrong-password', 'login/locked'],
  },
});
