import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { Route, Routes } from '#routing/index.ts';
import { sendReviews } from '#teaching-kit/reviews/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { fillDisk } from '#testing/full-disk.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { ResultsPage } from '../results-page.tsx';
import { pupil, results } from '../testing/results.ts';

const call = 'POST /assignments/:id/hand-ins/:learnerId/review';
const teacher = personOf('teacher');
const waits = 'Saved on this device. It will be sent when there is a network.';
const first = {
  text: 'My torch.',
  photos: 0,
  at: '2026-03-10T08:00:00.000Z',
  outcome: null as 'accepted' | 'returned' | null,
  comment: '',
  reviewedAt: null as string | null,
};

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

/** The server's state of one pupil's work, and its reply to a review. */
const world = () => {
  const server = { handIn: first, pupils: true, review: noNetwork as () => Response | Promise<Response> };
  const paper = () =>
    results({
      kind: 'paper',
      ref: 'paper',
      title: 'My torch',
      questions: [],
      mistakes: [],
      pupils: server.pupils ? [pupil(7, 'Kato Ibrahim', { handIn: server.handIn })] : [],
    });
  const open = async () => {
    cleanup();
    localStorage.setItem('token', 'mango');
    const asked = serverAnswers({
      'GET /me': () => replied('GET /me', teacher),
      'GET /assignments/:id': () => replied('GET /assignments/:id', paper()),
      [call]: () => server.review(),
    });
    await showPage(
      '/assignments/9',
      <Routes>
        <Route path="/assignments/:id" element={<ResultsPage />} />
      </Routes>,
    );
    return asked;
  };
  const taken = () => {
    server.handIn = {
      ...first,
      outcome: 'returned',
      comment: 'Label each part.',
      reviewedAt: '2026-03-10T09:00:00.000Z',
    };
    return replied(call, { done: true });
  };
  return { server, open, taken };
};
const round = () => act(async () => void (await sendReviews(teacher.id, 'mango', () => true)));
const giveBack = async () => {
  await pressed(await screen.findByRole('button', { name: 'Label each part.' }));
  await pressed(screen.getByRole('button', { name: 'Give back' }));
};

test('a review without a network waits on the device, also over a closed page, and is sent later', async () => {
  const { server, open, taken } = world();
  await open();
  await giveBack();
  expect(await screen.findByText(waits)).toBeTruthy();
  // Closes and reopens the page.
  const asked = await open();
  expect(await screen.findByText(waits)).toBeTruthy();
  expect(screen.getByText('You said: Label each part.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  server.review = taken;
  await round();
  expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
  expect(screen.queryByText(waits)).toBeNull();
  expect(asked.filter(({ name }) => name === call).map(({ body }) => body)).toEqual([
    {
      outcome: 'returned',
      comment: 'Label each part.',
      seen: { at: first.at, reviewedAt: null },
    },
  ]);
  await round();
  expect(asked.filter(({ name }) => name === call)).toHaveLength(1);
});

test('a review that waits can be changed: only the last one is sent', async () => {
  const { server, open, taken } = world();
  const asked = await open();
  await giveBack();
  await screen.findByText(waits);
  await pressed(screen.getByRole('button', { name: 'Look at it again' }));
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  expect(comment.value).toBe('Label each part.');
  await userEvent.clear(comment);
  await pressed(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText(waits);
  const before = asked.length;
  server.review = taken;
  await round();
  const sent = asked.slice(before).filter(({ name }) => name === call);
  expect(sent.map(({ body }) => body)).toMatchObject([{ outcome: 'accepted', comment: '' }]);
});

test('handed in again meanwhile: the server’s sentence stands above the new work, and the comment is still there', async () => {
  const { server, open } = world();
  await open();
  await giveBack();
  await screen.findByText(waits);
  server.handIn = { ...first, text: 'My torch with a switch.', at: '2026-03-10T08:30:00.000Z' };
  server.review = () => refused('assignments/changed-since');
  await round();
  expect(await screen.findByText('My torch with a switch.')).toBeTruthy();
  expect(screen.getByText(/was handed in or reviewed again since you saw it/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe(
    'Label each part.',
  );
  // It is not resent automatically; a new review names the new work.
  const asked = await open();
  await round();
  expect(asked.filter(({ name }) => name === call)).toEqual([]);
  server.review = () => replied(call, { done: true });
  await pressed(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Sent.')).toBeTruthy();
  expect(asked.find(({ name }) => name === call)?.body).toMatchObject({
    seen: { at: '2026-03-10T08:30:00.000Z' },
  });
});

test('a refused review of a pupil who has left is told with its words until it is read', async () => {
  const { server, open } = world();
  await open();
  await giveBack();
  await screen.findByText(waits);
  server.pupils = false;
  server.review = () => refused('access/not-found');
  await round();
  expect(await screen.findByText(/The review was not taken/)).toBeTruthy();
  expect(screen.getByText(/You said: Label each part/)).toBeTruthy();
  await open();
  await pressed(await screen.findByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByText(/The review was not taken/)).toBeNull());
  await open();
  await screen.findByText('Nothing waits for you.');
  expect(screen.queryByText(/The review was not taken/)).toBeNull();
});

test('what the server says of the comment stands at its field', async () => {
  const { server, open } = world();
  server.review = () =>
    refused('request/invalid', { fields: { comment: 'Please leave out phone numbers.' } });
  await open();
  await giveBack();
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Please leave out phone numbers.')).toBeTruthy();
});

test('a review that finds neither room nor network says so, and its words stay on the page', async () => {
  const { open, server, taken } = world();
  await open();
  fillDisk();
  await giveBack();
  expect(await screen.findByText(/is not sent, and this device could not save it/)).toBeTruthy();
  expect(screen.queryByText(waits)).toBeNull();
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  expect(comment.value).toBe('Label each part.');
  server.review = taken;
  await pressed(screen.getByRole('button', { name: 'Give back' }));
  expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
});
