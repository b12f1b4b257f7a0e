import { expect, test } from 'vitest';
import { isUnit } from '#quizzes/numbers.ts';

test.each([
  ['V', 'volts'],
  ['volt', 'V'],
  ['W', 'watts'],
  ['MW', 'megawatts'],
  ['N', 'newtons'],
  ['Newton', 'N'],
  ['joules', 'J'],
  ['cell', 'cells'],
  ['cells', 'cell'],
  ['Metres', 'm'],
  ['kgs', 'kilogram'],
  ['hrs', 'hours'],
  ['mins', 'minute'],
  ['shs', 'shillings'],
  ['km/hrs', 'kph'],
  ['cm2', 'cm²'],
  ['', 'kg'],
  ['per cent', '%'],
])('the unit %j is taken where %j is asked', (typed, asked) => {
  expect(isUnit(typed, asked)).toBe(true);
});

test.each([
  ['m', 'km'],
  ['m', 'ms'],
  ['V', 'W'],
  ['kg', 'newtons'],
  ['cm', 'cm²'],
  ['hours', 'minutes'],
  ['goats', 'cows'],
])('the unit %j is not taken where %j is asked', (typed, asked) => {
  expect(isUnit(typed, asked)).toBe(false);
});
