import 'fake-indexeddb/auto';
import type { RiddleBook, RiddleEntry } from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudyToolPage } from '#app/study-tool-page.tsx';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
// Imported up front, so that the first test does not wait for compilation.
import './tool.tsx';

const riddle = (n: number, band: RiddleEntry['band'], people = 'east'): RiddleEntry => ({
  id: `riddle-${n}`,
  kind: 'riddle',
  band,
  people,
  ask: `I am riddle ${n}.`,
  answer: `a thing ${n}`,
  also: ['an egg'],
  why: `Because of ${n}.`,
});
const book: RiddleBook = {
  peoples: {
    east: { name: 'Many peoples', region: 'East Africa', call: 'Koyi koyi!', reply: 'Koyi!' },
    zulu: { name: 'Zulu', region: 'Southern Africa' },
  },
  entries: [
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => riddle(n, 'P4 to P7')),
    riddle(8, 'P4 to P7', 'zulu'),
    ...[11, 12].map((n) => riddle(n, 'P1 to P3')),
    {
      id: 'joke-1',
      kind: 'joke',
      band: 'P4 to P7',
      ask: 'Why is the Nile rich?',
      answer: 'It has two banks.',
    },
  ],
};

const learner = personOf('learner');

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const packed = () => replied('GET /tools/:slug/content', { hash: 'x', content: book });
const show = async (grade = 'Primary 5', answer: () => Response | Promise<Response> = packed) => {
  localStorage.setItem('token', 'mango');
  const sent: unknown[] = [];
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /tools/:slug/content': answer,
    'POST /events': ({ body }) => {
      sent.push(body);
      return noNetwork();
    },
  });
  await showPage(
    '/tools/jokes-riddles',
    <Routes>
      <Route path="/tools/:slug" element={<StudyToolPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { name: 'Jokes & Riddles' });
  return sent;
};
const question = async () => await screen.findByRole('heading', { name: /^I am riddle \d+\.$/ });
const press = async (name: string | RegExp) => await userEvent.click(screen.getByRole('button', { name }));

test('one guesses first: nothing shows the answer before the cloth is lifted', async () => {
  await show();
  await question();
  expect(screen.getByText('Koyi koyi!').parentElement?.textContent).toBe('Koyi koyi! You answer: Koyi!');
  expect(screen.queryByText(/^a thing/)).toBeNull();
  await press('Lift the cloth a little');
  expect(screen.getByText(/^Under the cloth: t _ _ _ _ \d$/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your guess'), 'the eggs');
  await press('That is my guess');
  expect(screen.getByText('You found it!')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^a thing \d/);
  expect(screen.getByText(/^Because of \d\.$/)).toBeTruthy();
});

test('another guess is named kindly, a thought one not at all; after five the card shows all of them', async () => {
  await show();
  const asked: string[] = [];
  for (const guess of ['a pot', '', 'egg', '', '']) {
    asked.push((await question()).textContent);
    if (guess !== '') await userEvent.type(screen.getByLabelText('Your guess'), `${guess}{Enter}`);
    else await press('I thought of it. Lift the cloth');
    if (guess === 'a pot') expect(screen.getByText(/^You said: a pot\. A good try\./)).toBeTruthy();
    await press(/^(?:Next|See my five)$/);
  }
  expect(new Set(asked).size).toBe(5);
  const heading = screen.getByRole('heading', { name: 'Five riddles, five guesses' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('You found 1 by yourself. Now ask somebody at home.')).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.map((row) => row.slice(0, asked[0]?.length))).toEqual(asked);
  expect(rows[0]).toContain('You said: a pot');
  expect(rows[1]).toContain('Guessed in your head');
  expect(screen.queryByText(/seed/i)).toBeNull();
  // Unseen entries come first.
  await press('Five more');
  const next = (await question()).textContent;
  expect(asked).not.toContain(next);
});

test('a class meets the riddles of its band, and may choose the other one and a region', async () => {
  await show('Primary 2');
  expect((await question()).textContent).toMatch(/^I am riddle 1[12]\.$/);
  await userEvent.click(screen.getByText('For P1 to P3, from everywhere'));
  await userEvent.selectOptions(screen.getByLabelText('For which class'), 'P4 to P7');
  await userEvent.selectOptions(screen.getByLabelText('Where from'), 'Southern Africa');
  expect((await question()).textContent).toBe('I am riddle 8.');
  expect(screen.getByText('From: Zulu')).toBeTruthy();
});

test('a joke is told at a press, without a field to guess in', async () => {
  await show();
  await press('Jokes');
  expect(await screen.findByRole('heading', { name: 'Why is the Nile rich?' })).toBeTruthy();
  expect(screen.queryByLabelText('Your guess')).toBeNull();
  await press('Tell me');
  expect(screen.getByText('It has two banks.')).toBeTruthy();
});

test('a favourite stays on the device under its own key, and can be taken out', async () => {
  await show();
  await press('Jokes');
  await screen.findByRole('heading', { name: 'Why is the Nile rich?' });
  await press('Keep as favourite');
  expect(localStorage.getItem('afl_tool_jokes-riddles')).toBe('joke-1');
  await press('Favourites');
  expect(screen.getByRole('heading', { name: '1 favourite' })).toBeTruthy();
  await press('In your favourites. Take it out');
  expect(localStorage.getItem('afl_tool_jokes-riddles')).toBe('');
  expect(screen.getByText(/^You have no favourites yet/)).toBeTruthy();
});

test('the help is one sentence at the first visit, and reads aloud as everything here does', async () => {
  const { spoken } = giveVoice();
  await show();
  const asked = (await question()).textContent;
  await press('I will try');
  expect(screen.queryByRole('button', { name: 'I will try' })).toBeNull();
  expect(localStorage.getItem('afl_tool_met')).toBe('jokes-riddles');
  await press(`Listen: ${asked}`);
  expect(spoken.at(-1)?.text).toBe(asked);
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('button', { name: /^Listen: Jokes & Riddles/ })).toBeTruthy();
  expect(header.getByRole('link', { name: 'Back to the tools' }).getAttribute('href')).toBe('/ubongo-tools');
});

test('without its data the tool says so and tries again', async () => {
  let fails = true;
  await show('Primary 5', () => (fails ? noNetwork() : packed()));
  expect(await screen.findByText(/^You are offline\./)).toBeTruthy();
  fails = false;
  await press('Try again');
  await question();
});

const completedIn = async () => {
  const stored = await eventsOf(learner.id, 'waiting');
  return stored.flatMap(({ event }) => (event.type === 'tool.completed' ? [event.payload] : []));
};
const round = async (guesses: readonly string[]) => {
  for (const guess of guesses) {
    await question();
    if (guess !== '') await userEvent.type(screen.getByLabelText('Your guess'), `${guess}{Enter}`);
    else await press('I thought of it. Lift the cloth');
    await press(/^(?:Next|See my five)$/);
  }
};

test('a round with three guesses is completed, once, with its answers; the end says where it is', async () => {
  await show();
  await question();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  await round(['a pot', 'egg', '', 'a road', '']);
  await screen.findByText('Saved on this device');
  const [payload, ...further] = await completedIn();
  expect(further).toEqual([]);
  expect(payload?.tool).toBe('jokes-riddles');
  expect(payload?.evidence?.answers?.map(({ answer }) => answer)).toEqual([
    'a pot',
    'egg',
    null,
    'a road',
    null,
  ]);
});

test('a round of looking only is no completed tool', async () => {
  await show();
  await round(['a pot', '', '', '', '']);
  await screen.findByRole('heading', { name: 'Five riddles, five guesses' });
  expect(await completedIn()).toEqual([]);
});
