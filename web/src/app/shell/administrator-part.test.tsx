import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Sidebar } from './sidebar.tsx';

const showAs = async (user: ReturnType<typeof personOf>, part: React.ReactNode) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', user) });
  await showPage('/settings', part);
};
const administrator = personOf('teacher', { administrator: true });
const link = () => screen.queryByRole('link', { name: 'Administration' });

test('an administrator finds the school’s desk in the sidebar', async () => {
  await showAs(administrator, <Sidebar withLogo={false} />);
  expect((await screen.findByRole('link', { name: 'Administration' })).getAttribute('href')).toBe(
    '/administration',
  );
});

test('and on a phone in the menu of public pages, which closes on the way there', async () => {
  const close = vi.fn();
  await showAs(administrator, <MobileMenu open onClose={close} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Administration' }));
  expect(close).toHaveBeenCalled();
});

test.each([
  ['teacher', personOf('teacher')],
  ['parent', personOf('parent')],
  ['learner', personOf('learner')],
])('a %s who is no administrator has no such link', async (_, user) => {
  await showAs(user, <Sidebar withLogo={false} />);
  await screen.findByRole('link', { name: 'Settings' });
  expect(link()).toBeNull();
});
