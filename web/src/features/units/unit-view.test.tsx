import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { lessonState } from '#lesson-kit/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { UnitView } from './unit-view.tsx';

beforeEach(() => localStorage.setItem('token', 'mango'));

const show = async (bestScore: number, more: Parameters<typeof serverAnswers>[0] = {}) => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', {
        items: [{ id: 'u7-q1', completed: true, bestScore, points: bestScore * 2 }],
        claimed: false,
      }),
    ...more,
  });
  await showPage('/', <UnitView unit={unitReply} />);
  return Object.assign(within(await screen.findByRole('region', { name: 'In this unit' })), { asked });
};
const isTicked = (row: HTMLElement) => row.dataset['done'];

test('a quiz below the pass mark has no tick: it says to try again, with the best result', async () => {
  const list = await show(30);
  await list.findByText('Try again · best 30%');
  expect(isTicked(list.getByRole('link', { name: /Checkpoint/ }))).toBe('false');
  expect(list.queryByText(/Done/)).toBeNull();
});

test('a passed quiz is done', async () => {
  const list = await show(70);
  await list.findByText('Done');
  expect(isTicked(list.getByRole('link', { name: /Checkpoint/ }))).toBe('true');
  expect(list.getByText('Best 70%')).toBeTruthy();
});

const progressOf = (done: readonly string[]) => ({
  'GET /units/:id/progress': () =>
    replied('GET /units/:id/progress', {
      items: done.map((id) => ({ id, completed: true, bestScore: id === 'u7-q1' ? 30 : null, points: 0 })),
      claimed: false,
    }),
});
const all = unitReply.items.map(({ id }) => id);

test('a checkpoint that was just not passed leads before the lessons ahead, with the lesson that helps', async () => {
  await show(0, {
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', {
        items: [
          { id: 'u7-l1', completed: true, bestScore: null, points: 100 },
          { id: 'u7-q1', completed: true, bestScore: 30, points: 60, weak: 'u7-l1' },
        ],
        claimed: false,
        opened: ['u7-q1', 'u7-l1'],
      }),
  });
  const again = await screen.findByRole('link', { name: /^Try again: Checkpoint/ });
  expect(again.getAttribute('href')).toBe('/lesson/u7-q1');
  const helps = screen.getByRole('link', { name: 'Look again at: Water at home' });
  expect(helps.getAttribute('href')).toBe('/lesson/u7-l1');
});

test('a passed checkpoint is nothing to try again: with all done, one may aim for full marks', async () => {
  await show(0, {
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', {
        items: all.map((id) => ({ id, completed: true, bestScore: id === 'u7-q1' ? 96 : null, points: 0 })),
        claimed: false,
      }),
  });
  const link = await screen.findByRole('link', { name: /^Aim for full marks: Checkpoint/ });
  expect(link.getAttribute('href')).toBe('/lesson/u7-q1');
  expect(screen.queryByRole('link', { name: /^Try again/ })).toBeNull();
});

test.each([
  ['and is the button where nothing new is left', all, /^Carry on: Checkpoint/, '/lesson/u7-q1'],
  ['behind the lesson that is open', all.filter((id) => id !== 'u7-l3'), /: Springs/, '/lesson/u7-l3'],
])('a passed checkpoint that was left when taken again says where: %s', async (_, done, name, to) => {
  const list = await show(0, {
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', {
        items: done.map((id) => ({
          id,
          completed: true,
          bestScore: id === 'u7-q1' ? 90 : null,
          points: 0,
          ...(id === 'u7-q1' && { place: '{"at":3,"answers":{},"finished":false}' }),
        })),
        claimed: false,
        opened: ['u7-q1'],
      }),
  });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(to);
  expect(list.getByText('Question 4 of 10')).toBeTruthy();
});

test.each([
  ['nothing is done', [], '0 of 7 parts done', 'Start: Water at home', '/lesson/u7-l1'],
  ['two are done', ['u7-l1', 'u7-l2'], '2 of 7 parts done', 'Carry on: Springs', '/lesson/u7-l3'],
  ['only the checkpoint is not passed', all, '6 of 7 parts done', /^Try again: Checkpoint/, '/lesson/u7-q1'],
])('the next lesson is the button, and the list says which it is: %s', async (_, done, count, name, to) => {
  const list = await show(0, progressOf(done));
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
  expect(screen.getByText(count)).toBeTruthy();
  const here = list.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'step');
  expect(here.map((link) => link.getAttribute('href'))).toEqual([to]);
});

test.each([
  [
    'u7-l1',
    { at: 4, answered: [], looked: {}, count: 3, scene: 2 },
    'Scene 2 of 3',
    'Carry on: Water at home',
  ],
  [
    'u7-l1',
    { at: 4, answered: [], looked: {}, count: 3, scene: 2, skipped: 1 },
    'Scene 2 of 3 · 1 skipped scene still to watch',
    'Carry on: Water at home',
  ],
  // At the last scene the skipped ones are shown, not the position.
  [
    'u7-l1',
    { at: 9, answered: [], looked: {}, count: 3, scene: 3, skipped: 2 },
    '2 skipped scenes still to watch',
    'Carry on: Water at home',
  ],
  // It has three scenes now, so it starts again and says so.
  ['u7-l1', { at: 41, answered: [], looked: {}, count: 9, scene: 2 }, null, 'Start: Water at home'],
  ['u7-q1', { at: 3, answers: {}, finished: false }, 'Question 4 of 10', 'Start: Water at home'],
  ['u7-l1', { at: 4, count: 3 }, null, 'Start: Water at home'],
])('what was left in the middle says where, on whichever device: %s', async (id, place, words, button) => {
  const list = await show(0, {
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', {
        items: [{ id, completed: false, bestScore: null, points: 0, place: JSON.stringify(place) }],
        claimed: false,
      }),
  });
  expect(await screen.findByRole('link', { name: button })).toBeTruthy();
  expect(list.queryByText(/^(Scene|Question) \d|skipped/)?.textContent ?? null).toBe(words);
});

test('with everything done there is no next lesson', async () => {
  const list = await show(100, {
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', {
        items: all.map((id) => ({
          id,
          completed: true,
          bestScore: id === 'u7-q1' ? 100 : null,
          points: 0,
        })),
        claimed: false,
      }),
  });
  await screen.findByText('7 of 7 parts done');
  expect(screen.queryByRole('link', { name: /^(Start|Carry on|Try again): / })).toBeNull();
  expect(list.queryByText('Next')).toBeNull();
});

test('what is not written is folded, said once, counted nowhere and leads nowhere', async () => {
  const items = unitReply.items.map((entry, at) => ({ ...entry, written: at < 4 }));
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    ...progressOf(['u7-l1']),
  });
  await showPage('/', <UnitView unit={{ ...unitReply, items }} />);
  await screen.findByText('1 of 4 parts done');
  const list = within(screen.getByRole('region', { name: 'In this unit' }));
  expect(list.getAllByRole('link')).toHaveLength(4);
  const fold = list.getByText('3 parts are still being written').closest('details');
  expect(fold?.open).toBe(false);
  expect(within(fold as HTMLElement).getByText('Saving water')).toBeTruthy();
});

test('spec 1 §2.7: a link to a lesson carries courseTitle, unitTitle and lessons', async () => {
  const list = await show(70);
  await userEvent.click(list.getByRole('link', { name: /Rain/ }));
  expect(JSON.parse(screen.getByTestId('where').dataset['state'] ?? '')).toEqual(lessonState(unitReply));
});

const own = {
  id: 't3',
  title: 'Our own wetland',
  subject: 'Science',
  grade: 'Primary 6',
  unitId: 7,
  type: 'reading' as const,
  content: null,
  url: null,
  questions: null,
  version: 1,
  visibility: 'class' as const,
};

test('what a teacher of the school wrote for the unit is found below its list', async () => {
  const list = await show(70, {
    'GET /lessons': () =>
      replied('GET /lessons', [
        own,
        { ...own, id: 't4', title: 'For another unit', unitId: 8 },
        { ...own, id: 't5', title: 'Still a draft', visibility: 'draft' },
        { ...own, id: 'u7-l1', title: 'A built-in one', visibility: 'everyone' },
      ]),
  });
  const school = within(await screen.findByRole('region', { name: 'From your school' }));
  expect(school.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/lesson/t3']);
  expect(list.getByRole('link', { name: /Our own wetland/ })).toBeTruthy();
});

test('a guest is asked about no school, and a call that fails takes nothing from the unit', async () => {
  const list = await show(70, { 'GET /lessons': noNetwork });
  expect(list.getByRole('link', { name: /Rain/ })).toBeTruthy();
  expect(screen.queryByText('From your school')).toBeNull();
  cleanup();
  localStorage.removeItem('token');
  const guest = await show(70);
  expect(guest.asked.map(({ name }) => name)).not.toContain('GET /lessons');
});

test('a unit of mathematics leads to the exercises of its class, another does not', async () => {
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
  await showPage('/', <UnitView unit={{ ...unitReply, subjectId: 6, gradeId: 7 }} />);
  const way = screen.getByRole('link', { name: 'Practise mathematics' });
  expect(way.getAttribute('href')).toBe('/practice?grade=7');
  cleanup();
  await show(70);
  expect(screen.queryByRole('link', { name: 'Practise mathematics' })).toBeNull();
});

test('a young child finds a lesson by its drawing, in few words', async () => {
  const list = await show(30, {
    'GET /me': () => replied('GET /me', personOf('learner', { grade: 'Primary 2' })),
    'GET /pictures': () => replied('GET /pictures', [{ id: 'u7-l1', svg: '<svg id="tap"/>' }]),
  });
  const first = () => list.getByRole('link', { name: 'Water at home' });
  await waitFor(() => expect(first().querySelector('img')?.getAttribute('src') ?? '').toContain('tap'));
  expect(screen.queryByText(/being written|Unit 1|done|Getting started/)).toBeNull();
});
