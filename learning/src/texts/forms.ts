/** A sentence for translators: its plural forms, and the placeholders to preserve. */
import type { Sentence } from '#languages/sentence.ts';

/** The plural forms for translators, in order. The third French one, for millions, is not needed. */
export const pluralForms = ['one', 'other'] as const;

export const formOf = (sentence: Sentence, form: (typeof pluralForms)[number]): string =>
  typeof sentence === 'string' ? sentence : (sentence[form] ?? sentence.other);

export const formsOf = (sentence: Sentence): readonly string[] =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence);

export const isPlural = (english: Sentence, own: Sentence): boolean =>
  typeof english !== 'string' || typeof own !== 'string';

/** The form to write: one text, or one for each plural form. */
export const writtenForms = (sentence: Sentence, plural: boolean): readonly string[] =>
  plural ? pluralForms.map((form) => formOf(sentence, form)) : [formOf(sentence, 'other')];

export const holesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

/** The placeholders that every form of a translation needs. */
export const holesFor = (english: Sentence): readonly string[] => holesOf(formsOf(english).at(-1) ?? '');
