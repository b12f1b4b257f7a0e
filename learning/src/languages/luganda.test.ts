import { expect, test } from 'vitest';
import { lugandaList, lugandaMonths, lugandaWeekdays } from './luganda.ts';

test.each([
  [[], ''],
  [['omuti'], 'omuti'],
  [['omuti', 'enkoko'], 'omuti n’enkoko'],
  [['omuti', 'enkoko', 'Kato'], 'omuti, enkoko ne Kato'],
])('%j is listed as %j', (things, list) => {
  expect(lugandaList(things)).toBe(list);
});

test('twelve months and seven weekdays have names of their own, and no short day reads as an English one', () => {
  expect(new Set(lugandaMonths).size).toBe(12);
  for (const form of ['long', 'short', 'narrow'] as const)
    expect(new Set(lugandaWeekdays.map((day) => day[form])).size).toBe(7);
  const english = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  expect(lugandaWeekdays.filter(({ short }) => english.includes(short))).toEqual([]);
});
