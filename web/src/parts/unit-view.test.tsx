import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { lessonState } from './lesson-state.ts';
import { UnitView } from './unit-view.tsx';

beforeEach(() => localStorage.setItem('token', 'mango'));

const show = async (bestScore: number) => {
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /units/:id/progress': () =>
      replied('GET /units/:id/progress', {
        items: [{ id: 'u7-q1', completed: true, bestScore, points: bestScore * 2 }],
        claimed: false,
      }),
  });
  await showPage('/', <UnitView unit={unitReply} />);
  return within(await screen.findByRole('region', { name: 'In this unit' }));
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
