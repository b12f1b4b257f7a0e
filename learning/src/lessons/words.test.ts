import { expect, test } from 'vitest';
import { countWords, sentencesOf } from '#lessons/words.ts';

test('words are counted as they are read aloud', () => {
  expect(countWords('Sh. 2,500 is enough - really!')).toBe(5);
  expect(countWords('  ')).toBe(0);
});

test('sentences end at their signs, not at short forms', () => {
  expect(sentencesOf('It costs sh. 500. Is that dear? "No!" said Apio.')).toEqual([
    'It costs sh. 500.',
    'Is that dear?',
    '"No!" said Apio.',
  ]);
  expect(sentencesOf('School begins at 8 a.m. on Monday')).toHaveLength(1);
  expect(sentencesOf('A heading\nA line.')).toEqual(['A heading', 'A line.']);
  expect(sentencesOf('')).toEqual([]);
});
