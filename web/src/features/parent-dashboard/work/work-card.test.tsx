import 'fake-indexeddb/auto';
import type { ChildAssignment } from '@afrolearn/contract/assigned-work.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { AssignmentsTab } from '../assignments-tab.tsx';

/* Shrinking a photo needs a canvas, which these tests lack. */
vi.mock('#lib/shrink-photo.ts', () => ({ shrinkPhoto: async (file: File) => file }));

const words = 'POST /children/:id/assignments/:workId/hand-in';
const photo = 'POST /children/:id/assignments/:workId/photo';
const work: ChildAssignment = {
  id: 9,
  childId: 712_001,
  child: 'Akello Grace',
  title: 'A circuit in my home',
  dueDate: '2026-03-12',
  kind: 'paper',
  subject: 'Science',
  paper: 'Draw it.',
  word: '',
  closed: false,
  handedIn: false,
  reviewed: false,
  comment: '',
  seenByGuardian: null,
  photosAllowed: true,
  status: 'Not started',
};

beforeEach(async () => {
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : ''}`;
  URL.revokeObjectURL = () => undefined;
  localStorage.clear();
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const show = async (answers: Parameters<typeof serverAnswers>[0]) => {
  cleanup();
  localStorage.setItem('token', 'of the mother');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('parent')),
    'GET /children/assignments': () =>
      replied('GET /children/assignments', [work, { ...work, childId: 712_002, child: 'Okot Daniel' }]),
    ...answers,
  });
  await showPage('/', <AssignmentsTab />);
  return asked;
};
const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const answer = () => screen.findByLabelText('What your child wrote or said');
const waiting = async () =>
  (await openDatabase()).getAllKeys('facts', IDBKeyRange.bound('hand ', 'hand \uffff'));

test('without a network what a mother hands in waits, and goes by itself in her name for that child', async () => {
  let away = true;
  const asked = await show({
    [words]: () => (away ? noNetwork() : replied(words, { done: true })),
  });
  await open(/Akello Grace/);
  await userEvent.type(await answer(), 'A torch');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText(/safe on this device/)).toBeTruthy();
  // The brother's copy of the task is unaffected.
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await open(/Okot Daniel/);
  expect(await answer()).toHaveProperty('value', '');
  expect(screen.queryByText(/safe on this device/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await open(/Akello Grace/);
  expect(await answer()).toHaveProperty('value', 'A torch');
  away = false;
  globalThis.dispatchEvent(new Event('online'));
  expect(await screen.findByText('It is handed in.')).toBeTruthy();
  const [, last] = asked.filter(({ name }) => name === words);
  expect(last).toMatchObject({
    path: '/api/children/712001/assignments/9/hand-in',
    bearer: 'Bearer of the mother',
    body: { text: 'A torch' },
  });
  expect(await waiting()).toEqual([]);
});

test('a photo for a child waits as well', async () => {
  await show({ [photo]: noNetwork });
  await open(/Akello Grace/);
  const page = new File(['my page'], 'page.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('A photo of the page'), page);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in the photo' }));
  expect(await screen.findByText(/safe on this device/)).toBeTruthy();
  const asked = await show({ [photo]: () => replied(photo, { photos: 1 }) });
  await open(/Akello Grace/);
  await waitFor(async () => expect(await waiting()).toEqual([]));
  expect(asked.filter(({ name }) => name === photo)).toHaveLength(1);
});

test('a chosen photo is shown and handed in only after a yes; the heading has no colon to break before', async () => {
  const asked = await show({ [photo]: () => replied(photo, { photos: 1 }) });
  await open(/Akello Grace/);
  expect((await screen.findByRole('heading', { name: /A circuit in my home/ })).textContent).not.toContain(
    ':',
  );
  const page = new File(['a dark page'], 'page.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('A photo of the page'), page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in this photo?' }));
  expect(dialog.getByRole('img', { name: 'A photo of the page' }).getAttribute('src')).toBe('blob:page.jpg');
  // Choosing another photo replaces the first one without leaving the dialog.
  const other = new File(['a page in the sun'], 'page-2.jpg', { type: 'image/jpeg' });
  await userEvent.upload(dialog.getByLabelText('Choose another', { selector: 'input' }), other);
  await waitFor(() =>
    expect(dialog.getByRole('img', { name: 'A photo of the page' }).getAttribute('src')).toBe(
      'blob:page-2.jpg',
    ),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter(({ name }) => name === photo)).toEqual([]);
  await userEvent.upload(await screen.findByLabelText('A photo of the page'), page);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in the photo' }));
  expect(await screen.findByText('The photo is handed in.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === photo)).toHaveLength(1);
});

test('what is begun stays for another time, and a refusal says why and keeps the words', async () => {
  await show({});
  await open(/Akello Grace/);
  await userEvent.type(await answer(), 'A tor');
  await show({ [words]: () => refused('assignments/closed', { text: 'It is closed.' }) });
  await open(/Akello Grace/);
  expect(await answer()).toHaveProperty('value', 'A tor');
  await userEvent.type(await answer(), 'ch');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('It is closed.')).toBeTruthy();
  expect(await answer()).toHaveProperty('value', 'A torch');
});
