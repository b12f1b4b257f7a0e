import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { PaperText } from './paper-text.tsx';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

test('a learner sees the drawings of a task as often as they are to be counted; words alone ask for none', async () => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /drawings': () =>
      replied('GET /drawings', {
        kinds: [],
        drawings: [{ name: 'cup', kind: 'household', title: 'A cup.', svg }],
      }),
  });
  const { unmount } = await showPage('/', <PaperText text="Draw a torch." />);
  expect(await screen.findByText('Draw a torch.')).toBeTruthy();
  unmount();
  expect(asked.filter(({ name }) => name === 'GET /drawings')).toEqual([]);
  await showPage('/', <PaperText text={'Count the cups.\n   [cup 3] [ ]'} />);
  const cups = await screen.findAllByRole('img', { name: 'cup' });
  expect(cups).toHaveLength(3);
  await expect
    .poll(() => cups.map((cup) => cup.getAttribute('src')?.slice(0, 18)))
    .toEqual(Array(3).fill('data:image/svg+xml'));
  expect(screen.queryByText(/\[cup/)).toBeNull();
});
