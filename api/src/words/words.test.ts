import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '@afrolearn/learning/languages/sentence.ts';
import { describe, expect, test } from 'vitest';
import { type English, english, type Words } from './english.ts';
import { fieldIn, holesIn, inEnglish, isKnownField, speechFor, translations } from './words.ts';

const others = Object.keys(translations) as (keyof typeof translations)[];
const formsOf = (sentence: Sentence): string[] =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence);
const holesOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

type Row = { name: string; english: Sentence; own: Sentence };
const rowsOf = (words: Words): Row[] =>
  (Object.keys(english) as (keyof English)[]).flatMap((part) =>
    Object.entries<Sentence>(english[part]).map(([key, sentence]) => ({
      name: `${part}.${key}`,
      english: sentence,
      own: (words[part] as Record<string, Sentence>)[key] ?? '',
    })),
  );

/** What is the same in two languages for a reason: names of people, and words that both have. */
const sameOnPurpose = [/^avatars\.african-\d$/, /^badges\.baobab$/, /^avatars\.animal-7$/];

describe.each(others)('%s', (language) => {
  const rows = rowsOf(translations[language]);

  test('every sentence has the holes of its English, in each of its forms, and none is empty', () => {
    const wrong = rows.filter(({ english: sentence, own }) => {
      const wanted = holesOf(formsOf(sentence).at(-1) ?? '').join();
      return formsOf(own).some((form) => form.trim() === '' || holesOf(form).join() !== wanted);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('nothing was left in English', () => {
    const same = rows.filter(({ english: sentence, own }) =>
      formsOf(own).some((form) => formsOf(sentence).includes(form)),
    );
    expect(
      same.map(({ name }) => name).filter((name) => !sameOnPurpose.some((one) => one.test(name))),
    ).toEqual([]);
  });

  test('a sentence ends as its English does', () => {
    const ending = (text: string) => /[.!?:,]$/.exec(text)?.[0] ?? '';
    const wrong = rows.filter(
      ({ english: sentence, own }) => ending(formsOf(sentence)[0] ?? '') !== ending(formsOf(own)[0] ?? ''),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('every refusal and field is said, with what stands in its holes', () => {
    const say = speechFor({ headers: { 'accept-language': language } });
    expect(say.language).toBe(language);
    expect(say.refusals('session/none')).toBe(translations[language].refusals['session/none']);
    expect(fieldIn(say, 'Please use at most 60 letters.')).toContain('60');
    expect(fieldIn(say, 'Please leave out ‘🦁’. Pictures cannot be used in a name.')).toContain('🦁');
    expect(fieldIn(say, 'Please give 2 to 6 options.')).toMatch(/2.*6/);
    expect(fieldIn(say, 'Still to do: Sets, Reading 1.')).toContain('Sets, Reading 1');
    // A name that looks like a hole or a pattern is only a name.
    expect(fieldIn(say, 'The link ‘{link} $&’ leads to a place that is not allowed here.')).toContain(
      '{link} $&',
    );
  });

  test('what the schema library says by itself is told as something to check, not in English', () => {
    const say = speechFor({ headers: { 'accept-language': language } });
    for (const strange of [
      'Invalid input: expected string, received undefined',
      '',
      'constructor',
      'x'.repeat(99_999),
    ])
      expect(fieldIn(say, strange)).toBe(translations[language].fields['Please check this.']);
  });
});

test('English is said as it was written, and what nobody listed is something to check', () => {
  expect(fieldIn(inEnglish, 'Invalid input')).toBe('Please check this.');
  expect(inEnglish.refusals('session/none')).toBe('You are not signed in. Please log in.');
  expect(inEnglish.unitBadge('name', { title: 'Sets' })).toBe('Sets Master');
});

test('the values in a sentence are found again, and only in that sentence', () => {
  expect(holesIn('{title} Master', 'Simple circuits Master')).toEqual({ title: 'Simple circuits' });
  expect(holesIn('{title} Master', 'Simple circuits')).toBeNull();
  expect(holesIn('Is it {n}?', 'Is it 3?')).toEqual({ n: '3' });
  expect(holesIn('Is it {n}?', 'Is i3')).toBeNull();
});

/** Every sentence in the sources from which fields take their words; `${…}` counts as a hole. */
const sentencesIn = (source: string): string[] => {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\b(?:says|description):\s*(?:'[^'\n]*'|`[^`]*`)/g, '');
  return [...code.matchAll(/'([A-Z][^'\n]* [^'\n]*[.?!])'|`([A-Z][^`\n]* [^`\n]*[.?!])`/g)].map(
    ([, plain, template]) => plain ?? (template ?? '').replace(/\$\{[^}]*\}/g, '7'),
  );
};

const sources = [
  'contract/src',
  'learning/src/people',
  'learning/src/lessons',
  'learning/src/safety',
  'api/src/features',
  'api/src/http',
];
const root = join(import.meta.dirname, '..', '..', '..');
/* Their sentences are for the operator at a keyboard, or in English for the readers of the API. */
const notForFields =
  /\.test\.ts$|testing[/\\]|refusals\.ts$|founding[/\\]|demo[/\\]|docs-page\.ts$|openapi\.ts$/;

test('every sentence that a field can say stands in the list', () => {
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => name.endsWith('.ts') && !notForFields.test(name)),
  );
  const said = files.flatMap((file) =>
    sentencesIn(readFileSync(join(root, file), 'utf8')).map((sentence) => ({ file, sentence })),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter(({ sentence }) => !isKnownField(sentence))).toEqual([]);
});

test('a sentence that nobody listed is found', () => {
  const hole = '$' + '{most}';
  const planted = `z.string('Please hop on one leg.').max(9, \`Please hop ${hole} times.\`); /* 'Please do not.' */`;
  expect(sentencesIn(planted)).toEqual(['Please hop on one leg.', 'Please hop 7 times.']);
  expect(sentencesIn(planted).some(isKnownField)).toBe(false);
});
