/** The translators' import brings speakers' proposals into the sources. */
import type { PackedText } from '@afrolearn/learning/texts/catalogue.ts';
import { type Spoken, spokenPo } from '@afrolearn/learning/texts/spoken-po.ts';
import { expect, test } from 'vitest';
import { importPo } from './import.ts';
import { textCatalogue } from './pack.ts';
import { markOf, readingsIn } from './readings.ts';
import type { Table } from './tables.ts';
import { allTables } from './tables.ts';

const source = `export const texts = {
  hello: 'Hujambo, {name}',
  'days.left': { one: 'Siku {count}', other: 'Siku {count} zaidi' },
  save: 'Hifadhi',
  open: 'Fungua',
} as const;
`;
const english = {
  hello: 'Hello, {name}',
  'days.left': { one: '{count} day', other: '{count} days' },
  save: 'Save "it"',
  open: 'Open',
};
const own = {
  hello: 'Hujambo, {name}',
  'days.left': { one: 'Siku {count}', other: 'Siku {count} zaidi' },
  save: 'Hifadhi',
  open: 'Fungua',
};
const table: Table = {
  name: 'web/today',
  file: (language) => `today/${language}.ts`,
  path: () => ['texts'],
  texts: { en: english, sw: own, fr: own, lg: own },
};
const texts = (['hello', 'days.left', 'save', 'open'] as const).map(
  (key): PackedText => ({
    table: 'web/today',
    key,
    english: english[key],
    own: own[key],
    mark: markOf(english[key], own[key]),
  }),
);
const spoken = (more: Partial<Spoken>): Spoken => ({
  verdict: 'good',
  proposal: null,
  note: null,
  by: 'Amina Juma',
  at: new Date('2026-11-30T20:00:00Z'),
  ...more,
});
const bring = (found: Record<string, Spoken[]>) =>
  importPo(
    spokenPo('sw', texts, new Map(Object.entries(found))),
    [table],
    'sw',
    { 'web/today.hello': { ask: 'Habari?' } },
    () => source,
  );

test('a reading and a better wording come in with the name and the day', () => {
  const proposal = ['Siku {count} imebaki', 'Siku {count} zimebaki'];
  const answer = bring({
    'web/today.hello': [spoken({})],
    'web/today.days.left': [spoken({ verdict: 'better', proposal, by: null })],
  });
  expect(answer).toMatchObject({
    changed: ['web/today.days.left'],
    readings: {
      'web/today.hello': { by: 'Amina Juma', on: '2026-11-30', mark: markOf(english.hello, own.hello) },
      'web/today.days.left': {
        by: 'a speaker',
        mark: markOf(english['days.left'], { one: 'Siku {count} imebaki', other: 'Siku {count} zimebaki' }),
      },
    },
  });
});

test('who is not sure asks the next speaker, and nothing is changed', () => {
  const answer = bring({ 'web/today.save': [spoken({ verdict: 'unsure', note: 'Tunza?' })] });
  expect(answer).toMatchObject({ changed: [], readings: { 'web/today.save': { ask: 'Tunza?' } } });
});

test('of several the newest is taken, and what the others wrote stands in a comment', () => {
  const found = [
    spoken({ verdict: 'better', proposal: ['Tunza'], note: 'older' }),
    spoken({ verdict: 'better', proposal: ['Weka'], by: 'Juma', at: new Date('2026-12-01T08:00:00Z') }),
  ];
  const file = spokenPo('sw', texts, new Map([['web/today.save', found]]));
  expect(file).toContain('# read by Juma, 2026-12-01\n#. Amina Juma, 2026-11-30: Tunza (older)\nmsgctxt');
  expect(bring({ 'web/today.save': found })).toMatchObject({ changed: ['web/today.save'] });
});

test('a note or a name with line breaks, quotes and commands stays a comment', () => {
  const sly = 'x"\n\nmsgctxt "web/today.open"\nmsgid "Open"\nmsgstr "Funga';
  const answer = bring({
    'web/today.save': [spoken({ verdict: 'better', proposal: ['Tunza "\\n" hii'], note: sly, by: sly })],
  });
  expect(answer).toMatchObject({ changed: ['web/today.save'] });
  expect('files' in answer && answer.files.get('today/sw.ts')).toContain('save: "Tunza \\"\\\\n\\" hii"');
});

test('the packed texts are all texts of each language, with their marks and what is to be asked', async () => {
  const { texts: packed, banned } = await textCatalogue();
  const tables = await allTables();
  const keys = tables.flatMap((one) => Object.keys(one.texts.en));
  for (const language of ['sw', 'fr', 'lg'] as const) {
    expect(packed[language]).toHaveLength(keys.length);
    const asked = Object.values(readingsIn(language)).filter((one) => 'ask' in one);
    expect(packed[language].filter(({ ask }) => ask !== undefined)).toHaveLength(asked.length);
  }
  const [first] = packed.lg;
  expect(first?.mark).toBe(markOf(first?.english ?? '', first?.own ?? ''));
  expect(banned).toContainEqual({
    language: 'sw',
    word: 'kidato',
    instead: expect.stringContaining('darasa'),
  });
});
