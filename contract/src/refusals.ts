/**
 * Every refusal a call may answer: its status and a sentence a person can act on.
 * No sentence names a stranger, a table or a file.
 */
export const refusals = {
  'request/invalid': { status: 400, text: 'Please check what you filled in and try again.' },
  'request/malformed': { status: 400, text: 'We could not read that. Please try again.' },
  'request/too-large': { status: 413, text: 'That is too big to send. Please send less at once.' },
  'request/wrong-type': { status: 415, text: 'We cannot read this kind of data. Please send JSON.' },
  'request/unknown': { status: 404, text: 'There is nothing at this address.' },
  'session/none': { status: 401, text: 'You are not signed in. Please log in.' },
  'session/expired': { status: 401, text: 'Your session expired. Please log in again.' },
  'access/denied': { status: 403, text: 'Your account cannot do this.' },
  'access/not-found': { status: 404, text: 'We could not find that.' },
  'register/email-taken': {
    status: 409,
    text: 'This email already has an account. Log in, or use another email.',
  },
  'login/failed': { status: 401, text: 'The email or password is not right. Check both and try again.' },
  'login/suspended': { status: 403, text: 'This account is paused. Please ask your school.' },
  'demo/no-such-person': { status: 404, text: 'That demo person is not here.' },
  'server/failed': { status: 500, text: 'This did not work. Your work is safe. Please try again.' },
  'server/unavailable': { status: 503, text: 'AfroLearn is resting for a moment. Please try again soon.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof refusals;

/** What every failed call answers. */
export type Refusal = { error: string; code: RefusalCode; fields?: Record<string, string> };
