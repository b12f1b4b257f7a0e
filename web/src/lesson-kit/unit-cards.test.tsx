import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unitReply } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { UnitCards } from './unit-cards.tsx';

const { subject: _s, grade: _g, topics: _t, items: _i, ...unit } = unitReply;

test.each([
  [0, 'Being written'],
  [2, '2 of 5 ready'],
  [5, 'Ready'],
])('a unit with %i of 5 lessons written is marked %j', async (written, mark) => {
  await showAt('/', <UnitCards units={[{ ...unit, written }]} />);
  expect(screen.getByText(mark)).toBeTruthy();
});
