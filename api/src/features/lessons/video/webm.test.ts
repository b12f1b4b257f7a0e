import { expect, test } from 'vitest';
import { elementIn, isWebmHead } from './webm.ts';

const element = (id: string, body: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | body.length]), body]);
const headOf = (...parts: Buffer[]) => element('1a45dfa3', Buffer.concat(parts));
const type = (word: string) => element('4282', Buffer.from(word, 'latin1'));

test.each([
  ['a WebM', headOf(type('webm')), true],
  ['a WebM whose type is filled up', headOf(type('webm\0\0')), true],
  ['one with something before its type', headOf(element('4286', Buffer.from([1])), type('webm')), true],
  ['Matroska, which may hold anything', headOf(type('matroska')), false],
  ['Matroska that says webm elsewhere', headOf(type('matroska'), type('webm')), false],
  ['a longer word', headOf(type('webmaster')), false],
  ['a head without a type', headOf(element('4286', Buffer.from([1]))), false],
  ['a type that is cut off', headOf(type('webm')).subarray(0, -1), false],
  ['other bytes', Buffer.alloc(64, 7), false],
  ['nothing', Buffer.alloc(0), false],
])('the head of %s is told', (_, bytes, isWebm) => {
  expect(isWebmHead(bytes)).toBe(isWebm);
});

test('an element is counted from where the bytes begin, and one that is cut off is none', () => {
  const bytes = Buffer.concat([Buffer.alloc(3), element('ae', Buffer.from('two'))]);
  expect(elementIn(bytes, 3, bytes.length)).toEqual({ id: 0xae, body: 5, end: 8 });
  expect(elementIn(bytes, 3, 4)).toBeNull();
  expect(elementIn(Buffer.from('1f43b67501ffffffffffffff', 'hex'), 0, 12)).toEqual({
    id: 0x1f43b675,
    body: 12,
    end: null,
  });
});
