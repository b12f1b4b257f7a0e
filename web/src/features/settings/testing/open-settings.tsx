/** The settings page as somebody finds it, and the few acts that its tests share. */
import type { User } from '@afrolearn/contract/accounts.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '#lib/session.tsx';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { SettingsPage } from '../settings-page.tsx';

const now = new Date().toISOString();
export const sessions = [
  {
    id: 'b3c1f0aa-1111-4222-8333-444455556666',
    device: 'Chrome on Android',
    createdAt: now,
    seenAt: now,
    current: true,
  },
  {
    id: 'b3c1f0aa-1111-4222-8333-444455557777',
    device: 'Firefox on Linux',
    createdAt: now,
    seenAt: '2026-01-12T08:00:00.000Z',
    current: false,
  },
  { id: 'b3c1f0aa-1111-4222-8333-444455558888', device: null, createdAt: now, seenAt: now, current: false },
];

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

/* A component elsewhere that shows the person's picture and name. */
const AppBar = () => {
  const { user } = useSession();
  return <p data-testid="bar">{`${user?.name} ${user?.picture}`}</p>;
};
export const bar = () => screen.getByTestId('bar').textContent;

export const openSettings = async (user: User = personOf('teacher'), answers: Answers = {}) => {
  localStorage.setItem('token', 'mango-token');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', user),
    'GET /second-factor': () =>
      replied('GET /second-factor', { on: false, since: null, codesLeft: 0, required: false }),
    'GET /standing': () =>
      replied('GET /standing', {
        verified: true,
        waiting: false,
        school: null,
        asleep: null,
        lapsed: false,
      }),
    'GET /sessions': () => replied('GET /sessions', sessions),
    'GET /settings': () =>
      replied('GET /settings', {
        theme: 'system',
        notifications: true,
        language: null,
        insights: true,
        leaderboard: true,
        motivation: true,
        photos: true,
      }),
    'PUT /settings': () =>
      replied('PUT /settings', {
        theme: 'dark',
        notifications: true,
        language: null,
        insights: true,
        leaderboard: true,
        motivation: true,
      }),
    ...answers,
  });
  await showPage(
    '/settings',
    <>
      <AppBar />
      <SettingsPage />
    </>,
  );
  await screen.findByText('Chrome on Android');
  return asked;
};
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
export const saidBeside = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
export const alertText = async () => (await screen.findByRole('alert')).textContent;
