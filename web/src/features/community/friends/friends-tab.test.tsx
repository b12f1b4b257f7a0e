import type { BlockedLearner, FoundLearner, Friend } from '@afrolearn/contract/friends.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { FriendsTab } from './friends-tab.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const peer = (id: number, name: string): BlockedLearner => ({
  id,
  name,
  email: null,
  picture: '/avatars/african-2.svg',
  gradeId: 6,
});
const friend = (id: number, name: string, more: Partial<Friend> = {}): Friend => ({
  ...peer(id, name),
  friendshipId: id * 10,
  friendshipStatus: 'accepted',
  waitsFor: null,
  ...more,
});
const found = (id: number, name: string, more: Partial<FoundLearner> = {}): FoundLearner => ({
  ...peer(id, name),
  friendshipId: null,
  friendshipStatus: null,
  ...more,
});
const nankya = friend(1, 'Nankya S.');
const moses = friend(2, 'Byaruhanga M.', { friendshipStatus: 'pending', waitsFor: 'them' });

const show = async (answers: Answers = {}) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /community/standing': () => replied('GET /community/standing', { standing: 'open' }),
    'GET /friends': () => replied('GET /friends', [nankya]),
    'GET /friends/pending': () => replied('GET /friends/pending', [moses]),
    'GET /users': () => replied('GET /users', [found(3, 'Chebet M.')]),
    'GET /blocks': () => replied('GET /blocks', [peer(9, 'Okot P.')]),
    'DELETE /friends/:friendshipId': () => replied('DELETE /friends/:friendshipId', { done: true }),
    ...answers,
  });
  await showPage('/community?tab=friends', <FriendsTab />);
  return asked;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const search = async (text: string) => {
  await userEvent.type(screen.getByLabelText('Name or student ID'), text);
  await screen.findByRole('button', { name: 'Add Chebet M.' });
};
const calls = (asked: readonly { name: string }[], name: string) => asked.filter((one) => one.name === name);

test("spec 2 'Friends section': friend cards with Remove, 'Pending Friend Requests' with Accept, 'Add New Friends'", async () => {
  await show();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Pending Friend Requests',
    'My friends',
    'Add New Friends',
  ]);
  expect(screen.getByRole('button', { name: 'Accept Byaruhanga M.' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove Nankya S.' })).toBeDefined();
});

test('spec 2 §5, §8: Remove asks with the documented words, says it was done, and the notice goes after 3000 ms', async () => {
  const asked = await show();
  await press('Remove Nankya S.');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain(
    'Are you sure you want to remove this friend? You can always add them back later!',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls(asked, 'DELETE /friends/:friendshipId')).toEqual([]);
  await press('Remove Nankya S.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await act(async () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }).click());
    expect(screen.getByText('Friend removed successfully')).toBeDefined();
    await act(async () => vi.advanceTimersByTime(2999));
    expect(screen.getByText('Friend removed successfully')).toBeDefined();
    await act(async () => vi.advanceTimersByTime(2));
    expect(screen.queryByText('Friend removed successfully')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
  expect(calls(asked, 'DELETE /friends/:friendshipId')).toMatchObject([{ path: '/api/friends/10' }]);
  expect(calls(asked, 'GET /friends')).toHaveLength(2);
});

test("Accept says 'Friend request accepted!'; 'Not now' declines without a word", async () => {
  const asked = await show({
    'POST /friends/accept': () => replied('POST /friends/accept', friend(2, 'Moses')),
  });
  await press('Accept Byaruhanga M.');
  expect(screen.getByText('Friend request accepted!')).toBeDefined();
  expect(calls(asked, 'POST /friends/accept')).toMatchObject([{ body: { friendshipId: 20 } }]);
  await press('Not now Byaruhanga M.');
  expect(calls(asked, 'DELETE /friends/:friendshipId')).toMatchObject([{ path: '/api/friends/20' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('spec 2 §5: the search runs only when something is written, once for what was typed', async () => {
  const asked = await show();
  expect(calls(asked, 'GET /users')).toEqual([]);
  await search('Chebet');
  expect(calls(asked, 'GET /users').length).toBeLessThanOrEqual(2);
  await userEvent.clear(screen.getByLabelText('Name or student ID'));
  expect(screen.queryByRole('button', { name: 'Add Chebet M.' })).toBeNull();
});

test("Add says 'Friend request sent!', and where the family is asked first it says so", async () => {
  const waits = ['them', 'guardian'] as const;
  let turn = 0;
  const asked = await show({
    'POST /friends/request': () =>
      replied(
        'POST /friends/request',
        friend(3, 'Chebet M.', { friendshipStatus: 'pending', waitsFor: waits[turn++] ?? 'them' }),
      ),
  });
  await search('Chebet');
  await press('Add Chebet M.');
  expect(screen.getByText('Friend request sent!')).toBeDefined();
  expect(calls(asked, 'POST /friends/request')).toMatchObject([{ body: { friendId: 3 } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Chebet M.' }));
  expect(await screen.findByText('Friend request sent! Your family is asked first.')).toBeDefined();
});

test.each([
  [
    'a 409 with the server’s words',
    () => refused('friends/full'),
    'You have 50 friends already. Remove one before you add another.',
  ],
  ['a 409 without words', () => wordless(409), 'Friend request already sent or you are already friends.'],
  ['a broken server', () => wordless(500), 'Failed to send friend request'],
  ['no network', noNetwork, 'Failed to send friend request'],
])('spec 2 §8: %s after a request is an alert', async (_, answer, text) => {
  await show({ 'POST /friends/request': answer });
  await search('Chebet');
  await press('Add Chebet M.');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test('spec 2 §8: the documented words when accepting or removing fails', async () => {
  await show({ 'POST /friends/accept': noNetwork, 'DELETE /friends/:friendshipId': () => wordless(500) });
  await press('Accept Byaruhanga M.');
  expect(screen.getByRole('alert').textContent).toContain('Failed to accept friend request');
  await press('Remove Nankya S.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('alert').textContent).toContain('Failed to remove friend');
});

test.each(['GET /friends', 'GET /friends/pending', 'GET /community/standing'] as const)(
  'spec 2 §8: where the server says why %s failed, that is shown',
  async (name) => {
    await show({ [name]: () => refused('server/unavailable', { text: 'The school is moving house.' }) });
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toContain('The school is moving house.');
    expect(textContent).not.toContain('Failed to load friends');
  },
);

test.each(['GET /friends', 'GET /friends/pending', 'GET /community/standing'] as const)(
  "spec 2 §8: 'Failed to load friends' when %s fails, and a way to try again",
  async (name) => {
    let broken = true;
    const usual = {
      'GET /friends': [],
      'GET /friends/pending': [],
      'GET /community/standing': { standing: 'open' },
    };
    await show({ [name]: () => (broken ? wordless(500) : replied(name, usual[name] as never)) });
    expect(screen.getByRole('alert').textContent).toContain('Failed to load friends');
    broken = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);

test('a request that waits can be taken back without being asked; it says for whom it waits', async () => {
  const asked = await show({
    'GET /friends': () =>
      replied('GET /friends', [
        friend(4, 'Auma R.', { friendshipStatus: 'pending', waitsFor: 'them' }),
        friend(5, 'Opio D.', { friendshipStatus: 'pending', waitsFor: 'guardian' }),
      ]),
  });
  expect(screen.getByText('P6 · Waiting for an answer')).toBeDefined();
  expect(screen.getByText('P6 · Waiting for your family')).toBeDefined();
  await press('Take back Auma R.');
  expect(calls(asked, 'DELETE /friends/:friendshipId')).toMatchObject([{ path: '/api/friends/40' }]);
});

test('what was found says how the two stand: friend, sent, or asks you', async () => {
  await show({
    'GET /users': () =>
      replied('GET /users', [
        found(3, 'Chebet M.'),
        found(1, 'Nankya S.', { friendshipId: 10, friendshipStatus: 'accepted' }),
        found(7, 'Auma R.', { friendshipId: 70, friendshipStatus: 'pending' }),
        found(2, 'Byaruhanga M.', { friendshipId: 20, friendshipStatus: 'pending' }),
      ]),
  });
  await search('Che');
  expect(screen.getByText('Friend')).toBeDefined();
  expect(screen.getByText('Sent')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Accept Byaruhanga M.' })).toHaveLength(2);
});

test('nobody found is said kindly', async () => {
  await show({ 'GET /users': () => replied('GET /users', []) });
  await userEvent.type(screen.getByLabelText('Name or student ID'), 'Zz');
  expect(await screen.findByText('We found nobody of your school with this name.')).toBeDefined();
});

test('permissions N12: Block sits in the menu of a card, asks first, and can be undone in the list of the blocked', async () => {
  const asked = await show({
    'POST /blocks': () => replied('POST /blocks', { done: true }),
    'DELETE /blocks/:blockedId': () => replied('DELETE /blocks/:blockedId', { done: true }),
  });
  await press('More about Nankya S.');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Nankya S. is not told.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(calls(asked, 'POST /blocks')).toMatchObject([{ body: { blockedId: 1 } }]);
  expect(screen.getByText('Nankya S. is blocked.')).toBeDefined();
  await press('Blocked people');
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Okot P.' }));
  expect(calls(asked, 'DELETE /blocks/:blockedId')).toMatchObject([{ path: '/api/blocks/9' }]);
});

test.each([
  ['small', /Friends open when you are bigger/],
  ['no-consent', /a parent or your school must say yes/],
  ['no-school', /Ask your teacher to take you in/],
  ['guardian', /Your family has switched friends and groups off/],
  ['adult', /Friends are for learners/],
] as const)('who may meet nobody (%s) reads why, and no list is asked for', async (standing, words) => {
  const asked = await show({
    'GET /community/standing': () => replied('GET /community/standing', { standing }),
  });
  expect(screen.getByText(words)).toBeDefined();
  expect(calls(asked, 'GET /friends')).toEqual([]);
});
