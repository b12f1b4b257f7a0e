import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersApart } from '#texts/letters-apart.ts';

test.each([
  ['', '', 0],
  ['cat', '', 3],
  ['cat', 'act', 1],
  ['kitten', 'sitting', 3],
])('%j and %j are %i apart', (one, other, apart) => {
  expect(lettersApart(one, other)).toBe(apart);
});

const word = fc.string({ maxLength: 10 });

test('only the same word is none apart, and both directions are the same', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(lettersApart(one, other)).toBe(lettersApart(other, one));
      expect(lettersApart(one, other) === 0).toBe(one === other);
      expect(lettersApart(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

test('a cap changes nothing below it', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 5 }), (one, other, most) => {
      expect(lettersApart(one, other, most)).toBe(Math.min(lettersApart(one, other), most + 1));
    }),
  );
});
