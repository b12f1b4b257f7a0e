/** Spec 2 'Group detail modal' and its actions; §4 the types of the board; §8 the failures. */
import type { Group, GroupBoard } from '@afrolearn/contract/groups.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { GroupDialog } from './group-dialog.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const done = { done: true } as const;

const group: Group = {
  id: 7,
  name: 'Omweso Counters',
  description: 'We play with numbers after school.',
  category: 'Mathematics',
  memberCount: 2,
  maxMembers: 10,
  isPrivate: false,
  createdAt: '2026-05-04T09:00:00.000Z',
  members: [
    { id: 1, name: 'Chelimo Brian', email: null, picture: null, role: 'owner' },
    { id: 2, name: 'Akello Grace', email: null, picture: null, role: 'member' },
  ],
  memberAvatars: [],
  isMember: true,
  currentUserRole: 'member',
  hasPendingInvitation: false,
};
const ofOwner: Partial<Group> = { currentUserRole: 'owner' };
const ofStranger: Partial<Group> = { currentUserRole: null, isMember: false, members: [] };

const show = async (more: Partial<Group> = {}, answers: Answers = {}) => {
  const acts = { onClose: vi.fn(), onChanged: vi.fn(), onShowInvitation: vi.fn() };
  const asked = serverAnswers(answers);
  await showPage(
    '/community?tab=groups',
    <GroupDialog group={{ ...group, ...more }} userId={more.currentUserRole === 'owner' ? 1 : 2} {...acts} />,
  );
  return { ...acts, asked };
};
const button = (name: string | RegExp) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole('button', { name }));
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

describe('overview', () => {
  test('four tabs, overview first; what the group is, and who is in it', async () => {
    await show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Leaderboard',
      'Achievements',
      'Progress',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
    expect(screen.getByRole('dialog', { name: /Omweso Counters/ })).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chelimo BrianLooks after the group',
      'Akello GraceYou',
    ]);
  });

  test('without motivation neither board nor badges of the group can be opened', async () => {
    localStorage.setItem('token', 'mango');
    await show({}, { 'GET /me': () => replied('GET /me', personOf('learner', { motivation: false })) });
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Progress',
    ]);
  });

  test("only the owner sees 'Invite by Email'; it is disabled while empty, and says that it was done", async () => {
    await show();
    expect(screen.queryByLabelText('Invite by Email')).toBeNull();
    expect(button('Join Group')).toBeNull();
  });

  test("the owner invites: 'User invited successfully!'", async () => {
    const { asked } = await show(ofOwner, {
      'POST /community/groups/:id/invite': () => replied('POST /community/groups/:id/invite', done),
    });
    expect(button('Send the invitation')?.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Invite by Email'), ' okello@home.ug ');
    expect(button('Send the invitation')?.disabled).toBe(false);
    await press('Send the invitation');
    expect(await screen.findByText('User invited successfully!')).toBeDefined();
    expect(asked.find(({ name }) => name === 'POST /community/groups/:id/invite')?.body).toEqual({
      email: 'okello@home.ug',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Invite by Email').value).toBe('');
  });

  test.each([
    [() => wordless(), 'Failed to invite user'],
    [noNetwork, 'Failed to invite user'],
    [() => refused('groups/too-many-invitations'), 'Twenty invitations of this group are waiting.'],
  ])('an invitation that fails says so, and the address stays (%#)', async (answer, words) => {
    await show(ofOwner, { 'POST /community/groups/:id/invite': answer });
    await userEvent.type(screen.getByLabelText('Invite by Email'), 'okello@home.ug');
    await press('Send the invitation');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByLabelText<HTMLInputElement>('Invite by Email').value).toBe('okello@home.ug');
  });

  test("a non-member without an invitation sees 'Join Group' and no members", async () => {
    const { onChanged } = await show(ofStranger, {
      'POST /community/groups/:id/join': () => replied('POST /community/groups/:id/join', done),
    });
    expect(screen.getByText('You see who is in the group when you are in it.')).toBeDefined();
    await press('Join Group');
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
  });

  test.each([
    [() => wordless(), 'Failed to join group'],
    [() => refused('groups/full'), 'This group is full.'],
  ])('joining that fails says so (%#)', async (answer, words) => {
    await show(ofStranger, { 'POST /community/groups/:id/join': answer });
    await press('Join Group');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  test('a full group has no join button; the other tabs are for members', async () => {
    await show({ ...ofStranger, memberCount: 10 });
    expect(button('Join Group')).toBeNull();
    expect(screen.getByText('This group is full.')).toBeDefined();
    await tab('Leaderboard');
    expect(screen.getByText('Members of the group see this.')).toBeDefined();
  });

  test('who is invited reads where to accept or decline, and is led there', async () => {
    const { onShowInvitation } = await show({ ...ofStranger, hasPendingInvitation: true });
    expect(screen.getByRole('status').textContent).toBe(
      'You are invited. Accept or decline under Pending Group Invitations.',
    );
    expect(button('Join Group')).toBeNull();
    await press('Show my invitation');
    expect(onShowInvitation).toHaveBeenCalled();
  });

  test('leaving is asked first; the owner takes somebody out and ends the group after being asked', async () => {
    const { asked, onClose } = await show(ofOwner, {
      'DELETE /groups/:id/members/:userId': () => replied('DELETE /groups/:id/members/:userId', done),
      'POST /groups/:id/leave': () => replied('POST /groups/:id/leave', done),
    });
    await press('Take Akello Grace out');
    expect(asked.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await press('Take out');
    await waitFor(() => expect(asked.some(({ name }) => name.startsWith('DELETE'))).toBe(true));
    await press('Leave the group');
    expect(screen.getByText(/Do you want to leave Omweso Counters/)).toBeDefined();
    await press('Leave the group');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

const board: GroupBoard = {
  type: 'overall',
  of: null,
  members: [
    {
      userId: 1,
      name: 'Chelimo B.',
      avatar: null,
      points: 1440,
      badges: 3,
      individualStats: { totalLessons: 12, streakDays: 4, totalQuizzes: 2 },
    },
    {
      userId: 2,
      name: 'Akello G.',
      avatar: null,
      points: 980,
      badges: 1,
      individualStats: { totalLessons: 9, streakDays: 1, totalQuizzes: 1 },
    },
  ],
  summary: { totalPoints: 2420, memberCount: 2, rank: 2 },
};

describe('leaderboard', () => {
  const answers: Answers = {
    'GET /groups/:id/leaderboard': () => replied('GET /groups/:id/leaderboard', board),
  };

  test('rows with medals, points of a thousand as k, one’s own row, and the way to /avatar-demo', async () => {
    await show({}, answers);
    await tab('Leaderboard');
    const rows = (await screen.findByRole('list')).querySelectorAll('li');
    expect([...rows].map(({ textContent }) => textContent)).toEqual([
      'Chelimo B.Lessons 12 · Quizzes 2 · Streak 41.4k pts',
      'Akello G.That is you980 pts',
    ]);
    expect(screen.getByRole('img', { name: 'Place 1' })).toBeDefined();
    expect(screen.getByText('Together: 2.4k pts')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose another avatar' }).getAttribute('href')).toBe(
      '/avatar-demo',
    );
  });

  test('five types, all first; subject and tools have a choice of their own', async () => {
    const { asked } = await show({}, answers);
    await tab('Leaderboard');
    const types = await screen.findByLabelText<HTMLSelectElement>('Which points');
    expect([...types.options].map(({ value }) => value)).toEqual([
      'overall',
      'weekly',
      'monthly',
      'subject',
      'tool_category',
    ]);
    expect(types.value).toBe('overall');
    await userEvent.selectOptions(types, 'subject');
    await userEvent.selectOptions(await screen.findByLabelText('Subject'), 'Science');
    await userEvent.selectOptions(types, 'tool_category');
    expect(within(await screen.findByLabelText('Tools')).getAllByRole('option')).toHaveLength(6);
    expect(asked.filter(({ name }) => name === 'GET /groups/:id/leaderboard').length).toBe(4);
  });

  test("'Failed to load leaderboard data' with 'Try Again'", async () => {
    let tries = 0;
    await show(
      {},
      {
        'GET /groups/:id/leaderboard': () => {
          tries += 1;
          return tries === 1 ? wordless() : replied('GET /groups/:id/leaderboard', board);
        },
      },
    );
    await tab('Leaderboard');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load leaderboard dataTry Again');
    await press('Try Again');
    expect(await screen.findByText('Chelimo B.')).toBeDefined();
  });
});

test('achievements: what was won says when, the others how far', async () => {
  const one = {
    id: 'thousand',
    name: 'First thousand',
    description: 'Earn 1000 points together',
    icon: 'abacus',
    isUnlocked: true,
    unlockedAt: '2026-06-03T09:00:00.000Z',
    currentValue: 1000,
    targetValue: 1000,
  };
  const two = { ...one, id: 'fifty-quizzes', name: 'Fifty quizzes', isUnlocked: false, unlockedAt: null };
  await show(
    {},
    {
      'GET /groups/:id/achievements': () =>
        replied('GET /groups/:id/achievements', [one, { ...two, currentValue: 38, targetValue: 50 }]),
    },
  );
  await tab('Achievements');
  expect(await screen.findByText('Won on 3 June')).toBeDefined();
  expect(screen.getByText('Done')).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: 'Fifty quizzes' });
  expect(bar.getAttribute('aria-valuetext')).toBe('38 of 50');
});

test('progress: the goal of the week, the month against the last one, units, and what is next', async () => {
  await show(
    {},
    {
      'GET /groups/:id/progress': () =>
        replied('GET /groups/:id/progress', {
          goal: { current: 5, target: 6, reached: false, weekStart: '2026-06-01' },
          lessonsThisMonth: 38,
          lessonsLastMonth: 32,
          units: [
            { id: 400, title: 'Fractions', done: 14, total: 14 },
            { id: 401, title: 'Shapes and angles', done: 4, total: 11 },
          ],
        }),
    },
  );
  await tab('Progress');
  expect(await screen.findByText('5 of 6 lessons and quizzes together')).toBeDefined();
  expect(screen.getByText('38 lessons this month')).toBeDefined();
  expect(screen.getByText('6 more than last month. You all did that.')).toBeDefined();
  expect(screen.getByText('Shapes and angles is next. Open it together.')).toBeDefined();
});

const moving = () => refused('server/unavailable', { text: 'The school is moving house.' });
test.each([
  ['Achievements', 'GET /groups/:id/achievements', wordless, 'Failed to load achievements'],
  ['Achievements', 'GET /groups/:id/achievements', moving, 'The school is moving house.'],
  ['Progress', 'GET /groups/:id/progress', wordless, 'Failed to load progress'],
  ['Progress', 'GET /groups/:id/progress', moving, 'The school is moving house.'],
] as const)('%s that cannot be loaded says so', async (name, call, answer, words) => {
  await show({}, { [call]: () => answer() });
  await tab(name);
  expect((await screen.findByRole('alert')).textContent).toBe(`${words}Try again`);
});
