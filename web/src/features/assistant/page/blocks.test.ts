import { expect, test } from 'vitest';
import { isWide } from './blocks.ts';

const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
  ({ kind: 'table', head, rows }) as const;
const numbers = Array.from({ length: 10 }, (_, at) => String(at + 1));

test('a square of numbers stays on upright paper, a table of many columns with words does not', () => {
  expect(isWide(table(numbers, numbers))).toBe(false);
  expect(isWide(table(numbers, [...numbers.slice(1), 'a hundred']))).toBe(true);
  expect(isWide(table(numbers.slice(3), ['a hundred']))).toBe(false);
  expect(isWide({ kind: 'text', text: 'a hundred' })).toBe(false);
});
