import { expect, test } from 'vitest';
import { bytesOf, showingProblem, wordsOfWork, workProblem } from './data.ts';
import { workLimits } from './limits.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const filled = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

test.each([
  ['a drawing', { strokes: [{ colour: '#c24e27', points: [1, 2.5, 3] }], mirror: true, name: null }],
  ['nothing yet', {}],
  ['as deep as it may be', { a: nested(workLimits.depth - 1) }],
  ['as large as it may be', filled(workLimits.bytes)],
])('%s is taken', (_, data) => {
  expect(workProblem(data)).toBeNull();
});

test.each([
  ['a list', [1]],
  ['a text', 'a drawing'],
  ['null', null],
  ['too deep', { a: nested(workLimits.depth) }],
  ['an endless number', { a: Number.POSITIVE_INFINITY }],
  ['a function', { a: () => 1 }],
  ['a key that is a sentence', { 'call me': 1 }],
  ['a key of the prototype', JSON.parse('{"__proto__": {"a": 1}}')],
])('%s is no work', (_, data) => {
  expect(workProblem(data)).toEqual({ key: 'work/form' });
});

test('one byte more is too large, and letters count as they are sent', () => {
  expect(workProblem(filled(workLimits.bytes + 1))).toEqual({ key: 'work/too-large' });
  for (const text of ['Ŋŋ', 'kɔ', '“é”', '🥁', 'a\n"b"'])
    expect(bytesOf({ text })).toBe(
      encodeURIComponent(JSON.stringify({ text })).replaceAll(/%../g, 'x').length,
    );
});

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
