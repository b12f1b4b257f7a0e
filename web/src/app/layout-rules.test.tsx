import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showAt } from '#testing/show.tsx';
import { App } from './app.tsx';
import { barDependsOnPerson, isPageOfApp, layoutOf } from './layout-rules.ts';
import { routes } from './routes.ts';

const paths = routes.map(({ path }) => path);
const withValues = (path: string) => path.replace(/:\w+/g, '7');

/** 'hidden on: dashboard, profile, community, teachers, settings, teacher-dashboard, parent-dashboard, ubongo-tools, units and tools pages' */
const navbarHidden = [
  '/dashboard',
  '/profile',
  '/community',
  '/teachers',
  '/settings',
  '/on-this-device',
  '/where-is-my-work',
  '/teacher-dashboard',
  '/teacher-dashboard/class/:id',
  '/teacher-dashboard/resources/:id',
  '/teacher-dashboard/assistant',
  '/teacher-dashboard/assistant/:tool',
  '/teacher-dashboard/lessons',
  '/teacher-dashboard/lessons/:id',
  '/teacher-dashboard/lessons/:id/voice',
  '/classes',
  '/classes/:id/add',
  '/classes/:id/cards',
  '/classes/:id/register',
  '/classes/:id/join-sheet',
  '/classes/:id/reports',
  '/assignments',
  '/assignments/new',
  '/assignments/:id',
  '/my-work',
  '/my-work/:id',
  '/parent-dashboard',
  '/children',
  '/children/:id/use',
  '/children/:id/care',
  '/care',
  '/ubongo-tools',
  '/student-tools',
  '/learning-tools',
  '/units',
  '/tools/:slug',
];

/** 'everywhere except the home page, the teacher dashboard, class pages, the parent dashboard and units' */
const sidebarHidden = [
  '/',
  '/teacher-dashboard',
  '/teacher-dashboard/class/:id',
  '/teacher-dashboard/resources/:id',
  '/teacher-dashboard/assistant',
  '/teacher-dashboard/assistant/:tool',
  '/teacher-dashboard/lessons',
  '/teacher-dashboard/lessons/:id',
  '/teacher-dashboard/lessons/:id/voice',
  '/classes/:id/cards',
  '/classes/:id/register',
  '/classes/:id/join-sheet',
  '/classes',
  '/classes/:id/add',
  '/classes/:id/reports',
  '/assignments',
  '/assignments/new',
  '/assignments/:id',
  '/parent-dashboard',
  '/children',
  '/children/:id/use',
  '/children/:id/care',
  '/care',
  '/units',
];

/**
 * Focused work fills the screen without bars (product, 'The learner's day'). The register on a phone has no room,
 * either.
 */
const forOneTask = ['/review', '/practice/:generator', '/classes/:id/attendance'];

test('the pages that the two sentences name all exist', () => {
  expect(paths).toEqual(expect.arrayContaining([...navbarHidden, ...sidebarHidden]));
});

test.each(forOneTask)('%s is for one task and has no bars', (path) => {
  expect(paths).toContain(path);
  expect(layoutOf(path)).toEqual({ bar: 'none', sidebar: false });
});

describe.each(paths.filter((path) => !forOneTask.includes(path)))('spec 1 §2.1 on %s', (path) => {
  const layout = layoutOf(withValues(path));

  test('the top navbar is hidden on the named pages and shown on all others', () => {
    expect(layout.bar).toBe(navbarHidden.includes(path) ? 'appbar' : 'navbar');
  });
  test('the left sidebar shows everywhere except on the named pages', () => {
    expect(layout.sidebar).toBe(!sidebarHidden.includes(path));
  });
  test('a slash at the end changes nothing', () => {
    expect(layoutOf(`${withValues(path)}/`.replace('//', '/'))).toEqual(layout);
  });
});

test('a page that does not exist has navbar and sidebar', () => {
  expect(layoutOf('/nowhere/at/all')).toMatchObject({ bar: 'navbar', sidebar: true });
});

/** Open to visitors, and part of a learner's day. */
const ofEitherBar = [
  ...['/unit/:id', '/subject/:id', '/lesson/:id', '/lesson/:id/sheet/:sheet', '/practice'],
  ...['/math', '/english', '/science', '/social-studies', '/cultural-corner', '/money-smart', '/code-club'],
  ...['/creative-arts', '/future-skills', '/entertainment', '/join-class', '/safe', '/avatar-demo'],
];

test.each(paths)('%s has the bar of whoever is there', (path) => {
  const visitor = layoutOf(withValues(path));
  const person = layoutOf(withValues(path), { isPerson: true });
  expect(person).toEqual({ ...visitor, bar: ofEitherBar.includes(path) ? 'appbar' : visitor.bar });
  expect(barDependsOnPerson(path)).toBe(ofEitherBar.includes(path));
});

/** Pages for adults only. Learners and visitors are redirected. */
const ofAdults = [
  ...['/administration', '/reports', '/reports/sheet', '/guardian-invitations', '/register'],
  ...['/children/:id/report', '/family-reports', '/notifications', '/more', '/texts'],
];

test.each(paths)('%s has the one frame of adults, or is painted for everybody', (path) => {
  const adult = layoutOf(withValues(path), { isPerson: true, isAdult: true });
  const other = layoutOf(withValues(path), { isPerson: true });
  const framed = [...navbarHidden, ...ofEitherBar, ...ofAdults].includes(path);
  expect(adult).toEqual(framed ? { bar: 'adult', sidebar: false } : other);
});

test('every page that only teachers or parents may open has the frame of adults, or is for one task', () => {
  const guarded = routes.filter(({ guard }) => guard === 'teacher' || guard === 'parent');
  const bars = guarded.map(({ path }) => layoutOf(withValues(path), { isPerson: true, isAdult: true }).bar);
  expect(guarded.length).toBeGreaterThan(20);
  expect(new Set(bars)).toEqual(new Set(['adult', 'none']));
});

test('no page that is painted for everybody depends on who is there', () => {
  for (const { path, prerender } of routes)
    if (prerender === true) expect([path, isPageOfApp(path)]).toEqual([path, false]);
});

test('the pages that have either bar all exist', () => {
  expect(paths).toEqual(expect.arrayContaining([...ofEitherBar, ...ofAdults]));
});

describe('the shell draws what the table says', () => {
  beforeEach(() => {
    localStorage.setItem('token', 'mango');
  });

  test.each([
    ['/about', 'learner'],
    ['/dashboard', 'learner'],
    ['/units', 'learner'],
    ['/tools/quiz-maker', 'learner'],
    ['/teacher-dashboard', 'teacher'],
    ['/teacher-dashboard/class/7', 'teacher'],
    ['/parent-dashboard', 'parent'],
    ['/', 'learner'],
    ['/practice', 'learner'],
  ] as const)('on %s for a %s', async (path, role) => {
    serverAnswers({
      'GET /me': () => replied('GET /me', personOf(role)),
      'GET /units': () => replied('GET /units', []),
      'GET /teacher/class/:id/summary': () => refused('access/not-found'),
      'GET /parent/dashboard': () =>
        replied('GET /parent/dashboard', { today: '2026-03-09', term: 1, children: [], invitations: [] }),
    });
    await showAt(path, <App />);
    await screen.findAllByRole('heading', { level: 1 });
    const { bar, sidebar } = layoutOf(path, { isPerson: true, isAdult: role !== 'learner' });
    // The bar is a placeholder until the session is known, so each check queries it again.
    const banner = () => screen.getAllByRole('banner')[0] ?? document.body;
    const has = (name: string) => within(banner()).queryByRole('button', { name }) !== null;
    await waitFor(() => expect(has('Notifications')).toBe(bar !== 'navbar'));
    expect(has('Explore')).toBe(bar === 'navbar');
    const sides = () =>
      screen.queryAllByRole('navigation', { name: 'Main' }).filter((element) => !banner().contains(element));
    await waitFor(() => expect(sides().length).toBe(sidebar || bar === 'adult' ? 1 : 0));
    const side = sides();
    if (sidebar && side[0] !== undefined)
      expect(
        within(side[0])
          .getAllByRole('link')
          .filter((link) => link.textContent !== 'AfroLearn')
          .map((link) => link.textContent),
      ).toEqual([
        ...['My Courses', 'Ubongo Tools', 'Profile', 'Community', 'Teachers', 'Settings'],
        // These are not documented and come after the documented links.
        ...(role === 'learner' ? ['Practice', 'Help and safety'] : []),
      ]);
    expect(screen.getAllByRole('contentinfo').at(-1)?.textContent).toContain('© 2025 AfroLearn');
  });
});
