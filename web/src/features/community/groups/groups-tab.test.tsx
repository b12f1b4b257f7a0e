/** Spec 2 'Community page', Groups tab; 'Group detail modal'; §5 and §8. */
import type { Reply } from '@afrolearn/contract';
import type { Group } from '@afrolearn/contract/groups.ts';
import { groupDefaults } from '@afrolearn/learning/groups/limits.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { GroupsTab } from './groups-tab.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const me = personOf('learner');
const groupOf = (id: number, more: Partial<Group> = {}): Group => ({
  id,
  name: `Group ${id}`,
  description: 'We play with numbers.',
  category: 'Mathematics',
  memberCount: 7,
  maxMembers: 10,
  isPrivate: false,
  createdAt: '2026-05-04T09:00:00.000Z',
  members: [],
  memberAvatars: [],
  isMember: false,
  currentUserRole: null,
  hasPendingInvitation: false,
  ...more,
});
const member = (id: number, name: string, role: 'owner' | 'member') => ({
  id,
  name,
  email: null,
  picture: null,
  role,
});
const own = groupOf(1, {
  isMember: true,
  currentUserRole: 'owner',
  members: [member(me.id, 'Akello Grace', 'owner'), member(77, 'Okello James', 'member')],
});
const invited = groupOf(2, { hasPendingInvitation: true });
const open = groupOf(3);
const invitation = {
  id: 5,
  group: { name: 'Lake Explorers', description: '' },
  inviter: { id: 91, name: 'Wasswa D.' },
};
const company: Reply<'GET /groups/friends'> = { standing: 'open', openTo: 'class', classes: [], friends: [] };
const done = { done: true } as const;

const show = async (answers: Answers = {}, path = '/community?tab=groups') => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', me),
    'GET /groups': () => replied('GET /groups', [own, invited, open]),
    ...answers,
  });
  await showPage(path, <GroupsTab />);
  return asked;
};
const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole('button', { name }));
const alertText = async () => (await screen.findByRole('alert')).textContent;
const sentBy = (asked: Awaited<ReturnType<typeof show>>, name: string) =>
  asked.filter((one) => one.name === name);

describe('the list', () => {
  test("a member sees 'View Group', who is invited 'Invitation Sent', anyone else 'View'; and how full it is", async () => {
    await show();
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('button').textContent)).toEqual([
      'View Group',
      'Invitation Sent',
      'View',
    ]);
    expect(cards[0]?.textContent).toContain('7 of 10');
  });

  test('at most five faces stand on a card', async () => {
    const faces = Array.from({ length: 5 }, () => '/avatars/african-1.svg');
    await show({ 'GET /groups': () => replied('GET /groups', [groupOf(9, { memberAvatars: faces })]) });
    const card = await screen.findByRole('article');
    expect(card.querySelectorAll('img[src="/avatars/african-1.svg"]')).toHaveLength(5);
  });

  test('without groups there is a true word and the way to the first one', async () => {
    await show({ 'GET /groups': () => replied('GET /groups', []) });
    expect(await screen.findByText(/There are no groups yet/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Create Group' })).toBeDefined();
  });

  test('what could not be loaded can be tried again', async () => {
    let tries = 0;
    await show({
      'GET /groups': () => {
        tries += 1;
        return tries === 1 ? wordless() : replied('GET /groups', [open]);
      },
    });
    expect(await alertText()).toContain('We could not load the groups.');
    await press('Try again');
    expect(await screen.findByText('Group 3')).toBeDefined();
  });

  test.each([
    ['small', 'Groups open when you are bigger'],
    ['no-consent', 'when your parents or your school have said yes'],
    ['guardian', 'Your family has switched groups off'],
    ['no-school', 'Groups belong to a school'],
  ] as const)('who is %s reads kindly and truly why the tab is empty', async (standing, words) => {
    await show({
      'GET /groups': () => replied('GET /groups', []),
      'GET /groups/friends': () => replied('GET /groups/friends', { ...company, standing }),
    });
    expect(await screen.findByText(new RegExp(words))).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create Group' })).toBeNull();
  });
});

describe("'Pending Group Invitations'", () => {
  const waiting: Answers = {
    'GET /groups/invitations/pending': () => replied('GET /groups/invitations/pending', [invitation]),
  };

  test("accepting says 'Welcome to the group!' and asks for the groups again", async () => {
    const asked = await show({
      ...waiting,
      'POST /groups/invitations/:id/accept': () =>
        replied('POST /groups/invitations/:id/accept', { groupId: 2 }),
    });
    expect(await screen.findByRole('heading', { name: 'Pending Group Invitations' })).toBeDefined();
    expect(screen.getByText('Wasswa D. invites you')).toBeDefined();
    await press('Accept');
    expect(await alertText()).toBe('Welcome to the group!');
    expect(sentBy(asked, 'POST /groups/invitations/:id/accept')).toMatchObject([
      { path: expect.stringMatching(/5/) },
    ]);
    await waitFor(() => expect(sentBy(asked, 'GET /groups').length).toBeGreaterThan(1));
  });

  test('promise C5: who invites can be reported in two taps', async () => {
    const asked = await show({ ...waiting, 'POST /reports': noNetwork });
    await press('Report Wasswa D.');
    await press('It is unkind');
    await waitFor(() =>
      expect(sentBy(asked, 'POST /reports')).toMatchObject([
        { body: { about: { kind: 'person', id: '91' }, reason: 'unkind' } },
      ]),
    );
  });

  test.each([
    ['Accept', 'POST /groups/invitations/:id/accept', 'Failed to accept invitation'],
    ['Decline', 'POST /groups/invitations/:id/decline', 'Failed to decline invitation'],
  ] as const)('%s that fails is an alert: %s', async (button, call, words) => {
    await show({ ...waiting, [call]: () => wordless() });
    await press(button);
    expect(await alertText()).toBe(words);
  });
});

describe('Create Group', () => {
  const fill = async (name: string) => {
    await press('Create Group');
    const dialog = screen.getByRole('dialog', { name: 'Create Group' });
    if (name !== '') await userEvent.type(within(dialog).getByLabelText('Name of the group'), name);
    return within(dialog);
  };

  test('it is disabled while the name is blank; only name and description are sent', async () => {
    const asked = await show({
      'POST /community/groups': () => replied('POST /community/groups', groupOf(1)),
    });
    const dialog = await fill('');
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create Group' });
    expect(button.disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Name of the group'), '   ');
    expect(button.disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Name of the group'), 'Readers');
    await userEvent.type(dialog.getByLabelText('What do you do together?'), 'We read.');
    await userEvent.click(button);
    await waitFor(() =>
      expect(sentBy(asked, 'POST /community/groups')).toMatchObject([
        { body: { name: '   Readers', description: 'We read.' } },
      ]),
    );
    expect(Object.keys(sentBy(asked, 'POST /community/groups')[0]?.body as object)).toEqual([
      'name',
      'description',
    ]);
  });

  test('spec 2 §3, new-group draft: Mathematics, open, empty, nobody chosen; its ten places are the maker and nine friends', async () => {
    expect(groupDefaults).toEqual({ category: 'Mathematics', isPrivate: false });
    const friends = Array.from({ length: 10 }, (_, at) => ({
      id: 200 + at,
      name: `Friend ${at}`,
      picture: null,
    }));
    await show({ 'GET /groups/friends': () => replied('GET /groups/friends', { ...company, friends }) });
    const dialog = await fill('');
    expect(dialog.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '']);
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.filter(({ checked }) => checked)).toEqual([]);
    for (const box of boxes.slice(0, 9)) await userEvent.click(box);
    expect(boxes.filter(({ disabled }) => disabled)).toEqual(boxes.slice(9));
    await userEvent.click(dialog.getByLabelText('Friend 0'));
    expect(boxes.filter(({ disabled }) => disabled)).toEqual([]);
  });

  test.each([
    ['class', /everyone in your class may read/, /^Ten places, for your class\./],
    ['school', /everyone in your school may read/, /^Ten places, for learners of your whole school\./],
  ] as const)('it says who finds the group where groups are open to the %s', async (openTo, hint, rules) => {
    await show({
      'GET /groups/friends': () => replied('GET /groups/friends', { ...company, openTo }),
    });
    const dialog = await fill('');
    expect(dialog.getByText(hint)).toBeDefined();
    expect(dialog.getByText(rules)).toBeDefined();
  });

  test('a teacher of two classes chooses one, and reads that no place is theirs', async () => {
    const two = [
      { id: 31, name: 'Primary 5 East' },
      { id: 32, name: 'Primary 6 West' },
    ];
    const asked = await show({
      'GET /groups/friends': () =>
        replied('GET /groups/friends', { ...company, standing: 'adult', classes: two }),
      'POST /community/groups': () => replied('POST /community/groups', groupOf(1)),
    });
    const dialog = await fill('Readers');
    expect(dialog.getByText(/You look after the group and have no place in it/)).toBeDefined();
    await userEvent.selectOptions(dialog.getByLabelText('For which class'), 'Primary 6 West');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Group' }));
    await waitFor(() =>
      expect(sentBy(asked, 'POST /community/groups')).toMatchObject([{ body: { classId: 32 } }]),
    );
  });

  test('chosen friends are invited by their student ID', async () => {
    const asked = await show({
      'GET /groups/friends': () =>
        replied('GET /groups/friends', {
          ...company,
          friends: [
            { id: 123, name: 'Okello J.', picture: null },
            { id: 124, name: 'Nakato A.', picture: null },
          ],
        }),
      'POST /community/groups': () => replied('POST /community/groups', groupOf(1)),
      'POST /community/groups/:id/invite': () => replied('POST /community/groups/:id/invite', done),
    });
    const dialog = await fill('Readers');
    await userEvent.click(dialog.getByLabelText('Okello J.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create Group' }));
    await waitFor(() =>
      expect(sentBy(asked, 'POST /community/groups/:id/invite')).toMatchObject([
        { body: { email: 'AFRO000123' } },
      ]),
    );
  });

  test.each([
    ['the server’s own sentence', () => refused('groups/too-many-owned'), /You look after five groups/],
    ['the documented one without words', () => wordless(), /^Failed to create group$/],
    ['the documented one without a network', noNetwork, /^Failed to create group$/],
  ])('a failure says %s, and what was written stays', async (_what, answer, words) => {
    await show({ 'POST /community/groups': answer });
    const dialog = await fill('Readers');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Group' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(words);
    expect(dialog.getByLabelText<HTMLInputElement>('Name of the group').value).toBe('Readers');
  });

  test('a name that is not right is told beside its field', async () => {
    await show({
      'POST /community/groups': () => refused('request/invalid', { fields: { name: 'Please be kind.' } }),
    });
    const dialog = await fill('Bad');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Group' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Name of the group').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(dialog.getByText('Please be kind.')).toBeDefined();
  });
});

test.each(['GET /groups', 'GET /groups/friends'] as const)(
  'spec 2 §8: where the server says why %s failed, that is shown',
  async (name) => {
    await show({ [name]: () => refused('server/unavailable', { text: 'The school is moving house.' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('The school is moving house.');
  },
);
