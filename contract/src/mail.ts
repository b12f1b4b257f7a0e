import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Email, IdInPath, NewPassword } from './values.ts';

/** `mail` is false where the server cannot send any, so that nobody waits for a letter. */
const Asked = z.object({ done: z.literal(true), mail: z.boolean() });

const Token = z.string(fault('link/open-again')).min(1, fault('link/open-again')).max(200);

export const mailRefusals = {
  'mail/failed': {
    status: 503,
    text: 'We could not send the mail just now. Please try again in a few minutes.',
  },
  'mail/no-address': { status: 409, text: 'Your account has no address that can get mail.' },
  'mail/link-dead': {
    status: 410,
    text: 'This link was used already, or it is too old. Please ask for a new one.',
  },
} as const satisfies Refusals;

export const mail = defineCalls({
  'POST /password-reset/request': {
    says: 'Sends a link for a new password, good for an hour. The answer is the same if nobody has the address.',
    access: 'anyone',
    body: z.object({ email: Email }),
    reply: Asked,
    refusals: ['mail/failed'],
  },
  'POST /password-reset/confirm': {
    says: 'Sets a new password with the token of a link, once, and ends every session of the person.',
    access: 'anyone',
    body: z.object({ token: Token, newPassword: NewPassword }),
    reply: z.object({ done: z.literal(true) }),
    refusals: ['mail/link-dead'],
  },
  'POST /verify-email': {
    says: 'Confirms an email, or a change of email, with the token of a link.',
    access: 'anyone',
    body: z.object({ token: Token }),
    /** Whether the account's email was changed. */
    reply: z.object({ done: z.literal(true), changed: z.boolean() }),
    refusals: ['mail/link-dead', 'settings/email-taken'],
  },
  'POST /verify-email/send': {
    says: 'Sends the own verification link again; the link before it is void.',
    access: 'person',
    reply: Asked,
    refusals: ['mail/failed', 'mail/no-address'],
  },
  'POST /people/:id/reset-link': {
    says: 'Makes a one-time link for a new password of somebody of the own school, to hand over. Shown once.',
    access: 'administrator',
    params: z.object({ id: IdInPath }),
    /** `url` starts with PUBLIC_URL, or with / where that is not set. */
    reply: z.object({ url: z.string(), expiresAt: z.string() }),
  },
});
