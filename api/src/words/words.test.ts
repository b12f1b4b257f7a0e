import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FaultKey, type FieldFault, faults } from '@afrolearn/contract/faults.ts';
import { sayFault } from '@afrolearn/learning/languages/fault.ts';
import type { Sentence } from '@afrolearn/learning/languages/sentence.ts';
import { describe, expect, test } from 'vitest';
import { type English, english, inEnglish, speechFor, translations, type Words } from './words.ts';

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

/** Texts that are rightly the same in two languages: names of people, and words that both have. */
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
    const said = (fault: FieldFault) => sayFault(say.faults, fault);
    expect(said({ key: 'text/too-many-letters', values: { most: 60 } })).toContain('60');
    expect(said({ key: 'options/count', values: { fewest: 2, most: 6 } })).toMatch(/2.*6/);
    // Values are inserted literally, even if they look like a placeholder or a replacement pattern.
    expect(said({ key: 'text/link-not-allowed', values: { link: '{link} $&' } })).toContain('{link} $&');
  });
});

test('English is said as it was written', () => {
  expect(inEnglish.refusals('session/none')).toBe('You are not signed in. Please log in.');
  expect(inEnglish.unitBadge('name', { title: 'Sets' })).toBe('Sets Master');
});

test('a sentence beside a field names exactly the values that its fault carries', () => {
  for (const [key, names] of Object.entries(faults))
    expect([key, ...holesOf(english.faults[key as FaultKey])]).toEqual([key, ...[...names].sort()]);
});

const root = join(import.meta.dirname, '..', '..', '..');
const sources = ['contract/src', 'learning/src', 'api/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|testing[/\\]|api[/\\]src[/\\]words[/\\]/.test(name),
  );

/** Keys that occur only in the table that defines them. */
const unused = (keys: readonly string[], texts: readonly string[]): string[] =>
  keys.filter((key) => texts.reduce((count, text) => count + text.split(`'${key}'`).length - 1, 0) < 2);

test('every refusal and every fault is used by somebody', () => {
  const texts = sources.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(unused([...Object.keys(faults), ...Object.keys(english.refusals)], texts)).toEqual([]);
});

test('control: a key that is listed and used nowhere is found', () => {
  const texts = ["export const faults = { 'hop/missing': [], 'hop/too-high': [] };", "fault('hop/too-high')"];
  expect(unused(['hop/missing', 'hop/too-high'], texts)).toEqual(['hop/missing']);
});
