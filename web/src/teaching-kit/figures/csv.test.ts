import { expect, test } from 'vitest';
import { rowsAsCsv } from './csv.ts';

test('cells are escaped: quotes, commas, lines, and what a spreadsheet would run', () => {
  expect(
    rowsAsCsv([
      ['Name', 'Progress'],
      ['Okello "J", James', 34],
      ['=1+1', null],
      ['@sum', -1],
    ]),
  ).toBe('Name,Progress\r\n"Okello ""J"", James",34\r\n"\'=1+1",\r\n"\'@sum","\'-1"\r\n');
});
