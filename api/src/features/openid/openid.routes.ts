import { randomBytes } from 'node:crypto';
import { openid } from '@afrolearn/contract/openid.ts';
import { gradeIdOf } from '@afrolearn/learning/catalogue/grades.ts';
import { decodeProtectedHeader } from 'jose';
import { logSecurity } from '#db/security-log.ts';
import { asUser, chooseFirstClass } from '#features/accounts/index.ts';
import { openSession } from '#features/second-factor/index.ts';
import { Refused, refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { identityOfAccessToken } from './access-token.ts';
import { type Asking, enterAs } from './enter.ts';
import { hashNonce, identityOfIdToken, type VerifyToken, verifySigned } from './id-token.ts';
import type { Identity } from './identity.ts';
import { keepNonce, spendNonce } from './openid.db.ts';
import { type Provider, providerFor } from './provider.ts';

const nonceLives = 10 * 60 * 1000;

const visitOf = ({ settings, authorizationEndpoint }: Provider, nonce: string): string => {
  const url = new URL(authorizationEndpoint);
  const asked = {
    client_id: settings.clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce: hashNonce(nonce).toString('base64url'),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * A signed token's first part is a JSON header; anything else is an access token, which only the provider can
 * resolve.
 */
const looksSigned = (credential: string): boolean => {
  try {
    return !/^(application\/)?at\+jwt$/i.test(String(decodeProtectedHeader(credential).typ));
  } catch {
    return false;
  }
};

type Brought = { credential: string; nonce: string | undefined };

const identityFrom = async (
  { db, now }: Asking,
  provider: Provider,
  { credential, nonce }: Brought,
  verify: VerifyToken,
): Promise<Identity> => {
  if (credential === '') throw refuse('google/failed');
  if (!looksSigned(credential)) return await identityOfAccessToken(provider, credential);
  const identity = await identityOfIdToken(provider, { token: credential, nonce, now: now() }, verify);
  if (!(await spendNonce(db, hashNonce(nonce ?? ''), now()))) throw refuse('google/failed');
  return identity;
};

const logFailure = async ({ db, now, client }: Asking, error: unknown) => {
  if (!(error instanceof Refused) || error.code !== 'google/failed') return;
  const detail = { place: client.place, knownDevice: false };
  await logSecurity(db, 'login-failed', { at: now(), detail });
};

export const openIdRoutesWith = (verify: VerifyToken) =>
  serve(openid, {
    'GET /auth/provider': async ({ db, env, now }) => {
      if (env.openid === null) return { provider: null };
      const provider = await providerFor(env.openid, now());
      const nonce = randomBytes(32).toString('base64url');
      await keepNonce(db, hashNonce(nonce), now(), new Date(now().getTime() + nonceLives));
      const { name, clientId } = env.openid;
      return { provider: { name, clientId, nonce, authorizationUrl: visitOf(provider, nonce) } };
    },

    'POST /auth/google': async ({ body, agent, ...asking }) => {
      const { env, now } = asking;
      if (env.openid === null) throw refuse('google/not-configured');
      const { credential = '', nonce, user: claimed, role = 'learner' } = body;
      try {
        const provider = await providerFor(env.openid, now());
        const identity = await identityFrom(asking, provider, { credential, nonce }, verify);
        if (claimed?.sub != null && claimed.sub !== identity.subject) throw refuse('google/failed');
        const user = await enterAs(asking, identity, role);
        return await openSession({ ...asking, agent }, user);
      } catch (error) {
        await logFailure(asking, error);
        throw error;
      }
    },

    'PUT /me/class': async ({ body, user, db }) => {
      const { country, grade } = body;
      const row = await chooseFirstClass(db, user.id, { country, gradeId: gradeIdOf(grade) });
      if (row === null) throw refuse('class/already-chosen');
      return await asUser(db, row);
    },
  });

export const openIdRoutes = openIdRoutesWith(verifySigned);
