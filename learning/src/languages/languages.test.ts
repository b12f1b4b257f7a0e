import { expect, test } from 'vitest';
import { languages } from '#languages/languages.ts';

test('the languages are English, Swahili, French and Luganda (spec 1 §2.1)', () => {
  expect(languages.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'en English',
    'sw Kiswahili',
    'fr Français',
    'lg Luganda',
  ]);
});
