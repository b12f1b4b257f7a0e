import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageIn } from '#languages/accept-language.ts';
import { languageCodes } from '#languages/languages.ts';

test.each([
  ['sw', 'sw'],
  ['SW', 'sw'],
  ['fr-CD', 'fr'],
  ['fr-CD;q=0.9', 'fr'],
  ['lg-UG, en;q=0.5', 'lg'],
  ['lg', 'lg'],
  ['en;q=0.5, sw;q=0.8', 'sw'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en'],
  ['de, fr;q=0.5', 'fr'],
  ['sw, fr', 'sw'],
  ['sw;q=0, fr;q=0.1', 'fr'],
  ['sw;q=0', 'en'],
  [' sw ; q = 1.000 ', 'sw'],
  ['zh-Hant-TW, *;q=0.1', 'en'],
  ['*', 'en'],
  ['*;q=0.5, fr;q=0.4', 'en'],
  ['*;q=0.4, fr;q=0.5', 'fr'],
  [undefined, 'en'],
  ['', 'en'],
  [',,,', 'en'],
  ['swahili', 'en'],
  ['sw_KE', 'en'],
  ['sw;q=2', 'en'],
  ['sw;q=NaN, fr', 'fr'],
  ['<script>', 'en'],
  ['constructor', 'en'],
])('%j asks for %s', (header, language) => {
  expect(languageIn(header)).toBe(language);
});

test('only the first twenty are read, and a long header is read to its end', () => {
  const many = (count: number, last: string) => [...Array.from({ length: count }, () => 'de'), last].join();
  expect(languageIn(many(19, 'sw'))).toBe('sw');
  expect(languageIn(many(20, 'sw'))).toBe('en');
  for (const long of [
    'a-'.repeat(5_000),
    `sw${' '.repeat(10_000)}x`,
    ';q='.repeat(3_000),
    ','.repeat(10_000),
  ])
    expect(languageIn(long)).toBe('en');
});

test('whatever is sent, the answer is one of ours', () => {
  const strange = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('sw', 'fr-CD', '*', ';q=0.5', ';q=', ',', ' ', '-', 'lg'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(strange, (header) => {
      expect(languageCodes).toContain(languageIn(header));
    }),
  );
});
