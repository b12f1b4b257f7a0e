import { createHash, timingSafeEqual } from 'node:crypto';
import { type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import { Refused, refuse } from '#http/refuse.ts';
import { type Identity, identityIn } from './identity.ts';
import type { Provider } from './provider.ts';

/** Checks signature and claims of a token. Tests pass another to show what happens without the signature check. */
export type VerifyToken = (
  token: string,
  keys: JWTVerifyGetKey,
  options: JWTVerifyOptions,
) => Promise<{ payload: JWTPayload }>;

export const verifySigned: VerifyToken = (token, keys, options) => jwtVerify(token, keys, options);

/* Asymmetric only: with HS256 the provider's public key would serve as the secret, and `none` needs no key at all. */
const algorithms = ['RS256', 'ES256', 'PS256', 'EdDSA'];

/** The form in which the nonce travels through the provider, and in which we keep it. */
export const hashNonce = (nonce: string): Buffer => createHash('sha256').update(nonce).digest();

/* Google's older spelling of itself; it stands for the same issuer and the same keys. */
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

/** Who the ID token speaks of. The caller still has to spend the nonce. */
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
