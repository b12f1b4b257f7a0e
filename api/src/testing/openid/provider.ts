/** A real OpenID provider (panva's oidc-provider) on this computer, with simulated people who answer at once. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv4 } from 'node:net';
import {
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';

export const ourClient = 'afrolearn-test';
export const otherClient = 'another-app';

export type ProviderPerson = {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
  picture?: string;
};

export type TestProvider = {
  issuer: string;
  tokenInfoUrl: string;
  /** The people who can sign in there, by their subject; tests may add more. */
  people: Map<string, ProviderPerson>;
  publicKey: JWK;
  /** Signs any claims with the provider's own key, as a faulty provider would, or for another app. */
  sign: (claims: JWTPayload, header?: Partial<JWTHeaderParameters>) => Promise<string>;
  stop: () => Promise<void>;
};

const kid = 'provider-key-1';

const clientOf = (client_id: string): NonNullable<Configuration['clients']>[number] => ({
  client_id,
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  grant_types: ['implicit', 'authorization_code'],
  response_types: ['id_token', 'code'],
  redirect_uris: ['http://127.0.0.1/login', 'http://127.0.0.1/signup'],
});

const configurationOf = (key: JWK, people: TestProvider['people']): Configuration => {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [clientOf(ourClient), clientOf(otherClient)],
    jwks: { keys: [key] },
    cookies: { keys: ['only for tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: {
      devInteractions: { enabled: false },
      introspection: {
        enabled: true,
        allowedPolicy: (_context, client, token) => 'clientId' in token && token.clientId === client.clientId,
      },
    },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    // Every person of the test provider consents to every request.
    loadExistingGrant: async ({ oidc }) => {
      const { client, account, provider } = oidc;
      if (client === undefined || account === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
};

const page = (uid: string, people: TestProvider['people']) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test provider</title><h1>Choose an account</h1>${[
    ...people,
  ]
    .map(([sub, { email }]) => `<p><a href="/interaction/${uid}/as/${sub}">${email ?? sub}</a>`)
    .join('')}<p><a href="/interaction/${uid}/cancel">Cancel</a>`;

/** Answers the pages on which a person chooses an account or cancels. */
const interact = async (
  provider: Provider,
  people: TestProvider['people'],
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const [, , uid = '', act, sub = ''] = (request.url ?? '').split('/');
  if (act === undefined) {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(uid, people));
    return;
  }
  const result =
    act === 'as'
      ? { login: { accountId: decodeURIComponent(sub) }, select_account: {}, consent: {} }
      : { error: 'access_denied', error_description: 'The person turned back.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
};

const listen = async (server: Server, port: number) => {
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const { address, port: taken } = server.address() as AddressInfo;
  if (!isIPv4(address)) throw new Error('the test provider listens on IPv4 only');
  return `http://${address}:${taken}`;
};

export const startProvider = async (port = 0): Promise<TestProvider> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const people: TestProvider['people'] = new Map();
  const server = createServer();
  const issuer = await listen(server, port);
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, configurationOf(jwk, people));
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
    interact(provider, people, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return {
    issuer,
    tokenInfoUrl: `${issuer}/token/introspection`,
    people,
    publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    sign: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(privateKey, { crit: { 'x-admin': true } }),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
};
