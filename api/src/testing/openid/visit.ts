/** The sign-in at the provider without a browser: cookies, redirects, and the answer at the end. */
import { createHash, randomBytes } from 'node:crypto';
import { ourClient, type TestProvider } from './provider.ts';

const redirectUri = 'http://127.0.0.1/login';

/** Opens the address as this person and returns what the provider sends back to `redirect_uri`. */
const walk = async (provider: TestProvider, start: URL, sub: string): Promise<URLSearchParams> => {
  const jar = new Map<string, string>();
  let next = start;
  for (let steps = 0; steps < 10; steps += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null)
      throw new Error(`the provider stopped with ${answer.status}: ${await answer.text()}`);
    next = new URL(location, provider.issuer);
    if (next.href.startsWith(redirectUri)) return new URLSearchParams(next.hash.slice(1) || next.search);
    if (next.pathname.startsWith('/interaction/')) next = new URL(`${next.pathname}/as/${sub}`, next);
  }
  throw new Error('the provider led around in a circle');
};

/** The ID token with which a person returns from the address that our server gave. */
export const fetchIdToken = async (
  provider: TestProvider,
  authorizationUrl: string,
  sub: string,
  client = ourClient,
): Promise<string> => {
  const start = new URL(authorizationUrl);
  start.searchParams.set('client_id', client);
  start.searchParams.set('redirect_uri', redirectUri);
  start.searchParams.set('state', 'any state at all');
  const answer = await walk(provider, start, sub);
  return answer.get('id_token') ?? `no token: ${answer}`;
};

/** An access token of the provider for one of its apps, by the code flow with PKCE. */
export const fetchAccessToken = async (
  provider: TestProvider,
  sub: string,
  client = ourClient,
): Promise<string> => {
  const verifier = randomBytes(32).toString('base64url');
  const start = new URL(`${provider.issuer}/auth`);
  start.search = new URLSearchParams({
    client_id: client,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }).toString();
  const code = (await walk(provider, start, sub)).get('code') ?? '';
  const answer = await fetch(`${provider.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
};
