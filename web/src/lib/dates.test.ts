import { expect, test } from 'vitest';
import { dateText, dayText, hourText, listText, momentText, monthText, weekdayText } from './dates.ts';

const at = new Date(2026, 8, 5, 14, 7).toISOString();

test.each([
  ['en', '5 September 2026', '5 Sept 2026, 14:07', 'September 2026', '5 September'],
  ['sw', '5 Septemba 2026', '5 Sep 2026, 14:07', 'Septemba 2026', '5 Septemba'],
  ['fr', '5 septembre 2026', '5 sept. 2026, 14:07', 'septembre 2026', '5 septembre'],
  ['lg', '5 Sebuttemba 2026', '5 Sebuttemba 2026, 14:07', 'Sebuttemba 2026', '5 Sebuttemba'],
])('%s: the day comes first, and the clock has 24 hours', (language, date, moment, month, day) => {
  expect(dateText(language, at)).toBe(date);
  expect(momentText(language, at)).toBe(moment);
  expect(monthText(language, at)).toBe(month);
  expect(dayText(language, '2026-09-05')).toBe(day);
  expect(hourText(language, at)).toBe('14:07');
});

test.each(['en', 'sw', 'fr', 'lg'])('%s: five short days stand side by side on a phone', (language) => {
  const days = ['16', '17', '18', '19', '20'].map((day) => weekdayText(language, `2026-11-${day}`, 'short'));
  expect(new Set(days).size).toBe(5);
  for (const day of days) expect(day.length, day).toBeLessThanOrEqual(4);
});

test.each([
  ['en', 'M T W T F'],
  ['sw', 'J3 J4 J5 Al Ij'],
  ['fr', 'L M M J V'],
  ['lg', 'B Kb Ks Kn Kt'],
])('%s: the days of a register are told apart as on its own calendars', (language, row) => {
  const days = ['16', '17', '18', '19', '20'].map((day) => weekdayText(language, `2026-11-${day}`, 'narrow'));
  expect(days.join(' ')).toBe(row);
});

test.each([
  ['en', 'a, b, and c'],
  ['sw', 'a, b na c'],
  ['fr', 'a, b et c'],
  ['lg', 'a, b ne c'],
])('%s: a list ends with its own word for and', (language, list) => {
  expect(listText(language, ['a', 'b', 'c'])).toBe(list);
});
