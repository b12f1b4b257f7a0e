import { expect, test } from 'vitest';
import { faultsOfDraft, mostLetters, sentenceOfDraft, type Translation } from './draft.ts';
import { readBanned } from './glossary.ts';

const banned = readBanned(`
## Words that are not used

| language | not | but |
|---|---|---|
| sw | kidato | darasa |
`);
const place = (more: Partial<Translation> = {}): Translation => ({
  language: 'sw',
  table: 'web/today',
  key: 'hello',
  english: 'Hello, {name}',
  own: 'Hujambo, {name}',
  ...more,
});
const days = place({
  english: { one: '{count} day', other: '{count} days' },
  own: 'Siku {count}',
});
const french = (key: string, table: string) =>
  place({ language: 'fr', table, key, english: 'Write your name, please.', own: 'Nom' });

test.each<[string, readonly string[], Translation, readonly object[]]>([
  ['a good text has no fault', ['Habari, {name}'], place(), []],
  ['an empty text', ['  '], place(), [{ key: 'draft/empty', form: 0 }]],
  [
    'a lost hole',
    ['Habari'],
    place(),
    [{ key: 'draft/holes', values: { holes: '{name}', has: '–' }, form: 0 }],
  ],
  [
    'a hole that was translated',
    ['Habari, {jina}'],
    place(),
    [{ key: 'draft/holes', values: { holes: '{name}', has: '{jina}' }, form: 0 }],
  ],
  [
    'half a hole',
    ['Habari, {name} {'],
    place(),
    [{ key: 'draft/holes', values: { holes: '{name}', has: '{name} {' }, form: 0 }],
  ],
  [
    'a hole where there is none',
    ['Hifadhi {x}'],
    place({ english: 'Save', own: 'Hifadhi' }),
    [{ key: 'draft/no-holes', form: 0 }],
  ],
  ['a line break', ['Habari,\n{name}'], place(), [{ key: 'draft/signs', form: 0 }]],
  ['a sign that turns the line around', ['Habari, \u202e{name}'], place(), [{ key: 'draft/signs', form: 0 }]],
  [
    'a plural form too few',
    ['Siku {count}'],
    days,
    [{ key: 'draft/forms', values: { wanted: 2, has: 1 }, form: 0 }],
  ],
  [
    'the second form alone',
    ['Siku {count}', 'Siku'],
    days,
    [{ key: 'draft/holes', values: { holes: '{count}', has: '–' }, form: 1 }],
  ],
  [
    'a word that was replaced',
    ['Kidato cha {name}'],
    place(),
    [{ key: 'draft/word', values: { word: 'kidato', instead: 'darasa' }, form: 0 }],
  ],
  ['vous to a learner', ['Écrivez votre nom.'], french('hello', 'web/today'), [{ key: 'draft/tu', form: 0 }]],
  [
    'tu to an adult',
    ['Écris ton nom.'],
    french('lead', 'web/administration'),
    [{ key: 'draft/vous', form: 0 }],
  ],
  [
    'a noun that would have to agree',
    ['Majibu {right}'],
    place({ english: 'Right: {right}' }),
    [{ key: 'draft/agrees', form: 0 }],
  ],
])('%s', (_, draft, translation, faults) => {
  expect(faultsOfDraft(draft, translation, banned)).toEqual(faults);
});

test('a text may be twice as long as the English and some more, and never less than it is now', () => {
  expect(mostLetters({ english: 'Save', own: 'Hifadhi' })).toBe(38);
  expect(mostLetters({ english: 'Save', own: 'x'.repeat(60) })).toBe(60);
  const save = place({ english: 'Save', own: 'Hifadhi' });
  expect(faultsOfDraft(['x'.repeat(38)], save, [])).toEqual([]);
  expect(faultsOfDraft(['x'.repeat(39)], save, [])).toEqual([
    { key: 'draft/too-long', values: { most: 38 }, form: 0 },
  ]);
});

test('two forms that are the same are one text, unless it had two of one wording before', () => {
  expect(sentenceOfDraft(['Siku {count}', 'Siku {count}'], days)).toBe('Siku {count}');
  expect(sentenceOfDraft(['Siku {count}', 'Masiku {count}'], days)).toEqual({
    one: 'Siku {count}',
    other: 'Masiku {count}',
  });
  expect(sentenceOfDraft(['Habari, {name}'], place())).toBe('Habari, {name}');
});
