import type { User } from '@afrolearn/contract/accounts.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { summaryReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { ProfilePage } from './profile-page.tsx';

beforeEach(() => localStorage.setItem('token', 'mango'));

const show = async (
  answers: NonNullable<Parameters<typeof serverAnswers>[0]>,
  user: User,
  at = '/profile',
) => {
  serverAnswers({ 'GET /me': () => replied('GET /me', user), ...answers });
  await showPage(at, <ProfilePage />);
};

describe('a child of P1 to P3', () => {
  const young = (more: Partial<User> = {}) => personOf('learner', { grade: 'Primary 2', ...more });
  const summary = {
    'GET /progress-summary': () =>
      replied('GET /progress-summary', summaryReply({ totalXP: 225 }, { earned: ['first-steps'] })),
  };

  test('finds the tree, what grew on it and what comes next, said aloud; the rest is for grown-ups', async () => {
    const { spoken } = giveVoice();
    await show(summary, young());
    expect(await screen.findByRole('heading', { level: 1, name: 'My tree' })).toBeDefined();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const heard = () =>
      screen.getAllByRole('button', { name: /^Listen: / }).map((ear) => ear.getAttribute('aria-label'));
    await screen.findByRole('button', { name: 'Listen: fruit' });
    expect(heard().slice(1)).toEqual([
      'Listen: a bird',
      'Listen: a wide crown',
      'Listen: flowers',
      'Listen: fruit',
      'Listen: a second bird',
      'Listen: First Steps',
    ]);
    expect(spoken[0]?.text).toBe('My tree');
    expect(screen.getByText('For grown-ups').closest('details')?.open).toBe(false);
  });

  test('whose tab is asked for by the address finds it open', async () => {
    await show(summary, young(), '/profile?tab=progress');
    expect(screen.getByText('For grown-ups').closest('details')?.open).toBe(true);
  });

  test('without motivation there is no tree', async () => {
    await show(summary, young({ motivation: false }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile & Progress' })).toBeDefined();
    expect(screen.queryByText('My tree')).toBeNull();
  });
});
