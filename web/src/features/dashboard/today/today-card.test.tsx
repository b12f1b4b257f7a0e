import type { PlanEntry } from '@afrolearn/contract/plan.ts';
import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { today } from '#lib/today.ts';
import { openDatabase } from '#offline/database.ts';
import { keepPlace } from '#offline/kept-place.ts';
import { keepQuiz } from '#offline/kept-quiz.ts';
import { neverAnswers, noNetwork, replied, wordless } from '#testing/fake-server.ts';
import { entryLook, todayReply, unitOf } from '#testing/today.ts';
import { type Answers, card, cardSays, freshDevice, says, show } from '../testing/show-day.tsx';

beforeEach(freshDevice);

const given = (...entries: Partial<PlanEntry>[]): Answers => ({
  'GET /plan': () =>
    replied(
      'GET /plan',
      entries.map((more) => ({
        ref: 'u9-q1',
        title: 'Words that describe',
        subject: 'English',
        path: '/lesson/u9-q1',
        percent: 0,
        addedAt: '2026-03-09T08:00:00.000Z',
        dueOn: null,
        from: 'Ms Achieng',
        own: false,
        ...more,
      })),
    ),
});

const waiting = () =>
  within(screen.getByRole('list', { name: 'What also waits' }))
    .getAllByRole('link')
    .map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')]);

describe('the card of today', () => {
  const under = { current: unitOf(7, ['u7-l1*', 'u7-l2', 'u7-q1']), openedAt: '2026-03-09T08:00:00.000Z' };

  test('a newcomer starts with the first ready lesson of the class', async () => {
    await show(says({ looks: [entryLook('u8-l1', { minutes: 3 })] }));
    expect(await cardSays()).toEqual([
      'Your first lesson · Science',
      'About u8-l1',
      '3 minutes. You look, listen and try.',
      'Start',
      '/lesson/u8-l1',
    ]);
  });

  test('the press that opens a lesson begins it, and so does one that was left', async () => {
    const begins = () => JSON.parse(screen.getByTestId('where').dataset['state'] ?? 'null')?.startsNow;
    await show();
    await userEvent.click((await card()).getByRole('link'));
    expect(begins()).toBe(true);
    cleanup();
    await show(says({ ...under, opened: ['u7-l2'] }));
    await userEvent.click((await card()).getByRole('link'));
    expect(begins()).toBe(true);
    cleanup();
    await show({ ...says(under), ...given({}) });
    await userEvent.click((await card()).getByRole('link'));
    expect(begins()).toBe(true);
  });

  test('it is the first thing under the welcome', async () => {
    await show();
    await card();
    const [first] = screen.getAllByRole('region');
    expect(first?.getAttribute('aria-label')).toBe('Today');
  });

  test('a lesson of another class says of which', async () => {
    await show(says({ ahead: unitOf(3, ['u3-l1'], { gradeId: 2, subjectId: 4 }) }));
    expect((await cardSays())[0]).toBe('Your first lesson · MTC, Primary 2');
  });

  test('its picture is the first drawing of the lesson', async () => {
    const picture = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', title: 'A lamp in a circuit' };
    await show(says({ looks: [entryLook('u8-l1', { picture })] }));
    const drawn = (await card()).getByRole('img', { name: 'A lamp in a circuit' });
    expect(drawn.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  const ends = [20, 40, 70, 100, 160];

  test('a lesson that was left opens at its scene, and the card says which', async () => {
    await keepPlace(4711, 'u7-l2', { at: 41, answered: [], looked: {}, count: 5 });
    await show(says({ ...under, opened: ['u7-l2'], looks: [entryLook('u7-l2', { parts: 5, ends })] }));
    await (await card()).findByText('Scene 3 of 5 · 2 minutes left');
    expect(await cardSays()).toEqual([
      'Carry on · Science',
      'About u7-l2',
      'Scene 3 of 5 · 2 minutes left',
      'Carry on',
      '/lesson/u7-l2',
    ]);
    expect((await card()).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  });

  test.each([
    [5, { 0: 20 }, 3, '2 minutes left', '13'],
    [3, { 0: 20 }, 1, 'Scene 3 of 5 · 2 minutes left', '13'],
    [2, { 0: 20, 2: 30, 3: 30, 4: 60 }, 1, 'Scene 2 of 5 · 1 minute left', '88'],
  ])(
    'whoever leafed, and goes on at scene %s, has what was skipped before them',
    async (n, looked, skipped, words, share) => {
      const at = ends[n - 2] ?? 0;
      await keepPlace(4711, 'u7-l2', { at, answered: [], looked, skipped, count: 5 });
      await show(says({ ...under, opened: ['u7-l2'], looks: [entryLook('u7-l2', { parts: 5, ends })] }));
      await (await card()).findByText(words);
      expect((await card()).getByRole('progressbar').getAttribute('aria-valuenow')).toBe(share);
    },
  );

  test.each([
    ['u7-l2', { at: 41, answered: [], looked: {}, count: 5 }, 'Scene 3 of 5 · 2 minutes left'],
    ['u7-q1', { attempt: 'a', at: 3, answers: {}, checked: [], finished: false }, 'Question 4 of 5'],
    ['u7-l2', 'broken', '2 minutes. You look, listen and try.'],
  ])('the card says where another device left %s', async (id, place, words) => {
    const left = {
      looks: [entryLook(id, { parts: 5, ends: id === 'u7-l2' ? ends : [] })],
      places: [{ id, place: place === 'broken' ? '{' : JSON.stringify(place) }],
    };
    await show(says({ ...under, opened: [id], ...left }));
    expect(await (await card()).findByText(words)).toBeTruthy();
  });

  test('a place of a lesson that was rewritten is not claimed', async () => {
    await keepPlace(4711, 'u7-l2', { at: 41, answered: [], looked: {}, count: 9 });
    await show(says({ ...under, opened: ['u7-l2'], looks: [entryLook('u7-l2', { parts: 5, ends })] }));
    expect((await cardSays())[2]).toBe('2 minutes. You look, listen and try.');
  });

  test('a quiz that was left opens at its question, and the card says which', async () => {
    await keepQuiz(4711, 'u7-q1', { attempt: 'a', at: 3, answers: { a: 1 }, checked: [], finished: false });
    await show(says({ ...under, opened: ['u7-q1'], looks: [entryLook('u7-q1', { parts: 10 })] }));
    await (await card()).findByText('Question 4 of 10');
    expect((await cardSays()).slice(1)).toEqual([
      'Water: About u7-q1',
      'Question 4 of 10',
      'Carry on',
      '/lesson/u7-q1',
    ]);
  });

  test('after a finished lesson the next one of the unit comes', async () => {
    await show(says({ ...under, opened: ['u7-l1'] }));
    expect(await cardSays()).toEqual(['Next · Science', 'About u7-l2', 'Water', 'Go on', '/lesson/u7-l2']);
  });

  test('after a finished unit the next unit begins', async () => {
    await show(says({ ...under, current: unitOf(7, ['u7-l1*']), opened: ['u7-l1'] }));
    expect((await cardSays()).slice(0, 2)).toEqual(['A new unit · Science', 'About u8-l1']);
    expect((await cardSays()).slice(3)).toEqual(['Start', '/lesson/u8-l1']);
  });

  test('a checkpoint that was not passed is tried again; the next unit waits', async () => {
    const [quiz] = unitOf(7, ['u7-q1*']).entries;
    if (quiz === undefined) throw new Error('no quiz');
    const current = { ...unitOf(7, []), entries: [{ ...quiz, again: true }] };
    await show(says({ ...under, current, opened: ['u7-q1'] }));
    expect((await cardSays()).slice(2)).toEqual([
      'Look at it again, then pass it.',
      'Try it again',
      '/lesson/u7-q1',
    ]);
    expect(waiting()).toEqual([['About u8-l1', '/lesson/u8-l1']]);
  });

  test('a review of today comes before the next lesson, which waits', async () => {
    await show(says({ ...under, opened: ['u7-l1'], due: 6 }));
    expect(await cardSays()).toEqual([
      'Review · today',
      '6 things to win back',
      '3 minutes',
      'Review',
      '/review',
    ]);
    expect(waiting()).toEqual([['About u7-l2', '/lesson/u7-l2']]);
  });

  test('a review waits behind what was left, and behind the next lesson once it was done', async () => {
    await show(says({ ...under, opened: ['u7-l2'], due: 26 }));
    expect((await cardSays())[3]).toBe('Carry on');
    expect(waiting()).toEqual([['10 things to win back', '/review']]);
    cleanup();
    await show(says({ ...under, opened: ['u7-l1'], due: 16, reviewed: 10 }));
    expect((await cardSays())[3]).toBe('Go on');
    expect(waiting()).toEqual([['10 things to win back', '/review']]);
  });

  test('what a teacher gave for tomorrow comes first, what is under way waits', async () => {
    await show({
      ...says({ ...under, opened: ['u7-l2'] }),
      ...given({ dueOn: addDays(today(), 1) }),
    });
    expect(await cardSays()).toEqual([
      'From Ms Achieng · for tomorrow',
      'Words that describe',
      'English',
      'Start',
      '/lesson/u9-q1',
    ]);
    expect(waiting()).toEqual([['About u7-l2', '/lesson/u7-l2']]);
  });

  test('what is given for later only waits, and what one chose oneself is no task', async () => {
    await show({
      ...says({ ...under, opened: ['u7-l2'] }),
      ...given(
        { dueOn: addDays(today(), 9), percent: 10 },
        { ref: 'unit:5', own: true, from: 'me', title: 'Mine' },
      ),
    });
    expect((await cardSays())[1]).toBe('About u7-l2');
    expect(waiting()).toEqual([['Words that describe', '/lesson/u9-q1']]);
  });

  test('where nothing is left one practises, and nothing else waits', async () => {
    await show(says({ ahead: null }));
    expect((await cardSays()).slice(1)).toEqual([
      'You have done all that is ready',
      'New lessons are being written. Until then, practise.',
      'Practise',
      '/practice',
    ]);
    expect(screen.queryByRole('list', { name: 'What also waits' })).toBeNull();
  });

  test('while it is looked for its place is kept, so that nothing jumps under a finger', async () => {
    await show({ 'GET /today': neverAnswers });
    const place = screen.getByRole('region', { name: 'Today' });
    expect(within(place).queryByRole('link')).toBeNull();
    expect(within(place).getByRole('status')).toBeDefined();
  });

  test('what did not load can be asked for again', async () => {
    let tries = 0;
    await show({
      'GET /today': () => (tries++ === 0 ? wordless(500) : replied('GET /today', todayReply())),
    });
    const place = within(screen.getByRole('region', { name: 'Today' }));
    expect(await place.findByText('Your next lesson did not load.')).toBeDefined();
    await userEvent.click(place.getByRole('button', { name: 'Try again' }));
    expect((await cardSays())[3]).toBe('Start');
  });

  test('offline it is what was last known', async () => {
    await show(says({ ...under, opened: ['u7-l2'] }));
    await card();
    await vi.waitFor(async () =>
      expect(JSON.stringify(await (await openDatabase()).getAll('facts'))).toContain('u7-l2'),
    );
    cleanup();
    await show({ 'GET /today': noNetwork });
    expect((await cardSays())[1]).toBe('About u7-l2');
  });

  test('a parent has none, and none is asked for', async () => {
    const { count } = await show({}, 'parent');
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
    expect(count('GET /today')).toBe(0);
  });
});

test('the card changes after progress, without being asked', async () => {
  let answer = todayReply();
  await show({ 'GET /today': () => replied('GET /today', answer) });
  expect((await cardSays())[3]).toBe('Start');
  answer = todayReply({
    current: unitOf(7, ['u7-l1*', 'u7-l2']),
    opened: ['u7-l1'],
    openedAt: '2026-03-09T08:00:00.000Z',
  });
  await act(async () => globalThis.dispatchEvent(new Event('progress-updated')));
  expect(await (await card()).findByText('About u7-l2')).toBeDefined();
});
