import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EntryType, entryId, ownLessonId, parseEntryId, parseOwnLessonId } from '#lessons/ids.ts';

test('ids read as the specification writes them (spec 1 §3)', () => {
  expect(entryId({ unit: 411, type: 'video', n: 2 })).toBe('u411-l2');
  expect(entryId({ unit: 411, type: 'reading', n: 1 })).toBe('u411-r1');
  expect(entryId({ unit: 411, type: 'quiz', n: 1 })).toBe('u411-q1');
});

test('every id that is made can be read back', () => {
  const addresses = fc.record({
    unit: fc.integer({ min: 1, max: 99_999 }),
    type: fc.constantFrom<EntryType>('video', 'reading', 'quiz'),
    n: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(addresses, (address) => {
      expect(parseEntryId(entryId(address))).toEqual(address);
    }),
  );
});

test.each(['', 'u1', 'u1-l', 'u0-l1', 'u1-l0', 'u01-l1', 'u1-x1', 'u1-l1 ', 't12', 'U1-L1', 'u1-l1-2'])(
  '%j is no list item',
  (text) => expect(parseEntryId(text)).toBeUndefined(),
);

test("a teacher's own lesson is t and a number, and nothing else is", () => {
  expect(parseOwnLessonId(ownLessonId(12))).toBe(12);
  for (const text of ['', 't', 't0', 't01', 'T1', 't1 ', 't-1', 't1e3', 't1234567890', 'u1-l1'])
    expect(parseOwnLessonId(text), text).toBeUndefined();
});
