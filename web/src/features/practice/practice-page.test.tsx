import 'fake-indexeddb/auto';
import type { Exercise } from '@afrolearn/learning/practice/exercise.ts';
import { generators } from '@afrolearn/learning/practice/generators.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { placeOf } from '@afrolearn/learning/practice/places.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nowRead } from '#listen/speaker.ts';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage, whereWeAre } from '#testing/show.tsx';
import { holdDisk } from '#testing/slow-disk.ts';
import { giveVoice } from '#testing/voice.ts';
import { PracticePage } from './practice-page.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

/** Mocks the next random draws; further ones are real. */
const chanceGives = (...draws: number[]) => {
  const real = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const next = array instanceof Uint32Array && array.length === 1 ? draws.shift() : undefined;
    if (next === undefined) return real(array);
    (array as Uint32Array)[0] = next;
    return array;
  });
};

const asLearner = (grade: string) => ({
  'GET /me': () => replied('GET /me', personOf('learner', { grade })),
  'GET /my-assignments': () => replied('GET /my-assignments', []),
});
const open = async (at: string, role: 'learner' | 'guest' = 'guest', grade = 'Primary 6') => {
  if (role === 'learner') localStorage.setItem('token', 'a-token');
  serverAnswers(role === 'learner' ? asLearner(grade) : {});
  await showPage(
    at,
    <Routes>
      <Route path="/practice" element={<PracticePage />} />
      <Route path="/practice/:generator" element={<PracticePage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
};

const numberOf = (id: string, level: number, draw: number): { exercise: Exercise; answer: number } => {
  const exercise = makeExercise(id, level, draw);
  if (exercise?.item.kind !== 'number') throw new Error(`${id} asks for no number`);
  return { exercise, answer: exercise.item.answer };
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const kept = async () => (await eventsOf(4711, 'waiting')).map(({ event }) => event.payload);

describe('the list of all practice', () => {
  test('shows one class by topics, and every practice is a link', async () => {
    const user = await open('/practice');
    expect((screen.getByLabelText('Primary 4') as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByLabelText('Primary 7'));
    expect(whereWeAre()).toBe('/practice?grade=7');
    const sets = screen.getByRole('heading', { name: 'Sets and chance' }).closest('section');
    const links = within(sets as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Finite and infinite sets',
      'Number of subsets',
      'Venn diagrams with two sets',
      'Solving for unknowns',
      'Probability from sets',
      'PLE set problems',
    ]);
    expect(links[1]?.getAttribute('href')).toBe('/practice/number-of-subsets');
  });

  test('a learner sees the own class first', async () => {
    await open('/practice', 'learner');
    await waitFor(() => expect((screen.getByLabelText('Primary 6') as HTMLInputElement).checked).toBe(true));
  });

  test.each([
    ['/practice', ''],
    ['/practice?grade=7', ''],
    ['/practice', 'Primary 7'],
  ])(
    'a young child has the own practice (%s, once chose %j) and nothing to choose or read before it',
    async (at, chosen) => {
      localStorage.setItem('currentGrade', chosen);
      await open(at, 'learner', 'Primary 2');
      expect(await screen.findByRole('link', { name: 'Count to 200' })).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Number of subsets' })).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
      expect(screen.queryByText(/Exercises without end/)).toBeNull();
    },
  );

  test('a young child finds each practice by a picture and an ear', async () => {
    giveVoice();
    await open('/practice', 'learner', 'Primary 2');
    await screen.findByRole('link', { name: 'Count to 200' });
    for (const way of screen.getAllByRole('listitem')) {
      expect(within(way).getByRole('link').querySelector('img')?.getAttribute('src')).toBeTruthy();
      expect(within(way).getByRole('button', { name: `Listen: ${way.textContent}` })).toBeTruthy();
    }
  });

  test('every class has practice, English beside mathematics', async () => {
    const user = await open('/practice?grade=3');
    expect((screen.getByLabelText('Primary 3') as HTMLInputElement).checked).toBe(true);
    expect(screen.getAllByRole('radio')).toHaveLength(7);
    await user.click(screen.getByLabelText('Primary 4'));
    const adjectives = screen.getByRole('link', { name: 'Order of adjectives' });
    expect(adjectives.getAttribute('href')).toBe('/practice/order-of-adjectives');
  });
});

describe('one practice', () => {
  test('a guest answers, sees the steps, and gets another one', async () => {
    chanceGives(7, 8);
    const [first, second] = [numberOf('number-of-subsets', 1, 7), numberOf('number-of-subsets', 1, 8)];
    const user = await open('/practice/number-of-subsets');
    const field = await screen.findByRole('textbox', { name: first.exercise.item.prompt });
    await user.type(field, `${first.answer}`);
    await press(user, 'Check');
    expect(screen.getByText('Yes.')).toBeTruthy();
    expect(screen.getByText('1 right in a row')).toBeTruthy();
    const steps = screen.getByRole('region', { name: 'Step by step' });
    for (const { line } of first.exercise.steps)
      expect(within(steps).getByText(line).closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByText('Yes.').closest('form [lang]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Another one');
    expect(screen.queryByText('Saved')).toBeNull();
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: second.exercise.item.prompt });
    expect(document.activeElement).toBe(heading);
    expect(heading.lang).toBe('en');
    expect(screen.queryByRole('region', { name: 'Step by step' })).toBeNull();
    expect(screen.getByText(/Anybody can practise here/)).toBeTruthy();
  });

  test('a named mistake is met with its help, the answer is shown, and the row begins again', async () => {
    chanceGives(7, 9);
    const [first, second] = [numberOf('number-of-subsets', 1, 7), numberOf('number-of-subsets', 1, 9)];
    const user = await open('/practice/number-of-subsets');
    await user.type(await screen.findByRole('textbox'), `${first.answer}{Enter}`);
    await press(user, 'Another one');
    const wrong = second.exercise.item.kind === 'number' ? second.exercise.item.mistakes[0] : undefined;
    const help = second.exercise.misconceptions.find(({ id }) => id === wrong?.misconception)?.help ?? 'none';
    await user.type(await screen.findByRole('textbox'), `${wrong?.value}{Enter}`);
    expect(screen.getByText('Not yet.')).toBeTruthy();
    expect(screen.getByText(help)).toBeTruthy();
    expect(screen.getByText(second.exercise.answerText)).toBeTruthy();
    expect(screen.getByText('Five right answers in a row make a sprout.')).toBeTruthy();
    expect((screen.getByRole('textbox') as HTMLInputElement).disabled).toBe(true);
  });

  test('nothing is checked before something is given, and a hint helps', async () => {
    chanceGives(7);
    const user = await open('/practice/number-of-subsets');
    await screen.findByRole('textbox');
    await press(user, 'Type your answer');
    expect(screen.queryByText('Not yet.')).toBeNull();
    await press(user, 'Show a hint');
    expect(screen.getByText('Each member is either in a subset or out of it.')).toBeTruthy();
  });

  test('who cannot read yet is read the exercise; others have an ear', async () => {
    const { spoken } = giveVoice();
    const first = generators.find(({ gradeId }) => gradeId === 2);
    await open(`/practice/${first?.id}`);
    await screen.findByRole('heading', { level: 2 });
    expect(spoken).toHaveLength(1);
    cleanup();
    await open('/practice/number-of-subsets');
    expect(await screen.findByRole('button', { name: /^Listen: / })).toBeTruthy();
    expect(spoken).toHaveLength(1);
  });

  test('who cannot read yet hears how it went and why after Check', async () => {
    const { spoken } = giveVoice();
    chanceGives(7);
    const young = generators.find(
      ({ id, gradeId }) => gradeId === 2 && makeExercise(id, 1, 7)?.item.kind === 'number',
    );
    const { exercise, answer } = numberOf(young?.id ?? '', 1, 7);
    const user = await open(`/practice/${young?.id}`);
    await user.type(await screen.findByRole('textbox'), `${answer}`);
    await press(user, 'Check');
    expect(nowRead()?.text).toBe('Yes.');
    await act(async () => spoken[spoken.length - 1]?.onend?.());
    expect(nowRead()?.text).toBe(exercise.item.explanation);
  });

  test('the level is chosen, stands in the address and brings a new exercise', async () => {
    chanceGives(7, 8);
    const user = await open('/practice/number-of-subsets');
    await screen.findByRole('textbox');
    await user.click(screen.getByLabelText('A challenge'));
    expect(whereWeAre()).toBe('/practice/number-of-subsets?level=3');
    const { exercise } = numberOf('number-of-subsets', 3, 8);
    expect(await screen.findByRole('heading', { name: exercise.item.prompt })).toBeTruthy();
    expect((screen.getByLabelText('A challenge') as HTMLInputElement).checked).toBe(true);
  });

  test('three right in a row make the next one harder, two that were not make it easier; it is said', async () => {
    const draws = [7, 8, 9, 10, 11, 12];
    chanceGives(...draws);
    const user = await open('/practice/number-of-subsets');
    const answer = async (level: number, draw: number, right: boolean) => {
      const { answer: wanted } = numberOf('number-of-subsets', level, draw);
      await user.type(await screen.findByRole('textbox'), `${right ? wanted : 0}{Enter}`);
      // The answered exercise stays unchanged.
      expect((screen.getByLabelText(levelNames[level - 1] ?? '') as HTMLInputElement).checked).toBe(true);
      await press(user, 'Another one');
    };
    const levelNames = ['To begin', 'A bit harder', 'A challenge'];
    const isAt = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).checked;
    for (const draw of [7, 8, 9]) await answer(1, draw, true);
    expect(isAt('A bit harder')).toBe(true);
    expect(whereWeAre()).toBe('/practice/number-of-subsets?level=2');
    expect(screen.getByText('That went well. Now a bit harder.').role).toBe('status');
    await answer(2, 10, false);
    expect(isAt('A bit harder')).toBe(true);
    expect(screen.queryByText('That went well. Now a bit harder.')).toBeNull();
    await answer(2, 11, false);
    expect(isAt('To begin')).toBe(true);
    expect(screen.getByText('Now a bit easier. You find your way here.')).toBeTruthy();
  });

  test('tiles are put in order as in a quiz', async () => {
    chanceGives(99);
    const user = await open('/practice/order-integers?level=2');
    const { item } = makeExercise('order-integers', 2, 99) ?? {};
    if (item?.kind !== 'order') throw new Error('integers are put in order');
    await screen.findByText('Next goes here');
    for (const step of item.steps) await press(user, step);
    await press(user, 'Check');
    expect(screen.getByText('Yes.')).toBeTruthy();
  });

  test('a learner’s raw answers are kept with generator, level and draw, and nothing is claimed', async () => {
    chanceGives(7, 41);
    const first = numberOf('simple-interest', 1, 7);
    const user = await open('/practice/simple-interest', 'learner');
    await user.type(await screen.findByRole('textbox'), `sh. ${first.answer}{Enter}`);
    expect(await screen.findByText('Saved')).toBeTruthy();
    const about = { generator: 'simple-interest', level: 1 };
    expect(await kept()).toEqual([{ ...about, seed: 7, answer: `sh. ${first.answer}` }]);
    expect(screen.queryByText(/Wisdom Seeds|points/i)).toBeNull();
    expect(screen.queryByText(/Anybody can practise here/)).toBeNull();
    await press(user, 'Another one');
    await user.type(await screen.findByRole('textbox'), '1{Enter}');
    await waitFor(async () => expect(await kept()).toContainEqual({ ...about, seed: 41, answer: '1' }));
  });

  test.each(['another', 'level'])('‘Saved’ of an exercise is not told of the next one (%s)', async (way) => {
    chanceGives(7, 8);
    const user = await open('/practice/number-of-subsets', 'learner');
    const goOn = (level: string) =>
      way === 'level' ? user.click(screen.getByLabelText(level)) : press(user, 'Another one');
    await screen.findByRole('textbox');
    const release = await holdDisk();
    await user.type(screen.getByRole('textbox'), '1{Enter}');
    await goOn('A challenge');
    await release();
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    expect(screen.queryByText('Saved')).toBeNull();
    await user.type(await screen.findByRole('textbox'), '1{Enter}');
    expect(await screen.findByText('Saved')).toBeTruthy();
    await goOn('To begin');
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('another country has its own money and people, and its answers are graded alike', async () => {
    localStorage.setItem('afl_country', 'Kenya');
    chanceGives(7);
    const { answer } = numberOf('finding-change', 2, 7);
    const there = makeExercise('finding-change', 2, 7, placeOf('Kenya'));
    const user = await open('/practice/finding-change?level=2', 'learner');
    expect(await screen.findByRole('heading', { name: there?.item.prompt ?? '' })).toBeTruthy();
    expect(there?.item.prompt).toContain('KES');
    await user.type(screen.getByRole('textbox'), `KES ${answer}{Enter}`);
    expect(screen.getByText('Yes.')).toBeTruthy();
    await waitFor(async () => expect(await kept()).toMatchObject([{ answer: `${answer}` }]));
  });

  test('a practice that does not exist says so and leads to the others', async () => {
    await open('/practice/algebra-of-dreams');
    expect(screen.getByRole('heading', { name: 'This practice is not here.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All practice' }).getAttribute('href')).toBe('/practice');
  });
});
