import { languages } from '@afrolearn/learning/languages/languages.ts';
import type { Role } from '@afrolearn/learning/people/roles.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { App } from '#app/app.tsx';
import { shell } from '#messages/shell/en.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, pressed, showAt } from '#testing/show.tsx';
import { bottomLinks } from '../navigation.ts';

const open = async (path: string, role?: Role, answers: Parameters<typeof serverAnswers>[0] = {}) => {
  if (role !== undefined) localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    ...(role === undefined ? {} : { 'GET /me': () => replied('GET /me', personOf(role)) }),
    'GET /units': () => replied('GET /units', []),
    ...answers,
  });
  await showAt(path, <App />);
  await screen.findAllByRole('heading', { level: 1 });
  return asked;
};
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const bar = async () => {
  const [first] = await screen.findAllByRole('banner');
  if (first === undefined) throw new Error('no bar');
  return first;
};
const subjects = [
  ['Math', '/math'],
  ['English', '/english'],
  ['Science', '/science'],
  ['Social Studies', '/social-studies'],
  ['Cultural Corner', '/cultural-corner'],
  ['Money Smart', '/money-smart'],
  ['Code Club', '/code-club'],
  ['Parent Portal', '/parent-portal'],
];

describe('spec 1 §2.1: the navbar', () => {
  test('shows the logo, Explore, Log in and Sign up when logged out', async () => {
    await open('/about');
    expect(linksIn(await bar())).toEqual([
      ['AfroLearn', '/'],
      ['Log in', '/login'],
      ['Sign up', '/signup'],
    ]);
    expect(within(await bar()).getByRole('button', { name: 'Explore' })).toBeDefined();
  });

  test('Explore lists the subject pages', async () => {
    await open('/about');
    await pressed(screen.getByRole('button', { name: 'Explore' }));
    const menu = await screen.findByRole('menu', { name: 'Explore' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual(subjects);
  });

  test('has neither Log in nor Sign up once somebody is signed in', async () => {
    await open('/about', 'learner');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });
});

describe('spec 1 §2.1: the mobile menu', () => {
  const menu = async () => {
    await pressed(within(await bar()).getByRole('button', { name: 'Menu' }));
    return await screen.findByRole('dialog', { name: 'Menu' });
  };

  test('signed out it offers Home, Courses and About, and the way in', async () => {
    await open('/about');
    const dialog = await menu();
    expect(linksIn(dialog).slice(0, 5)).toEqual([
      ['Home', '/'],
      ['Courses', '/courses'],
      ['About', '/about'],
      ['Sign up', '/signup'],
      ['Log in', '/login'],
    ]);
    expect(within(dialog).queryByText('Quick Links')).toBeNull();
    expect(within(dialog).queryByText('Account')).toBeNull();
  });

  test('signed in it adds Quick Links and Account with a greeting and Log out', async () => {
    await open('/about', 'learner');
    const dialog = await menu();
    expect(linksIn(dialog).slice(0, 6)).toEqual([
      ['Home', '/'],
      ['Courses', '/courses'],
      ['About', '/about'],
      ['Dashboard', '/dashboard'],
      ['Profile', '/profile'],
      ['Settings', '/settings'],
    ]);
    expect(within(dialog).getByRole('heading', { name: 'Quick Links' })).toBeDefined();
    expect(within(dialog).getByRole('heading', { name: 'Account' })).toBeDefined();
    expect(within(dialog).getByText('Hi Akello Grace')).toBeDefined();
  });

  test('the search stands in it, where the bar has no room for it', async () => {
    await open('/about');
    expect(within(await menu()).getByRole('combobox', { name: 'Find a lesson' })).toBeDefined();
  });

  test.each([
    ['learner', '/dashboard'],
    ['teacher', '/teacher-dashboard'],
    ['parent', '/parent-dashboard'],
  ] as const)('Dashboard leads a %s to %s, in the bar too', async (role, home) => {
    await open('/about', role);
    const link = { name: 'Dashboard' };
    expect(
      within(await bar())
        .getByRole('link', link)
        .getAttribute('href'),
    ).toBe(home);
    expect(
      within(await menu())
        .getByRole('link', link)
        .getAttribute('href'),
    ).toBe(home);
  });

  test('Log out logs out and then goes to /', async () => {
    const asked = await open('/about', 'learner');
    await pressed(within(await menu()).getByRole('button', { name: 'Log out' }));
    await arriveAt('/');
    expect(localStorage.getItem('token')).toBeNull();
    expect(asked.some(({ name }) => name === 'POST /logout')).toBe(true);
  });

  test('the page is held still while it is open, and a link closes it', async () => {
    await open('/about');
    const dialog = await menu();
    expect(document.documentElement.hasAttribute('data-still')).toBe(true);
    await pressed(within(dialog).getByRole('link', { name: 'Courses' }));
    await arriveAt('/courses');
    expect(document.documentElement.hasAttribute('data-still')).toBe(false);
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });
});

describe('spec 1 §2.1: the other navigation', () => {
  const documented = [
    ['My Courses', '/dashboard'],
    ['Profile & Progress', '/profile'],
    ['Community', '/community'],
    ['Teachers/Mentors', '/teachers'],
    ['Ubongo Tools', '/ubongo-tools'],
    ['Settings', '/settings'],
  ];

  test('shows bell and Log out when signed in, and the documented links where there is no sidebar', async () => {
    await open('/units', 'learner');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(linksIn(nav)).toEqual(documented);
    expect(within(await bar()).getByRole('button', { name: 'Notifications' })).toBeDefined();
    expect(within(await bar()).getByRole('button', { name: 'Log out' })).toBeDefined();
  });

  test.each(languages)(
    '$name: no word of the thumb bar has over 9 letters, so that five fit on 320 px',
    async ({ code }) => {
      const texts = (code === 'en' ? null : await shell.wordsIn(code)) ?? shell.texts;
      const keys = bottomLinks.map(({ text }) => text);
      const words = [...keys, 'more' as const].flatMap((key) => String(texts[key]).split(/[ \u00ad]/));
      expect(words.filter(({ length }) => length > 9)).toEqual([]);
    },
  );

  test('a learner has Learn in the thumb bar', async () => {
    await open('/units', 'learner');
    expect(linksIn(await screen.findByRole('navigation', { name: 'AfroLearn' }))[0]).toEqual([
      'Learn',
      '/dashboard',
    ]);
  });

  test('the drawer begins with the search, and closes when something was found', async () => {
    await open('/units', 'learner', {
      'GET /search/courses': () =>
        replied('GET /search/courses', [{ type: 'subject', id: 7, name: 'Science', written: true }]),
    });
    await pressed(within(await bar()).getByRole('button', { name: 'Menu' }));
    const [drawer] = await screen.findAllByRole('dialog', { name: 'Menu' });
    if (drawer === undefined) throw new Error('no drawer');
    await userEvent.type(within(drawer).getByRole('combobox', { name: 'Find a lesson' }), 'sci');
    await pressed(await within(drawer).findByRole('option', { name: /Science/ }));
    await arriveAt('/subject/7');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  test('the drawer has the documented links, a greeting and Log out', async () => {
    await open('/units', 'learner');
    await pressed(within(await bar()).getByRole('button', { name: 'Menu' }));
    const [drawer] = await screen.findAllByRole('dialog', { name: 'Menu' });
    if (drawer === undefined) throw new Error('no drawer');
    expect(linksIn(drawer)).toEqual([...documented, ['Practice', '/practice'], ['Help and safety', '/safe']]);
    expect(within(drawer).getByText('Hi Akello Grace')).toBeDefined();
    await pressed(within(drawer).getByRole('button', { name: 'Log out' }));
    await arriveAt('/');
  });

  test('spec 1 §6: notifications and Log out show only when signed in', async () => {
    await open('/units');
    expect(within(await bar()).queryByRole('button', { name: 'Notifications' })).toBeNull();
    expect(within(await bar()).queryByRole('button', { name: 'Log out' })).toBeNull();
    expect(within(await bar()).getByRole('link', { name: 'Log in' })).toBeDefined();
  });

  test('Log out on a page that needs a person ends at /, not at /login', async () => {
    await open('/dashboard', 'learner');
    await pressed(within(await bar()).getByRole('button', { name: 'Log out' }));
    const ask = await screen.findByRole('dialog', { name: 'Log out?' });
    await pressed(within(ask).getByRole('button', { name: 'Log out' }));
    await arriveAt('/');
    await act(async () => undefined);
    await arriveAt('/');
  });
});

test('two routes that share a page do not share its state: the first tab is chosen on each', async () => {
  await open('/ubongo-tools', 'learner', { 'GET /me/works': () => replied('GET /me/works', []) });
  expect(await screen.findByRole('tab', { name: 'All', selected: true })).toBeDefined();
  const [community] = screen.getAllByRole('link', { name: 'Community' });
  if (community === undefined) throw new Error('no link');
  await pressed(community);
  expect(await screen.findByRole('tab', { name: 'Leaderboard', selected: true })).toBeDefined();
});

test('an expired session: to /login, and after logging in back to the page (spec 1 §3, §8)', async () => {
  localStorage.setItem('token', 'old');
  serverAnswers({
    'GET /me': () => Response.json({ error: 'Your session expired. Please log in again.' }, { status: 401 }),
    'POST /login': () => replied('POST /login', { token: 'new', user: personOf('learner') }),
  });
  await showAt('/join-class', <App />);
  expect(await screen.findByText('Your session expired. Please log in again.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Email or student ID'), 'a@b.ug');
  await userEvent.type(screen.getByLabelText('Password'), 'three mangoes{Enter}');
  await arriveAt('/join-class');
  expect(await screen.findByRole('heading', { name: 'Join a Class' }, { timeout: 5000 })).toBeDefined();
});

test('after an expired session another person comes to their own start page', async () => {
  localStorage.setItem('token', 'old');
  localStorage.setItem('afl_owner', '9');
  serverAnswers({
    'GET /me': () => Response.json({ error: 'Your session expired. Please log in again.' }, { status: 401 }),
    'POST /login': () => replied('POST /login', { token: 'new', user: personOf('teacher') }),
  });
  await showAt('/join-class', <App />);
  await userEvent.type(await screen.findByLabelText('Email or student ID'), 'a@b.ug');
  await userEvent.type(screen.getByLabelText('Password'), 'three mangoes{Enter}');
  await arriveAt('/teacher-dashboard');
});

test.each([
  ['learner', '/dashboard'],
  ['teacher', '/teacher-dashboard'],
] as const)('spec 1 §2.3: a %s who logs in in the whole app ends at %s', async (role, home) => {
  serverAnswers({ 'POST /login': () => replied('POST /login', { token: 'new', user: personOf(role) }) });
  await showAt('/login', <App />);
  await userEvent.type(await screen.findByLabelText('Email or student ID'), 'a@b.ug');
  await userEvent.type(screen.getByLabelText('Password'), 'three mangoes{Enter}');
  await arriveAt(home);
});
