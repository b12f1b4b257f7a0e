import { expect, test } from 'vitest';
import { unstorableIn } from './read-input.ts';

test.each([
  ['nothing hidden', { name: 'Akello', list: ['a', 1, null, { deep: true }] }, null],
  ['a text by itself', 'a\0b', ''],
  ['a field', { name: 'a\0b' }, 'name'],
  ['deep in a list', { pages: [{ title: 'a' }, { title: 'b', lines: ['c', 'd\0'] }] }, 'pages.1.lines.1'],
  ['half a letter', { name: '\ud800' }, 'name'],
  ['the name of a field: told where it stands', { about: { 'a\0': 'b' } }, 'about'],
])('finds what no table can keep: %s', (_, value, where) => {
  expect(unstorableIn(value)).toBe(where);
});
