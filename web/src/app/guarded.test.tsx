import type { Role } from '@afrolearn/learning/people/roles.ts';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { Guarded } from './guarded.tsx';
import { routes } from './routes.ts';

const Guards = () => (
  <Routes>
    {routes.map(({ path, guard }) => (
      <Route key={path} path={path} element={<Guarded guard={guard}>inside</Guarded>} />
    ))}
  </Routes>
);

const homes = { learner: '/dashboard', teacher: '/teacher-dashboard', parent: '/parent-dashboard' } as const;
const guestsOnly = ['/login', '/login/pictures', '/login/code', '/signup'];
const anyPerson = [
  '/welcome',
  '/dashboard',
  '/settings',
  '/on-this-device',
  '/where-is-my-work',
  '/profile',
  '/community',
  '/teachers',
  '/join-class',
  '/children/:id/report',
  '/guardian-invitations',
  '/care',
  '/more',
  '/texts',
];
const oneRole: Record<string, Role> = {
  '/teacher-dashboard': 'teacher',
  '/teacher-dashboard/class/:id': 'teacher',
  '/teacher-dashboard/assistant': 'teacher',
  '/teacher-dashboard/assistant/:tool': 'teacher',
  '/teacher-dashboard/lessons': 'teacher',
  '/teacher-dashboard/lessons/:id': 'teacher',
  '/teacher-dashboard/lessons/:id/voice': 'teacher',
  '/parent-dashboard': 'parent',
  '/children': 'parent',
  '/children/:id/use': 'parent',
  '/children/:id/care': 'parent',
  '/notifications': 'parent',
  '/family-reports': 'parent',
  '/review': 'learner',
  '/classes/:id/cards': 'teacher',
  '/classes/:id/attendance': 'teacher',
  '/classes/:id/register': 'teacher',
  '/register': 'teacher',
  '/teacher-dashboard/resources/:id': 'teacher',
  '/classes/:id/reports': 'teacher',
  '/classes': 'teacher',
  '/classes/:id/add': 'teacher',
  '/classes/:id/join-sheet': 'teacher',
  '/assignments': 'teacher',
  '/assignments/new': 'teacher',
  '/assignments/:id': 'teacher',
  '/my-work': 'learner',
  '/my-work/:id': 'learner',
  // The page itself checks which of them is an administrator.
  '/administration': 'teacher',
  '/reports': 'teacher',
  '/reports/sheet': 'teacher',
};

const expectedFor = (path: string, who: Role | 'guest'): string => {
  const here = path.replace(/:\w+/g, '7');
  if (guestsOnly.includes(path)) return who === 'guest' ? here : homes[who];
  if (anyPerson.includes(path)) return who === 'guest' ? '/login' : here;
  const role = oneRole[path];
  if (role === undefined) return here;
  if (who === 'guest') return '/login';
  return who === role ? here : homes[who];
};

describe.each(['guest', 'learner', 'teacher', 'parent'] as const)('a %s', (who) => {
  test.each(routes.map(({ path }) => [path, expectedFor(path, who)]))(
    'who opens %s is at %s',
    async (path, end) => {
      if (who !== 'guest') localStorage.setItem('token', 'mango');
      serverAnswers(who === 'guest' ? {} : { 'GET /me': () => replied('GET /me', personOf(who)) });
      await showPage(path.replace(/:\w+/g, '7'), <Guards />);
      await arriveAt(end);
      expect(document.body.textContent).toContain('inside');
    },
  );
});

test('an expired session leads to /login, says so and remembers the page (spec 1 §3 lastRoute, §8)', async () => {
  localStorage.setItem('token', 'old');
  serverAnswers({ 'GET /me': () => refused('session/expired') });
  await showPage('/settings?tab=1', <Guards />);
  await arriveAt('/login');
  expect(screen.getByTestId('where').dataset['state']).toBe('{"expired":true}');
  expect(localStorage.getItem('lastRoute')).toBe('/settings?tab=1');
});

test("a /me that fails without a reason leads to /login as 'Not authenticated' (spec 1 §8)", async () => {
  localStorage.setItem('token', 'old');
  serverAnswers({ 'GET /me': () => wordless(401) });
  await showPage('/settings', <Guards />);
  await arriveAt('/login');
  expect(screen.getByTestId('where').dataset['state']).toBe('{"expired":"unsaid"}');
  expect(localStorage.getItem('token')).toBeNull();
});

test('an expired session on a public page remembers nothing', async () => {
  localStorage.setItem('token', 'old');
  serverAnswers({ 'GET /me': () => refused('session/expired') });
  await showPage('/about', <Guards />);
  await arriveAt('/about');
  expect(localStorage.getItem('lastRoute')).toBeNull();
});

test('without a network a signed-in person stays on the page', async () => {
  localStorage.setItem('token', 'mango');
  localStorage.setItem('user', JSON.stringify(personOf('teacher')));
  serverAnswers({ 'GET /me': noNetwork, 'GET /health': noNetwork });
  await showPage('/teacher-dashboard', <Guards />);
  await arriveAt('/teacher-dashboard');
});
