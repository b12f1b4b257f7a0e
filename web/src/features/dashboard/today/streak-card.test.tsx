import type { Today } from '@afrolearn/contract/today.ts';
import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { card, freshDevice, says, show } from '../testing/show-day.tsx';

beforeEach(freshDevice);

const monday = '2026-03-09';
const week = (...states: Today['week'][number]['state'][]) =>
  states.map((state, at) => ({ day: addDays(monday, at), state }));
const days = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((day) => day.querySelector('.vh')?.textContent);

test('says how many days in a row, and each day in words', async () => {
  await show(
    says({
      week: week('active', 'active', 'kept', 'active', 'ahead'),
      streak: { days: 4, shields: 0, activeToday: true },
      opened: ['u7-l1'],
    }),
  );
  await card();
  expect(days('4 school days in a row')).toEqual([
    'Monday: you learned',
    'Tuesday: you learned',
    'Wednesday: your shield kept it',
    'Thursday: you learned',
    'Friday: to come',
  ]);
  expect(screen.getByText('Your shield kept Wednesday safe.')).toBeDefined();
});

test('a newcomer has a first day, nobody has a lost one', async () => {
  await show();
  await card();
  expect(screen.getByRole('region', { name: 'Your first school day' })).toBeDefined();
  cleanup();
  await show(says({ opened: ['u7-l1'] }));
  await card();
  expect(screen.getByRole('region', { name: 'A new start' })).toBeDefined();
});
