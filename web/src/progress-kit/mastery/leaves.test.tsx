import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { Leaves, leavesFor } from './leaves.tsx';

test('leaves say how many are green', async () => {
  await showAt('/', <Leaves green={2} />);
  const leaves = screen.getByRole('img', { name: '2 of 5 leaves' });
  expect(leaves.querySelectorAll('[data-green="true"]')).toHaveLength(2);
});

test('where they count something else they say that', async () => {
  await showAt('/', <Leaves green={4} all={10} label="4 of 10 right" />);
  expect(screen.getByRole('img', { name: '4 of 10 right' }).querySelectorAll('svg')).toHaveLength(10);
});

test.each([
  [0, 0],
  [16, 1],
  [45, 2],
  [100, 5],
])('%i percent of a unit are %i leaves', (percent, leaves) => {
  expect(leavesFor(percent)).toBe(leaves);
});
