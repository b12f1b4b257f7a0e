import { expect, test } from 'vitest';
import { bytesOf, workProblem } from './data.ts';
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
