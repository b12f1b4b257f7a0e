import { readdirSync } from 'node:fs';
import { drawingWords, englishFor } from '@afrolearn/learning/own-lessons/drawing-words/drawing-words.ts';
import { expect, test } from 'vitest';

const folder = new URL('../../content/figures/', import.meta.url);
const names = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace(/^.*\//, '').replace('.svg', ''));
const words = new Set(names.flatMap((name) => name.split('-')));

test('every word of the table stands in the name of a drawing, and stands there once', () => {
  expect(drawingWords.filter((word) => !words.has(word))).toEqual([]);
  expect(drawingWords.filter((word, at) => drawingWords.indexOf(word) !== at)).toEqual([]);
});

test('nine drawings in ten can be found in each of the other languages', () => {
  const named = new Set(drawingWords);
  const found = names.filter((name) => name.split('-').some((word) => named.has(word)));
  expect(found.length / names.length).toBeGreaterThan(0.9);
});

test.each([
  ['ng\u2019ombe', 'cow'],
  ['ngombe', 'cow'],
  ['ngaali', 'crane'],
  ['ŋaali', 'crane'],
  ['nngaali', 'crane'],
  ['chun', 'orange'],
  ['vache', 'cow'],
  ['nte', 'cow'],
  ['mwalimu', 'teacher'],
  ['ecole', 'school'],
  ['nyany', 'tomato'],
])('%s is %s', (find, english) => {
  expect(englishFor(find)).toContain(english);
});

test('a single letter, and words that nobody says, find nothing', () => {
  expect([englishFor('a'), englishFor('qwertz')]).toEqual([[], []]);
});
