import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  health,
  neverAnswers,
  noNetwork,
  refused,
  replied,
  serverAnswers,
  wordless,
} from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { LoginPage } from './login-page.tsx';

const show = (state?: object) => showPage({ pathname: '/login', state }, <LoginPage />);
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Email or student ID'), ' akello@school.ug ');
  await userEvent.type(screen.getByLabelText('Password'), 'three mangoes');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const session = (role: 'learner' | 'teacher' | 'parent') => () =>
  replied('POST /login', { token: 'mango', user: personOf(role) });

describe('spec 1 §2.3: the page', () => {
  test('has email, password, Log in, Continue with Google and a link to /signup', async () => {
    serverAnswers();
    await show();
    expect(screen.getByLabelText('Email or student ID')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
    expect(document.title).toBe('Log in · AfroLearn');
  });

  test.each([
    ['learner', '/dashboard'],
    ['teacher', '/teacher-dashboard'],
    ['parent', '/parent-dashboard'],
  ] as const)('leads a %s to %s, with what was typed sent once', async (role, home) => {
    const asked = serverAnswers({ 'POST /login': session(role) });
    await show();
    await fill();
    await press('Log in');
    await arriveAt(home);
    expect(asked.filter(({ name }) => name === 'POST /login').map(({ body }) => body)).toEqual([
      { email: 'akello@school.ug', password: 'three mangoes' },
    ]);
    expect(localStorage.getItem('token')).toBe('mango');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(personOf(role));
  });

  test('the Google button says that this server has none', async () => {
    serverAnswers();
    await show();
    await press('Continue with Google');
    expect(screen.getByRole('status').textContent).toContain('This server has no Google sign-in.');
  });
});

describe('spec 1 §3: lastRoute', () => {
  test('after an expired session the person comes back to where they were', async () => {
    localStorage.setItem('lastRoute', '/settings?tab=1');
    serverAnswers({ 'POST /login': session('learner') });
    await show({ expired: true });
    expect(screen.getByRole('status').textContent).toBe('Your session expired. Please log in again.');
    await fill();
    await press('Log in');
    await arriveAt('/settings?tab=1');
  });

  test("after a session that ended without a reason: 'Not authenticated' (spec 1 §8)", async () => {
    serverAnswers({});
    await show({ expired: 'unsaid' });
    expect(screen.getByRole('status').textContent).toBe('Not authenticated');
  });

  test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example'])(
    'never leads to another site: %s',
    async (stored) => {
      localStorage.setItem('lastRoute', stored);
      serverAnswers({ 'POST /login': session('learner') });
      await show();
      await fill();
      await press('Log in');
      await arriveAt('/dashboard');
    },
  );
});

describe('spec 1 §4: the states of the form', () => {
  test("while it waits the button says 'Logging in...' and a second press sends nothing", async () => {
    const asked = serverAnswers({ 'POST /login': neverAnswers });
    await show();
    await fill();
    await press('Log in');
    const busy = screen.getByRole('button', { name: 'Logging in...' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(busy);
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(asked.filter(({ name }) => name === 'POST /login')).toHaveLength(1);
  });

  test('after a failure the form is idle again and keeps what was typed', async () => {
    serverAnswers({ 'POST /login': () => refused('login/failed') });
    await show();
    await fill();
    await press('Log in');
    expect(screen.getByRole('button', { name: 'Log in' }).hasAttribute('aria-busy')).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Email or student ID').value).toBe(' akello@school.ug ');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('three mangoes');
  });
});

describe('spec 1 §5: email and password are required', () => {
  test('nothing is sent, each is told beside its field, and the first one gets the focus', async () => {
    const asked = serverAnswers();
    await show();
    await press('Log in');
    const email = screen.getByLabelText('Email or student ID');
    const said = (field: HTMLElement) =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
    expect(said(email)).toBe('Please write your email or student ID.');
    expect(said(screen.getByLabelText('Password'))).toBe('Please write your password.');
    expect(document.activeElement).toBe(email);
    expect(asked.some(({ name }) => name === 'POST /login')).toBe(false);
  });
});

describe('spec 1 §8: failures', () => {
  test.each([
    [
      'the server’s message',
      () => refused('login/failed'),
      'The email, student ID or password is not right. Check them and try again.',
    ],
    ["'Login failed' when the server has none", () => wordless(500), 'Login failed'],
    [
      "'Login failed' when a broken server answers with a page",
      () => new Response('<html>Bad gateway</html>', { status: 500 }),
      'Login failed',
    ],
    [
      "the verify text for any message with 'verify'",
      () => refused('login/failed', { text: 'You must VERIFY this address first' }),
      'Please verify your email. Check your inbox for the verification link.',
    ],
    ['what to do without a network', noNetwork, /^We could not reach AfroLearn\./],
  ])('shows %s', async (_, answer, text) => {
    serverAnswers({ 'POST /login': answer });
    await show();
    await fill();
    await press('Log in');
    expect(screen.getByRole('alert').textContent).toEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    );
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a field that the server refused is marked', async () => {
    serverAnswers({
      'POST /login': () => refused('request/invalid', { fields: { email: 'That is too long.' } }),
    });
    await show();
    await fill();
    await press('Log in');
    expect(screen.getByLabelText('Email or student ID').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('That is too long.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email or student ID'));
  });
});

describe('spec 1 §2.3, §9: the illustration', () => {
  const shown = () => document.querySelector<HTMLElement>('[data-picture]')?.dataset['picture'];
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

  test('changes every 5 seconds, stops when asked, and goes on', async () => {
    vi.useFakeTimers();
    try {
      serverAnswers();
      await show();
      expect(shown()).toBe('0');
      await pass(4999);
      expect(shown()).toBe('0');
      await pass(1);
      expect(shown()).toBe('1');
      await pass(5000);
      expect(shown()).toBe('2');
      await act(async () => screen.getByRole('button', { name: 'Pause the pictures' }).click());
      await pass(60_000);
      expect(shown()).toBe('2');
      await act(async () => screen.getByRole('button', { name: 'Play the pictures' }).click());
      await pass(10_000);
      expect(shown()).toBe('0');
    } finally {
      vi.useRealTimers();
    }
  });

  test('stands still for whoever asked for less motion', async () => {
    vi.useFakeTimers();
    try {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
      serverAnswers();
      await show();
      await pass(60_000);
      expect(shown()).toBe('0');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the demo’s people', () => {
  const people = [
    { id: 1, name: 'Akello Grace', role: 'learner', about: 'Primary 7', picture: null },
    { id: 2, name: 'Achieng Ruth', role: 'teacher', about: 'teaches P7 Blue', picture: null },
  ] as const;
  const demo = {
    'GET /health': () => health('demo'),
    'GET /demo/people': () => replied('GET /demo/people', [...people]),
  } as const;

  test('are listed by role and sign in with one tap', async () => {
    const asked = serverAnswers({
      ...demo,
      'POST /demo/sign-in': () =>
        replied('POST /demo/sign-in', { token: 'mango', user: personOf('teacher') }),
    });
    await show();
    expect(await screen.findByRole('heading', { name: 'Learners' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Parents' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Achieng Ruth/ }));
    expect(asked.at(-1)?.body).toEqual({ personId: 2 });
    await arriveAt('/teacher-dashboard');
  });

  test('a list that did not load can be asked for again', async () => {
    let tries = 0;
    serverAnswers({
      ...demo,
      'GET /demo/people': () => (tries++ === 0 ? noNetwork() : demo['GET /demo/people']()),
    });
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('The demo people could not be loaded.');
    await press('Try again');
    expect(await screen.findByRole('button', { name: /Akello Grace/ })).toBeDefined();
  });

  test('are not shown where the server is not a demo', async () => {
    serverAnswers();
    await show();
    expect(screen.queryByText('Try it as one of our demo people')).toBeNull();
  });
});
