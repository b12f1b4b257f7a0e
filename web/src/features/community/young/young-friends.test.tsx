import type { User } from '@afrolearn/contract/accounts.ts';
import type { Cheer } from '@afrolearn/contract/cheers.ts';
import type { Friend } from '@afrolearn/contract/friends.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { CommunityPage } from '../community-page.tsx';
import { shortName } from './young-friends.tsx';

const friend = (id: number, name: string, more: Partial<Friend> = {}): Friend => ({
  id,
  name,
  email: null,
  picture: '/avatars/african-2.svg',
  gradeId: 2,
  friendshipId: id,
  friendshipStatus: 'accepted',
  waitsFor: null,
  ...more,
});
const mango: Cheer = {
  id: 1,
  from: { id: 8, name: 'Nakato Aisha', picture: '/avatars/african-3.svg' },
  sticker: 'mango',
  kind: 'picture',
  ref: '2026-03-09',
  title: '',
  on: '2026-03-09',
};
const both = [friend(7, 'Amina Zahra'), friend(8, 'Nakato Aisha')];

const show = async (more: Parameters<typeof serverAnswers>[0] = {}, user: Partial<User> = {}) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade: 'Primary 2', ...user })),
    'GET /community/standing': () => replied('GET /community/standing', { standing: 'open' }),
    'GET /friends': () => replied('GET /friends', both),
    'GET /cheers': () => replied('GET /cheers', [mango]),
    ...more,
  });
  await showPage('/community', <CommunityPage />);
};

test('P2 sees faces and names: no board, no tabs, no search, no number', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'For Amina' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My friends');
  expect(screen.getByText('A new friend? Ask your teacher.')).toBeTruthy();
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryAllByRole('searchbox')).toEqual([]);
  expect(document.body.textContent).not.toMatch(/place \d|\d+ (?:seeds|points)/i);
});

test('who was only asked is no friend yet', async () => {
  await show({
    'GET /friends': () =>
      replied('GET /friends', [
        friend(7, 'Amina Zahra'),
        friend(9, 'Okot Brian', { friendshipStatus: 'pending', waitsFor: 'them' }),
      ]),
  });
  await screen.findByRole('button', { name: 'For Amina' });
  expect(screen.queryByText(/Okot/)).toBeNull();
});

test('the newest picture says from whom it came', async () => {
  await show();
  expect(await screen.findByText('From Nakato')).toBeTruthy();
});

test('a friend is given one of four pictures, and the face is ticked', async () => {
  const sent: unknown[] = [];
  await show({
    'POST /cheers/pictures': ({ body }) => {
      sent.push(body);
      return replied('POST /cheers/pictures', { id: 5 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'For Amina' }));
  expect(screen.getByRole('heading', { level: 1, name: 'For Amina' })).toBe(document.activeElement);
  const four = ['Mango', 'Drum', 'Clap', 'Ball'].map((name) => screen.getByRole('button', { name }));
  const give = screen.getByRole('button', { name: 'Choose a picture' });
  await userEvent.click(give);
  expect(sent).toEqual([]);
  await userEvent.click(four[1] as HTMLElement);
  expect(four.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Give it' }));
  expect((await screen.findByRole('status')).textContent).toContain('Amina has your picture now.');
  expect(sent).toEqual([{ to: 7, picture: 'drum' }]);
  await userEvent.click(screen.getByRole('button', { name: 'My friends' }));
  expect(screen.getByRole('button', { name: 'For Amina' }).querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'For Nakato' }).querySelector('svg')).toBeNull();
});

test('who gave today already is told so, and the picture stays chosen', async () => {
  await show({
    'POST /cheers/pictures': () => refused('cheers/given-today'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'For Amina' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ball' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give it' }));
  expect(await screen.findByText(/has your picture of today/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ball' }).getAttribute('aria-pressed')).toBe('true');
});

test('where friends are not open, the reason stands there and nothing is asked for', async () => {
  await show({
    'GET /community/standing': () => replied('GET /community/standing', { standing: 'small' }),
    'GET /friends': () => {
      throw new Error('asked for friends');
    },
  });
  expect(await screen.findByText(/Friends open when you are bigger/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^For / })).toBeNull();
});

test('without motivation there are faces and no pictures to give', async () => {
  await show(
    {
      'GET /cheers': () => {
        throw new Error('asked for pictures');
      },
    },
    { motivation: false },
  );
  expect(await screen.findByText('Amina')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'For Amina' })).toBeNull();
});

test('it is read aloud without asking, and each name has an ear', async () => {
  const { spoken } = giveVoice();
  await show();
  await screen.findByRole('button', { name: 'Listen: Amina' });
  expect(screen.getByRole('button', { name: 'Listen: From Nakato' })).toBeTruthy();
  await waitFor(() => expect(spoken[0]?.text).toBe('My friends'));
});

test('two friends of one first name are told apart', () => {
  const all = [{ name: 'Okot Brian' }, { name: 'Okot James' }, { name: 'Apio Sarah' }];
  expect(all.map(({ name }) => shortName(name, all))).toEqual(['Okot Brian', 'Okot James', 'Apio']);
});
