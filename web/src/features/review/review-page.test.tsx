import 'fake-indexeddb/auto';
import type { ReviewReply } from '@afrolearn/contract/review.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf, keepEvent } from '#offline/outbox.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, questionOf, singleQuestion, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { ReviewPage } from './review-page.tsx';
import { cardOf, hour } from './testing/card-of.ts';

const owner = 4711;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const cup = singleQuestion('u7-l1-c1', 'What can hold water?');
const pot = singleQuestion('u7-l1-c2', 'What keeps water cool?');

const open = async (
  reply: Partial<ReviewReply> | (() => Promise<Response>),
  at = '/review',
  grade = 'Primary 4',
  more: Parameters<typeof serverAnswers>[0] = {},
) => {
  localStorage.setItem('token', 'a-token');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /review': () =>
      typeof reply === 'function'
        ? reply()
        : replied('GET /review', {
            due: reply.cards?.length ?? 0,
            zone: 'Africa/Kampala',
            cards: [],
            ...reply,
          }),
    ...more,
  });
  await showPage(
    at,
    <Routes>
      <Route path="/review" element={<ReviewPage />} />
    </Routes>,
  );
  return { user: userEvent.setup(), asked };
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const kept = async () => (await eventsOf(owner, 'waiting')).map(({ event }) => [event.type, event.payload]);

describe('a review', () => {
  test('begins for a young child with a picture and one thing to press', async () => {
    giveVoice();
    await open({ cards: [cardOf(cup), cardOf(pot)] }, '/review', 'Primary 2');
    expect(await screen.findByRole('button', { name: 'Listen: Review Start' })).toBeTruthy();
    expect(screen.queryByText(/\d/)).toBeNull();
  });

  test('says how long it takes and what it is about, asks each question, and ends with what was won back', async () => {
    const { user } = await open({ cards: [cardOf(cup), cardOf(pot)] });
    expect(await screen.findByRole('heading', { name: '1 minute. 2 questions.' })).toBeTruthy();
    expect(screen.getByText('Wells · 2')).toBeTruthy();
    await press(user, 'Start');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What can hold water?' }));
    expect(screen.getByRole('img', { name: 'Question 1 of 2, 0 won, 0 to try again' })).toBeTruthy();
    await press(user, 'Choose an answer');
    expect(screen.queryByText('Yes.'), 'nothing was given yet').toBeNull();
    await user.click(screen.getByLabelText(/a cup/));
    await press(user, 'Check');
    expect(screen.getByText('Yes.').closest('[role=status]')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    await press(user, 'Next');
    await user.click(screen.getByLabelText(/a cup/));
    await press(user, 'Check');
    await press(user, 'Finish');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 won back' }));
    expect(screen.getByText('You knew all of them.')).toBeTruthy();
    expect(within(screen.getByRole('list')).getByText(/We ask again in \d+ days/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/dashboard');
    // Raw answers, and nothing about how good they were.
    expect(await kept()).toEqual([
      ['answer.given', { item: 'u7-l1', question: 'u7-l1-c1', answer: 1 }],
      ['answer.given', { item: 'u7-l1', question: 'u7-l1-c2', answer: 1 }],
    ]);
  });

  test('a wrong one gets help, waits as one to try again, and is asked once more', async () => {
    const { user } = await open({ cards: [cardOf(cup), cardOf(pot)] });
    await press(user, 'Start');
    await user.click(screen.getByLabelText(/a sieve/));
    await press(user, 'Check');
    expect(screen.getByText('Not yet.')).toBeTruthy();
    expect(screen.getByText('Water runs through holes.')).toBeTruthy();
    expect(screen.getByText('We ask it once more in a moment.')).toBeTruthy();
    await press(user, 'Next');
    expect(screen.getByRole('img', { name: 'Question 2 of 2, 0 won, 1 to try again' })).toBeTruthy();
    await user.click(screen.getByLabelText(/a cup/));
    await press(user, 'Check');
    await press(user, 'Next');
    expect(screen.getByRole('heading', { name: 'What can hold water?' })).toBeTruthy();
    expect(screen.getByText(/Once more/)).toBeTruthy();
    await user.click(screen.getByLabelText(/a cup/));
    await press(user, 'Check');
    await press(user, 'Finish');
    expect(screen.getByRole('heading', { name: '2 won back' })).toBeTruthy();
    expect(screen.getByText('You tried one twice. It worked.')).toBeTruthy();
    expect(await kept()).toHaveLength(3);
  });

  test('what did not work twice is said kindly and comes again', async () => {
    const { user } = await open({ cards: [cardOf(cup)] });
    await press(user, 'Start');
    for (const last of [false, true]) {
      await user.click(screen.getByLabelText(/a net/));
      await press(user, 'Check');
      await press(user, last ? 'Finish' : 'Next');
    }
    expect(screen.getByRole('heading', { name: 'You tried 1 question' })).toBeTruthy();
    expect(screen.getByText('1 is not yet. We ask it again.')).toBeTruthy();
  });

  test('an exercise is drawn afresh for each try, and its raw answer is kept with its draw', async () => {
    const draws = [7, 41];
    const real = crypto.getRandomValues.bind(crypto);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      const next = array instanceof Uint32Array && array.length === 1 ? draws.shift() : undefined;
      if (next === undefined) return real(array);
      (array as Uint32Array)[0] = next;
      return array;
    });
    const { user } = await open({ cards: [cardOf(null)] });
    await press(user, 'Start');
    const [first, second] = [7, 41].map((draw) => makeExercise('number-of-subsets', 1, draw)?.item);
    expect(screen.getByRole('heading', { name: first?.prompt ?? '' })).toBeTruthy();
    await user.type(screen.getByRole('textbox'), '0{Enter}');
    expect(screen.getByText('We ask one like it in a moment.')).toBeTruthy();
    await press(user, 'Next');
    expect(screen.getByRole('heading', { name: second?.prompt ?? '' })).toBeTruthy();
    if (second?.kind !== 'number') throw new Error('subsets are counted');
    await user.type(screen.getByRole('textbox'), `${second.answer}{Enter}`);
    expect(screen.getByText('Yes.')).toBeTruthy();
    await waitFor(async () =>
      expect(await kept()).toEqual([
        ['practice.answered', { generator: 'number-of-subsets', level: 1, seed: 7, answer: '0' }],
        [
          'practice.answered',
          { generator: 'number-of-subsets', level: 1, seed: 41, answer: String(second.answer) },
        ],
      ]),
    );
  });

  test('asks ten at most; who wants goes on with the rest', async () => {
    const cards = Array.from({ length: 12 }, (_, n) =>
      cardOf(singleQuestion(`u7-l1-c${n + 10}`, `Which, ${n}?`)),
    );
    const { user } = await open({ cards });
    expect(await screen.findByRole('heading', { name: '5 minutes. 10 questions.' })).toBeTruthy();
    await press(user, 'Start');
    for (let n = 0; n < 10; n++) {
      await user.click(screen.getByLabelText(/a cup/));
      await press(user, 'Check');
      await press(user, n === 9 ? 'Finish' : 'Next');
    }
    await press(user, 'Go on: 2 more');
    expect(await screen.findByRole('heading', { name: '1 minute. 2 questions.' })).toBeTruthy();
  });
});

describe('what is asked', () => {
  test('what was answered on this device since is not asked again, sent or not', async () => {
    await keepEvent(owner, 'answer.given', { item: 'u7-l1', question: 'u7-l1-c1', answer: 1 });
    await open({ cards: [cardOf(cup), cardOf(pot)] });
    expect(await screen.findByRole('heading', { name: '1 minute. 1 question.' })).toBeTruthy();
  });

  test('a topic asks the server for its own questions', async () => {
    const { asked } = await open({ cards: [cardOf(cup)] }, '/review?topic=u7-l1');
    expect(await screen.findByRole('heading', { name: '1 minute. 1 question.' })).toBeTruthy();
    expect(asked.map(({ name }) => name)).toContain('GET /review');
    expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe(
      '/profile?tab=intelligence',
    );
  });

  test('without network the questions that were told before are asked, and the page says so', async () => {
    await open({ cards: [cardOf(cup)] });
    await screen.findByRole('heading', { name: '1 minute. 1 question.' });
    document.body.innerHTML = '';
    const { user } = await open(noNetwork);
    expect(await screen.findByText(/These are the questions that this device has/)).toBeTruthy();
    await press(user, 'Start');
    expect(screen.getByRole('heading', { name: 'What can hold water?' })).toBeTruthy();
  });

  test('without network a topic is found among all that was told before', async () => {
    const other = { id: 'u7-l2', title: 'Rain', subjectId: 7 };
    await open({ cards: [cardOf(cup), cardOf(pot, { topic: other, lastCorrect: false })] });
    await screen.findByRole('heading', { name: '1 minute. 2 questions.' });
    document.body.innerHTML = '';
    const { user } = await open(noNetwork, '/review?topic=u7-l2');
    await press(user, 'Start');
    expect(screen.getByRole('heading', { name: 'What keeps water cool?' })).toBeTruthy();
  });
});

describe('nothing to ask', () => {
  test('says when the next questions come, and gives another step', async () => {
    const dueAt = new Date(Date.now() + 72 * hour).toISOString();
    await open({ cards: [cardOf(cup, { dueAt })], due: 0 });
    expect(await screen.findByRole('heading', { name: 'Nothing to review today' })).toBeTruthy();
    expect(screen.getByText('The next questions come in 3 days.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Learn something new' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Practise mathematics' }).getAttribute('href')).toBe('/practice');
  });

  test('a newcomer is told what will be here', async () => {
    await open({ cards: [] });
    expect(await screen.findByRole('heading', { name: 'Here you keep what you learn' })).toBeTruthy();
  });

  test('a topic without questions leads to its lesson', async () => {
    await open({ cards: [] }, '/review?topic=u7-l1');
    await userEvent.click(await screen.findByRole('link', { name: 'To the lesson' }));
    const { textContent, dataset } = screen.getByTestId('where');
    expect([textContent, dataset['state']]).toEqual(['/lesson/u7-l1', '{"startsNow":true}']);
  });

  test('offline, on a device that has none, the page says what to do', async () => {
    await open(noNetwork);
    expect(await screen.findByText(/this device has no questions yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

test('a question may be skipped: it comes once more at the end, and skipped again it is left for another day', async () => {
  const { user } = await open({ cards: [cardOf(cup), cardOf(pot)] });
  await press(user, 'Start');
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  await press(user, 'Skip this one');
  await user.click(screen.getByLabelText(/a cup/));
  expect(screen.queryByRole('button', { name: 'Skip this one' }), 'what is given is checked').toBeNull();
  await press(user, 'Check');
  await press(user, 'Next');
  expect(screen.getByRole('heading', { name: 'What can hold water?' })).toBeTruthy();
  await press(user, 'Skip this one');
  expect(screen.getByRole('heading', { name: '1 won back' })).toBeTruthy();
  expect((await kept()).length).toBe(1);
});

test('after a wrong answer the scene that teaches it is seen again, and the question waits', async () => {
  const { user } = await open({ cards: [cardOf(cup)] }, '/review', 'Primary 4', {
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson)),
  });
  await press(user, 'Start');
  await user.click(screen.getByLabelText(/a net/));
  await press(user, 'Check');
  await press(user, 'See that scene again');
  expect(await screen.findByRole('region', { name: 'Explainer' })).toBeTruthy();
  await press(user, 'Back to the question');
  expect(screen.getByText('Not yet.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test('a question of any kind can be asked: a number by its field', async () => {
  const { user } = await open({ cards: [cardOf(questionOf.number)] });
  await press(user, 'Start');
  await user.type(screen.getByRole('textbox'), 'many{Enter}');
  expect(screen.queryByText('Not yet.')).toBeNull();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '42{Enter}');
  expect(screen.getByText('Yes.')).toBeTruthy();
});

test('who cannot read yet is read the question, its options and what was said; others have an ear', async () => {
  const { spoken } = giveVoice();
  const older = await open({ cards: [cardOf(cup)] });
  await press(older.user, 'Start');
  expect(screen.getByRole('button', { name: 'Listen: What can hold water?' })).toBeTruthy();
  expect(spoken).toEqual([]);
  cleanup();
  const { user } = await open({ cards: [cardOf(cup)] }, '/review', 'Primary 2');
  await press(user, 'Start');
  expect(spoken.map(({ text }) => text)).toEqual(['Review', 'What can hold water?']);
  await user.click(screen.getByRole('radio', { name: /a net/ }));
  await press(user, 'Check');
  expect(spoken[2]?.text).toBe('Not yet.');
  await act(async () => spoken[2]?.onend?.());
  expect(spoken[3]?.text).toBe('A cup holds water.');
});
