import { expect, test } from 'vitest';
import { addDays, type Day } from '#streaks/days.ts';
import { weekOf } from '#streaks/week.ts';

/* Monday of the second week of a term; the weeks around it have no public holiday. */
const monday = '2026-06-15';
const days = (...places: number[]): Day[] => places.map((place) => addDays(monday, place));
const week = (active: readonly Day[], today: number) =>
  weekOf(active, addDays(monday, today))
    .map(({ state }) => state)
    .join(' ');

test.each([
  ['a newcomer on a Tuesday', [], 1, 'missed ahead ahead ahead ahead'],
  ['Monday and today done', [0, 1], 1, 'active active ahead ahead ahead'],
  ['a missed day without a shield', [0, 2], 3, 'active missed active ahead ahead'],
  [
    'a missed day that a shield of last week kept',
    [-7, -6, -5, -4, -3, 0, 2],
    3,
    'active kept active ahead ahead',
  ],
  ['the second missed day is not kept', [-7, -6, -5, -4, -3, 2], 3, 'kept missed active ahead ahead'],
  ['a Saturday looks back at its week', [0, 1, 2, 3, 4], 5, 'active active active active active'],
  ['a Sunday too', [4], 6, 'missed missed missed missed active'],
])('%s', (_, active, today, states) => expect(week(days(...active), today)).toBe(states));

test('a public holiday was no school day', () => {
  // Martyrs’ Day, a Wednesday.
  expect(weekOf(['2026-06-02'], '2026-06-04').map(({ state }) => state)).toEqual([
    'missed',
    'active',
    'free',
    'ahead',
    'ahead',
  ]);
});

test('names the days of its week', () =>
  expect(weekOf([], addDays(monday, 6)).map(({ day }) => day)).toEqual(days(0, 1, 2, 3, 4)));
