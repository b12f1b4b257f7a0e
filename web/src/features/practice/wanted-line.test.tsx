import 'fake-indexeddb/auto';
import type { Reply } from '@afrolearn/contract';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { PracticePage } from './practice-page.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  counted = {};
});

type OwnWork = Reply<'GET /my-assignments'>[number];

const work = (more: Partial<OwnWork> = {}): OwnWork => ({
  id: 9,
  ref: 'practice:place-value-p7',
  kind: 'practice',
  title: 'Numbers to 99,999,999',
  dueOn: null,
  word: '',
  subject: 'Mathematics',
  path: '/practice/place-value-p7',
  from: 'Achieng Ruth',
  paper: '',
  wanted: 10,
  status: 'In progress',
  percent: 20,
  right: 1,
  asked: 2,
  closed: false,
  handIn: null,
  photosAllowed: false,
  ...more,
});

/** Changes of the work in later replies of the server. */
let counted: Partial<OwnWork> = {};

const open = async (given: readonly OwnWork[], role: 'learner' | 'teacher' = 'learner') => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /my-assignments': () =>
      replied(
        'GET /my-assignments',
        given.map((one) => ({ ...one, ...counted })),
      ),
  });
  await showPage(
    '/practice/place-value-p7',
    <Routes>
      <Route path="/practice/:generator" element={<PracticePage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1 });
  return asked;
};

test('practice that was given says how many are wanted and done, and counts an answer at once', async () => {
  const draws = [8, 6];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = draws.shift() ?? 8;
    return array;
  });
  await open([work()]);
  expect(await screen.findByText('From Achieng Ruth: 2 of 10 done, 1 right')).toBeTruthy();
  const item = makeExercise('place-value-p7', 1, 8)?.item;
  if (item?.kind !== 'number') throw new Error('it asks for no number');
  await userEvent.type(await screen.findByRole('textbox'), String(item.answer));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('From Achieng Ruth: 3 of 10 done, 2 right')).toBeTruthy();
  // The server has counted it, too: it must not count twice.
  counted = { asked: 3, right: 2 };
  globalThis.dispatchEvent(new Event('online'));
  await userEvent.click(screen.getByRole('button', { name: 'Another one' }));
  await userEvent.type(await screen.findByRole('textbox'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('From Achieng Ruth: 4 of 10 done, 2 right')).toBeTruthy();
});

test('when all are done it says so; what is closed or another practice is not spoken of', async () => {
  await open([
    work({ id: 7, closed: true, from: 'Okot Paul' }),
    work({ id: 8, ref: 'practice:round-to-ten', from: 'Okot Paul' }),
    work({ status: 'Completed', percent: 100, asked: 12, right: 9 }),
  ]);
  expect(await screen.findByText('From Achieng Ruth: all 10 done, 9 of 12 right')).toBeTruthy();
  expect(screen.queryByText(/Okot Paul/)).toBeNull();
});

test('who is no learner is not asked for own work', async () => {
  const asked = await open([work()], 'teacher');
  expect(asked.some(({ name }) => name === 'GET /my-assignments')).toBe(false);
});
