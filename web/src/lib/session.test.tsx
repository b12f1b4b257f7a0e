import { act, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showAt } from '#testing/show.tsx';
import { localTable } from './device/keys.ts';
import { type Leaving, SessionProvider, useSession, whenLeaving } from './session.tsx';

const akello = personOf('learner');

let session: ReturnType<typeof useSession>;
const Probe = () => {
  session = useSession();
  return <p data-testid="who">{session.user?.name ?? session.status}</p>;
};
const show = () =>
  showAt(
    '/',
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  );
const who = () => screen.getByTestId('who').textContent;

test('spec 1 §4: without a token nobody is asked for, and the person is a guest', async () => {
  const asked = serverAnswers();
  await show();
  expect(who()).toBe('guest');
  expect(asked).toEqual([]);
});

test('spec 1 §4: with a stored token the current user is fetched with it', async () => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({ 'GET /me': () => replied('GET /me', akello) });
  await show();
  expect(who()).toBe('Akello Grace');
  expect(asked).toEqual([{ name: 'GET /me', body: undefined, bearer: 'Bearer mango' }]);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(akello);
});

test('spec 1 §8: a refused token clears the session, and it is known to have expired', async () => {
  localStorage.setItem('token', 'old');
  localStorage.setItem('user', JSON.stringify(akello));
  serverAnswers({ 'GET /me': () => refused('session/expired') });
  await show();
  expect(who()).toBe('guest');
  expect(session.expired).toBe(true);
  expect({ ...localStorage }).toEqual({});
});

test('whose session expired is remembered, so that nobody else is led to their page', async () => {
  localStorage.setItem('token', 'old');
  localStorage.setItem('afl_owner', '4711');
  serverAnswers({ 'GET /me': () => refused('session/expired') });
  await show();
  expect(localStorage.getItem('afl_owner')).toBe('4711 left');
});

test.each([
  ['no network', noNetwork],
  ['a server that is resting', () => refused('server/unavailable')],
])('%s keeps the person signed in as whom they were (permissions G6)', async (_, answer) => {
  localStorage.setItem('token', 'mango');
  localStorage.setItem('user', JSON.stringify(akello));
  serverAnswers({ 'GET /me': answer });
  await show();
  expect(who()).toBe('Akello Grace');
  expect(localStorage.getItem('token')).toBe('mango');
});

test.each(['not json', '{}', '[]', 'null', '{"id":"x","name":1}'])(
  'a stored user that reads %j is nobody, and nothing breaks',
  async (stored) => {
    localStorage.setItem('token', 'mango');
    localStorage.setItem('user', stored);
    serverAnswers({ 'GET /me': noNetwork });
    await show();
    expect(who()).toBe('guest');
  },
);

test('spec 1 §4: login stores token and user (as JSON) and sets the current user', async () => {
  serverAnswers();
  await show();
  await act(async () => session.signIn({ token: 'new', user: akello }));
  expect(who()).toBe('Akello Grace');
  expect(localStorage.getItem('token')).toBe('new');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(akello);
});

test("spec 1 §4, G8: logout leaves only what is the device's", async () => {
  serverAnswers({ 'GET /me': () => replied('GET /me', akello) });
  for (const key of Object.keys(localTable)) localStorage.setItem(key, `my ${key}`);
  await show();
  await act(async () => session.signOut());
  expect(who()).toBe('guest');
  expect(session.expired).toBe(false);
  const left = Object.keys({ ...localStorage }).sort();
  expect(left).toEqual([
    'afl_children',
    'afl_country',
    'afl_device',
    'afl_english_content',
    'afl_language',
    'afl_packs',
  ]);
});

test.each([
  ['by will', 'new', () => session.signOut()],
  // An invalid token is useless.
  ['by an ended session', null, () => session.expire()],
])(
  'what somebody leaves %s is gone from the device at once, and handed to who puts it away',
  async (_, token, go) => {
    serverAnswers();
    await show();
    await act(async () => session.signIn({ token: 'new', user: akello }));
    localStorage.setItem('afl_discussion_u1-l1', 'words of Akello');
    const seen: Leaving[] = [];
    const look = (leaving: Leaving) => void seen.push(leaving);
    whenLeaving.add(look);
    await act(async () => go());
    // Page tests share the app's registrations.
    whenLeaving.delete(look);
    expect(localStorage.getItem('afl_discussion_u1-l1')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(seen).toEqual([{ user: akello, token, left: { 'afl_discussion_u1-l1': 'words of Akello' } }]);
  },
);

test('promise C9: who has logged out is not seen while the next page is on its way, nor is what the page was told', async () => {
  serverAnswers({ 'GET /me': neverAnswers });
  let come = () => {};
  const next = new Promise<void>((done) => {
    come = done;
  });
  const Page = () => {
    if (useSession().status === 'guest') use(next);
    return <Probe />;
  };
  const start = { status: 'person', user: akello } as const;
  localStorage.setItem('token', 'mango');
  Object.assign(globalThis, { early: { token: 'mango', calls: { '/xp/7': 1 }, answers: { '/xp/7': 1050 } } });
  await showAt(
    '/',
    <SessionProvider start={start}>
      <Suspense>
        <Page />
      </Suspense>
    </SessionProvider>,
  );
  const isHidden = () => document.documentElement.hasAttribute('data-left');
  expect([who(), isHidden()]).toEqual(['Akello Grace', false]);
  await act(async () => session.signOut());
  // Control: the page itself is still there.
  expect([who(), isHidden()]).toEqual(['Akello Grace', true]);
  expect(globalThis).toMatchObject({ early: { token: '', calls: {}, answers: null } });
  Reflect.deleteProperty(globalThis, 'early');
  await act(async () => come());
  expect([who(), isHidden()]).toEqual(['guest', false]);
});

test('logout works without a network', async () => {
  localStorage.setItem('token', 'mango');
  localStorage.setItem('user', JSON.stringify(akello));
  serverAnswers({ 'GET /me': noNetwork });
  await show();
  await act(async () => session.signOut());
  expect(who()).toBe('guest');
  expect(localStorage.getItem('token')).toBeNull();
});

test('whom the device knows is there before the server has answered, so that nothing they do is without an owner', async () => {
  localStorage.setItem('token', 'mango');
  localStorage.setItem('user', JSON.stringify(akello));
  serverAnswers({ 'GET /me': neverAnswers });
  await show();
  expect(session.status).toBe('person');
  expect(who()).toBe('Akello Grace');
});

test('a token of which nothing else is known is looked up first', async () => {
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': neverAnswers });
  await show();
  expect(who()).toBe('looking');
});

test.each([
  ['the person', () => replied('GET /me', akello)],
  ['an ended session', () => refused('session/expired')],
])('an answer that names %s and comes after a new sign-in changes nothing', async (_, answer) => {
  localStorage.setItem('token', 'old');
  localStorage.setItem('user', JSON.stringify(akello));
  let arrive: (answer: Response) => void = () => undefined;
  serverAnswers({ 'GET /me': () => new Promise((resolve) => (arrive = resolve)) });
  await show();
  const okello = { ...akello, id: 4712, name: 'Okello James' };
  await act(async () => session.signIn({ token: 'new', user: okello }));
  await act(async () => arrive(answer()));
  expect(who()).toBe('Okello James');
  expect(localStorage.getItem('token')).toBe('new');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(okello);
});
