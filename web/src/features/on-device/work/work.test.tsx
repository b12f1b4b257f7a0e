import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { eventsOf, keepEvent } from '#offline/outbox.ts';
import { workWaits } from '#offline/use-record.ts';
import { changeWork, saveWork } from '#offline/works/works-here.ts';
import { answered } from '#testing/answered.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { workHere } from './work-here.ts';
import { WorkPage } from './work-page.tsx';

const akello = personOf('learner').id;
const teacher = personOf('teacher').id;
const hour = 3_600_000;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'mango');
});

const show = async (role: 'learner' | 'teacher' = 'learner') => {
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf(role)) });
  await showPage('/where-is-my-work', <WorkPage />);
  return await screen.findByRole('region', { name: 'Latest work' });
};
const answer = (question: string) =>
  keepEvent(akello, 'answer.given', { item: 'u400-q1', question, answer: 1, attempt: 'a' });

test('a checkpoint answered question by question is one row, and an opened lesson is no work', async () => {
  await keepEvent(akello, 'item.opened', { item: 'u400-l1' });
  for (const question of ['u400-q1-1', 'u400-q1-2', 'u400-q1-1']) await answer(question);
  const { rows, waiting } = await workHere(akello, 'learner');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ kind: 'quiz', state: 'saved', parts: { of: 'answers', count: 2 } });
  expect(waiting).toBe(1);
  const later = await workHere(akello, 'learner', Date.now() + hour);
  expect(later.rows[0]).toMatchObject({ state: 'waiting' });
});

test('a row shows the worst of its parts: one answer that was not taken is not hidden by nine that were', async () => {
  await answer('u400-q1-1');
  await answer('u400-q1-2');
  const [one, two] = await eventsOf(akello, 'waiting');
  await answered(akello, [{ id: one?.id ?? '', status: 'stored' }]);
  expect((await workHere(akello, 'learner', Date.now() + hour)).rows[0]?.state).toBe('waiting');
  await answered(akello, [{ id: two?.id ?? '', status: 'refused', reason: 'Please type it again.' }]);
  const { rows, waiting, lastSent } = await workHere(akello, 'learner');
  expect(rows[0]).toMatchObject({ state: 'refused', why: { said: 'Please type it again.' } });
  expect(waiting).toBe(0);
  expect(lastSent).not.toBeNull();
});

test('what was made with a tool is a row of its own, with its title and its state', async () => {
  const made = { id: '0191', tool: 'jokes-riddles', title: 'My riddles', data: {} };
  await saveWork(akello, made);
  await saveWork(9001, { ...made, id: '0192' });
  const row = { kind: 'made', title: 'My riddles', to: '/tools/jokes-riddles' };
  expect((await workHere(akello, 'learner')).rows).toMatchObject([{ ...row, state: 'saved' }]);
  expect((await workHere(akello, 'learner', Date.now() + hour)).rows).toMatchObject([
    { ...row, state: 'waiting' },
  ]);
  await changeWork(akello, '0191', ({ work, unsent }) => ({
    work,
    unsent: unsent === null ? null : { ...unsent, refused: true, why: 'It is too large.' },
  }));
  expect((await workHere(akello, 'learner')).rows).toMatchObject([
    { ...row, state: 'refused', why: { said: 'It is too large.' } },
  ]);
});

test('work of somebody else on this device is not shown', async () => {
  await keepEvent(9001, 'video.finished', { item: 'u400-l1' });
  await (await openDatabase()).put('facts', '{}', 'hand 9001 9 text');
  expect(await workHere(akello, 'learner')).toEqual({ rows: [], waiting: 0, lastSent: null });
});

test('everything that waits is listed, however much was sent', async () => {
  for (let lesson = 1; lesson <= 20; lesson++)
    await keepEvent(akello, 'video.finished', { item: `u400-l${lesson}` });
  expect((await workHere(akello, 'learner')).rows).toHaveLength(20);
  const sent = (await eventsOf(akello, 'waiting')).map(({ id }) => ({ id, status: 'stored' as const }));
  await answered(akello, sent);
  await answer('u400-q1-1');
  const { rows } = await workHere(akello, 'learner');
  expect(rows[0]?.kind).toBe('quiz');
  expect(rows).toHaveLength(12);
});

test('the oldest of more events than are read of sent work is listed, too', async () => {
  await keepEvent(akello, 'video.finished', { item: 'u400-l1' });
  for (let place = 0; place < 220; place++) await answer(`u400-q1-${place}`);
  const { rows, waiting } = await workHere(akello, 'learner');
  expect(waiting).toBe(2);
  expect(rows.map(({ key }) => key.split(' ')[0])).toContain('u400-l1');
  expect(rows.find(({ kind }) => kind === 'quiz')?.parts?.count).toBe(220);
});

test('a refused text is shown with its reason, can be read again, and names a person to ask', async () => {
  const kept = {
    workId: 9,
    text: 'My goat ate the rope.',
    take: 'x',
    refused: true,
    why: 'This work is closed.',
  };
  await (await openDatabase()).put('facts', JSON.stringify(kept), `hand ${akello} 9 text`);
  const list = await show();
  expect(within(list).getByText('Not taken')).toBeTruthy();
  expect(within(list).getByText(/This work is closed\. It is still on this device\./)).toBeTruthy();
  expect(screen.queryByText('My goat ate the rope.')).toBeNull();
  await pressed(within(list).getByRole('button', { name: 'Read it' }));
  expect(screen.getByText('My goat ate the rope.')).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe('/my-work/9');
  expect(within(list).getByRole('link', { name: 'Ask a teacher' }).getAttribute('href')).toBe('/teachers');
});

test('a teacher sees registers, reviews and marks that were not taken', async () => {
  const database = await openDatabase();
  const begun = { classId: 3, className: 'P5 Red', date: '2026-03-10', startedAt: 1, learnerIds: [71] };
  const tap = { id: '0192', learnerId: 71, mark: 'present', at: 2 };
  await database.put('facts', JSON.stringify({ begun, tap }), `tap ${teacher} 3 2026-03-10 0192`);
  const review = {
    assignmentId: 9,
    title: 'Draw your home',
    learnerId: 71,
    name: 'Apio',
    comment: 'Good',
    take: 'r',
    refused: null,
  };
  await database.put('facts', JSON.stringify(review), `review ${teacher} 9 71`);
  const lost = { classId: 4, className: 'P5 Blue', date: '2026-03-09', count: 2, why: 'left', said: null };
  await database.put('facts', JSON.stringify(lost), `lost ${teacher} 4 2026-03-09 left`);
  const list = await show('teacher');
  expect(within(list).getByText('Register: P5 Red')).toBeTruthy();
  expect(within(list).getByText('Review: Apio, Draw your home')).toBeTruthy();
  expect(within(list).getByText('Register: P5 Blue')).toBeTruthy();
  expect(within(list).getByText(/not in this class any more/)).toBeTruthy();
  expect(within(list).getByText('2 wait')).toBeTruthy();
});

test('Try to send now wakes the senders, and says honestly what came of it', async () => {
  await keepEvent(akello, 'video.finished', { item: 'u400-l1' });
  await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const woken = vi.fn();
  globalThis.addEventListener(workWaits, woken);
  await pressed(screen.getByRole('button', { name: 'Try to send now' }));
  expect(woken).toHaveBeenCalledOnce();
  await act(async () => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
  expect(await screen.findByText(/did not go yet\. Nothing is lost/)).toBeTruthy();
  const [one] = await eventsOf(akello, 'waiting');
  await answered(akello, [{ id: one?.id ?? '', status: 'stored' }]);
  act(() => void globalThis.dispatchEvent(new Event('progress-updated')));
  expect(await screen.findByText('Everything is sent.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try to send now' })).toBeNull());
  globalThis.removeEventListener(workWaits, woken);
});

test('a browser that stores nothing is told of plainly', async () => {
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('forbidden');
  });
  await showPage('/where-is-my-work', <WorkPage />);
  expect(await screen.findByText(/This browser keeps nothing on the device/)).toBeTruthy();
});
