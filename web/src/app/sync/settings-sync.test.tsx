import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLanguage } from '#lib/language.tsx';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { SettingsSync } from './settings-sync.tsx';

let choose: ReturnType<typeof useLanguage>['choose'];
const Probe = () => {
  const { language, choose: change } = useLanguage();
  choose = change;
  return <p data-testid="language">{language}</p>;
};
const shown = (language: string) =>
  waitFor(() => expect(screen.getByTestId('language').textContent).toBe(language), { timeout: 5000 });

type Kept = {
  theme: 'light' | 'dark' | 'system';
  notifications: boolean;
  language: 'sw' | 'fr' | null;
  insights: boolean;
  leaderboard: boolean;
  motivation: boolean;
};

const start = async (kept: Kept | null, meanwhile: () => void = () => undefined) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /settings': () => {
      meanwhile();
      return kept === null ? noNetwork() : replied('GET /settings', { ...kept, photos: false });
    },
    'PUT /settings': () =>
      replied('PUT /settings', {
        theme: 'system',
        notifications: true,
        language: 'fr',
        insights: true,
        leaderboard: true,
        motivation: true,
      }),
  });
  await showPage(
    '/',
    <>
      <SettingsSync />
      <Probe />
    </>,
  );
  await waitFor(() => expect(asked.some(({ name }) => name === 'GET /settings')).toBe(true), {
    timeout: 5000,
  });
  return asked;
};
const sent = (asked: Awaited<ReturnType<typeof start>>) =>
  asked.filter(({ name }) => name === 'PUT /settings').map(({ body }) => body);

test('permissions G36: whoever signs in finds theme, notifications and language as they left them', async () => {
  localStorage.setItem('theme', 'light');
  const asked = await start({
    theme: 'dark',
    notifications: false,
    language: 'sw',
    insights: true,
    leaderboard: true,
    motivation: true,
  });
  await shown('sw');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('notifications')).toBe('off');
  expect(sent(asked)).toEqual([]);
});

test('who has chosen nothing does not get the theme of the child before them', async () => {
  localStorage.setItem('theme', 'dark');
  await start({
    theme: 'system',
    notifications: true,
    language: null,
    insights: true,
    leaderboard: true,
    motivation: true,
  });
  await waitFor(() => expect(localStorage.getItem('theme')).toBeNull());
});

test('a language chosen anywhere in the app follows the person', async () => {
  const asked = await start({
    theme: 'system',
    notifications: true,
    language: null,
    insights: true,
    leaderboard: true,
    motivation: true,
  });
  await waitFor(() => expect(localStorage.getItem('notifications')).toBe('on'));
  await act(async () => choose('fr'));
  await shown('fr');
  await waitFor(() => expect(sent(asked)).toEqual([{ language: 'fr' }]), { timeout: 5000 });
});

test('a language chosen while the kept one is on its way stays, and is kept', async () => {
  const asked = await start(
    {
      theme: 'system',
      notifications: true,
      language: 'sw',
      insights: true,
      leaderboard: true,
      motivation: true,
    },
    () => act(() => choose('fr')),
  );
  await waitFor(() => expect(sent(asked)).toEqual([{ language: 'fr' }]), { timeout: 5000 });
  await shown('fr');
});

test('without a network the device keeps what it has', async () => {
  localStorage.setItem('theme', 'dark');
  const asked = await start(null);
  await act(async () => choose('fr'));
  await shown('fr');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(sent(asked)).toEqual([]);
});

test('a guest is asked nothing', async () => {
  const asked = serverAnswers();
  await showPage('/', <SettingsSync />);
  expect(asked.map(({ name }) => name)).toEqual(['GET /health']);
});
