import type { Reply } from '@afrolearn/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ChildCommunity } from './child-community.tsx';

type OwnChild = Reply<'GET /children'>[number];
type Choice = OwnChild['community'];
const child = (community: Partial<Choice> = {}): OwnChild => ({
  id: 712_345,
  name: 'Nakato Aisha',
  grade: 'Primary 5',
  studentId: 'AFRO712345',
  picture: null,
  secretKind: 'card',
  mayInvite: true,
  consent: 'guardian',
  community: { on: true, approveFriends: true, offByOther: false, ...community },
  leavesAt: null,
});
const peer = (friendshipId: number, name: string) => ({
  id: friendshipId + 100,
  name,
  email: null,
  picture: '/avatars/african-2.svg',
  gradeId: 7,
  friendshipId,
});

const show = async (answers: Parameters<typeof serverAnswers>[0] = {}, own = child()) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('parent')),
    'GET /children/:id/friends': () =>
      replied('GET /children/:id/friends', {
        friends: [peer(1, 'Akello G.')],
        waiting: [peer(2, 'Okello J.')],
      }),
    'GET /children/:id/groups': () =>
      replied('GET /children/:id/groups', [
        {
          id: 3,
          name: 'Omweso Counters',
          description: 'We count.',
          memberCount: 4,
          lookedAfterBy: 'Okot Paul',
        },
      ]),
    'PUT /children/:id/community': () => replied('PUT /children/:id/community', own.community),
    'POST /children/:id/friends/:friendshipId/approve': () =>
      replied('POST /children/:id/friends/:friendshipId/approve', { done: true }),
    'DELETE /children/:id/friends/:friendshipId': () =>
      replied('DELETE /children/:id/friends/:friendshipId', { done: true }),
    ...answers,
  });
  const changed = vi.fn();
  await showPage('/children', <ChildCommunity child={own} onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: /^Friends and groups/ }));
  return { asked, changed };
};
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const sent = (asked: readonly { name: string; path?: string; body?: unknown }[], name: string) =>
  asked.filter((one) => one.name === name);

test('the button says how many wait; a friendship is allowed or not, and a friend can be ended', async () => {
  const { asked, changed } = await show();
  expect(screen.getByText('Friends and groups: 1 waits for you')).toBeDefined();
  await press('Allow Okello J.');
  expect(sent(asked, 'POST /children/:id/friends/:friendshipId/approve')).toMatchObject([
    { path: '/api/children/712345/friends/2/approve' },
  ]);
  await press('Do not allow Okello J.');
  await press('End Akello G.');
  expect(sent(asked, 'DELETE /children/:id/friends/:friendshipId')).toMatchObject([
    { path: '/api/children/712345/friends/2' },
    { path: '/api/children/712345/friends/1' },
  ]);
  expect(changed).toHaveBeenCalledTimes(3);
});

test('both switches show what this guardian chose, and send only what was changed', async () => {
  const { asked } = await show();
  const [on, approve] = [
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Friends, groups and the leaderboard' }),
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ask me before a friendship' }),
  ];
  expect([on.checked, approve.checked]).toEqual([true, true]);
  await userEvent.click(on);
  await userEvent.click(approve);
  expect(sent(asked, 'PUT /children/:id/community')).toMatchObject([
    { body: { on: false } },
    { body: { approveFriends: false } },
  ]);
});

test('another guardian who said no is told; what fails is told too', async () => {
  await show({ 'PUT /children/:id/community': noNetwork }, child({ offByOther: true }));
  expect(screen.getByText('Another guardian has switched this off.')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ask me before a friendship' }));
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test('a guardian reads which groups the child is in and which adult looks after them', async () => {
  await show();
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Omweso Counters')).toBeDefined();
  expect(dialog.getByText('4 in it. Looked after by Okot Paul.')).toBeDefined();
});

test('a child without a group: the page says so', async () => {
  await show({ 'GET /children/:id/groups': () => replied('GET /children/:id/groups', []) });
  expect(await screen.findByText('In no study group.')).toBeDefined();
});
