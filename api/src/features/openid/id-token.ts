import { createHash, timingSafeEqual } from 'node:crypto';
import { type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import { Refused, refuse } from '#http/refuse.ts';
import { type Identity, identityIn } from './identity.ts';
import type { Provider } from './provider.ts';

/** Verifies signature and claims. Tests replace it to show the effect of the signature check. */
export type VerifyToken = (
  token: string,
  keys: JWTVerifyGetKey,
  options: JWTVerifyOptions,
) => Promise<{ payload: JWTPayload }>;

export const verifySigned: VerifyToken = (token, keys, options) => jwtVerify(token, keys, options);

/* Asymmetric only: with HS256 the public key would be the secret, and `none` has no key. */
const algorithms = ['RS256', 'ES256', 'PS256', 'EdDSA'];

/** The hashed nonce, as sent through the provider and stored. */
export const hashNonce = (nonce: string): Buffer => createHash('sha256').update(nonce).digest();

/* Google's older spelling of its issuer, with the same keys. */
const spellingsOf = (issuer: string): string[] =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];

const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean => {
  if (azp !== undefined) return azp === clientId;
  return aud === clientId || (Array.isArray(aud) && aud.length === 1);
};

const carries = (claim: unknown, nonce: string | undefined): boolean => {
  if (typeof claim !== 'string' || nonce === undefined) return false;
  const expected = Buffer.from(hashNonce(nonce).toString('base64url'));
  const got = Buffer.from(claim);
  return expected.length === got.length && timingSafeEqual(expected, got);
};

/** The identity in the ID token. The caller must still spend the nonce. */
export const identityOfIdToken = async (
  { keys, settings }: Provider,
  { token, nonce, now }: { token: string; nonce: string | undefined; now: Date },
  verify: VerifyToken,
): Promise<Identity> => {
  const verified = await verify(token, keys, {
    algorithms,
    issuer: spellingsOf(settings.issuer),
    audience: settings.clientId,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: 60,
    maxTokenAge: 600,
    currentDate: now,
  }).catch((error: unknown) => {
    throw error instanceof Refused ? error : refuse('google/failed');
  });
  const { payload } = verified;
  if (!isForUs(payload, settings.clientId) || !carries(payload['nonce'], nonce))
    throw refuse('google/failed');
  const identity = identityIn(settings.issuer, payload);
  if (identity === null) throw refuse('google/failed');
  return identity;
};
