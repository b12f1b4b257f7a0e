import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportPo } from './export.ts';
import { importPo } from './import.ts';
import { markOf, type Readings, readingsIn } from './readings.ts';
import { allTables, root, type Table } from './tables.ts';

const source = `export const texts = {
  hello: 'Hujambo, {name}',
  'days.left': { one: 'Siku {count}', other: 'Siku {count} zaidi' },
  save: 'Hifadhi',
} as const;
`;
const english = {
  hello: 'Hello, {name}',
  'days.left': { one: '{count} day', other: '{count} days' },
  save: 'Save',
};
const own = {
  hello: 'Hujambo, {name}',
  'days.left': { one: 'Siku {count}', other: 'Siku {count} zaidi' },
  save: 'Hifadhi',
};
const table: Table = {
  name: 'web/today',
  file: (language) => `today/${language}.ts`,
  path: () => ['texts'],
  texts: { en: english, sw: own, fr: own, lg: own },
};
const asked: Readings = { 'web/today.save': { ask: 'Tunza?' } };
const file = exportPo([table], 'sw', asked);
const bring = (text: string, readings: Readings = asked) =>
  importPo(text, [table], 'sw', readings, () => source);

test('a file has the English, its context, who reads it, its holes and what is to be asked', () => {
  expect(file).toContain('msgctxt "web/today.days.left"\nmsgid "{count} day"\nmsgid_plural "{count} days"');
  expect(file).toContain(
    "#. hello, on the pages of 'today'. Read by a learner.\n#. Keep as they are: {name}",
  );
  expect(file).toMatch(/# ask a speaker: Tunza\?\n(?:#.*\n)*#, fuzzy\n/);
});

test('what nobody changed comes back as it was', () => {
  expect(bring(file)).toEqual({ files: new Map(), readings: asked, changed: [] });
});

test('a better text stands in its place in the source, and the rest of the file is the same', () => {
  const answer = bring(file.replace('"Siku {count} zaidi"', '"Siku {count} bado"'));
  expect(answer).toMatchObject({ changed: ['web/today.days.left'] });
  const changed = 'files' in answer ? answer.files.get('today/sw.ts') : '';
  expect(changed).toBe(
    source.replace(
      "{ one: 'Siku {count}', other: 'Siku {count} zaidi' }",
      '{ one: "Siku {count}", other: "Siku {count} bado" }',
    ),
  );
});

test('who read a text is kept with the wording that was read, and a changed English clears it', () => {
  const read = file
    .replace('# ask a speaker: Tunza?', '# read by Amina, 2026-11-30')
    .replace('#, fuzzy\n', '');
  const mark = markOf('Save', 'Hifadhi');
  const answer = bring(read);
  const readings = 'readings' in answer ? answer.readings : {};
  expect(readings).toEqual({ 'web/today.save': { by: 'Amina', on: '2026-11-30', mark } });
  expect(exportPo([table], 'sw', readings)).toContain('# read by Amina, 2026-11-30');
  const changed = { ...table, texts: { ...table.texts, en: { ...english, save: 'Save it' } } };
  expect(exportPo([changed], 'sw', readings)).not.toContain('read by Amina');
});

const lineOf = (text: string, id: string) => text.split('\n').indexOf(`msgctxt "${id}"`) + 1;

test.each([
  ['a lost hole', 'Hujambo, {name}', 'Hujambo', 'hello', 'it needs {name} and has –'],
  ['an empty text', '"Hifadhi"', '""', 'save', 'the text is empty'],
  [
    'a plural form too few',
    'msgstr[1] "Siku {count} zaidi"\n',
    '',
    'days.left',
    'it needs 2 plural forms and has 1',
  ],
  ['another English', 'msgid "Save"', 'msgid "Keep"', 'save', 'the English has changed'],
  [
    'an unknown text',
    'msgctxt "web/today.save"',
    'msgctxt "web/today.stray"',
    'stray',
    'there is no such text',
  ],
])('%s is refused by its line, and nothing is changed', (_, from, to, key, what) => {
  const broken = file.replace('Siku {count} zaidi', 'Siku {count} zaidi').replace(from, to);
  const id = `web/today.${key}`;
  const answer = bring(broken);
  expect(answer).toEqual({ errors: [expect.stringContaining(`line ${lineOf(broken, id)}: ${id}: ${what}`)] });
});

test('one fault keeps all other changes back; another language, a second entry and a day in words are faults', () => {
  const both = file.replace('Hujambo, {name}', 'Hujambo').replace('"Hifadhi"', '"Tunza"');
  expect(bring(both)).not.toHaveProperty('files');
  expect(bring(file.replace('Language: sw', 'Language: fr'))).toEqual({
    errors: ["line 1: the file is for 'fr' and not for 'sw'"],
  });
  const twice = `${file}\nmsgctxt "web/today.save"\nmsgid "Save"\nmsgstr "Tunza"\n`;
  expect(bring(twice)).toMatchObject({ errors: [expect.stringContaining('and also on line')] });
  const loose = file
    .replace('# ask a speaker: Tunza?', '# read by Amina yesterday')
    .replace('#, fuzzy\n', '');
  expect(bring(loose)).toMatchObject({
    errors: [expect.stringContaining("write 'read by Name, 2026-11-30'")],
  });
  expect(bring('no PO file at all "')).toMatchObject({
    errors: [expect.stringContaining('no PO file'), expect.anything()],
  });
});

test('a word that the glossary has replaced, and a text that is far too long, are refused by their lines', () => {
  const banned = [{ language: 'sw', word: 'tunza', instead: 'hifadhi' }];
  const line = lineOf(file, 'web/today.save');
  const brought = (words: string) =>
    importPo(file.replace('"Hifadhi"', `"${words}"`), [table], 'sw', asked, () => source, banned);
  expect(brought('Tunza')).toEqual({
    errors: [`line ${line}: web/today.save: 'tunza' is not used: hifadhi`],
  });
  expect(brought('x'.repeat(39))).toEqual({
    errors: [`line ${line}: web/today.save: it has more than 38 letters`],
  });
});

const tables = await allTables();
const readSource = (path: string) => readFileSync(join(root, path), 'utf8');

test.each(['sw', 'fr', 'lg'] as const)(
  '%s: every text goes out and comes back, and is found in its source',
  (code) => {
    const readings = readingsIn(code);
    const whole = exportPo(tables, code, readings);
    expect(importPo(whole, tables, code, readings, readSource)).toMatchObject({ changed: [], readings });
    const keys = tables.flatMap(({ texts }) => Object.keys(texts.en));
    expect(whole.match(/^msgctxt /gm)).toHaveLength(keys.length);
    const mended = importPo(
      whole.replace(/^msgstr(?:\[1\])? "(?=.)/gm, '$&~ '),
      tables.filter(({ name }) => name.startsWith('server/') || name === 'growth'),
      code,
      readings,
      readSource,
    );
    expect('errors' in mended && mended.errors.filter((line) => !line.includes('no such text'))).toEqual([]);
  },
);

test('every reading is of a text that exists', () => {
  const ids = new Set(
    tables.flatMap(({ name, texts }) => Object.keys(texts.en).map((key) => `${name}.${key}`)),
  );
  for (const code of ['sw', 'fr', 'lg'] as const)
    expect(Object.keys(readingsIn(code)).filter((id) => !ids.has(id))).toEqual([]);
});
