import 'fake-indexeddb/auto';
import type { Reply } from '@afrolearn/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { pageHoldsWork, storeTrouble } from '#lib/device/store-trouble.ts';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { fillDisk } from '#testing/full-disk.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { HandInPage } from './hand-in-page.tsx';
import { MyWorkPage } from './my-work-page.tsx';

beforeEach(async () => {
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
type OwnWork = Reply<'GET /my-assignments'>[number];

const paper = (more: Partial<OwnWork> = {}): OwnWork => ({
  id: 9,
  ref: 'paper',
  kind: 'paper',
  title: 'A circuit in my home',
  dueOn: '2026-03-12',
  word: '',
  subject: 'Science',
  path: '/my-work/9',
  from: 'Okot Paul',
  paper: 'Draw a torch.',
  wanted: null,
  status: 'Not started',
  percent: 0,
  right: null,
  asked: null,
  closed: false,
  handIn: null,
  photosAllowed: false,
  ...more,
});

const show = async (at: string, answers: Answers) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /my-assignments': () => replied('GET /my-assignments', [paper()]),
    ...answers,
  });
  await showPage(
    at,
    <Routes>
      <Route path="/my-work" element={<MyWorkPage />} />
      <Route path="/my-work/:id" element={<HandInPage />} />
    </Routes>,
  );
  return asked;
};

test('the own work stands there with its giver, day and status', async () => {
  await show('/my-work', {});
  expect((await screen.findByRole('link', { name: 'A circuit in my home' })).getAttribute('href')).toBe(
    '/my-work/9',
  );
  expect(screen.getByText('Not started')).not.toBeNull();
  expect(screen.getByText(/From Okot Paul/)).not.toBeNull();
});

test('the press that opens an assigned lesson begins it', async () => {
  const lesson = paper({ ref: 'u7-l1', kind: 'lesson', path: '/lesson/u7-l1', paper: '' });
  await show('/my-work/9', { 'GET /my-assignments': () => replied('GET /my-assignments', [lesson]) });
  await userEvent.click(await screen.findByRole('link', { name: 'Open it' }));
  const { textContent, dataset } = screen.getByTestId('where');
  expect([textContent, dataset['state']]).toEqual(['/lesson/u7-l1', '{"startsNow":true}']);
});

test('without a network what was written is kept, and goes by itself when it is back', async () => {
  let away = true;
  const asked = await show('/my-work/9', {
    'POST /my-assignments/:id/hand-in': () =>
      away ? noNetwork() : replied('POST /my-assignments/:id/hand-in', { done: true }),
  });
  await userEvent.type(await screen.findByLabelText('Write your answer'), 'My torch');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText(/Saved on this device/)).not.toBeNull();
  away = false;
  globalThis.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/Handed in/)).not.toBeNull();
  const sent = asked.filter(({ name }) => name === 'POST /my-assignments/:id/hand-in');
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'My torch' }, { text: 'My torch' }]);
});

test('without a network a photo is kept too, the list says that it waits, and it goes once', async () => {
  const offline = { 'POST /my-assignments/:id/photo': noNetwork };
  const photosAllowed = {
    'GET /my-assignments': () => replied('GET /my-assignments', [paper({ photosAllowed: true })]),
  };
  const before = await show('/my-work/9', { ...photosAllowed, ...offline });
  const page = new File(['my page'], 'page.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add a photo of your page'), page);
  // The photo is shown large first, and handed in only after a confirmation.
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in this photo?' }));
  expect(dialog.getByRole('img', { name: 'Add a photo of your page' }).getAttribute('src')).toBe('blob:page');
  expect(before.some(({ name }) => name === 'POST /my-assignments/:id/photo')).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand in the photo' }));
  expect(await screen.findByText(/Saved on this device/)).not.toBeNull();
  cleanup();
  await show('/my-work', offline);
  expect(await screen.findByText('Waits on this device')).not.toBeNull();
  cleanup();
  const asked = await show('/my-work/9', {
    ...photosAllowed,
    'POST /my-assignments/:id/photo': () => replied('POST /my-assignments/:id/photo', { photos: 1 }),
  });
  expect(await screen.findByText('1 photo handed in')).not.toBeNull();
  expect(asked.filter(({ name }) => name === 'POST /my-assignments/:id/photo')).toHaveLength(1);
  expect(await (await openDatabase()).count('facts', IDBKeyRange.bound('hand ', 'hand \uffff'))).toBe(0);
});

test('a photo that finds no room on the device stays in memory, says so, and goes once when the network is back', async () => {
  let online = false;
  const asked = await show('/my-work/9', {
    'GET /my-assignments': () => replied('GET /my-assignments', [paper({ photosAllowed: true })]),
    'POST /my-assignments/:id/photo': () =>
      online ? replied('POST /my-assignments/:id/photo', { photos: 1 }) : noNetwork(),
  });
  fillDisk();
  const page = new File(['my page'], 'page.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add a photo of your page'), page);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in the photo' }));
  expect(await screen.findByText(/could not be saved on this device yet/)).not.toBeNull();
  expect([storeTrouble(), pageHoldsWork()]).toEqual(['full', true]);
  online = true;
  globalThis.dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 photo handed in')).not.toBeNull();
  const sent = asked.filter(({ name }) => name === 'POST /my-assignments/:id/photo');
  const [last] = sent.slice(-1);
  expect(await (last?.body as { photo: Blob } | undefined)?.photo.text()).toBe('my page');
  expect(pageHoldsWork()).toBe(false);
});

test('words that found no room are stored when there is room again, and are then safe without the page', async () => {
  await show('/my-work/9', { 'POST /my-assignments/:id/hand-in': noNetwork });
  const makeRoom = fillDisk();
  await userEvent.type(await screen.findByLabelText('Write your answer'), 'A torch.');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText(/could not be saved on this device yet/)).not.toBeNull();
  makeRoom();
  globalThis.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Saved on this device/)).not.toBeNull();
  expect(pageHoldsWork()).toBe(false);
  expect(JSON.stringify(await (await openDatabase()).getAll('facts'))).toContain('A torch.');
});

test('what the teacher’s server refuses stays with its reason and is not sent by itself again', async () => {
  const refuses = {
    'POST /my-assignments/:id/hand-in': () => refused('assignments/closed', { text: 'It is closed.' }),
  };
  await show('/my-work/9', refuses);
  await userEvent.type(await screen.findByLabelText('Write your answer'), 'My torch');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('It is closed.')).not.toBeNull();
  cleanup();
  const asked = await show('/my-work', refuses);
  expect(await screen.findByText('Look at it again')).not.toBeNull();
  cleanup();
  await show('/my-work/9', refuses);
  await waitFor(() =>
    expect((screen.getByLabelText('Write your answer') as HTMLTextAreaElement).value).toBe('My torch'),
  );
  expect(asked.some(({ name }) => name === 'POST /my-assignments/:id/hand-in')).toBe(false);
});

test('before consent what was written stays here with the reason, and goes once somebody has said yes', async () => {
  let mayKeep = false;
  const answers: Answers = {
    'POST /my-assignments/:id/hand-in': () =>
      mayKeep
        ? replied('POST /my-assignments/:id/hand-in', { done: true })
        : refused('consent/on-device', { text: 'It waits for a yes.' }),
  };
  await show('/my-work/9', answers);
  await userEvent.type(await screen.findByLabelText('Write your answer'), 'My torch');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('It waits for a yes.')).not.toBeNull();
  cleanup();
  mayKeep = true;
  const asked = await show('/my-work/9', answers);
  expect(await screen.findByText(/Handed in/)).not.toBeNull();
  expect(asked.find(({ name }) => name === 'POST /my-assignments/:id/hand-in')?.body).toEqual({
    text: 'My torch',
  });
});

test('what came back shows the word of the teacher; what is accepted takes nothing more', async () => {
  const handIn = {
    text: 'My torch.',
    photos: 0,
    at: '2026-03-10T08:00:00.000Z',
    outcome: 'accepted' as const,
    comment: 'Well drawn.',
    reviewedAt: '2026-03-10T09:00:00.000Z',
  };
  await show('/my-work/9', {
    'GET /my-assignments': () => replied('GET /my-assignments', [paper({ status: 'Completed', handIn })]),
  });
  expect(await screen.findByText(/Well drawn/)).not.toBeNull();
  expect(screen.queryByLabelText('Write your answer')).toBeNull();
});

test('a page of the assistant is read as a page: headings, points and questions in their lines', async () => {
  const words = '# Read first\n\n- a cup\n- a spoon\n\n1. Where does it run?\n   a) up\n   b) down';
  await show('/my-work/9', {
    'GET /my-assignments': () => replied('GET /my-assignments', [paper({ paper: words })]),
  });
  expect((await screen.findByRole('heading', { name: 'Read first' })).tagName).toBe('H3');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a cup', 'a spoon']);
  expect(screen.getByText('b) down')).not.toBeNull();
  expect(screen.queryByText(/#/)).toBeNull();
});

test('what is to be done stands first, what is done or closed last, and folded when it is much', async () => {
  const done = [1, 2, 3].map((id) => paper({ id, title: `Done ${id}`, status: 'Completed' }));
  const works = [...done, paper({ id: 4, title: 'Closed', closed: true }), paper({ id: 5, title: 'To do' })];
  await show('/my-work', { 'GET /my-assignments': () => replied('GET /my-assignments', works) });
  await screen.findByRole('heading', { name: 'To do' });
  expect(screen.getAllByRole('heading', { level: 2, hidden: true }).map((one) => one.textContent)).toEqual([
    'To do',
    'Done 1',
    'Done 2',
    'Done 3',
    'Closed',
  ]);
  expect(screen.getByText('Done or closed (4)').closest('details')?.open).toBe(false);
});

test('practice that was given says how far it is', async () => {
  const set = paper({ kind: 'practice', wanted: 10, asked: 3, right: 2, status: 'In progress' });
  await show('/my-work', { 'GET /my-assignments': () => replied('GET /my-assignments', [set]) });
  expect(await screen.findByText('3 of 10 done, 2 right')).toBeTruthy();
});
