/** Promise S7: forged sign-ins open no session; without the signature check this suite finds sessions. */
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { identities, securityLog, sessions, users } from '#db/tables.ts';
import { policy, served } from '#slices.ts';
import {
  badClaims,
  badShapes,
  badSignatures,
  type ForgeryScene,
  honest,
  type Visit,
} from '#testing/openid/forgeries.ts';
import { ourClient, startProvider } from '#testing/openid/provider.ts';
import { fetchIdToken } from '#testing/openid/visit.ts';
import { forms, type TestApp, testApp } from '#testing/test-app.ts';
import type { VerifyToken } from './id-token.ts';
import { openIdRoutesWith } from './openid.routes.ts';

const provider = await startProvider();
afterAll(provider.stop);

const person = (sub: string) =>
  provider.people.set(sub, { email: `${sub}@home.ug`, email_verified: true, given_name: 'Auma' });
person('victim');
person('attacker');

const settings = {
  SAFETY_PROFILE: 'public',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: ourClient,
  OIDC_TOKEN_INFO_URL: provider.tokenInfoUrl,
};

const sceneOn = async (app: TestApp): Promise<ForgeryScene> => {
  app.clock.now = new Date();
  const visit = async () =>
    ((await app.send('GET', '/api/auth/provider')).body as { provider: Visit }).provider;
  const signIn = async (sub: string) => {
    const { authorizationUrl, nonce } = await visit();
    const credential = await fetchIdToken(provider, authorizationUrl, sub);
    const answer = await app.send('POST', '/api/auth/google', { body: { user: { sub }, credential, nonce } });
    expect(answer.status, 'the honest sign-in').toBe(200);
    return { nonce, credential };
  };
  await signIn('victim');
  const emailWithPassword = 'password@home.ug';
  await app.send('POST', '/api/register', { body: forms.parent(emailWithPassword) });
  return {
    provider,
    victim: { sub: 'victim', email: 'victim@home.ug', emailWithPassword },
    attacker: 'attacker',
    visit,
    expired: async () => {
      const begun = await visit();
      app.clock.now = new Date(app.clock.now.getTime() + 10 * 60 * 1000 + 1);
      return begun;
    },
    spent: () => signIn('victim'),
    now: () => app.clock.now,
  };
};

const counts = async ({ database: { db } }: TestApp) => ({
  sessions: await db.$count(sessions),
  users: await db.$count(users),
  identities: await db.$count(identities),
});

/** Tries a forgery; returns the status and the number of sessions opened. */
const attempt = async (
  app: TestApp,
  scene: ForgeryScene,
  forge: (scene: ForgeryScene) => Promise<unknown>,
) => {
  const body = await forge(scene);
  const before = await counts(app);
  const answer = await app.send('POST', '/api/auth/google', { body });
  const after = await counts(app);
  app.clock.now = new Date();
  return {
    status: answer.status,
    text: answer.text,
    opened: after.sessions - before.sessions,
    before,
    after,
  };
};

const forgeries = { ...badSignatures, ...badClaims, ...badShapes };
const app = await testApp(settings);
const scene = await sceneOn(app);

test('there are at least 30 forgeries', () => {
  process.stdout.write(`S7: ${Object.keys(forgeries).length} forged payloads\n`);
  expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(forgeries))('no session for: %s', async (_, forge) => {
  const { status, text, before, after } = await attempt(app, scene, forge);
  expect(after).toEqual(before);
  expect([400, 401, 409, 413]).toContain(status);
  expect(text).not.toMatch(/"token"|victim|jose|signature|jwt/i);
});

test('whatever is wrong with a signature, the answer is the same and the documented one', async () => {
  for (const forge of Object.values(badSignatures)) {
    const { status, text } = await attempt(app, scene, forge);
    expect([status, JSON.parse(text)]).toEqual([
      401,
      { code: 'google/failed', error: 'Google login failed. Please try again.' },
    ]);
  }
});

test('control: the same token with nothing wrong in it opens a session', async () => {
  expect(await attempt(app, scene, honest)).toMatchObject({ status: 200, opened: 1 });
});

test('one address gets 60 tries in 15 minutes, and each one is in the security log without a person', async () => {
  const limited = await testApp(settings, { limitsWidth: 1 });
  limited.clock.now = new Date();
  const body = { user: { sub: 'victim', email: 'victim@home.ug' }, credential: 'garbage' };
  const statuses = [];
  for (let tries = 0; tries < 61; tries += 1)
    statuses.push((await limited.send('POST', '/api/auth/google', { body })).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), 429]);
  const log = await limited.database.db.select().from(securityLog);
  expect(log.filter(({ event }) => event === 'login-failed')).toHaveLength(60);
  expect(JSON.stringify(log)).not.toMatch(/victim|garbage/);
});

/* Checks all claims but not the signature. */
const withoutSignature: VerifyToken = async (token, _keys, options) =>
  UnsecuredJWT.decode(new UnsecuredJWT(decodeJwt(token)).encode(), options);

test('control: with the signature check off, every forgery whose signature alone is wrong opens a session', async () => {
  const open = openIdRoutesWith(withoutSignature);
  const doctored = {
    served: [...served.filter(({ key }) => !open.some((one) => one.key === key)), ...open],
    policy,
  };
  const weak = await testApp(settings, { doctored });
  const there = await sceneOn(weak);
  const opened: string[] = [];
  for (const [name, forge] of Object.entries(badSignatures)) {
    if ((await attempt(weak, there, forge)).opened > 0) opened.push(name);
  }
  process.stdout.write(
    `S7 control: ${opened.length} of ${Object.keys(badSignatures).length} opened a session\n`,
  );
  expect(opened).toEqual(Object.keys(badSignatures));
});
