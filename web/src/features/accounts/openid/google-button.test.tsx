import type { Ask } from '@afrolearn/contract';
import { calls } from '@afrolearn/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '#lib/session.tsx';
import { neverAnswers, noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage, whereWeAre } from '#testing/show.tsx';
import { LoginPage } from '../login-page.tsx';
import { SignupPage } from '../signup-page.tsx';

const Loading = () => <b data-testid="loading">{String(useSession().loading)}</b>;
const isLoading = () => screen.getByTestId('loading').textContent;

const show = (at: string) =>
  showPage(
    at,
    <>
      {at.startsWith('/login') ? <LoginPage /> : <SignupPage />}
      <Loading />
    </>,
  );
const press = (name = 'Continue with Google') => userEvent.click(screen.getByRole('button', { name }));

const provider = {
  name: 'Google',
  clientId: 'afrolearn',
  nonce: 'the-nonce',
  authorizationUrl: 'https://id.example/auth?client_id=afrolearn&response_type=id_token&nonce=hash',
};
const hasProvider = { 'GET /auth/provider': () => replied('GET /auth/provider', { provider }) } as const;

const claims = {
  sub: 'sub-1',
  email: 'auma@home.ug',
  given_name: 'Aumâ',
  family_name: 'Jane',
  picture: 'https://id.example/auma.png',
};
const part = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
const idToken = `${part({ alg: 'RS256' })}.${part(claims)}.c2ln`;

let gone: string[] = [];
beforeEach(() => {
  sessionStorage.clear();
  gone = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void gone.push(String(url)));
});

const remember = (visit: object = {}) =>
  sessionStorage.setItem(
    'afl_sign_in',
    JSON.stringify({ state: 's1', nonce: 'the-nonce', role: null, ...visit }),
  );
const back = (page = '/login', state = 's1') => `${page}#id_token=${idToken}&state=${state}`;
const entered = (role: 'learner' | 'teacher' | 'parent', more: object = {}) => ({
  'POST /auth/google': () => replied('POST /auth/google', { token: 'mango', user: personOf(role, more) }),
});
const sentIn = (asked: ReturnType<typeof serverAnswers>) =>
  asked.filter(({ name }) => name === 'POST /auth/google').map(({ body }) => body);

describe('pressing the button', () => {
  test('leaves for the provider with our page, a state and the nonce kept in this tab; loading is true', async () => {
    serverAnswers(hasProvider);
    await show('/login');
    expect(isLoading()).toBe('false');
    await press();
    const url = new URL(gone[0] ?? '');
    const kept = JSON.parse(sessionStorage.getItem('afl_sign_in') ?? '{}') as Record<string, unknown>;
    expect(`${url.origin}${url.pathname}`).toBe('https://id.example/auth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'afrolearn',
      response_type: 'id_token',
      nonce: 'hash',
      redirect_uri: `${location.origin}/login`,
      state: kept['state'],
    });
    expect(kept).toEqual({ state: expect.stringMatching(/^[0-9a-f]{48}$/), nonce: 'the-nonce', role: null });
    expect(isLoading()).toBe('true');
    expect(screen.getByRole('button', { name: 'Logging in...' }).getAttribute('aria-busy')).toBe('true');
    expect(localStorage.getItem('afl_sign_in')).toBeNull();
  });

  test('on /signup takes the chosen role along', async () => {
    serverAnswers(hasProvider);
    await show('/signup?role=teacher');
    await press();
    expect(new URL(gone[0] ?? '').searchParams.get('redirect_uri')).toBe(`${location.origin}/signup`);
    expect(sessionStorage.getItem('afl_sign_in')).toContain('"role":"teacher"');
  });

  test('asks nothing of any other site before it is pressed', async () => {
    const asked = serverAnswers(hasProvider);
    await show('/login');
    expect(asked.map(({ name }) => name)).toEqual(['GET /health']);
    expect(document.querySelector('script, iframe')).toBeNull();
  });

  test('carries the name of the provider', async () => {
    serverAnswers({
      'GET /health': () =>
        replied('GET /health', { status: 'ok', profile: 'school', support: null, signInWith: 'School ID' }),
    });
    await show('/login');
    expect(screen.getByRole('button', { name: 'Continue with School ID' })).toBeDefined();
  });

  test.each([
    ['the server’s words', () => refused('google/unreachable'), /^The sign-in service is not answering\./],
    ["'Google login failed' when there are none", () => wordless(), 'Google login failed'],
    ['what to do without a network', noNetwork, /^We could not reach AfroLearn\./],
  ])('that fails shows %s', async (_, answer, text) => {
    serverAnswers({ 'GET /auth/provider': answer });
    await show('/login');
    await press();
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect([isLoading(), gone]).toEqual(['false', []]);
  });
});

describe('coming back', () => {
  test('sends the documented body, and the token leaves the address at once', async () => {
    remember();
    const asked = serverAnswers({ 'POST /auth/google': neverAnswers });
    await show(back());
    expect(whereWeAre()).toBe('/login');
    expect(document.body.innerHTML).not.toContain(idToken);
    expect(isLoading()).toBe('true');
    const body = {
      user: {
        email: 'auma@home.ug',
        firstName: 'Aumâ',
        lastName: 'Jane',
        picture: 'https://id.example/auma.png',
        sub: 'sub-1',
      },
      credential: idToken,
      nonce: 'the-nonce',
    } satisfies Ask<'POST /auth/google'>['body'];
    expect(sentIn(asked)).toEqual([body]);
    expect(calls['POST /auth/google'].body.safeParse(body).success).toBe(true);
    expect(sessionStorage.getItem('afl_sign_in')).toBeNull();
  });

  test.each([
    ['a teacher', 'teacher', {}, '/teacher-dashboard'],
    ['a parent', 'parent', {}, '/parent-dashboard'],
    ['a learner with a class', 'learner', {}, '/dashboard'],
    ['a learner without one', 'learner', { grade: null, country: null }, '/welcome'],
  ] as const)('%s is signed in and led on', async (_, role, more, home) => {
    remember({ role });
    const asked = serverAnswers(entered(role, more));
    await show(back('/signup'));
    expect(whereWeAre()).toBe(home);
    expect(localStorage.getItem('token')).toBe('mango');
    expect(sentIn(asked)).toMatchObject([{ role }]);
    expect(isLoading()).toBe('false');
  });

  test('to /signup keeps the role that was chosen', async () => {
    remember({ role: 'teacher' });
    serverAnswers();
    await show('/signup#error=access_denied&state=s1');
    expect(whereWeAre()).toBe('/signup?role=teacher');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Teacher/ }).checked).toBe(true);
  });

  test.each([
    ['after turning back at the provider', '/login#error=access_denied&state=s1'],
    ['with an error in the query', '/login?error=unsupported_response_type&state=s1'],
    ['with the state of somebody else', back('/login', 's2')],
  ])("%s says 'Google login failed. Please try again.' and sends nothing", async (_, at) => {
    remember();
    const asked = serverAnswers();
    await show(at);
    expect(screen.getByRole('alert').textContent).toBe('Google login failed. Please try again.');
    expect([whereWeAre(), sentIn(asked)]).toEqual(['/login', []]);
    expect(sessionStorage.getItem('afl_sign_in')).toBeNull();
  });

  test('in a tab that began no visit sends nothing: a link cannot sign anybody in', async () => {
    const asked = serverAnswers();
    await show(back());
    expect([whereWeAre(), sentIn(asked)]).toEqual(['/login', []]);
    expect(screen.getByRole('alert').textContent).toBe('Google login failed. Please try again.');
  });

  const json = (body: object) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  test.each([
    ['the server’s words', () => refused('google/email-has-password'), /Log in with the password first\.$/],
    ['the documented words', () => refused('google/failed'), 'Google login failed. Please try again.'],
    ["'Google login failed' when there are none", () => wordless(), 'Google login failed'],
    ['that there is no provider any more', () => refused('google/not-configured'), /has no Google sign-in/],
    ['the same without a token', () => json({ user: personOf('learner') }), /failed\. Please try again\.$/],
    ['the same without a user', () => json({ token: 'mango' }), /failed\. Please try again\.$/],
    ['what to do without a network', noNetwork, /^We could not reach AfroLearn\./],
  ])('and failing shows %s (spec 1 §8)', async (_, answer, text) => {
    remember();
    serverAnswers({ 'POST /auth/google': answer });
    await show(back());
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect([localStorage.getItem('token'), isLoading()]).toEqual([null, 'false']);
  });

  test('a token that cannot be read is sent all the same: the server decides', async () => {
    remember();
    const asked = serverAnswers({ 'POST /auth/google': () => refused('google/failed') });
    await show('/login#id_token=garbage&state=s1');
    expect(sentIn(asked)).toEqual([{ user: {}, credential: 'garbage', nonce: 'the-nonce' }]);
  });
});

test('an ordinary place in the page is no answer', async () => {
  remember();
  serverAnswers();
  await show('/login#page');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sessionStorage.getItem('afl_sign_in')).not.toBeNull();
});

test('who comes back to the page as it was left finds the button awake', async () => {
  serverAnswers(hasProvider);
  await show('/login');
  await press();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeDefined();
});
