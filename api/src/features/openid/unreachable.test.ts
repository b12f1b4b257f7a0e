import { afterAll, expect, test } from 'vitest';
import { ourClient, startProvider } from '#testing/openid/provider.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const openApp = (issuer: string) => testApp({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: ourClient });
const visit = ({ send }: TestApp) => send('GET', '/api/auth/provider');
const enter = ({ send }: TestApp, credential: string) =>
  send('POST', '/api/auth/google', { body: { user: {}, credential, nonce: 'any' } });

const expectKind = ({ status, body, headers }: Awaited<ReturnType<typeof visit>>) => {
  expect([status, body]).toMatchObject([
    503,
    { code: 'google/unreachable', error: expect.stringMatching(/Please try again soon/) },
  ]);
  expect(headers['retry-after']).toBeDefined();
};

test('a provider that is down is 503 with a kind text, and is asked again after a rest', async () => {
  const gone = await startProvider();
  const app = await openApp(gone.issuer);
  await gone.stop();
  expectKind(await visit(app));
  expectKind(await enter(app, await gone.sign({})));
  const back = await startProvider(Number(new URL(gone.issuer).port));
  afterAll(back.stop);
  expectKind(await visit(app));
  app.clock.now = new Date(app.clock.now.getTime() + 6000);
  expect((await visit(app)).status).toBe(200);
});

test('a provider whose keys cannot be fetched is 503 as well, and not a failed login', async () => {
  const provider = await startProvider();
  const app = await openApp(provider.issuer);
  expect((await visit(app)).status).toBe(200);
  await provider.stop();
  expectKind(await enter(app, await provider.sign({})));
});

test('a discovery document that names another issuer is not believed', async () => {
  const provider = await startProvider();
  afterAll(provider.stop);
  expectKind(await visit(await openApp(`${provider.issuer}/`)));
});
