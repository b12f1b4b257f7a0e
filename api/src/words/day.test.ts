import { expect, test } from 'vitest';
import { dayWords } from './day.ts';

test.each([
  ['en', '20 November'],
  ['sw', '20 Novemba'],
  ['fr', '20 novembre'],
  ['lg', '20 Novemba'],
] as const)('%s: the day stands before the month', (language, words) => {
  expect(dayWords(language, '2026-11-20')).toBe(words);
});
