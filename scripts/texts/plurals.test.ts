import { agreesWithNumber } from '@afrolearn/learning/texts/agreement.ts';
import { formsOf } from '@afrolearn/learning/texts/forms.ts';
import { expect, test } from 'vitest';
import { allTables } from './tables.ts';

const tables = await allTables();

test.each(['sw', 'fr', 'lg'] as const)(
  '%s: no noun agrees with a number that chooses no form',
  (language) => {
    const wrong = tables.flatMap(({ name, texts }) =>
      Object.entries(texts[language])
        .filter(([, sentence]) => formsOf(sentence).some((text) => agreesWithNumber(language, text)))
        .map(([key]) => `${name}.${key}`),
    );
    expect(wrong).toEqual([]);
  },
);

test('control: a noun that would have to agree is found', () => {
  expect(agreesWithNumber('fr', 'Dans « {title} », {right} réponses sur {total} étaient justes.')).toBe(true);
  expect(agreesWithNumber('fr', '{done} sur {all} faits')).toBe(true);
  expect(agreesWithNumber('fr', '{name} a été à l’école {present} fois sur {taken}.')).toBe(false);
  expect(agreesWithNumber('lg', '{name} yali ku ssomero ennaku {present} ku {taken}.')).toBe(true);
  expect(agreesWithNumber('sw', 'Majibu {right} kati ya {total} yalikuwa sahihi.')).toBe(true);
});
