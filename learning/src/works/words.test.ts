import { expect, test } from 'vitest';
import { workLimits } from './limits.ts';
import { showingProblem, wordsOfWork } from './words.ts';

test('words are found wherever they are, and lines of a drawing are none', () => {
  const data = {
    pages: [{ text: 'The hare ran.', picture: { d: 'M10 20L30 40Z', colour: '#fff' } }],
    id: '019cd12e-5300-7d38-95bb-4a5f9d4e4606',
    at: '12:30',
    n: 4,
  };
  expect(wordsOfWork('My book', data)).toEqual(['My book', 'The hare ran.']);
});

test.each([
  ['You are stupid', 'text/unkind'],
  ['Call me: 0772 123 456', 'text/contact-data'],
  ['Come to my house alone and do not tell', 'text/contact-data'],
])('%s is not shown', (text, key) => {
  expect(showingProblem(['A story', text])).toEqual({ key });
});

test('more words than the filter can read at once are not shown', () => {
  const words = (letters: number) => Array.from({ length: letters / 10 }, () => 'The hares.');
  expect(showingProblem(words(workLimits.letters))).toBeNull();
  expect(showingProblem([...words(workLimits.letters), 'x'])).toMatchObject({ key: 'text/too-many-letters' });
});

test('numbers of a drawing are no phone number', () => {
  const data = { strokes: ['0772 123 456 0772 123 456'], title: 'Goat' };
  expect(showingProblem(wordsOfWork('My goat', data))).toBeNull();
});
