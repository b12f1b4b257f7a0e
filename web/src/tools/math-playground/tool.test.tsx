import 'fake-indexeddb/auto';
import { sayIn } from '@afrolearn/learning/languages/sentence.ts';
import {
  type BoardName,
  boardNames,
  boards,
  challengeNamed,
  challengeOf,
} from '@afrolearn/learning/tools/math-playground/challenges.ts';
import { playgroundProof } from '@afrolearn/learning/tools/math-playground/proof.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudyToolPage } from '#app/study-tool-page.tsx';
import { texts } from '#messages/tools-math-playground/en.ts';
import { texts as touchTexts } from '#messages/touch/en.ts';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
// Imported up front, so that the first test does not wait for compilation.
import './tool.tsx';
import { views } from './views.ts';

const key = 'afl_tool_math-playground';
const voice = {
  say: sayIn('en', texts),
  sayTouch: sayIn('en', touchTexts),
  number: (value: number) => new Intl.NumberFormat('en').format(value).replace('-', '−'),
};

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** With this draw each time, and a known level, a test knows the challenge. */
const drawing = (draw: number) =>
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint32Array) bytes.fill(draw);
    return bytes;
  });

const show = async (grade = 'Primary 5') => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'POST /events': () => noNetwork(),
  });
  await showPage(
    '/tools/math-playground',
    <Routes>
      <Route path="/tools/:slug" element={<StudyToolPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { name: 'Math Playground' });
};
const press = async (name: string | RegExp) => await userEvent.click(screen.getByRole('button', { name }));
const main = () => {
  const found = screen.getAllByRole('button').at(-1);
  if (found === undefined) throw new Error('a tool always has a main button');
  return found;
};
const task = () => screen.getByRole('heading', { level: 2 }).textContent;

/** Moves a stepper to its value by its buttons. */
const stepTo = async (name: string, value: number) => {
  for (let tries = 0; tries < 60; tries++) {
    const now = Number(screen.getByRole('spinbutton', { name }).getAttribute('aria-valuenow'));
    if (now === value) return;
    await press(`${name}: ${now < value ? 'more' : 'less'}`);
  }
  throw new Error(`${name} never came to ${value}`);
};

const pieces = async (names: readonly string[]) => {
  for (const name of names) await press(name);
};

const columns = ['Thousands', 'Hundreds', 'Tens', 'Ones'];
const pans = ['Left: bags', 'Left: stones', 'Right: bags', 'Right: stones'];

/** Solves the challenge on the screen with the hands of a child: buttons only. */
const solve = async (board: BoardName, level: number, draw: number) => {
  const name = { board, level, draw };
  const end = boards[board].solution(challengeOf(name) as never);
  const challenge = challengeOf(name);
  const [first = 0, second = 0] = end;
  if (board === 'number-line') {
    await stepTo('Length of a hop', first);
    while (/^Hop/.test(main().textContent)) await userEvent.click(main());
  }
  if (board === 'fractions') await pieces(end.map((under) => `Lay a piece of 1/${under}`));
  if (board === 'money')
    await pieces(end.map((value) => `Lay a ${value <= 500 ? 'coin' : 'note'} of ${voice.number(value)}`));
  if (board === 'blocks' && 'places' in challenge) {
    const names = columns.slice(4 - challenge.places);
    for (const [at, column] of names.entries()) await stepTo(column, end[at] ?? 0);
  }
  if (board === 'clock') {
    await stepTo('Minutes: the long hand', second);
    await stepTo('Hours: the short hand', first);
  }
  if (board === 'shapes') {
    await stepTo('Width', first);
    await stepTo('Height', second);
  }
  if (board === 'balance')
    for (const [at, pan] of pans.entries())
      if (screen.queryByRole('spinbutton', { name: pan })) await stepTo(pan, end[at] ?? 0);
  if (board === 'graph')
    for (const [at, value] of end.entries()) {
      const bar = `Bar P${at + 3}`;
      if (screen.queryByRole('spinbutton', { name: bar })) await stepTo(bar, value);
      else if (at === end.length - 1 && screen.queryByRole('spinbutton', { name: 'Bar ?' }))
        await stepTo('Bar ?', value);
      else if (at === 0 && screen.queryByRole('spinbutton', { name: 'Across: x' }))
        await stepTo('Across: x', value);
      else if (at === 1 && screen.queryByRole('spinbutton', { name: 'Up: y' })) await stepTo('Up: y', value);
    }
  await userEvent.click(main());
};

test.each(boardNames)(
  'the board %s can be solved by buttons alone, at the level of the class',
  async (board) => {
    const draw = 1;
    drawing(draw);
    await show('Primary 3');
    await press(voice.say(board));
    const name = { board, level: 3, draw };
    const view = views[board];
    expect(task()).toBe(view.task(challengeOf(name) as never, voice));
    if (
      board === 'blocks' &&
      boards.blocks.make(
        3,
        (await import('@afrolearn/learning/practice/random.ts')).randomOf('math-playground blocks', draw),
      ).kind === 'trade'
    ) {
      await press(/^Trade ten: Ones/);
      await userEvent.click(main());
    } else await solve(board, 3, draw);
    expect(screen.getByRole('status').textContent).toContain('Yes.');
    expect(screen.getAllByRole('img', { name: '1 of 3 solved' })).toHaveLength(1);
    expect(main().textContent).toBe('Next challenge');
  },
);

test('an unfinished button says what is missing, and checks nothing', async () => {
  drawing(1);
  await show('Primary 1');
  await press('Shillings');
  const price = Number(/\d+/.exec(task().replace(',', ''))?.[0]);
  expect(main().textContent).toBe(`${voice.number(price)} more to pay`);
  await press('Lay a coin of 100');
  expect(main().textContent).toBe(`${voice.number(price - 100)} more to pay`);
  await userEvent.click(main());
  expect(screen.queryByText(/Not yet/)).toBeNull();
});

test('a wrong end is not yet, with a fact that helps; after two one may look, which solves nothing', async () => {
  drawing(1);
  await show('Primary 1');
  await press('Shapes');
  await stepTo('Width', 9);
  await userEvent.click(main());
  expect(screen.getByRole('status').textContent).toBe('Not yet. A rectangle, 9 wide and 1 high.');
  expect(screen.queryByRole('button', { name: 'Show me' })).toBeNull();
  await stepTo('Width', 10);
  await userEvent.click(main());
  await press('Show me');
  expect(screen.getByRole('status').textContent).toContain('This is how it is done.');
  expect(screen.getByRole('img', { name: '0 of 3 solved' })).toBeTruthy();
  expect(main().textContent).toBe('Next challenge');
});

test('arrow keys move what has the focus, within its bounds', async () => {
  drawing(1);
  await show('Primary 1');
  await press('Shapes');
  const width = screen.getByRole('spinbutton', { name: 'Width' });
  width.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(width.getAttribute('aria-valuenow')).toBe('2');
});

test('in free play nothing is asked, the sum is written, and the challenge waits', async () => {
  drawing(1);
  await show('Primary 2');
  await press('Shapes');
  const asked = task();
  await press('Free play');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await stepTo('Width', 5);
  expect(screen.getByText('5 × 3', { exact: false })).toBeTruthy();
  await press('Clock');
  expect(screen.getByText('saa moja kamili')).toBeTruthy();
  await press('Take a challenge');
  await press('Shapes');
  expect(task()).toBe(asked);
});

const completedIn = async () => {
  const stored = await eventsOf(personOf('learner').id, 'waiting');
  return stored.flatMap(({ event }) => (event.type === 'tool.completed' ? [event.payload] : []));
};

test('three solved challenges are a completed use that the server will believe; the level grows and stays', async () => {
  await show('Primary 1');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  let level = 1;
  for (const [at, draw] of [11, 12, 13].entries()) {
    drawing(draw);
    if (at === 0) await press('Shapes');
    else await userEvent.click(main());
    await solve('shapes', level, draw);
    level = challengeLevel();
  }
  expect(localStorage.getItem(key)).toBe('shapes:2:1');
  expect(main().textContent).toBe('See my three');
  await userEvent.click(main());
  expect(document.activeElement?.textContent).toBe('Three challenges solved');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  await screen.findByText('Saved on this device');
  const [payload, ...further] = await completedIn();
  expect(further).toEqual([]);
  expect(payload?.tool).toBe('math-playground');
  const evidence = payload?.evidence;
  expect(evidence?.answers?.map(({ question }) => challengeNamed(question)?.board)).toEqual([
    'shapes',
    'shapes',
    'shapes',
  ]);
  if (evidence === undefined) throw new Error('a completed tool has evidence');
  const isAnswer = playgroundProof.by === 'answers' ? playgroundProof.isAnswer : () => false;
  expect(evidence.answers?.map((answer) => isAnswer(answer as never, null))).toEqual([true, true, true]);
  await press('Three more');
  expect(screen.getByRole('img', { name: '0 of 3 solved' })).toBeTruthy();
});

const challengeLevel = () => Number(/shapes:(\d)/.exec(localStorage.getItem(key) ?? '')?.[1] ?? 1);
