import { expect, test } from 'vitest';
import { birthYears, isBirthYear, monthNumber, months } from './birth.ts';

test('sign-up offers the years 2005 to 2024 (spec 1 §5)', () => {
  expect([birthYears[0], birthYears.at(-1), birthYears.length]).toEqual([2005, 2024, 20]);
  expect(birthYears.every(isBirthYear)).toBe(true);
});

test.each([2004, 1999, 2014.5, 2100, Number.NaN, Number.POSITIVE_INFINITY, -2014, 0])(
  '%s is no year of birth here',
  (year) => {
    expect(isBirthYear(year)).toBe(false);
  },
);

test('a month is known by its name in any case, and by its number, as text or not', () => {
  months.forEach((month, index) => {
    const forms = [month, month.toUpperCase(), ` ${month.toLowerCase()} `, index + 1, String(index + 1)];
    for (const form of forms) expect(monthNumber(form)).toBe(index + 1);
    expect(monthNumber(String(index + 1).padStart(2, '0'))).toBe(index + 1);
  });
});

test.each([
  '',
  ' ',
  '0',
  '13',
  'Marchember',
  'Mar',
  '0x5',
  '1e0',
  '3.0',
  '-1',
  '+5',
  '٣',
  0,
  13,
  1.5,
  -1,
  Number.NaN,
  1e21,
])('%j is no month', (value) => expect(monthNumber(value)).toBeNull());
