import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { Pictures } from './pictures.tsx';

test('a row shows a drawing of the bank as often as it is to be counted, and words to join', async () => {
  localStorage.setItem('token', 'mango');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /drawings': () =>
      replied('GET /drawings', {
        kinds: [],
        drawings: [{ name: 'cup', kind: 'household', title: 'A cup.', svg }],
      }),
  });
  await showPage(
    '/',
    <Pictures
      block={{
        kind: 'pictures',
        rows: [
          { task: 'Count the cups.', pictures: [{ drawing: 'cup', times: 3 }], write: true },
          { task: 'Join.', pictures: [{ drawing: 'hen', times: 1 }], words: ['hen'] },
        ],
      }}
      label="Words"
      onChange={null}
    />,
  );
  const cups = await screen.findAllByRole('img', { name: 'cup' });
  expect(cups).toHaveLength(3);
  await expect
    .poll(() => cups.map((cup) => cup.getAttribute('src')?.slice(0, 18)))
    .toEqual(Array(3).fill('data:image/svg+xml'));
  // A drawing that failed to load shows its name.
  expect(screen.getByRole('img', { name: 'hen' }).getAttribute('src')).toBeNull();
  expect(screen.getByText('hen')).toBeTruthy();
});
