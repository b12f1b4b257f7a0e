/** The identity provider's discovery document and keys, cached for a while. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { OpenIdSettings } from '#env.ts';
import { refuse } from '#http/refuse.ts';

const patience = 5000;
const keepDiscovery = 60 * 60 * 1000;
/* After a failure the provider gets no requests for this time, to avoid floods. */
const restAfterFailure = 5000;
const largestAnswer = 256 * 1024;

export type Provider = {
  settings: OpenIdSettings;
  authorizationEndpoint: string;
  userinfoEndpoint: string | null;
  keys: JWTVerifyGetKey;
};

/** Calls the provider. Null for 4xx; refused with 503 for other failures. */
export const askProvider = async (url: string, ask: RequestInit = {}): Promise<unknown> => {
  try {
    const answer = await fetch(url, {
      ...ask,
      headers: { accept: 'application/json', ...ask.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const body = await answer.text();
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null;
    if (!answer.ok || body.length > largestAnswer) throw new Error(`the provider answered ${answer.status}`);
    return JSON.parse(body);
  } catch {
    throw refuse('google/unreachable');
  }
};

/** Discovered endpoints must be as safe as configured ones: no scripts, no plain HTTP. */
const endpointOf = ({ issuer }: OpenIdSettings) => {
  const { protocol } = new URL(issuer);
  return z
    .string()
    .refine((text) => URL.canParse(text) && ['https:', protocol].includes(new URL(text).protocol));
};

/** The provider's keys. A fetch failure is the provider's fault, a missing key the token's. */
const keysAt = (address: string): JWTVerifyGetKey => {
  const remote = createRemoteJWKSet(new URL(address), {
    timeoutDuration: patience,
    cooldownDuration: 30_000,
    cacheMaxAge: 10 * 60 * 1000,
  });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      const fitsNone =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported;
      throw fitsNone ? error : refuse('google/unreachable');
    }
  };
};

const discover = async (settings: OpenIdSettings): Promise<Provider> => {
  const Endpoint = endpointOf(settings);
  const read = z
    .object({
      issuer: z.literal(settings.issuer),
      authorization_endpoint: Endpoint,
      jwks_uri: Endpoint,
      userinfo_endpoint: Endpoint.optional(),
    })
    .safeParse(await askProvider(`${settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`));
  if (!read.success) throw refuse('google/unreachable');
  return {
    settings,
    authorizationEndpoint: read.data.authorization_endpoint,
    userinfoEndpoint: read.data.userinfo_endpoint ?? null,
    keys: keysAt(read.data.jwks_uri),
  };
};

type Known = { provider: Promise<Provider>; until: number };
const known = new WeakMap<OpenIdSettings, Known>();

export const providerFor = async (settings: OpenIdSettings, now: Date): Promise<Provider> => {
  const before = known.get(settings);
  if (before !== undefined && now.getTime() < before.until) return await before.provider;
  const entry: Known = { provider: discover(settings), until: now.getTime() + keepDiscovery };
  known.set(settings, entry);
  entry.provider.catch(() => {
    entry.until = now.getTime() + restAfterFailure;
  });
  return await entry.provider;
};
