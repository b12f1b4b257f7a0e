import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalForms, fraction, inLowestTerms } from '#practice/fraction.ts';
import { numberOfWords, valueOfText } from '#practice/testing/reading.ts';
import { counted, decimal, inWords, listed, power, withArticle, written } from '#practice/write.ts';
import { readNumber } from '#quizzes/numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [99_999_999, '99,999,999'],
  [-1250, '−1,250'],
  [0.1 + 0.2, '0.3'],
  [1234.5, '1,234.5'],
])('%d is written %s', (value, text) => {
  expect(written(value)).toBe(text);
});

test('what is written is read back by grading', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.nat(3), (digits, places) => {
      const value = digits / 10 ** places;
      expect(readNumber(written(value))?.value).toBeCloseTo(value, 6);
    }),
  );
});

test('a decimal keeps its columns, and words their numbers', () => {
  expect([decimal(3.5, 2), decimal(12, 1), decimal(-0.25, 3)]).toEqual(['3.50', '12.0', '−0.250']);
  expect([power(2, 10), listed(['4', '9', '12']), listed(['a', 'b'], 'or')]).toEqual([
    '2¹⁰',
    '4, 9 and 12',
    'a or b',
  ]);
  expect([withArticle('orange'), withArticle('hen')]).toEqual(['an orange', 'a hen']);
  const ten = { one: 'ten', many: 'tens' };
  expect([counted(1, ten), counted(0, ten), counted(1200, ten)]).toEqual(['1 ten', '0 tens', '1,200 tens']);
});

test('numbers are told in words as in our schools', () => {
  expect(inWords(1_040_306)).toBe('one million forty thousand three hundred and six');
  expect([inWords(0), inWords(107), inWords(20_015)]).toEqual([
    'zero',
    'one hundred and seven',
    'twenty thousand and fifteen',
  ]);
  fc.assert(
    fc.property(fc.nat(999_999_999), (value) => {
      expect(numberOfWords(inWords(value))).toBe(value);
    }),
  );
});

test('every form of a fraction has its value, and the simplest stands first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (top, bottom) => {
      const forms = equalForms(fraction(top, bottom));
      expect(forms[0]).toBe(inLowestTerms(fraction(top, bottom)));
      expect(forms).toContain(`${top}/${bottom}`);
      for (const form of forms) expect(valueOfText(form)).toBeCloseTo(top / bottom, 9);
    }),
  );
});
