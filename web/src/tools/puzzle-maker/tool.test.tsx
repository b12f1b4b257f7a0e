import 'fake-indexeddb/auto';
import type { Reply } from '@afrolearn/contract';
import { makeNumberGrid } from '@afrolearn/learning/tools/puzzle-maker/number-grid.ts';
import { newWork, type PuzzleWork, puzzleOf } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudyToolPage } from '#app/study-tool-page.tsx';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { saveWork, worksHere } from '#offline/works/works-here.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
// Imported up front, so that the first test does not wait for compilation.
import './tool.tsx';

const learner = personOf('learner');
const workId = '019cd12e-5300-7d38-95bb-4a5f9d4e4606';
const terms = ['circuit', 'switch', 'battery', 'lamp', 'wire', 'cell', 'current', 'fuse', 'source'];

const card = (id: number, title: string, more: Partial<Reply<'GET /units'>[number]> = {}) => ({
  ...{ id, title, about: '', subjectId: 7, gradeId: 7, order: id, term: 1, level: 'P7', strand: null },
  ...{ lessonCount: 2, written: 2, entryCount: 3, readyCount: 3 },
  ...more,
});
const entry = (id: string, more: Partial<Reply<'GET /unit/:id'>['items'][number]> = {}) => ({
  ...{ id, title: id, type: 'video' as const, duration: null, format: 'scenes', url: null, questions: null },
  ...{ scenes: 3, points: 25, faith: null, written: true },
  ...more,
});
const unit = {
  ...card(411, 'Electricity'),
  ...{ key: 'electricity', subject: 'Science', grade: 'Primary 7', topics: [], lessons: [] },
  items: [entry('u411-l1'), entry('u411-l2', { written: false }), entry('u411-q1', { type: 'quiz' })],
};
const content = (words: readonly string[]) => ({
  ...{ overview: '', objectives: [], explore: '', transcript: [], resources: [], version: 'x' },
  keyTerms: words.map((term) => ({ term, meaning: `A ${term} is a thing of electricity.` })),
});

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const online = {
  'GET /units': () =>
    replied('GET /units', [
      card(361, 'Our faith', { strand: 'religious-education' }),
      card(410, 'Unwritten', { written: 0 }),
      card(411, 'Electricity'),
    ]),
  'GET /unit/:id': () => replied('GET /unit/:id', unit),
  'POST /lesson-content/generate': () =>
    replied('POST /lesson-content/generate', { success: true, content: content(terms), error: null }),
};
const offline = {
  'GET /units': noNetwork,
  'GET /unit/:id': noNetwork,
  'POST /lesson-content/generate': noNetwork,
};
const show = async (
  answers: Parameters<typeof serverAnswers>[0] = online,
  grade = 'Primary 7',
  query = '',
) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /me/works': noNetwork,
    'GET /me/works/:id': noNetwork,
    'PUT /me/works/:id': noNetwork,
    'POST /events': noNetwork,
    ...answers,
  });
  await showPage(
    `/tools/puzzle-maker${query}`,
    <Routes>
      <Route path="/tools/:slug" element={<StudyToolPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { name: 'Puzzle Maker' });
  return asked;
};
const press = async (name: string | RegExp) => await userEvent.click(screen.getByRole('button', { name }));
const storedWork = async (): Promise<PuzzleWork | undefined> => {
  const [work] = await worksHere(learner.id);
  return work?.data as PuzzleWork | undefined;
};
const completed = async () => {
  const stored = await eventsOf(learner.id, 'waiting');
  return stored.flatMap(({ event }) => (event.type === 'tool.completed' ? [event.payload] : []));
};
const letterAt = (side: number, cell: number) =>
  screen.getByRole('button', {
    name: new RegExp(`, row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1}$`),
  });

test('words of a written unit of the class wait, eight are chosen, and one more goes in at a tap', async () => {
  await show();
  const words = await screen.findByRole('group', { name: 'Words for the puzzle' });
  await within(words).findByRole('button', { name: 'circuit' });
  expect(screen.getByText('Words from Electricity, P7')).toBeTruthy();
  expect(within(words).getAllByRole('button', { pressed: true })).toHaveLength(8);
  expect(screen.getByText('8 words in the puzzle')).toBeTruthy();
  await press('source');
  expect(screen.getByText('9 words in the puzzle')).toBeTruthy();
  expect((screen.getByLabelText('Its name') as HTMLInputElement).value).toBe('Electricity: word search');
  // A puzzle can be shown to teachers: no unit that tells a faith is offered, nor one without lessons.
  expect(
    within(screen.getByLabelText('Unit'))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Electricity']);
});

test('the button says what is missing, and own words are checked beside their field with nothing lost', async () => {
  await show(offline);
  await screen.findByText(/^You are offline, and the words of this unit/);
  expect(screen.getByRole('button', { name: '5 more words' }).getAttribute('aria-disabled')).toBe('true');
  await press('My own word');
  const field = screen.getByLabelText('Your word');
  await userEvent.type(field, 'maji5');
  await userEvent.type(screen.getByLabelText('What does it mean?'), 'Water{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Use letters only: no spaces, numbers or signs.')).toBeTruthy();
  expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['maji5', field]);
  for (const word of ['maji', 'mti', 'jua', 'mwezi', 'nyota']) {
    await userEvent.clear(field);
    await userEvent.type(field, `${word}{Enter}`);
  }
  expect(screen.getByText('5 words in the puzzle')).toBeTruthy();
  await userEvent.type(field, 'Jua{Enter}');
  expect(screen.getByText('This word is there already. Choose it above.')).toBeTruthy();
  await press('Make it');
  expect(await screen.findByText('My words: word search · 0 of 5')).toBeTruthy();
});

test('a word search is solved by tapping first and last letters; it is kept, and completes once', async () => {
  await show();
  await screen.findByRole('button', { name: 'circuit' });
  await press('Make it');
  await waitFor(async () => expect(await storedWork()).toBeTruthy());
  const work = await storedWork();
  if (work === undefined) throw new Error('it was stored');
  const puzzle = puzzleOf(work);
  if (puzzle.kind !== 'search') throw new Error('it is a word search');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  const [one = 0, , other = 0] = puzzle.placed[0]?.cells ?? [];
  fireEvent.click(letterAt(puzzle.side, one));
  fireEvent.click(letterAt(puzzle.side, other));
  expect(screen.getByText(/^Not yet\. [A-Z]{3} is not in the list\.$/)).toBeTruthy();
  await press('Show a first letter');
  expect(screen.getByText(/^circuit begins in row \d+, column \d+\.$/)).toBeTruthy();
  for (const { cells } of puzzle.placed) {
    // The last letter first: a line has two ends.
    fireEvent.click(letterAt(puzzle.side, cells[cells.length - 1] ?? 0));
    fireEvent.click(letterAt(puzzle.side, cells[0] ?? 0));
  }
  const heading = await screen.findByRole('heading', { name: 'You solved it' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^You found 8 words\./)).toBeTruthy();
  await screen.findByText('Saved on this device');
  const [payload, ...further] = await completed();
  expect(further).toEqual([]);
  expect(payload).toMatchObject({ tool: 'puzzle-maker', evidence: { moves: { count: 8, different: 8 } } });
  await waitFor(async () => expect(await storedWork()).toMatchObject({ done: true }));
});

test('the letters are reached with the arrow keys', async () => {
  await show();
  await screen.findByRole('button', { name: 'circuit' });
  await press('Make it');
  const first = await screen.findByRole('button', { name: /, row 1, column 1$/ });
  first.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/, row 2, column 2$/);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  expect(screen.getByText('Words stand in a straight line.')).toBeTruthy();
});

test('a crossword asks letter by letter, marks what is not yet right, and a hint shows a letter', async () => {
  await show();
  await screen.findByRole('button', { name: 'circuit' });
  await press('Crossword');
  await press('Make it');
  await waitFor(async () => expect((await storedWork())?.kind).toBe('crossword'));
  const work = await storedWork();
  const puzzle = work === undefined ? null : puzzleOf(work);
  if (puzzle?.kind !== 'crossword') throw new Error('it is a crossword');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  const [first] = puzzle.entries;
  if (first === undefined || work === undefined) throw new Error('it has entries');
  const length = first.cells.length;
  const word = work.words[first.word]?.word ?? '';
  expect(screen.getAllByText(`A … is a thing of electricity. (${length})`).length).toBeGreaterThan(0);
  screen.getByRole('button', { name: new RegExp(`^empty\\. .*1 ${first.direction}, letter 1 of`) }).focus();
  await userEvent.keyboard('q'.repeat(length));
  await press('Check this word');
  expect(screen.getByText(`Not yet. ${length} letters are others.`)).toBeTruthy();
  await press('Show a letter');
  expect(screen.getByText(`Here is a letter: ${word[0]?.toUpperCase()}`)).toBeTruthy();
  const tiles = within(screen.getByRole('group', { name: 'Letters' }));
  // The place moves on by itself with each letter.
  fireEvent.click(document.querySelector(`[role="group"] [data-cell="${first.cells[1]}"]`) ?? document.body);
  for (const cell of first.cells.slice(1))
    fireEvent.click(tiles.getByRole('button', { name: puzzle.cells[cell] ?? '' }));
  await press('Check this word');
  expect(screen.getByText(`Yes: ${word}`)).toBeTruthy();
  expect(screen.getByText(/ · 1 of \d$/)).toBeTruthy();
});

const open = async (work: PuzzleWork) => {
  await saveWork(learner.id, { id: workId, tool: 'puzzle-maker', title: 'Mine', data: work });
  await show();
  await press('My work');
  await userEvent.click(await screen.findByRole('button', { name: 'Open Mine' }));
};

test('a number grid opens where it was left, takes digits, and is whole after the check', async () => {
  const grid = makeNumberGrid(5, 77);
  const [first = 0, ...others] = grid.gaps;
  const filled = Array.from({ length: 9 }, (_, cell) => (cell === first ? String(grid.numbers[cell]) : ''));
  await open({ ...newWork({ kind: 'numbers', grade: 5, draw: 77, words: [] }), filled });
  expect(await screen.findByText(`Mine · 1 of ${grid.gaps.length}`)).toBeTruthy();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  const squares = within(screen.getByRole('group', { name: 'Number grid' }));
  const square = (cell: number) =>
    squares.getByRole('button', {
      name: new RegExp(`^\\S+, row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}\\.`),
    });
  for (const cell of others) {
    fireEvent.click(square(cell));
    const wrong = (grid.numbers[cell] ?? 0) === 9 ? 8 : 9;
    square(cell).focus();
    await userEvent.keyboard(String(wrong));
  }
  await press('Check the grid');
  expect(screen.getByText(/^Not yet\. /)).toBeTruthy();
  for (const cell of others) {
    fireEvent.click(square(cell));
    square(cell).focus();
    await userEvent.keyboard(String(grid.numbers[cell]));
  }
  await press('Check the grid');
  await screen.findByRole('heading', { name: 'You solved it' });
  await screen.findByText('Saved on this device');
  expect((await completed()).map((one) => one.evidence?.moves)).toEqual([{ count: 5, different: 5 }]);
  await press('Play it again');
  expect(screen.getByText(`Mine · 0 of ${grid.gaps.length}`)).toBeTruthy();
});

test('the address that the hub carries on at opens its work', async () => {
  const data = newWork({ kind: 'numbers', grade: 5, draw: 77, words: [] });
  await saveWork(learner.id, { id: workId, tool: 'puzzle-maker', title: 'Mine', data });
  await show(online, 'Primary 5', `?work=${workId}`);
  expect(await screen.findByText(/^Mine · 0 of /)).toBeTruthy();
});

test('a broken work says so and a new puzzle can be made', async () => {
  await open({ ...newWork({ kind: 'numbers', grade: 5, draw: 1, words: [] }), grade: 12 });
  expect(await screen.findByText('This work cannot be opened with this tool.')).toBeTruthy();
  await press('Make a new puzzle');
  expect(screen.getByRole('group', { name: 'Kind of puzzle' })).toBeTruthy();
});

test('the printed sheet has the words and, on a second page, the answers', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const words = terms.slice(0, 6).map((word) => ({ word, clue: `About ${word}s.` }));
  await open(newWork({ kind: 'crossword', grade: 7, draw: 3, words }));
  await screen.findByText(/^Mine · 0 of/);
  await press('Print');
  expect(print).toHaveBeenCalled();
  const sheets = document.querySelectorAll('.onlyprint section');
  expect(document.querySelector('.onlyprint')?.textContent).toContain('Mine: answers');
  expect(sheets.length).toBeGreaterThan(0);
  vi.unstubAllGlobals();
});

test('young children get five short words', async () => {
  await show(online, 'Primary 2');
  await screen.findByRole('button', { name: 'circuit' });
  const words = screen.getByRole('group', { name: 'Words for the puzzle' });
  expect(within(words).getAllByRole('button', { pressed: true })).toHaveLength(5);
});
