/** Ways to cheat `POST /auth/google` (promise S7). Each builds a body that must not open a session. */
import { createHash } from 'node:crypto';
import { base64url, CompactEncrypt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { otherClient, ourClient, type TestProvider } from './provider.ts';
import { fetchAccessToken, fetchIdToken } from './visit.ts';

export type Visit = { authorizationUrl: string; nonce: string };

export type ForgeryScene = {
  provider: TestProvider;
  /** A person of the provider who has an account here, and the email of an account here with a password. */
  victim: { sub: string; email: string; emailWithPassword: string };
  /** Somebody with a legitimate account at the provider. */
  attacker: string;
  /** A fresh visit; anyone can begin one. */
  visit: () => Promise<Visit>;
  /** A visit with an expired nonce, and one whose nonce was already used together with its token. */
  expired: () => Promise<Visit>;
  spent: () => Promise<{ nonce: string; credential: string }>;
  now: () => Date;
};

type Body = Record<string, unknown>;
type Forgery = (scene: ForgeryScene) => Promise<Body>;

const travelling = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** The claims that the provider would make about the victim, with the forger's changes. `undefined` omits a claim. */
const claimsOf = ({ provider, victim, now }: ForgeryScene, nonce: string, changes: object = {}): JWTPayload =>
  JSON.parse(
    JSON.stringify({
      iss: provider.issuer,
      aud: ourClient,
      sub: victim.sub,
      email: victim.email,
      email_verified: true,
      iat: seconds(now()),
      exp: seconds(now()) + 300,
      nonce: travelling(nonce),
      ...changes,
    }),
  ) as JWTPayload;

/** Signed by the provider itself, with wrong claims. */
const signedWith =
  (changes: (scene: ForgeryScene) => object, header: object = {}): Forgery =>
  async (scene) => {
    const { nonce } = await scene.visit();
    return { credential: await scene.provider.sign(claimsOf(scene, nonce, changes(scene)), header), nonce };
  };

/** The right claims, with a signature that is not the provider's. */
const forgedBy =
  (make: (claims: JWTPayload, scene: ForgeryScene) => Promise<string> | string): Forgery =>
  async (scene) => {
    const { nonce } = await scene.visit();
    return { credential: await make(claimsOf(scene, nonce), scene), nonce };
  };

/** A valid token of the attacker, modified afterwards. */
const bent =
  (
    bend: (token: string, scene: ForgeryScene) => string,
    more: (scene: ForgeryScene) => Body = () => ({}),
  ): Forgery =>
  async (scene) => {
    const { authorizationUrl, nonce } = await scene.visit();
    const token = await fetchIdToken(scene.provider, authorizationUrl, scene.attacker);
    return { credential: bend(token, scene), nonce, ...more(scene) };
  };

const just =
  (body: (scene: ForgeryScene) => Body): Forgery =>
  async (scene) =>
    body(scene);

const part = (value: unknown) => base64url.encode(JSON.stringify(value));
const rewritten = (changes: (scene: ForgeryScene) => object): Forgery =>
  bent((token, scene) => {
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(new TextDecoder().decode(base64url.decode(payload))) as object;
    return [header, part({ ...claims, ...changes(scene) }), signature].join('.');
  });

const withOwnKey = (alg: string, header: object = {}): Forgery =>
  forgedBy(async (claims) => {
    const { privateKey } = await generateKeyPair(alg);
    return await new SignJWT(claims)
      .setProtectedHeader({ alg, kid: 'provider-key-1', ...header })
      .sign(privateKey);
  });

const withSecret = (secretOf: (scene: ForgeryScene) => string): Forgery =>
  forgedBy((claims, scene) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'provider-key-1' })
      .sign(new TextEncoder().encode(secretOf(scene))),
  );

const unsigned = (alg: string) => forgedBy((claims) => `${part({ alg, typ: 'JWT' })}.${part(claims)}.`);

/** In these only the signature is wrong: without the signature check each of them would open a session. */
export const badSignatures: Readonly<Record<string, Forgery>> = {
  'alg none': forgedBy((claims) => new UnsecuredJWT(claims).encode()),
  'alg NoNe': unsigned('NoNe'),
  'alg RS256 without a signature': unsigned('RS256'),
  'HS256 with the public key as the secret': withSecret(({ provider }) => JSON.stringify(provider.publicKey)),
  'HS256 with the modulus as the secret': withSecret(({ provider }) => provider.publicKey.n ?? ''),
  'HS256 with the client id as the secret': withSecret(() => ourClient.repeat(3)),
  'another key under the same kid': withOwnKey('RS256'),
  'another key of another kind under the same kid': withOwnKey('ES256'),
  'a key that nobody knows': withOwnKey('RS256', { kid: 'unknown' }),
  'a key that the token brings along': withOwnKey('RS256', { jwk: { kty: 'oct', k: 'AAAA' } }),
  'a key set that the token points to': withOwnKey('RS256', {
    kid: 'theirs',
    jku: 'http://127.0.0.1:9/keys',
  }),
  'the email rewritten after signing': rewritten(({ victim }) => ({
    email: victim.email.replace('@', '+x@'),
  })),
  'the subject rewritten after signing': rewritten(({ victim }) => ({ sub: victim.sub })),
};

/** A valid token, as a control: the others fail only because of their one fault. */
export const honest = signedWith(() => ({}));

export const badClaims: Readonly<Record<string, Forgery>> = {
  'another audience': signedWith(() => ({ aud: otherClient })),
  'several audiences without azp': signedWith(() => ({ aud: [ourClient, otherClient] })),
  'several audiences, azp another app': signedWith(() => ({
    aud: [ourClient, otherClient],
    azp: otherClient,
  })),
  'our audience, azp another app': signedWith(() => ({ azp: otherClient })),
  'no audience': signedWith(() => ({ aud: undefined })),
  'another issuer': signedWith(() => ({ iss: 'https://accounts.google.com' })),
  'the issuer with a slash': signedWith(({ provider }) => ({ iss: `${provider.issuer}/` })),
  'no issuer': signedWith(() => ({ iss: undefined })),
  expired: signedWith(({ now }) => ({ exp: seconds(now()) - 120 })),
  'never expiring': signedWith(() => ({ exp: undefined })),
  'not yet valid': signedWith(({ now }) => ({ nbf: seconds(now()) + 600 })),
  'issued in the future': signedWith(({ now }) => ({ iat: seconds(now()) + 600 })),
  'issued long ago': signedWith(({ now }) => ({ iat: seconds(now()) - 3600 })),
  'issued at no time': signedWith(() => ({ iat: undefined })),
  'times as words': signedWith(({ now }) => ({ exp: String(seconds(now()) + 300) })),
  'no subject': signedWith(() => ({ sub: undefined })),
  'an empty subject': signedWith(() => ({ sub: '' })),
  'a subject without end': signedWith(() => ({ sub: 'a'.repeat(256) })),
  'a subject that is a list': signedWith(({ victim }) => ({ sub: [victim.sub] })),
  'a header that demands what we do not know': signedWith(() => ({}), { crit: ['x-admin'], 'x-admin': true }),
  'no nonce in the token': signedWith(() => ({ nonce: undefined })),
  'the nonce itself instead of its hash': async (scene) => {
    const { nonce } = await scene.visit();
    return { credential: await scene.provider.sign(claimsOf(scene, nonce, { nonce })), nonce };
  },
  'a nonce that nobody gave': async (scene) => {
    const nonce = 'made-up-nonce-made-up-nonce-made-up-nonce-1';
    return { credential: await scene.provider.sign(claimsOf(scene, nonce)), nonce };
  },
  'the nonce of another visit': async (scene) => {
    const { nonce } = await scene.visit();
    const other = await scene.visit();
    return { credential: await scene.provider.sign(claimsOf(scene, nonce)), nonce: other.nonce };
  },
  'a stolen token without its nonce': async (scene) => {
    const { nonce } = await scene.visit();
    return { credential: await scene.provider.sign(claimsOf(scene, nonce)) };
  },
  'a nonce that ran out': async (scene) => {
    const { nonce } = await scene.expired();
    return { credential: await scene.provider.sign(claimsOf(scene, nonce)), nonce };
  },
  'a token and nonce that were used': (scene) => scene.spent(),
  'the verified email of a password account': signedWith(({ victim }) => ({
    sub: 'stranger-1',
    email: victim.emailWithPassword,
  })),
  'the unverified email of a password account': signedWith(({ victim }) => ({
    sub: 'stranger-2',
    email: victim.emailWithPassword.toUpperCase(),
    email_verified: false,
  })),
};

export const badShapes: Readonly<Record<string, Forgery>> = {
  'the documented object alone': just(({ victim }) => ({ user: { sub: victim.sub, email: victim.email } })),
  'the email of a password account alone': just(({ victim }) => ({
    user: { email: victim.emailWithPassword },
  })),
  'an empty credential': just(({ victim }) => ({ user: { sub: victim.sub }, credential: '' })),
  'a credential that is null': just(({ victim }) => ({ user: { sub: victim.sub }, credential: null })),
  'a credential that is true': just(({ victim }) => ({ user: { sub: victim.sub }, credential: true })),
  garbage: just(() => ({ credential: 'let me in' })),
  'three dots': just(() => ({ credential: '...' })),
  'a list of credentials': bent(
    (token) => token,
    () => ({ credential: ['a.b.c'] }),
  ),
  'an object as the credential': just(() => ({ credential: { toString: 'a.b.c', verified: true } })),
  'a body that is a list': just(() => [{ credential: 'a.b.c' }] as unknown as Body),
  'a user that is a list': bent(
    (token) => token,
    () => ({ user: [] }),
  ),
  'prototype keys': just(
    ({ victim }) => JSON.parse(`{"__proto__":{"credential":"x"},"user":{"sub":"${victim.sub}"}}`) as Body,
  ),
  'constructor keys': just(() => ({ constructor: { prototype: { verified: true } }, credential: 'x' })),
  'the subject of another in the body': bent(
    (token) => token,
    ({ victim }) => ({ user: { sub: victim.sub } }),
  ),
  'a role that is none': bent(
    (token) => token,
    () => ({ role: 'administrator' }),
  ),
  'a truncated token': bent((token) => token.slice(0, -20)),
  'a token without its signature': bent((token) => token.slice(0, token.lastIndexOf('.') + 1)),
  'two tokens in one': bent((token) => `${token}.${token}`),
  'a token with white space': bent((token) => ` ${token}\n`),
  'a very large token': bent((token) => `${token}${'A'.repeat(9000)}`),
  'an encrypted token': forgedBy(async (claims) => {
    const { publicKey } = await generateKeyPair('RSA-OAEP-256');
    return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'provider-key-1' })
      .encrypt(publicKey);
  }),
  'the ID token of another app': async ({ provider, visit, attacker }) => {
    const { authorizationUrl, nonce } = await visit();
    return { credential: await fetchIdToken(provider, authorizationUrl, attacker, otherClient), nonce };
  },
  'the access token of another app': async ({ provider, attacker }) => ({
    credential: await fetchAccessToken(provider, attacker, otherClient),
  }),
  'an access token with a line break': async ({ provider, attacker }) => ({
    credential: `${await fetchAccessToken(provider, attacker)}\r\nx-admin: 1`,
  }),
  'an access token that says it is an ID token': just(() => ({
    credential: `${part({ typ: 'at+jwt' })}.e30.AAAA`,
  })),
};
