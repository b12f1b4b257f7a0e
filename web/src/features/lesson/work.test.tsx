import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, explainer, lessonReply, quiz, reading, unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LessonPage } from './lesson-page.tsx';

const contents = { 'u7-l1': explainer, 'u7-r1': reading, 'u7-q1': quiz } as const;
const done = (id: string) => ({ id, completed: true, bestScore: null, points: 100 });

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const open = async (
  id: keyof typeof contents,
  role: 'learner' | 'teacher' = 'learner',
  items: ReturnType<typeof done>[] = [],
) => {
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items, claimed: false }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply(id, contents[id], 'v1')),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
  });
  await showPage(
    `/lesson/${id}`,
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
};
const kept = async () =>
  (await eventsOf(4711, 'waiting')).map(({ event }) => ({ type: event.type, ...event.payload }));
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('a learner', () => {
  test('who opens a lesson has that kept', async () => {
    await open('u7-l1');
    await waitFor(async () => expect(await kept()).toEqual([{ type: 'item.opened', item: 'u7-l1' }]));
  });

  test('who says that a reading is read gets ‘+25 Wisdom Seeds’ and ‘Saved’', async () => {
    const user = await open('u7-r1');
    await user.click(await screen.findByRole('button', { name: 'I have read it' }));
    const status = within(await screen.findByRole('status'));
    expect(status.getByText('+25 Wisdom Seeds')).toBeTruthy();
    expect(status.getByText('Saved')).toBeTruthy();
    expect(await kept()).toContainEqual({ type: 'reading.read', item: 'u7-r1' });
  });

  test('who did it before is told that it is saved, and promised nothing twice', async () => {
    const user = await open('u7-r1', 'learner', [done('u7-r1')]);
    const list = within(await screen.findByRole('navigation', { name: 'Lessons in this unit' }));
    await list.findByText(/Read · now/);
    await user.click(await screen.findByRole('button', { name: 'I have read it' }));
    const status = within(await screen.findByRole('status'));
    expect(status.getByText('Saved')).toBeTruthy();
    expect(status.queryByText('+25 Wisdom Seeds')).toBeNull();
  });

  test('whose quick check is answered has the raw answer kept, right or wrong', async () => {
    const user = await open('u7-r1');
    await user.click(await screen.findByLabelText(/a net/));
    await waitFor(async () =>
      expect(await kept()).toContainEqual(
        expect.objectContaining({ type: 'answer.given', item: 'u7-r1', answer: 2 }),
      ),
    );
  });

  test('who does a quiz has every answer kept as it is left, then the whole; no score is sent', async () => {
    const user = await open('u7-q1');
    await screen.findByText('Question 1 of 3');
    await user.click(screen.getByLabelText(/a cup/));
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Finish');
    // Two were left out: it asks once.
    await press(user, 'Finish');
    await screen.findByRole('heading', { name: 'Results' });
    await screen.findByText('+25 Wisdom Seeds', { selector: 'b' });
    const all = await kept();
    const given = all.find(({ type }) => type === 'answer.given');
    const whole = all.find(({ type }) => type === 'quiz.finished');
    expect(given).toMatchObject({ item: 'u7-q1', answer: 1 });
    expect(whole).toMatchObject({ item: 'u7-q1', answers: [{ answer: 1 }] });
    expect((given as { attempt: string }).attempt).toBe((whole as { attempt: string }).attempt);
    expect(JSON.stringify(all)).not.toMatch(/score|points|correct/);
  });

  test('who leaves a quiz finds it again as it was (R8)', async () => {
    const user = await open('u7-q1');
    await screen.findByText('Question 1 of 3');
    await user.click(screen.getByLabelText(/a cup/));
    await press(user, 'Next');
    await screen.findByText('Question 2 of 3');
    await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
    document.body.innerHTML = '';
    await open('u7-q1');
    await screen.findByText('Question 2 of 3');
    await press(userEvent.setup(), 'Back');
    expect((screen.getByLabelText(/a cup/) as HTMLInputElement).checked).toBe(true);
  });

  test('whose device cannot keep anything reads that plainly', async () => {
    globalThis.indexedDB = {
      open: () => {
        throw new Error('forbidden');
      },
    } as unknown as IDBFactory;
    const user = await open('u7-r1');
    await user.click(await screen.findByRole('button', { name: 'I have read it' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

test('a teacher who looks at a lesson leaves no trace', async () => {
  const user = await open('u7-r1', 'teacher');
  await user.click(await screen.findByRole('button', { name: 'I have read it' }));
  await screen.findByText('You read to the end.');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(await kept()).toEqual([]);
});
