import 'fake-indexeddb/auto';
import { cardsOfWork, wordWorkOf } from '@afrolearn/learning/tools/spelling-bee/cards.ts';
import type {
  SpellingBook,
  SpellingLevel,
  SpellingWord,
} from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudyToolPage } from '#app/study-tool-page.tsx';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { worksHere } from '#offline/works/works-here.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
// Imported up front, so that the first test does not wait for compilation.
import './tool.tsx';

const wordOf = (word: string, level: SpellingLevel): SpellingWord => ({
  word,
  level,
  means: `What ${level} is.`,
  sentence: `We see the ${word} now.`,
  parts: [word.slice(0, 2), word.slice(2)],
  tricky: word.slice(-2),
});
const older = ['circuit', 'battery', 'magnet', 'friction', 'island', 'shilling', 'machine'];
const younger = ['girl', 'rope', 'desk', 'hen', 'goat', 'sun', 'mat'];
const book: SpellingBook = {
  words: [...older.map((word) => wordOf(word, 7)), ...younger.map((word) => wordOf(word, 2))],
};
const learner = personOf('learner');

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const packed = () => replied('GET /tools/:slug/content', { hash: 'x', content: book });
const show = async (grade = 'Primary 7', answer: () => Response | Promise<Response> = packed) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /me/works': () => replied('GET /me/works', []),
    'GET /me/works/:id': () => noNetwork(),
    'GET /tools/:slug/content': answer,
    'POST /events': () => noNetwork(),
  });
  await showPage(
    '/tools/spelling-bee',
    <Routes>
      <Route path="/tools/:slug" element={<StudyToolPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { name: 'Spelling Bee' });
};
const press = async (name: string | RegExp) => await userEvent.click(screen.getByRole('button', { name }));
const begin = async () => {
  await screen.findByRole('heading', { name: /^Seven words of P\d$/ });
  await press('Start');
};
/** The word under the cloth, from its sentence. */
const asked = (words: readonly string[]) => {
  const shown = screen.getByText(/^We see the/).textContent;
  const spoken = words.find((word) => shown.includes(word));
  expect(spoken).toBeUndefined();
};
const looked = () => {
  const word = [...older, ...younger].find((one) => screen.queryByText(one, { selector: '.vh' }) !== null);
  expect(word).toBeDefined();
  return word ?? '';
};

test('without a voice the word is seen, covered by the cloth, and spelled with keys', async () => {
  await show();
  await screen.findByText(/^This device has no voice/);
  await begin();
  expect(document.activeElement?.textContent).toBe('Look well. Say it. Then cover it.');
  const word = looked();
  await press('Cover it and spell');
  asked([word]);
  expect(screen.getByRole('img', { name: 'The word is under the cloth.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Spell the word' }).getAttribute('aria-disabled')).toBe('true');
  for (const letter of word) await press(letter);
  await press('Check');
  expect(document.activeElement?.textContent).toBe('Right!');
  expect(screen.getByRole('img', { name: 'Comb: 1 of 7 cells are full' })).toBeTruthy();
  await press('Next word');
  expect(screen.getByText('Word 2 of 7, P7')).toBeTruthy();
});

test('with a voice the word is heard and not shown; slowly it is said alone', async () => {
  const { spoken } = giveVoice();
  await show();
  await begin();
  const word = older.find((one) => spoken[0]?.text === one) ?? '';
  expect(word).not.toBe('');
  asked([word]);
  await press('Slowly');
  expect(spoken.at(-1)).toMatchObject({ text: word, rate: 0.5 });
  // To see it is a help: the word comes back.
  await press('See it');
  await press('Cover it and spell');
  await userEvent.keyboard(`${word}{Enter}`);
  expect(document.activeElement?.textContent).toBe('Now you have it.');
});

test('a wrong word is shown letter under letter, covered, and tried once more', async () => {
  await show();
  await begin();
  const word = looked();
  await press('Cover it and spell');
  const [first = '', second = '', ...rest] = word;
  const swapped = [second, first, ...rest].join('');
  await userEvent.keyboard(`${swapped}{Enter}`);
  expect(document.activeElement?.textContent).toBe('Not yet. Two letters changed places.');
  const spell = (text: string) => [...text].join(', ');
  expect(screen.getByText(`You wrote ${spell(swapped)}. The word is ${spell(word)}.`)).toBeTruthy();
  expect(screen.getByText(`Look well at “${word.slice(-2)}”.`)).toBeTruthy();
  await press('Cover it and try again');
  asked([word]);
  await userEvent.keyboard(`${word}q{Backspace}{Enter}`);
  expect(document.activeElement?.textContent).toBe('Now you have it.');
});

test('P2 spells with tiles: the button says what is missing, and a tile is taken once', async () => {
  await show('Primary 2');
  await begin();
  const word = looked();
  await press('Cover it and spell');
  const tray = within(screen.getByRole('group', { name: 'Letters' }));
  expect(tray.getAllByRole('button')).toHaveLength(word.length + 1);
  const main = () => screen.getByRole('button', { name: /more letters?$/ });
  expect(main().textContent).toBe(`${word.length} more letters`);
  const tile = tray.getAllByRole('button', { name: word[0] ?? '' })[0];
  if (tile !== undefined) {
    await userEvent.click(tile);
    await userEvent.click(tile);
  }
  expect(main().textContent).toBe(`${word.length - 1} more letter${word.length === 2 ? '' : 's'}`);
  expect(screen.getByText(`Your letters: ${word[0]}`)).toBeTruthy();
  await press('Take back a letter');
  expect(screen.getByText('No letters yet')).toBeTruthy();
  await userEvent.keyboard(`x${word}{Enter}`);
  expect(document.activeElement?.textContent).toBe('Right!');
});

test('each hint comes once: the meaning, the first letter, and the parts by their lengths', async () => {
  await show();
  await begin();
  const word = looked();
  await press('Cover it and spell');
  for (const hint of ['Meaning', 'First letter', 'Parts', 'Parts']) await press(hint);
  expect(screen.getAllByText('What 7 is.')).toHaveLength(1);
  expect(screen.getByText(`It begins with ${word[0]}.`)).toBeTruthy();
  expect(screen.getAllByText(`2 parts, with 2 + ${word.length - 2} letters.`)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Parts' }).getAttribute('aria-disabled')).toBe('true');
});

test('another class and another way can be chosen', async () => {
  await show();
  await screen.findByRole('heading', { name: 'Seven words of P7' });
  expect(screen.getByText('You know 0 of 7 by heart.')).toBeTruthy();
  await press('P2');
  expect(screen.getByRole('button', { name: 'Tiles' }).getAttribute('aria-pressed')).toBe('true');
  await press('Keys');
  await begin();
  expect(younger).toContain(looked());
  await press('Cover it and spell');
  expect(within(screen.getByRole('group', { name: 'Letters' })).getAllByRole('button')).toHaveLength(27);
});

/** Spells the seven words; the missed ones wrong twice. Returns the missed ones. */
const playRound = async (missed: number) => {
  const wrong: string[] = [];
  for (let at = 0; at < 7; at++) {
    const word = looked();
    await press('Cover it and spell');
    if (at < missed) {
      wrong.push(word);
      await userEvent.keyboard(`${word}s{Enter}`);
      await press('Cover it and try again');
      await userEvent.keyboard(`${word}s{Enter}`);
      expect(screen.getByText('This word comes back in your next round.')).toBeTruthy();
    } else await userEvent.keyboard(`${word}{Enter}`);
    await press(/^(?:Next word|See my comb)$/);
  }
  return wrong;
};

test('a round is completed with its spellings; missed words come first in the next one, and are stored', async () => {
  await show();
  await begin();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  const [missed = ''] = await playRound(1);
  expect(document.activeElement?.textContent).toBe('Your comb is ready');
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toBe(`${missed}Comes back`);
  expect(rows.filter((row) => row.endsWith('Right at once'))).toHaveLength(6);
  await screen.findByText('Saved on this device');
  const stored = await eventsOf(learner.id, 'waiting');
  const completed = stored.flatMap(({ event }) => (event.type === 'tool.completed' ? [event.payload] : []));
  expect(completed).toHaveLength(1);
  const answers = completed[0]?.evidence?.answers ?? [];
  expect(new Set(answers.map(({ question }) => question)).size).toBe(7);
  expect(answers[0]).toEqual({ question: missed, answer: `${missed}s` });
  await waitFor(async () => {
    const [work] = await worksHere(learner.id);
    expect(work?.title).toBe('My words');
    const cards = cardsOfWork(wordWorkOf(work?.data) ?? { cards: {} });
    expect(Object.keys(cards).sort()).toEqual([...older].sort());
    expect(cards[missed]?.lastCorrect).toBe(false);
  });
  await press('Seven more');
  expect(looked()).toBe(missed);
});

test('what was missed is counted at the next visit', async () => {
  await show();
  await begin();
  await playRound(2);
  await press('Choose another class or way');
  expect(document.activeElement?.textContent).toBe('Seven words of P7');
  expect(screen.getByText(/^2 words come back now\./)).toBeTruthy();
});

test('without its data the tool says so and tries again', async () => {
  let fails = true;
  await show('Primary 5', () => (fails ? noNetwork() : packed()));
  expect(await screen.findByText(/^You are offline\./)).toBeTruthy();
  fails = false;
  await press('Try again');
  await screen.findByRole('heading', { name: 'Seven words of P5' });
});
