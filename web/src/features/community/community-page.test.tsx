import type { User } from '@afrolearn/contract/accounts.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { CommunityPage } from './community-page.tsx';

const show = async (path: string, more: Partial<User> = {}) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', more)),
    'GET /community/standing': () => replied('GET /community/standing', { standing: 'small' }),
  });
  await showPage(path, <CommunityPage />);
};
const open = () => screen.getByRole('tab', { selected: true }).textContent;

test("spec 2 'Community page': Leaderboard (default), Friends, Groups", async () => {
  await show('/community');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Leaderboard',
    'Friends',
    'Groups',
  ]);
  expect(open()).toBe('Leaderboard');
  await userEvent.click(screen.getByRole('tab', { name: 'Friends' }));
  expect(open()).toBe('Friends');
});

test.each(['Friends', 'Groups'])('%s can be opened by its address', async (name) => {
  await show(`/community?tab=${name.toLowerCase()}`);
  expect(open()).toBe(name);
});

test('without motivation there is no board to open, also not by its address', async () => {
  await show('/community?tab=leaderboard', { motivation: false });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Friends', 'Groups']);
  expect(open()).toBe('Friends');
});
