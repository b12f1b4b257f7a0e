import { expect, test } from 'vitest';
import { solve } from '#sums/solve.ts';
import { measureTraps } from '#sums/testing/measure-traps.ts';
import { numberTraps } from '#sums/testing/number-traps.ts';
import { tradeTraps } from '#sums/testing/trade-traps.ts';

const traps = [...tradeTraps, ...numberTraps, ...measureTraps];

test('there are more than 300 traps, and none twice', () => {
  const typed = traps.map(([one]) => one);
  expect(new Set(typed).size).toBe(typed.length);
  expect(typed.length).toBeGreaterThan(300);
});

/** The guards against traps leave these alone. */
test.each([
  ['Okello borrowed sh 100,000 from a bank at 10% for 2 years. find the simple interest', 'sh. 20,000'],
  [
    'A trader bought a shirt at sh 10,000 and sold it at sh 12,500. Find the percentage profit',
    'Profit of 25%',
  ],
  ['a phone costs 200,000. discount is 5%. how much do i pay', 'sh. 190,000'],
  ['marked price 30,000, discount 20%, find selling price', 'sh. 24,000'],
  ['A taxi took 3 hours to cover 180 km. find its speed', '60 km/h'],
  ['a boda covers 30 km in 30 minutes. find its speed in km/h', '60 km/h'],
  ['a cheetah runs 200 m in 8 seconds. what is its speed in m/s', '25 m/s'],
  ['15 books cost 45,000 what is the cost of one book', '3,000'],
  ['average age of 12 years, 14 years and 16 years', '14 years'],
  ['circumference of a circle whose radius is 7 cm', '44 cm'],
  ['perimeter of a circular garden of diameter 70 m', '220 m'],
  ['if x = 3, y = 2; find xy + 1', '7'],
  ['from 8:00 am to 12 noon', '4 h'],
])('%j is answered: %s', (typed, answer) => {
  const reading = solve(typed);
  expect(reading.kind === 'sum' && reading.sum.answer).toBe(answer);
});

/** '?' stands for a question that has no answer, or more than one. */
test.each(traps)('%j is answered with %j, or not at all', (typed, answer) => {
  const reading = solve(typed);
  if (reading.kind === 'sum') expect(reading.sum.answer).toBe(answer);
});

test('a question that is not understood is never called impossible', () => {
  const refused = traps.filter(([typed, answer]) => answer !== '?' && solve(typed).kind === 'none');
  // Two modes are no single mode.
  expect(refused.map(([typed]) => typed)).toEqual(['mode of 2, 2, 3, 3, 4']);
});
