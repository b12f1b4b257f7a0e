import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { keepQuiz, keptQuiz } from '#offline/kept-quiz.ts';
import { eventsOf } from '#offline/outbox.ts';
import { announceResults } from '#offline/use-record.ts';
import { Route, Routes } from '#routing/index.ts';
import { neverAnswers, noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, quiz, reading, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { holdDisk } from '#testing/slow-disk.ts';
import { LessonPage } from './lesson-page.tsx';

const contents = { 'u7-l1': videoLesson, 'u7-r1': reading, 'u7-q1': quiz } as const;
const whole = { completed: true, points: 100 };
const done = (id: string, bestScore: number | null = null) => ({ ...whole, id, bestScore });
beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
const open = async (
  id: keyof typeof contents,
  role: 'learner' | 'teacher' = 'learner',
  items: ReturnType<typeof done>[] = [],
  more: Parameters<typeof serverAnswers>[0] = {},
) => {
  localStorage.setItem('token', 'a-token');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items, claimed: false }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply(id, contents[id], 'v1')),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
    ...more,
  });
  await showPage(
    `/lesson/${id}`,
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1 });
  return Object.assign(userEvent.setup(), { asked });
};
const forbidDisk = () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('forbidden');
    },
  } as unknown as IDBFactory;
};
type Sent = { events: { id: string; type: string; payload: unknown }[] };
const answersEvents = (status: 'stored' | 'duplicate' | 'refused') => ({
  'POST /events': ({ body }: { body: unknown }) =>
    replied('POST /events', {
      results: (body as Sent).events.map(({ id }) => ({ id, status })),
      epoch: '0191d4e0-0000-7000-8000-000000000001',
    }),
});
const answerFirst = async (user: Awaited<ReturnType<typeof open>>) => {
  await screen.findByText('Question 1 of 3');
  await user.click(screen.getByLabelText(/a cup/));
  for (const name of ['Check', 'Next']) await press(user, name);
  await waitFor(async () => expect(await keptQuiz(4711, 'u7-q1')).toMatchObject({ at: 1 }));
  await screen.findByText('Question 2 of 3');
};
/** Answers the questions of a retry, which come in another order. */
const answerWhatComes = async (user: Awaited<ReturnType<typeof open>>) => {
  await screen.findByText('Question 1 of 3');
  const field = screen.queryByRole('textbox');
  await (field === null ? user.click(screen.getByLabelText(/a cup/)) : user.type(field, '1'));
};
const leafThrough = ['Skip this one', 'Skip this one'];
const kept = async () =>
  (await eventsOf(4711, 'waiting')).map(({ event }) => ({ type: event.type, ...event.payload }));
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
/** A reading is finished by answering its two questions. */
const finishReading = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByLabelText(/a cup/));
  const check = within(screen.getByRole('region', { name: 'Quick check' }));
  await user.type(check.getByRole('textbox'), '42');
  await user.click(check.getByRole('button', { name: 'Check' }));
};

describe('a learner', () => {
  test('who only looks at a lesson has begun nothing; who plays it has that kept', async () => {
    const user = await open('u7-l1');
    await screen.findByRole('button', { name: 'Play' });
    expect(await kept()).toEqual([]);
    await press(user, 'Play');
    await waitFor(async () => expect(await kept()).toEqual([{ type: 'item.opened', item: 'u7-l1' }]));
  });

  test('who answers both questions of a reading reads ‘Saved’, and ‘+25 Wisdom Seeds’ when the server counted them', async () => {
    const user = await open('u7-r1');
    await finishReading(user);
    const status = within((await screen.findByText('Saved')).closest('[role=status]') as HTMLElement);
    expect(await kept()).toContainEqual({ type: 'reading.read', item: 'u7-r1' });
    expect(status.queryByText('+25 Wisdom Seeds')).toBeNull();
    const done = (await eventsOf(4711, 'waiting')).find(({ event }) => event.type === 'reading.read');
    act(() => announceResults([{ id: done?.id ?? '', status: 'stored', seeds: 25 }]));
    expect(status.getByText('+25 Wisdom Seeds')).toBeTruthy();
  });

  test('who answered one question of a reading has not finished it', async () => {
    const user = await open('u7-r1');
    await user.click(await screen.findByLabelText(/a net/));
    await screen.findByText('Try again.');
    expect(screen.getByText('Answer the questions above to finish this reading.')).toBeTruthy();
    expect((await kept()).map(({ type }) => type)).not.toContain('reading.read');
  });

  test('who read it before is told so, not asked again, and promised nothing twice', async () => {
    await open('u7-r1', 'learner', [done('u7-r1')]);
    const list = within(await screen.findByRole('navigation', { name: 'Lessons in this unit' }));
    await list.findByText(/5 min · Done · now/);
    expect(await screen.findByText('You read to the end.')).toBeTruthy();
    expect(screen.queryByText(/^Answer the questions/)).toBeNull();
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test.each([
    ['before the server has told what is done', neverAnswers],
    ['without a network, where this device does not know either', noNetwork],
  ])('who finishes %s is told that it is saved, and promised nothing', async (_, answer) => {
    const user = await open('u7-r1', 'learner', [], { 'GET /units/:id/progress': answer });
    await finishReading(user);
    const status = within((await screen.findByText('Saved')).closest('[role=status]') as HTMLElement);
    expect(status.getByText('Saved')).toBeTruthy();
    expect(status.queryByText('+25 Wisdom Seeds')).toBeNull();
  });

  test('who tries a quiz again reads ‘Saved’ only when that try is on the disk, and no seeds before it is passed (R8)', async () => {
    const user = await open('u7-q1');
    await screen.findByText('Question 1 of 3');
    await user.click(screen.getByLabelText(/a net/));
    for (const name of ['Check', 'Next', ...leafThrough, 'Finish']) await press(user, name);
    const results = (await screen.findByText('Saved')).closest('section');
    expect(results?.textContent).toMatch(/Look at these first.*Saved/);
    await press(user, 'Retry');
    await answerWhatComes(user);
    const release = await holdDisk();
    for (const name of ['Check', 'Next', ...leafThrough, 'Finish']) await press(user, name);
    expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
    expect(screen.queryByText('Saved')).toBeNull();
    await release();
    await screen.findByText('Saved');
    expect(screen.queryByText('+25 Wisdom Seeds', { selector: 'b' })).toBeNull();
    expect((await kept()).filter(({ type }) => type === 'quiz.finished')).toHaveLength(2);
  });

  test('who only leafs through a quiz the second time is told nothing of the first', async () => {
    const user = await open('u7-q1');
    await screen.findByText('Question 1 of 3');
    await user.click(screen.getByLabelText(/a net/));
    for (const name of ['Check', 'Next', ...leafThrough, 'Finish']) await press(user, name);
    await screen.findByText('Saved');
    await press(user, 'Retry');
    await screen.findByText('Question 1 of 3');
    for (const name of [...leafThrough, 'Skip this one', 'Finish']) await press(user, name);
    expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
    expect(screen.queryByText('Saved')).toBeNull();
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
    for (const name of ['Check', 'Next', ...leafThrough]) await press(user, name);
    // Two questions were skipped, so the button asks once.
    await press(user, 'Finish');
    await screen.findByRole('heading', { name: 'Results' });
    await screen.findByText('Saved');
    const all = await kept();
    const given = all.find(({ type }) => type === 'answer.given');
    const whole = all.find(({ type }) => type === 'quiz.finished');
    expect(given).toMatchObject({ item: 'u7-q1', answer: 1 });
    expect(whole).toMatchObject({ item: 'u7-q1', answers: [{ answer: 1 }] });
    expect((given as { attempt: string }).attempt).toBe((whole as { attempt: string }).attempt);
    expect(JSON.stringify(all)).not.toMatch(/score|points|correct/);
  });

  test('who leaves a quiz finds it again as it was (R8)', async () => {
    await answerFirst(await open('u7-q1'));
    cleanup();
    await open('u7-q1');
    await screen.findByText('Question 2 of 3');
    await press(userEvent.setup(), 'Back');
    expect((screen.getByLabelText(/a cup/) as HTMLInputElement).checked).toBe(true);
  });

  test('who closes the tab after the end was stored finds the results, and no second end', async () => {
    const user = await open('u7-q1');
    await answerFirst(user);
    const begun = await keptQuiz(4711, 'u7-q1');
    for (const name of [...leafThrough, 'Finish']) await press(user, name);
    await screen.findByText('Saved');
    await waitFor(async () => expect(await keptQuiz(4711, 'u7-q1')).toMatchObject({ finished: true }));
    cleanup();
    await keepQuiz(4711, 'u7-q1', begun);
    await open('u7-q1');
    expect(await screen.findByText('1 / 3 correct')).toBeTruthy();
    expect((await kept()).filter(({ type }) => type === 'quiz.finished')).toHaveLength(1);
  });

  test('who has done the whole unit is led from its last item to the reward', async () => {
    const all = unitReply.items.map(({ id, type }) => done(id, type === 'quiz' ? 100 : null));
    const user = await open('u7-q1', 'learner', all);
    await user.click(await screen.findByRole('button', { name: 'Leave. Your answers stay.' }));
    expect((await screen.findByRole('link', { name: 'Claim Reward' })).getAttribute('href')).toBe('/unit/7');
  });

  test('who comes back on a slow device waits for the quiz and cannot answer past it', async () => {
    await answerFirst(await open('u7-q1'));
    cleanup();
    const release = await holdDisk();
    await open('u7-q1');
    expect(await screen.findByText('Loading the lesson')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await release();
    await screen.findByText('Question 2 of 3');
  });

  test('whose device cannot keep anything has the work sent at once, with their own token', async () => {
    forbidDisk();
    const user = await open('u7-r1', 'learner', [], answersEvents('stored'));
    await finishReading(user);
    await screen.findByText('Saved');
    const sent = user.asked.filter(({ name }) => name === 'POST /events');
    expect(sent.flatMap(({ body }) => (body as Sent).events.map(({ type }) => type))).toEqual([
      'item.opened',
      'answer.given',
      'answer.given',
      'reading.read',
    ]);
    expect(new Set(sent.map(({ bearer }) => bearer))).toEqual(new Set(['Bearer a-token']));
  });

  test.each([
    ['when the server refuses', answersEvents('refused')],
    ['without a network', { 'POST /events': noNetwork }],
  ])('whose device cannot keep anything is not told ‘Saved’ %s', async (_, answers) => {
    forbidDisk();
    await finishReading(await open('u7-r1', 'learner', [], answers));
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('could not be saved');
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('whose device cannot keep anything: nothing goes with the token of the next child', async () => {
    forbidDisk();
    const user = await open('u7-r1', 'learner', [], answersEvents('stored'));
    await user.click(await screen.findByLabelText(/a net/));
    const told = () => user.asked.filter(({ name }) => name === 'POST /events');
    await waitFor(() => expect(told()).toHaveLength(2));
    localStorage.setItem('token', 'of-another-child');
    await finishReading(user);
    await screen.findAllByRole('alert');
    expect(told()).toHaveLength(2);
  });
  test('whose answer in a quick check cannot be kept reads that there', async () => {
    forbidDisk();
    const user = await open('u7-r1', 'learner', [], { 'POST /events': noNetwork });
    await user.click(await screen.findByLabelText(/a net/));
    const check = within(screen.getByRole('region', { name: 'Quick check' }));
    expect((await check.findByRole('alert')).textContent).toContain('could not be saved');
  });
});
test('a teacher who looks at a lesson leaves no trace', async () => {
  const user = await open('u7-r1', 'teacher');
  await finishReading(user);
  await screen.findByText('You read to the end.');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(await kept()).toEqual([]);
});
