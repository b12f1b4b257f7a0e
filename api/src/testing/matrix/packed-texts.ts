/**
 * A few texts in the format of the build, for test servers: complete texts, plural forms, and one that needs a
 * speaker.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedText, TextCatalogue } from '@afrolearn/learning/texts/catalogue.ts';

const luganda: readonly PackedText[] = [
  {
    table: 'web/lesson',
    key: 'hello',
    english: 'Hello, {name}',
    own: 'Gyebale, {name}',
    mark: 'aaaaaaaaaaa1',
  },
  {
    table: 'web/lesson',
    key: 'days',
    english: { one: '{count} day', other: '{count} days' },
    own: { one: 'Olunaku {count}', other: 'Ennaku {count}' },
    mark: 'aaaaaaaaaaa2',
  },
  {
    table: 'web/administration',
    key: 'swing',
    english: 'A swing',
    own: 'Olwesuubo',
    mark: 'aaaaaaaaaaa3',
    ask: "A swing: 'olwesuubo'?",
  },
  {
    table: 'server/accounts/refusals',
    key: 'login/failed',
    english: 'This is not right.',
    own: 'Kino si kituufu.',
    mark: 'aaaaaaaaaaa4',
    read: { by: 'Nakato Rose', on: '2026-01-30' },
  },
];

const catalogue: TextCatalogue = {
  texts: {
    lg: luganda,
    sw: luganda.map((text) => ({ ...text, own: text.english, mark: text.mark.replace('a', 'b') })),
    fr: [
      {
        table: 'web/lesson',
        key: 'write',
        english: 'Write your name.',
        own: 'Écris ton nom.',
        mark: 'ccccccccccc1',
      },
    ],
  },
  banned: [{ language: 'lg', word: 'guluupu', instead: 'ekibinja' }],
};

export const packedTexts = (folder: string): string => {
  const file = join(folder, 'texts.json');
  writeFileSync(file, JSON.stringify(catalogue));
  return file;
};
