import { expect, test } from 'vitest';
import {
  cleanLine,
  cleanText,
  lineProblem,
  missingBeforeSharing,
  textProblem,
  titleProblem,
} from '#lessons/own.ts';

test('a title has 1 to 120 letters, whatever alphabet', () => {
  expect(titleProblem('')).toEqual({ key: 'title/missing' });
  for (const title of [
    'x² and ½',
    'Ñame: a story',
    'Ebibala 🥭',
    '3 < 5',
    'ኢትዮጵያ',
    'π',
    'a'.repeat(120),
    '😀'.repeat(120),
  ])
    expect(titleProblem(title), title).toBeNull();
  expect(titleProblem('a'.repeat(121))).toEqual({ key: 'text/too-many-letters', values: { most: 120 } });
});

test.each([
  'a\u202eb',
  'a\u200bb',
  'a\u2066b',
  'a\u0000b',
  'a\ue000b',
  'a\u{e0041}b',
  `a${'\u0301'.repeat(9)}`,
])('the hidden sign in %j is told', (text) => {
  expect(titleProblem(text)).toEqual({ key: 'text/hidden' });
  expect(textProblem(text)).toEqual({ key: 'text/hidden' });
  expect(lineProblem(text, 10, '')).toEqual({ key: 'text/hidden' });
});

test('the word filter looks at titles; a text may name the parts of the body', () => {
  expect(titleProblem('You are stupid')).toEqual({ key: 'title/unkind' });
  expect(titleProblem('<b>Soil</b>')).toEqual({ key: 'title/plain-words' });
  expect(textProblem('The vagina and the penis are organs.')).toBeNull();
});

test('a text has at most 50,000 letters, and lines of one kind', () => {
  expect(textProblem('é'.repeat(50_000))).toBeNull();
  expect(textProblem('é'.repeat(50_001))).toEqual({
    key: 'text/too-many-letters',
    values: { most: '50,000' },
  });
  expect(cleanText(' a\r\nb\rc \n')).toBe('a\nb\nc');
  expect(cleanLine(' Ade\u0301\n  bayo ')).toBe('Adé bayo');
});

test('before others may see it, a quiz needs a question, a video its film, a reading its text', () => {
  const empty = { content: null, url: null, questions: [], scenes: [] };
  expect(missingBeforeSharing({ ...empty, type: 'quiz' })).toHaveProperty('questions');
  expect(missingBeforeSharing({ ...empty, type: 'video', content: 'x' })).toHaveProperty('url');
  expect(missingBeforeSharing({ ...empty, type: 'reading' })).toHaveProperty('content');
  expect(missingBeforeSharing({ ...empty, type: 'quiz', questions: [1] })).toBeNull();
  expect(missingBeforeSharing({ ...empty, type: 'video', url: 'https://a' })).toBeNull();
  expect(missingBeforeSharing({ ...empty, type: 'reading', content: 'x' })).toBeNull();
  expect(missingBeforeSharing({ ...empty, type: 'video', scenes: [1] })).toBeNull();
});
