import { z } from 'zod';
import { SignedIn, User } from './accounts.ts';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Country, GradeName, Role } from './values.ts';

/**
 * What the browser needs to redirect to the identity provider; it adds its own `redirect_uri` and `state`.
 */
export const SignInProvider = z.object({
  name: z.string(),
  clientId: z.string(),
  /** Without `redirect_uri` and `state`, but with the hash of the nonce. */
  authorizationUrl: z.string(),
  /** Stored in the browser tab and sent back with the ID token: a stolen token alone is useless. */
  nonce: z.string(),
});
export type SignInProvider = z.infer<typeof SignInProvider>;

const shown = z.string().max(2048).nullish();

/** Spec 1 §3. Nothing here is trusted; `sub`, if sent, must be the verified one. */
const ProviderUser = z.object({
  email: shown,
  firstName: shown,
  lastName: shown,
  picture: shown,
  sub: z.string().max(255).nullish(),
});

export const openidRefusals = {
  'google/failed': { status: 401, text: 'Google login failed. Please try again.' },
  'google/not-configured': { status: 503, text: 'This server has no Google sign-in.' },
  'google/unreachable': {
    status: 503,
    text: 'The sign-in service is not answering. Please try again soon, or log in with your password.',
  },
  'google/email-has-password': {
    status: 409,
    text: 'This email already has an account with a password. Log in with the password first.',
  },
} as const satisfies Refusals;

export const openid = defineCalls({
  'GET /auth/provider': {
    says: 'The identity provider of this server, if it has one, and a nonce for one visit within 10 minutes.',
    access: 'anyone',
    reply: z.object({ provider: SignInProvider.nullable() }),
    refusals: ['google/unreachable'],
  },
  'POST /auth/google': {
    says: 'Signs in with what the provider signed: an ID token and its nonce, or an access token.',
    access: 'anyone',
    body: z.object({
      user: ProviderUser.optional(),
      credential: z.string().max(8192, fault('text/too-long')).optional(),
      nonce: z.string().max(100).optional(),
      role: Role.optional(),
    }),
    reply: SignedIn,
    refusals: [
      'google/failed',
      'google/not-configured',
      'google/unreachable',
      'google/email-has-password',
      'register/email-taken',
      'register/no-school',
      'login/suspended',
    ],
  },
  'PUT /me/class': {
    says: 'Country and class of a learner who has none yet; later changes are made by a person of the school.',
    access: 'learner',
    body: z.object({ country: Country, grade: GradeName }),
    reply: User,
    refusals: ['class/already-chosen'],
  },
});
