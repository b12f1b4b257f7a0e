import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { noNetwork, replied } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { whereWeAre } from '#testing/show.tsx';
import { button, field, openSettings, press } from './testing/open-settings.tsx';

describe('spec 2 Settings: the page', () => {
  test('has profile, picture, password, devices, theme, notifications, support contact and log out', async () => {
    await openSettings();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
    expect(document.title).toBe('Settings · AfroLearn');
    expect([field('Name').value, field('Email').value]).toEqual(['Achieng Ruth', 'teacher@school.ug']);
    for (const name of ['Choose a picture', 'Change password', 'End all others', 'Log out']) button(name);
    for (const name of ['Dark theme', 'Notifications']) screen.getByRole('switch', { name });
    expect(screen.getByText('Ask the person who runs AfroLearn at your school.')).toBeDefined();
  });

  test('shows the contact that the operator set', async () => {
    await openSettings(personOf('parent'), {
      'GET /health': () =>
        replied('GET /health', { status: 'ok', profile: 'school', support: 'Mr Okot, room 4' }),
    });
    expect(screen.getByText('Ask for help here: Mr Okot, room 4')).toBeDefined();
  });

  test.each([
    ['learner', null],
    ['teacher', 'adult'],
    ['parent', 'adult'],
  ] as const)('is in the mood of a %s', async (role, mood) => {
    await openSettings(personOf(role));
    expect(
      screen.getByRole('heading', { level: 1 }).closest('[data-mood]')?.getAttribute('data-mood') ?? null,
    ).toBe(mood);
  });

  test('logs out and goes home', async () => {
    await openSettings();
    await press('Log out');
    expect(whereWeAre()).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('spec 2 §4, 9: theme and notifications', () => {
  const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
  const sent = (asked: readonly { name: string; body: unknown }[]) =>
    asked.filter(({ name }) => name === 'PUT /settings').map(({ body }) => body);

  test('the theme is used at once, saved under `theme` and sent', async () => {
    const asked = await openSettings();
    await toggle('Dark theme');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await toggle('Dark theme');
    expect(localStorage.getItem('theme')).toBe('light');
    await waitFor(() => expect(sent(asked)).toEqual([{ theme: 'dark' }, { theme: 'light' }]));
  });

  test('notifications are saved under `notifications` and sent', async () => {
    const asked = await openSettings();
    await toggle('Notifications');
    expect(localStorage.getItem('notifications')).toBe('off');
    await waitFor(() => expect(sent(asked)).toEqual([{ notifications: false }]));
  });

  test('permissions G36: what the person chose elsewhere is shown here', async () => {
    await openSettings(personOf('learner'), {
      'GET /settings': () =>
        replied('GET /settings', {
          theme: 'dark',
          notifications: false,
          language: null,
          insights: true,
          leaderboard: true,
          motivation: true,
          photos: false,
        }),
    });
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Dark theme' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Notifications' }).checked).toBe(false);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('without a network a choice holds on this device and is sent later', async () => {
    const asked = await openSettings(personOf('teacher'), { 'PUT /settings': noNetwork });
    await toggle('Dark theme');
    expect(await screen.findByText('Saved on this device. We will send it later.')).toBeDefined();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(JSON.parse(localStorage.getItem('afl_settings_4711') ?? '')).toEqual({ theme: 'dark' });
    expect(sent(asked)).toHaveLength(1);
  });

  test('what waited here is sent before what the server knows is taken over', async () => {
    localStorage.setItem('afl_settings_4711', JSON.stringify({ theme: 'dark' }));
    const asked = await openSettings();
    const [first, second] = asked.filter(({ name }) => name.endsWith('/settings'));
    expect([first?.name, first?.body, second?.name]).toEqual([
      'PUT /settings',
      { theme: 'dark' },
      'GET /settings',
    ]);
    expect(localStorage.getItem('afl_settings_4711')).toBeNull();
  });
});

test('promise S6: the token is the only secret in local storage', async () => {
  await openSettings();
  const { token, ...rest } = { ...localStorage } as Record<string, string>;
  expect(token).toBe('mango-token');
  expect(Object.keys(rest).filter((key) => !/^(user|theme|notifications|afl_\w+)$/.test(key))).toEqual([]);
  expect(JSON.stringify(rest)).not.toMatch(/mango-token|password|hash/i);
});
