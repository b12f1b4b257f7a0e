import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainWords } from '#features/content/index.ts';
import { nearWords, vocabularyOf } from './near-words.ts';
import { searchQuery } from './search-query.ts';

test.each([
  ['2½ litres', ['2', '1', '2', 'litres']],
  ['ŉ hond', ['n', 'hond']],
  ['⑴⑴', ['1', '1']],
  ['Élève ŊŊOMBE', ['eleve', 'ngngombe']],
  ["Qur'an Qur’an ng'ombe", ['quran', 'quran', 'ngombe']],
  ['Plants & soil: hydro-power', ['plants', 'soil', 'hydro', 'power']],
  ['İstanbul straße ＡＢＣ', ['istanbul', 'strasse', 'abc']],
  ['', []],
])('the plain words of %j are %j', (text, words) => {
  expect(plainWords(text)).toEqual(words);
});

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const onlyLettersAndDigits = /^[\p{L}\p{N}]+$/u;
const signs = /[&|!():*<>'"\\\s]/;

test('of any text only letters and digits remain, and making it plain once more changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = plainWords(text);
      for (const word of words) {
        expect(word).toMatch(onlyLettersAndDigits);
        expect(word).not.toMatch(signs);
      }
      expect(plainWords(words.join(' '))).toEqual(words);
    }),
    { numRuns: 5000 },
  );
});

test('control: without making it plain, some text does bring a sign along', () => {
  const wrong = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.normalize('NFKD'));
  expect(['⑴⑴', '2½', '⒜'].flatMap(wrong).some((word) => !onlyLettersAndDigits.test(word))).toBe(true);
});

const known =
  'electricity electric water weather whether size skeleton photosynthesis fractions soil jeremiah says yes';
const vocabulary = vocabularyOf(known.split(' '));

test('the question to the database has quoted words and our own signs, whatever was typed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const asked = searchQuery(plainWords(text), vocabulary);
      for (const query of [asked?.all, asked?.some])
        expect((query ?? '').replace(/'[\p{L}\p{N}]+'(:\*)?/gu, 'w')).toMatch(/^[w()|& ]*$/);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['electrisity', 'electricity'],
  ['skelaton', 'skeleton'],
  ['fotosinthesis', 'photosynthesis'],
  ['fracshons', 'fractions'],
  ['wether', 'weather'],
  ['soli', 'soil'],
  ['electrisi', 'electricity'],
])('%s is near %s', (typed, meant) => {
  expect(nearWords(typed, vocabulary)).toContain(meant);
});

test.each(['zzzz', 'zzyzx', 'qwerty', 'xx', 'sss'])('%s is near nothing', (typed) => {
  expect(nearWords(typed, vocabulary)).toEqual([]);
});

test('a word that nobody searches for is no correction', () => {
  expect(nearWords('wether', vocabularyOf(['whether', 'weather']))).toEqual(['weather']);
});
