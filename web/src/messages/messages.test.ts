import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentence, Sentences } from '@afrolearn/learning/languages/sentence.ts';
import { expect, test } from 'vitest';

const features = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const others = languageCodes.filter((code) => code !== 'en');

const textsOf = async (feature: string, code: string): Promise<Sentences> =>
  ((await import(`./${feature}/${code}.ts`)) as { texts: Sentences }).texts;

const forms = (text: Sentence): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const problems = (english: Sentences, own: Sentences): string[] => {
  const stray = Object.keys(own).filter((key) => !(key in english));
  const found = stray.map((key) => `${key} is not English`);
  for (const [key, text] of Object.entries(english)) {
    const other = own[key];
    if (other === undefined) {
      found.push(`${key} is missing`);
      continue;
    }
    const wanted = holes(forms(text).at(-1) ?? '').join();
    for (const form of forms(other)) {
      if (form.trim() === '') found.push(`${key} is empty`);
      if (holes(form).join() !== wanted) found.push(`${key} has other holes`);
    }
  }
  return found;
};

test('a feature has one file for each language, and nothing beside them', () => {
  expect(features.length).toBeGreaterThan(15);
  const files = languageCodes.map((code) => `${code}.ts`).sort();
  for (const feature of features)
    expect([feature, ...readdirSync(`${import.meta.dirname}/${feature}`).sort()]).toEqual([
      feature,
      ...files,
    ]);
});

test.each(features.flatMap((feature) => others.map((code): [OtherLanguage, string] => [code, feature])))(
  '%s has every key and hole that the English of %s has, and no other',
  async (code, feature) => {
    expect(problems(await textsOf(feature, 'en'), await textsOf(feature, code))).toEqual([]);
  },
);

test('control: a missing key, an empty text, a lost hole and a stray key are all found', () => {
  const english = {
    skip: 'Skip',
    hi: 'Hi {name}',
    home: 'Home',
    days: { one: '{count} day', other: '{count} days' },
  };
  const broken = { hi: 'Hujambo', home: ' ', days: { other: 'siku' }, stray: 'x' };
  expect(problems(english, broken).sort()).toEqual([
    'days has other holes',
    'hi has other holes',
    'home is empty',
    'skip is missing',
    'stray is not English',
  ]);
});

const root = join(import.meta.dirname, '..', '..', '..');
const codeIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^(?:messages|testing)[/\\]/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Whether code names a key: as a word of its own, as a property, or by a template such as `${page}.title`. */
const usesOf = (code: readonly string[]): ((key: string) => boolean) => {
  const all = code.join('\n');
  const words = new Set(
    [...all.matchAll(/'(?=([\w ./-]+)')|texts\.(\w+)/g)].map(([, word, name]) => word ?? name),
  );
  const templates = [...all.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
    .map(([first = '', ...rest]) => ({ first, last: rest.at(-1) ?? '' }))
    .filter(({ first, last }) => /^[a-z]\w+\.?$/.test(first) || /^[.A-Z]\w+$/.test(last));
  return (key) =>
    words.has(key) || templates.some(({ first, last }) => key.startsWith(first) && key.endsWith(last));
};

test('every text is said by some code', async () => {
  const isUsed = usesOf([...codeIn('web/src'), ...codeIn('learning/src')]);
  const found = await Promise.all(
    features.map(async (feature) =>
      Object.keys(await textsOf(feature, 'en'))
        .filter((key) => !isUsed(key))
        .map((key) => `${feature}.${key}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test('control: a text that nobody says is found', () => {
  const code = [
    "say('hop'); say(`leap.$",
    '{how}`); say(`$',
    '{one} of $',
    '{all}`); landing.texts.jump;',
  ].join('');
  const isUsed = usesOf([code]);
  expect(['hop', 'leap.high', 'jump', 'crawl'].filter((key) => !isUsed(key))).toEqual(['crawl']);
});
