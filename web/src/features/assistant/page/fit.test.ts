import { expect, test } from 'vitest';
import { fitSheets, type Part, type Piece } from './fit.ts';

/** Pieces below each other; smaller print makes all of them lower. */
const stack = (...heights: number[]): Part => {
  let top = 0;
  return heights.map((height): Piece => {
    const piece = { top, bottom: top + height };
    top = piece.bottom;
    return piece;
  });
};
const smaller = (part: Part, zoom: number): Part =>
  part.map(({ top, bottom, ...piece }) => ({ ...piece, top: top * zoom, bottom: bottom * zoom }));
const fit = (parts: readonly Part[], least = 0.8) =>
  fitSheets((zoom) => parts.map((part) => smaller(part, zoom)), 100, least);

test.each<[string, Part[], ReturnType<typeof fit>]>([
  ['half a sheet', [stack(50)], { sheets: [1], zoom: 1 }],
  ['a sheet and one line', [stack(60, 36, 6)], { sheets: [1], zoom: 0.96 }],
  ['two full sheets', [stack(95, 90)], { sheets: [2], zoom: 1 }],
  ['one sheet and a half', [stack(95, 50)], { sheets: [2], zoom: 1 }],
  ['two sheets and a question', [stack(50, 48, 48, 48, 12)], { sheets: [2], zoom: 0.9 }],
  ['a part for pupils and one for the teacher', [stack(50), stack(40)], { sheets: [1, 1], zoom: 1 }],
  ['one line too many for the teacher', [stack(50), stack(90, 12)], { sheets: [1, 1], zoom: 0.96 }],
  ['a piece that is taller than a sheet', [stack(150)], { sheets: [2], zoom: 1 }],
  ['nothing that could be measured', [[]], { sheets: [1], zoom: 1 }],
])('%s', (_, parts, expected) => expect(fit(parts)).toEqual(expected));

test('what cannot be cut goes to the next sheet, and is counted there', () => {
  // The sum would fit three sheets.
  expect(fit([stack(60, 60, 60, 60)], 0.95).sheets).toEqual([4]);
  expect(fit([stack(49, 49, 49, 49, 49, 45)], 0.95).sheets).toEqual([3]);
});

test('a heading stays with what it heads, and the head of a table is printed again', () => {
  const [words, heading, table] = stack(60, 8, 40);
  if (words === undefined || heading === undefined || table === undefined) throw new Error('three pieces');
  const part = [words, { ...heading, isHead: true }, table, { top: 108, bottom: 150 }];
  expect(fit([part], 0.98).sheets).toEqual([2]);
  const rows = Array.from({ length: 12 }, (_, at) => ({ top: at * 16, bottom: at * 16 + 16, repeats: 20 }));
  expect(fit([rows], 0.98).sheets).toEqual([3]);
});

test('print is never made smaller than can be read: then the sheet is needed', () => {
  expect(fit([stack(90, 30)])).toEqual({ sheets: [1], zoom: 0.82 });
  expect(fit([stack(90, 30)], 0.9)).toEqual({ sheets: [2], zoom: 1 });
});

test('a sheet that no print saves does not make the others smaller', () => {
  expect(fit([stack(90, 39)], 0.9)).toEqual({ sheets: [2], zoom: 1 });
  expect(fit([stack(90, 39), stack(90, 12)], 0.9)).toEqual({ sheets: [2, 1], zoom: 0.96 });
});
