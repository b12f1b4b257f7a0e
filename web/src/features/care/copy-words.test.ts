import { expect, test } from 'vitest';
import { rowWords, type Said, valueWords } from './copy-words.ts';

const said: Said = {
  language: 'en',
  yes: 'yes',
  no: 'no',
  titles: { 'u400-l1': 'Sets of things', '400': 'Sets' },
  names: { '9': 'Okot Paul' },
};

test.each([
  ['item_id', 'u400-l1', 'Sets of things'],
  ['ref', 'unit:400', 'Sets'],
  ['unit_id', 400, 'Sets'],
  ['unit_id', 401, '401'],
  ['viewer_id', 9, 'Okot Paul'],
  ['viewer_id', 10, '10'],
  ['type', 'item.opened', 'item opened'],
  ['payload', { item: 'u400-l1', question: 'u400-l1-c2', answer: 'a goat' }, 'Sets of things, a goat'],
  ['correct', false, 'no'],
  ['day', '2026-11-02', '2 November 2026'],
  ['text', '', ''],
  ['text', null, ''],
])('%s %j is read as %j', (column, value, words) => {
  expect(valueWords(column, value, said)).toBe(words);
});

test('what is empty leaves no gap', () => {
  expect(rowWords({ a: 'one', b: null, c: true }, ['a', 'b', 'c'], said)).toBe('one · yes');
});
