/** Called by the build: the texts of all languages as one file, which the server reads for the page of speakers. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { PackedText, TextCatalogue } from '@afrolearn/learning/texts/catalogue.ts';
import { readBanned } from '@afrolearn/learning/texts/glossary.ts';
import { markOf, readingsIn } from './readings.ts';
import { allTables, type Load, root, type Table } from './tables.ts';

const packed = (tables: readonly Table[], language: OtherLanguage): readonly PackedText[] => {
  const readings = readingsIn(language);
  return tables.flatMap(({ name: table, texts }) =>
    Object.entries(texts.en).map(([key, english]): PackedText => {
      const own = texts[language][key] ?? '';
      const mark = markOf(english, own);
      const reading = readings[`${table}.${key}`];
      return {
        table,
        key,
        english,
        own,
        mark,
        ...(reading !== undefined && 'ask' in reading ? { ask: reading.ask } : {}),
        ...(reading !== undefined && 'by' in reading && reading.mark === mark
          ? { read: { by: reading.by, on: reading.on } }
          : {}),
      };
    }),
  );
};

export const textCatalogue = async (load?: Load): Promise<TextCatalogue> => {
  const tables = await allTables(load);
  return {
    texts: { sw: packed(tables, 'sw'), fr: packed(tables, 'fr'), lg: packed(tables, 'lg') },
    banned: readBanned(readFileSync(join(root, 'docs/glossary.md'), 'utf8')),
  };
};

export const packTexts = async (file: string, load: Load): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await textCatalogue(load)));
};
