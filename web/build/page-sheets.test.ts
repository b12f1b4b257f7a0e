import { expect, test } from 'vitest';
import { sheetTags } from './page-sheets.ts';

const sheets = [
  { file: 'assets/a.css', text: 'p{color:red}' },
  { file: 'assets/b.css', text: 'p{color:teal}' },
  { file: 'assets/c.css', text: 'p{}' },
];

test('sheets travel in the page as long as there is room, the others are named, all in their order', () => {
  const { tags, inside } = sheetTags(sheets, 24);
  expect(tags).toEqual([
    '<style data-href="/assets/a.css">p{color:red}</style>',
    '<link rel="stylesheet" href="/assets/b.css">',
    // It would fit, but it comes after a linked one and must keep that order.
    '<link rel="stylesheet" href="/assets/c.css">',
  ]);
  expect(inside).toEqual(['p{color:red}']);
});

test('a page without room names them all', () => {
  expect(sheetTags(sheets, 0).inside).toEqual([]);
});

test('a sheet that would end its own tag stops the build', () => {
  const text = 'p:after{content:"</STYLE>"}';
  expect(() => sheetTags([{ file: 'assets/a.css', text }], 100)).toThrow('assets/a.css');
});
