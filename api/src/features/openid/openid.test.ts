import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { identities, signInNonces, users } from '#db/tables.ts';
import { ourClient, startProvider } from '#testing/openid/provider.ts';
import { fetchAccessToken, fetchIdToken } from '#testing/openid/visit.ts';
import { forms, goodPassword, type TestApp, testApp, testSchool } from '#testing/test-app.ts';

const provider = await startProvider();
afterAll(provider.stop);

const settings = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: ourClient,
  OIDC_TOKEN_INFO_URL: provider.tokenInfoUrl,
};

/* The provider uses the real clock, so this server must, too. */
const openApp = async (more: Record<string, string> = {}) => {
  const app = await testApp({ ...settings, ...more });
  app.clock.now = new Date();
  return app;
};
const server = await openApp({ SAFETY_PROFILE: 'school' });

type Provider = { name: string; clientId: string; authorizationUrl: string; nonce: string };
type Session = { token: string; user: { id: number; name: string; role: string; email: string | null } };

const startVisit = async ({ send }: TestApp = server): Promise<Provider> =>
  ((await send('GET', '/api/auth/provider')).body as { provider: Provider }).provider;

const signIn = async (sub: string, more: object = {}, app: TestApp = server) => {
  const { authorizationUrl, nonce } = await startVisit(app);
  const credential = await fetchIdToken(provider, authorizationUrl, sub);
  return await app.send('POST', '/api/auth/google', { body: { user: { sub }, credential, nonce, ...more } });
};

const person = (sub: string, more: object = {}) => {
  provider.people.set(sub, {
    email: `${sub}@home.ug`,
    email_verified: true,
    given_name: 'Auma',
    family_name: 'Jane',
    picture: 'https://pictures.example/auma.png',
    ...more,
  });
  return sub;
};

const rowOf = async (answer: { body: unknown }, { database }: TestApp = server) => {
  const { id } = (answer.body as Session).user;
  return (await database.db.select().from(users).where(eq(users.id, id)))[0];
};

describe('GET /auth/provider', () => {
  test('says where to go, for whom, and with which nonce; only its hash travels and is kept', async () => {
    const { authorizationUrl, nonce, ...rest } = await startVisit();
    expect(rest).toEqual({ name: '127.0.0.1', clientId: ourClient });
    const url = new URL(authorizationUrl);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: ourClient,
      response_type: 'id_token',
      scope: 'openid email profile',
      prompt: 'select_account',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(authorizationUrl).not.toContain(nonce);
    const rows = await server.database.db.select().from(signInNonces);
    const kept = rows.map(({ nonceHash }) => nonceHash.toString('base64url'));
    expect(kept).toContain(url.searchParams.get('nonce'));
    expect(kept).not.toContain(nonce);
  });

  test('a server without a provider says so, and POST /auth/google is 503', async () => {
    const { send } = await testApp();
    expect((await send('GET', '/api/auth/provider')).body).toEqual({ provider: null });
    const answer = await send('POST', '/api/auth/google', { body: { user: {}, credential: 'x' } });
    expect([answer.status, answer.body]).toEqual([
      503,
      { code: 'google/not-configured', error: 'This server has no Google sign-in.' },
    ]);
  });

  test('nonces whose time is over are forgotten', async () => {
    const app = await openApp();
    await startVisit(app);
    app.clock.now = new Date(app.clock.now.getTime() + 11 * 60 * 1000);
    await startVisit(app);
    expect(await app.database.db.select().from(signInNonces)).toHaveLength(1);
  });
});

describe('a first sign-in makes an account', () => {
  test.each([
    ['learner', undefined, { role: 'learner', consent: 'none', verifiedAt: null }],
    ['learner', 'learner', { role: 'learner', consent: 'none', verifiedAt: null }],
    ['teacher', 'teacher', { role: 'teacher', consent: 'none', verifiedAt: null }],
    ['parent', 'parent', { role: 'parent', consent: 'none', verifiedAt: null }],
  ] as const)(
    'of a %s when the role is %s, with no powers, no picture and no password',
    async (_, role, expected) => {
      const sub = person(`first-${role ?? 'none'}`);
      const answer = await signIn(sub, role === undefined ? {} : { role });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body as object).sort()).toEqual(['token', 'user']);
      expect(await rowOf(answer)).toMatchObject({
        ...expected,
        name: 'Auma Jane',
        email: `${sub}@home.ug`,
        passwordHash: null,
        picture: null,
        schoolId: null,
        administrator: false,
        gradeId: null,
      });
      const me = await server.send('GET', '/api/me', { token: (answer.body as Session).token });
      expect(me.body).toEqual((answer.body as Session).user);
    },
  );

  test.each([
    ['an unkind word', { given_name: 'Stupid', family_name: 'Idiot' }, 'Friend'],
    ['an unkind word in one spelling only', { given_name: 'Auma', family_name: 'Shithead' }, 'Auma'],
    ['a phone number', { given_name: 'Call', family_name: '0772 123 456', name: 'Auma Jane' }, 'Auma Jane'],
    [
      'a title of teachers',
      { given_name: 'Teacher', family_name: 'Sarah', name: 'Sarah Auma' },
      'Sarah Auma',
    ],
    ['a link', { given_name: 'www.home.ug', family_name: '', name: '' }, 'Friend'],
  ])('a name from the provider with %s is not taken over', async (what, names, expected) => {
    const sub = person(`named-${what.replaceAll(' ', '-')}`, names);
    expect((await rowOf(await signIn(sub)))?.name).toBe(expected);
  });

  test('a name from the provider with a word of the school is taken in another spelling', async () => {
    await server.database.sql`
      insert into school_words (school_id, language, word, added_at) values (${testSchool.id}, 'en', 'donkey', now())`;
    const half = person('school-word-half', { given_name: 'Auma', family_name: 'Donkey' });
    expect((await rowOf(await signIn(half)))?.name).toBe('Auma');
    const whole = person('school-word-whole', { given_name: 'Donkey', family_name: 'Donkey' });
    expect((await rowOf(await signIn(whole)))?.name).toBe('Friend');
  });

  test('in the demo it joins the demo school, with consent or verification, as a registration does', async () => {
    const demo = await openApp();
    await demo.database.sql`insert into schools (id, name, demo) values (1, 'Mango Tree', true)`;
    const learner = await signIn(person('demo-learner'), {}, demo);
    const teacher = await signIn(person('demo-teacher'), { role: 'teacher' }, demo);
    expect(await rowOf(learner, demo)).toMatchObject({ schoolId: 1, consent: 'school', verifiedAt: null });
    expect(await rowOf(teacher, demo)).toMatchObject({
      schoolId: 1,
      consent: 'none',
      verifiedAt: expect.any(Date),
    });
  });

  test.each([
    ['given and family name', { given_name: 'Akello', family_name: 'Grace' }, 'Akello Grace'],
    [
      'the whole name',
      { given_name: undefined, family_name: undefined, name: 'Okello James' },
      'Okello James',
    ],
    ['the given name when the rest is unusable', { family_name: '\u202egnp.exe', name: '☠️' }, 'Auma'],
    [
      'Friend when nothing is usable',
      { given_name: 'Кoфи', family_name: '123', name: 'a'.repeat(61) },
      'Friend',
    ],
    ['Friend when nothing is given', { given_name: undefined, family_name: undefined }, 'Friend'],
  ])('under %s', async (what, names, expected) => {
    const answer = await signIn(person(`name-${what.replaceAll(' ', '-')}`, names));
    expect((answer.body as Session).user.name).toBe(expected);
  });

  test('an unverified email is not kept', async () => {
    const answer = await signIn(person('unverified', { email_verified: false }));
    expect((answer.body as Session).user.email).toBeNull();
  });

  test('what the body says about the person is not believed', async () => {
    const sub = person('modest');
    const answer = await signIn(sub, {
      user: {
        sub,
        email: 'head@school.ug',
        firstName: 'Head',
        lastName: 'Teacher',
        picture: 'https://x.example',
      },
    });
    expect(answer.body).toMatchObject({
      user: { name: 'Auma Jane', email: 'modest@home.ug', picture: null },
    });
  });
});

describe('a later sign-in', () => {
  test('finds the same account by issuer and subject, whatever email, name and role say by then', async () => {
    const sub = person('later');
    const first = await signIn(sub, { role: 'parent' });
    person('later', { email: 'moved@home.ug', given_name: 'Other' });
    const second = await signIn(sub, { role: 'teacher' });
    expect((second.body as Session).user).toEqual((first.body as Session).user);
  });

  test('ten first sign-ins of one person at once make one account', async () => {
    const sub = person('crowd');
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(sub)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      await server.database.db.select().from(identities).where(eq(identities.subject, sub)),
    ).toHaveLength(1);
  });

  test('of a suspended person is 403', async () => {
    const sub = person('paused');
    const row = await rowOf(await signIn(sub));
    await server.database.db
      .update(users)
      .set({ suspendedAt: new Date() })
      .where(eq(users.id, row?.id ?? 0));
    const answer = await signIn(sub);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'login/suspended' }]);
  });
});

describe('an email that somebody has', () => {
  const taken = async (sub: string, more: object = {}) => {
    await server.send('POST', '/api/register', { body: forms.parent(`${sub}@home.ug`) });
    return await signIn(person(sub, more));
  };

  test.each([
    ['verified', true],
    ['unverified', false],
  ])('with a password is never taken over, nor doubled: %s', async (kind, email_verified) => {
    const answer = await taken(`has-password-${kind}`, { email_verified });
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        code: 'google/email-has-password',
        error: 'This email already has an account with a password. Log in with the password first.',
      },
    ]);
    const login = { email: `has-password-${kind}@home.ug`, password: goodPassword };
    expect((await server.send('POST', '/api/login', { body: login })).status).toBe(200);
  });

  test('without a password is another person of the provider: refused as well', async () => {
    await signIn(person('original'));
    const answer = await signIn(person('impostor', { email: 'ORIGINAL@home.ug' }));
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'register/email-taken' }]);
  });
});

describe('an access token as the credential (the documented spelling)', () => {
  const enter = (credential: string, app: TestApp = server, user: object = {}) =>
    app.send('POST', '/api/auth/google', { body: { user, credential } });

  test('is believed after the provider said that it was made for us', async () => {
    const sub = person('by-access-token');
    const answer = await enter(await fetchAccessToken(provider, sub), server, { sub });
    expect(answer.body).toMatchObject({ token: expect.any(String), user: { email: `${sub}@home.ug` } });
    const again = await signIn(sub);
    expect((again.body as Session).user).toEqual((answer.body as Session).user);
  });

  test('is refused by a server that has no token-info address', async () => {
    const app = await openApp({ OIDC_TOKEN_INFO_URL: '' });
    const answer = await enter(await fetchAccessToken(provider, person('no-info')), app);
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'google/failed' }]);
  });
});

describe('PUT /me/class', () => {
  const choose = (token: string, body: object = { country: 'Kenya', grade: 'Primary 5' }) =>
    server.send('PUT', '/api/me/class', { token, body });

  test('sets country and class once, while there is none', async () => {
    const { token } = (await signIn(person('chooser'))).body as Session;
    expect((await choose(token)).body).toMatchObject({ country: 'Kenya', grade: 'Primary 5' });
    const again = await choose(token, { country: 'Uganda', grade: 'Primary 7' });
    expect([again.status, again.body]).toMatchObject([409, { code: 'class/already-chosen' }]);
    expect((await server.send('GET', '/api/me', { token })).body).toMatchObject({ grade: 'Primary 5' });
  });

  test('is for learners, with a country and a class of the lists', async () => {
    const teacher = (await signIn(person('choosing-teacher'), { role: 'teacher' })).body as Session;
    expect((await choose(teacher.token)).status).toBe(403);
    const { token } = (await signIn(person('bad-chooser'))).body as Session;
    const answer = await choose(token, { country: 'Atlantis', grade: 'Primary 8' });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: { country: expect.any(String), grade: expect.any(String) } },
    ]);
  });
});
