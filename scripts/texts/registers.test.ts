import { formsOf } from '@afrolearn/learning/texts/forms.ts';
import { registerRules, speaksAs, wrongRegisterOf } from '@afrolearn/learning/texts/registers.ts';
import { expect, test } from 'vitest';
import { allTables } from './tables.ts';

const tables = await allTables();

test('French says tu to learners and vous to adults, in every text of pages and server', () => {
  const wrong = tables.flatMap(({ name, texts }) =>
    Object.entries(texts.fr).flatMap(([key, sentence]) => {
      const other = wrongRegisterOf(name, key);
      const isWrong = other !== null && formsOf(sentence).some((text) => speaksAs(other, text));
      return isWrong ? [`${name}.${key}: ${formsOf(sentence)[0]}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every key that is named apart exists', () => {
  const idle = registerRules.filter(({ table, matches }) => {
    const found = tables.find(({ name }) => name === table);
    return !Object.keys(found?.texts.fr ?? {}).some(matches);
  });
  expect(idle.map(({ table, pattern }) => `${table}.${pattern}`)).toEqual([]);
});

test.each([
  ['Écris ton nom.', 'tu'],
  ['Nous t’envoyons un lien.', 'tu'],
  ['Choisis une classe.', 'tu'],
  ['Écrivez votre nom.', 'vous'],
  ['Réessayez.', 'vous'],
] as const)('control: %j is found as %s and not as the other', (text, register) => {
  expect(speaksAs(register, text)).toBe(true);
  expect(speaksAs(register === 'tu' ? 'vous' : 'tu', text)).toBe(false);
});

test.each(['Parties faites : 3', 'Le compte est prêt.', 'Va-t-il bien ?', 'Tout est assez bien chez lui.'])(
  'control: %j speaks to nobody',
  (text) => {
    expect(speaksAs('tu', text) || speaksAs('vous', text)).toBe(false);
  },
);
