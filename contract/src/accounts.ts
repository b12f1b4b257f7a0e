import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { Done, Id, Role } from './values.ts';

/** A person as they see themselves. Others see less: each call has its own reply. */
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
  /** When the account will be deleted, if that was requested. */
  leavesAt: z.string().optional(),
  /** Present and false when the learner or a guardian switched motivation off. */
  motivation: z.literal(false).optional(),
  /** Present and true when the operator lets this adult review texts. */
  readsTexts: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

export const Session = z.object({ token: z.string(), user: User });

/** The password was right, but the second factor is missing: the ticket is valid for that step alone. */
const HalfSession = z.object({
  secondFactor: z.object({ ticket: z.string(), expiresAt: z.string() }),
});

/** The reply to a sign-in: a session, or half of one for a person with a second factor. */
export const SignedIn = z.union([Session, HalfSession]);

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
  'session/gone': {
    status: 401,
    text: 'This account is being deleted. To keep it, log in within seven days.',
  },
  'login/locked': {
    status: 403,
    text: 'There were too many wrong tries. Use a device you signed in on before, or ask for a new password.',
  },
} as const satisfies Refusals;

export const accounts = defineCalls({
  'POST /logout': {
    says: 'Ends this session on the server.',
    access: 'person',
    whileDormant: true,
    reply: Done,
  },
  'GET /me': {
    says: 'The person of this session.',
    access: 'person',
    reply: User,
  },
});
