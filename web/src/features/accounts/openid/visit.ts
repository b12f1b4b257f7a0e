/** The visit to the identity provider: the state stored in this tab, and the response (spec 1 §7). */

import type { Ask } from '@afrolearn/contract';
import type { SignInProvider } from '@afrolearn/contract/openid.ts';
import type { Role } from '@afrolearn/learning/people/roles.ts';
import { readTab, removeTab, writeTab } from '#lib/local.ts';
import type * as paths from '#lib/paths.ts';

export type Visit = { state: string; nonce: string; role: Role | null };

const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Stores the visit and returns the address to go to. */
export const beginVisit = (
  { authorizationUrl, nonce }: SignInProvider,
  page: typeof paths.login | typeof paths.signup,
  role: Role | null,
): string => {
  const visit: Visit = { state: randomText(), nonce, role };
  // In this tab only, until the response arrives.
  writeTab('afl_sign_in', JSON.stringify(visit));
  const url = new URL(authorizationUrl);
  url.searchParams.set('redirect_uri', `${location.origin}${page}`);
  url.searchParams.set('state', visit.state);
  return url.href;
};

export type Answer = { state: string; idToken: string | null };

/** The provider's response in the address: a token, or an error such as 'access_denied'. Null for none. */
export const answerIn = ({ hash, search }: { hash: string; search: string }): Answer | null => {
  for (const text of [hash.replace(/^#/, ''), search]) {
    const sent = new URLSearchParams(text);
    const state = sent.get('state');
    if (state !== null && (sent.has('id_token') || sent.has('error')))
      return { state, idToken: sent.get('id_token') };
  }
  return null;
};

/**
 * Takes the visit of this response, once. Null when this tab started no such visit: the response is for
 * somebody else.
 */
export const takeVisit = (state: string): Visit | null => {
  try {
    const visit = JSON.parse(readTab('afl_sign_in') ?? 'null') as Visit | null;
    removeTab('afl_sign_in');
    return visit?.state === state ? visit : null;
  } catch {
    return null;
  }
};

type SentUser = NonNullable<Ask<'POST /auth/google'>['body']['user']>;

/**
 * The documented `user` object from the token's claims. The server verifies the token and trusts only that.
 */
export const userIn = (idToken: string): SentUser => {
  try {
    const bytes = atob((idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
    const claims = JSON.parse(text) as Record<string, unknown>;
    const word = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null);
    return {
      email: word('email'),
      firstName: word('given_name'),
      lastName: word('family_name'),
      picture: word('picture'),
      sub: word('sub'),
    };
  } catch {
    return {};
  }
};
