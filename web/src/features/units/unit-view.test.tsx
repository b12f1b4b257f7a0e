import { cleanup, screen, within } from '@testing-library/react';
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
  await list.findByText('Quiz · 10 questions · Try again · best 30%');
  expect(isTicked(list.getByRole('link', { name: /Checkpoint/ }))).toBe('false');
  expect(list.queryByText(/Done/)).toBeNull();
});

test('a passed quiz is done', async () => {
  const list = await show(70);
  await list.findByText('Quiz · 10 questions · Done');
  expect(isTicked(list.getByRole('link', { name: /Checkpoint/ }))).toBe('true');
  expect(list.getByText('Best 70%')).toBeTruthy();
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
