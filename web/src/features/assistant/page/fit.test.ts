import { expect, test } from 'vitest';
import { fitSheets } from './fit.ts';

test.each([
  ['half a sheet', [50], { sheets: [1], zoom: 1 }],
  ['a sheet and one line', [99], { sheets: [1], zoom: 0.97 }],
  ['two full sheets', [185], { sheets: [2], zoom: 1 }],
  ['one sheet and a half', [145], { sheets: [2], zoom: 1 }],
  ['two sheets and a card', [200], { sheets: [2], zoom: 0.97 }],
  ['a part for pupils and one for the teacher', [50, 40], { sheets: [1, 1], zoom: 1 }],
  ['one line too many for the teacher', [50, 97], { sheets: [1, 1], zoom: 0.98 }],
  ['nothing that could be measured', [0], { sheets: [1], zoom: 1 }],
])('%s', (_, heights, fit) => expect(fitSheets(heights, 100, 0.8)).toEqual(fit));

test('print is never made smaller than can be read: then the sheet is needed', () => {
  expect(fitSheets([130], 100, 0.8)).toEqual({ sheets: [1], zoom: 0.85 });
  expect(fitSheets([130], 100, 0.9)).toEqual({ sheets: [2], zoom: 1 });
});
