/** A retry asks other questions where there are some; the first failed try shows hints and no right answers. */
import 'fake-indexeddb/auto';
import type { EventPayloads } from '@afrolearn/learning/events/events.ts';
import type { Lesson, Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import type { SingleQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { LessonPage } from '#features/lesson/lesson-page.tsx';
import { closeDatabase } from '#offline/database.ts';
import { keptQuiz } from '#offline/kept-quiz.ts';
import { eventsOf } from '#offline/outbox.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, quiz, singleQuestion, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { forgetLessons } from './state/draw-paper.ts';

const about = (id: string, prompt: string, more: Partial<SingleQuestion> = {}): SingleQuestion => ({
  ...singleQuestion(id, prompt),
  lesson: 1,
  objective: 1,
  ...more,
});
/* The second has no other question of its objective. */
const twoQuestions: Quiz = {
  ...quiz,
  items: [about('u7-q1-1', 'First?'), about('u7-q1-2', 'Second?', { objective: 2 })],
};
/* In the lesson a net is right: an answer to it is wrong for the authored question. */
const other = about('u7-l1-c1', 'Another?', {
  explanation: 'A net holds fish.',
  options: [
    { text: 'a bowl', right: false, misconception: 'bowls-fish' },
    { text: 'a fork', right: false },
    { text: 'a net', right: true },
  ],
});
const lesson: Lesson = {
  ...videoLesson,
  scenes: videoLesson.scenes.slice(0, 1),
  quickCheck: [other],
  misconceptions: [{ id: 'bowls-fish', name: 'Bowls fish', help: 'A bowl lets no water through.' }],
};

beforeEach(async () => {
  forgetLessons();
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

type Server = Parameters<typeof serverAnswers>[0];
type Progress = { bestScore?: number; place?: string };

const open = async (more: Server = {}, progress: Progress = {}) => {
  localStorage.setItem('token', 'a-token');
  const { bestScore = null, ...left } = progress;
  const item = { id: 'u7-q1', completed: bestScore !== null, points: 0, bestScore, ...left };
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', { items: progress === none ? [] : [item], claimed: false }),
    'GET /lesson/:id': ({ path = '' }) =>
      replied(
        'GET /lesson/:id',
        path.endsWith('u7-l1') ? lessonReply('u7-l1', lesson) : lessonReply('u7-q1', twoQuestions),
      ),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
    'POST /events': noNetwork,
    'PUT /places/:id': noNetwork,
    ...more,
  });
  await showPage(
    '/lesson/u7-q1',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  return userEvent.setup();
};
const none: Progress = {};
type User = Awaited<ReturnType<typeof open>>;
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const prompt = () => document.querySelector('[data-prompt] h2')?.textContent;
const stored = async () =>
  (await keptQuiz(4711, 'u7-q1')) as { finished: boolean; checked: unknown[] } | null;
/** Waits for the results and all writes. */
const isEnded = async () => {
  await screen.findByRole('heading', { name: 'Results' });
  await waitFor(async () => expect(await stored()).toMatchObject({ finished: true }));
};
/** Chooses an option of both questions and goes to the results. */
const answerBoth = async (user: User, choose: Readonly<Record<string, RegExp>>) => {
  for (const n of [1, 2]) {
    await screen.findByText(`Question ${n} of 2`);
    await user.click(screen.getByLabelText(choose[prompt() ?? ''] ?? /no such question/));
    await press(user, 'Check');
    await press(user, n === 1 ? 'Next' : 'Finish');
  }
  await isEnded();
};
const failFirst = (user: User) => answerBoth(user, { 'First?': /a sieve/, 'Second?': /a net/ });
const told = async <T extends 'answer.given' | 'quiz.finished'>(type: T) =>
  (await eventsOf(4711, 'waiting')).flatMap(({ event }) =>
    event.type === type ? [event.payload as EventPayloads[T]] : [],
  );

test('a retry asks another question of the same objective, and its answers say which', async () => {
  const user = await open();
  await failFirst(user);
  await press(user, 'Retry');
  await answerBoth(user, { 'Another?': /a net/, 'Second?': /a cup/ });
  expect(screen.getByText('2 / 2 correct')).toBeTruthy();
  await waitFor(async () => expect(await told('quiz.finished')).toHaveLength(2));
  const [first, retry] = await told('quiz.finished');
  expect(first?.answers.some((one) => 'asked' in one)).toBe(false);
  expect(new Map(retry?.answers.map((one) => [one.question, one]))).toEqual(
    new Map([
      ['u7-q1-1', { question: 'u7-q1-1', answer: 2, asked: 'u7-l1-c1' }],
      ['u7-q1-2', { question: 'u7-q1-2', answer: 1 }],
    ]),
  );
  const given = (await told('answer.given')).filter(({ attempt }) => attempt === retry?.attempt);
  expect(given.map(({ question, asked }) => [question, asked]).sort()).toEqual([
    ['u7-q1-1', 'u7-l1-c1'],
    ['u7-q1-2', undefined],
  ]);
  cleanup();
  await open();
  expect(await screen.findByText('2 / 2 correct'), 'after a reload').toBeTruthy();
});

test('a first try that was not passed shows hints; the next one shows the right answers', async () => {
  const user = await open();
  await failFirst(user);
  const answers = () => document.querySelector('details')?.textContent ?? '';
  expect(answers()).toContain('Read the hints and try again.');
  expect(answers(), 'what helps against the mistake').toContain('Water runs through holes.');
  expect(answers(), 'nothing is written for this mistake').toContain('See the scene again.');
  expect(answers()).not.toContain('a cup');
  expect(answers()).not.toContain('A cup holds water.');
  await press(user, 'Retry');
  await screen.findByText('Question 1 of 2');
  for (const n of [1, 2]) {
    await screen.findByText(`Question ${n} of 2`);
    const isOther = prompt() === 'Another?';
    await user.click(screen.getByLabelText(isOther ? /a bowl/ : /a net/));
    await press(user, 'Check');
    expect(screen.getByText('Right answer'), 'in a retry at once').toBeTruthy();
    if (isOther) expect(screen.getByText('A bowl lets no water through.')).toBeTruthy();
    await press(user, n === 1 ? 'Next' : 'Finish');
  }
  await isEnded();
  expect(answers()).toContain('A net holds fish.');
  expect(answers()).not.toContain('Read the hints');
});

test('who reloads reads the results again, without a second end; Retry forgets them', async () => {
  await failFirst(await open());
  cleanup();
  const later = await open();
  expect(await screen.findByText('0 / 2 correct')).toBeTruthy();
  expect(document.activeElement, 'what is there with the page').toBe(document.body);
  expect(await told('quiz.finished')).toHaveLength(1);
  await press(later, 'Retry');
  await screen.findByText('Question 1 of 2');
  const asked = prompt();
  await waitFor(async () => expect(await stored()).toMatchObject({ finished: false }));
  cleanup();
  await open();
  await screen.findByText('Question 1 of 2');
  expect(prompt(), 'the same paper').toBe(asked);
});

test('a reload in the middle shows the same questions in the same order, with the answers', async () => {
  const user = await open();
  await failFirst(user);
  await press(user, 'Retry');
  await screen.findByText('Question 1 of 2');
  const asked = prompt();
  await user.click(screen.getByLabelText(/a net/));
  await press(user, 'Check');
  await waitFor(async () => expect((await stored())?.checked).toHaveLength(1));
  cleanup();
  // The paper is stored on the device: no lesson is fetched.
  await open({ 'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-q1', twoQuestions)) });
  await screen.findByText('Question 1 of 2');
  expect(prompt()).toBe(asked);
  expect((screen.getByLabelText(/a net/) as HTMLInputElement).checked).toBe(true);
});

test('without the lessons the same questions are asked, and nothing else is said', async () => {
  const user = await open({
    'GET /lesson/:id': ({ path = '' }) =>
      path.endsWith('u7-l1') ? noNetwork() : replied('GET /lesson/:id', lessonReply('u7-q1', twoQuestions)),
  });
  await failFirst(user);
  await press(user, 'Retry');
  await answerBoth(user, { 'First?': /a cup/, 'Second?': /a cup/ });
  expect(screen.getByText('2 / 2 correct')).toBeTruthy();
  await waitFor(async () => expect(await told('quiz.finished')).toHaveLength(2));
  expect((await told('quiz.finished'))[1]?.answers.some((one) => 'asked' in one)).toBe(false);
});

test('who failed on another device gets other questions here', async () => {
  await open({}, { bestScore: 50 });
  await waitFor(() => expect(['Another?', 'Second?']).toContain(prompt()));
  await press(userEvent.setup(), 'Skip this one');
  await waitFor(() => expect(['Another?', 'Second?']).toContain(prompt()));
  await waitFor(async () => expect(await stored()).toMatchObject({ at: 1 }));
});

const left = (asked: readonly (readonly [string, string])[]) => ({
  bestScore: 0,
  place: JSON.stringify({
    attempt: '0191d4e0-0000-7000-8000-0000000000aa',
    run: '0191d4e0-0000-7000-8000-0000000000aa',
    at: 1,
    answers: { 'u7-q1-1': 2 },
    checked: ['u7-q1-1'],
    finished: false,
    asked,
  }),
});

test('a retry that was begun on another device goes on with its questions', async () => {
  const user = await open(
    {},
    left([
      ['u7-q1-1', 'u7-l1-c1'],
      ['u7-q1-2', 'u7-q1-2'],
    ]),
  );
  await screen.findByText('Question 2 of 2');
  expect(prompt()).toBe('Second?');
  await press(user, 'Back');
  await waitFor(async () => expect(await stored()).toMatchObject({ at: 0 }));
  expect(prompt()).toBe('Another?');
  expect((screen.getByLabelText(/a net/) as HTMLInputElement).checked).toBe(true);
});

test('where its questions do not load, the page says so and asks again', async () => {
  let online = false;
  const user = await open(
    {
      'GET /lesson/:id': ({ path = '' }) => {
        if (!path.endsWith('u7-l1')) return replied('GET /lesson/:id', lessonReply('u7-q1', twoQuestions));
        return online ? replied('GET /lesson/:id', lessonReply('u7-l1', lesson)) : noNetwork();
      },
    },
    left([
      ['u7-q1-1', 'u7-l1-c1'],
      ['u7-q1-2', 'u7-q1-2'],
    ]),
  );
  await screen.findByText('The questions of this try did not load.');
  online = true;
  await press(user, 'Try again');
  await screen.findByText('Question 2 of 2');
  await press(user, 'Back');
  await waitFor(async () => expect(await stored()).toMatchObject({ at: 0 }));
  expect(prompt()).toBe('Another?');
});

test('what no paper may ask there is replaced by the authored question, without the answer to the other', async () => {
  const user = await open(
    {},
    left([
      ['u7-q1-1', 'u7-l1-c9'],
      ['u7-q1-2', 'u7-q1-2'],
    ]),
  );
  await screen.findByText('Question 2 of 2');
  await press(user, 'Back');
  await waitFor(async () => expect(await stored()).toMatchObject({ at: 0 }));
  expect(prompt()).toBe('First?');
  expect(screen.getByRole('button', { name: 'Choose an answer' })).toBeTruthy();
});
