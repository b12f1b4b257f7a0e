import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formsOf } from '@afrolearn/learning/texts/forms.ts';
import { bannedIn, readBanned } from '@afrolearn/learning/texts/glossary.ts';
import { expect, test } from 'vitest';
import { allTables, root } from './tables.ts';

const banned = readBanned(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const tables = await allTables();

test.each(['sw', 'fr', 'lg'] as const)(
  '%s: no text uses a word that the glossary has replaced',
  (language) => {
    expect(banned.filter((one) => one.language === language).length).toBeGreaterThan(5);
    const found = tables.flatMap(({ name, texts }) =>
      Object.entries(texts[language]).flatMap(([key, sentence]) =>
        formsOf(sentence).flatMap((text) =>
          bannedIn(banned, language, text).map(({ word }) => `${name}.${key}: ${word}`),
        ),
      ),
    );
    expect(found).toEqual([]);
  },
);

const wordsIn = (language: string, text: string) => bannedIn(banned, language, text).map(({ word }) => word);

test('control: a banned word is found at the beginning of words, in any case of letters, in its language only', () => {
  expect(wordsIn('sw', 'Toa Idhini')).toEqual(['idhini']);
  expect(wordsIn('fr', 'Les tuteurs')).toEqual(['tuteur']);
  expect(wordsIn('fr', '+3 graines de sagesse')).toEqual(['graines de sagesse']);
  expect(wordsIn('fr', '+3 Graines de Sagesse')).toEqual([]);
  expect(wordsIn('fr', 'Contrôles {quizzes}')).toEqual([]);
  expect(wordsIn('lg', 'Kebera yintaneeti')).toEqual([]);
  expect(wordsIn('fr', 'idhini')).toEqual([]);
});
