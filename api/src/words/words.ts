import { languageIn } from '@afrolearn/learning/languages/accept-language.ts';
import type { Language, OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { type Say, sayIn } from '@afrolearn/learning/languages/sentence.ts';
import { type English, english, type Words } from './english.ts';
import type { FieldSentence } from './fields.ts';
import { fr } from './fr.ts';
import { lg } from './lg.ts';
import { sw } from './sw.ts';

export const translations = { sw, fr, lg } satisfies Record<OtherLanguage, Words>;

/** Says every sentence of the server in one language: `say.refusals('session/none')`. */
export type Speech = { readonly [Part in keyof English]: Say<English[Part]> } & {
  readonly language: Language;
};

const speechIn = (language: Language): Speech => {
  const own: Words = language === 'en' ? english : translations[language];
  const parts = (Object.keys(english) as (keyof English)[]).map((part) => [
    part,
    sayIn(language, english[part], own[part]),
  ]);
  return { ...(Object.fromEntries(parts) as Omit<Speech, 'language'>), language };
};

const speeches: Readonly<Record<Language, Speech>> = {
  en: speechIn('en'),
  sw: speechIn('sw'),
  fr: speechIn('fr'),
  lg: speechIn('lg'),
};

export const inEnglish = speeches.en;

/** In the language that a request asks for; English when it asks for none of ours. */
export const speechFor = (request: {
  readonly headers: { readonly 'accept-language'?: string | undefined };
}): Speech => speeches[languageIn(request.headers['accept-language'])];

/** The values that stand in the holes of a filled template, or null where the sentence is another. */
export const holesIn = (template: string, sentence: string): Record<string, string> | null => {
  const pattern = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>.+)`);
  const found = new RegExp(`^${pattern}$`, 'su').exec(sentence);
  return found === null ? null : { ...found.groups };
};

/* Nothing of ours is longer; what is, was built around something that a stranger sent. */
const longest = 2_000;

const templates = Object.keys(english.fields).filter((sentence) => sentence.includes('{')) as FieldSentence[];

const knownField = (sentence: string): { key: FieldSentence; values: Record<string, string> } | null => {
  if (Object.hasOwn(english.fields, sentence)) return { key: sentence as FieldSentence, values: {} };
  if (sentence.length > longest) return null;
  for (const key of templates) {
    const values = holesIn(key, sentence);
    if (values !== null) return { key, values };
  }
  return null;
};

export const isKnownField = (sentence: string): boolean => knownField(sentence) !== null;

/**
 * What stands beside a field, in the language of the answer. A fault that only the schema library has words for is
 * something to check: its words name types, which nobody can act on.
 */
export const fieldIn = (say: Speech, sentence: string): string => {
  const { key, values } = knownField(sentence) ?? { key: 'Please check this.' as const, values: {} };
  return (say.fields as (key: FieldSentence, values: Record<string, string>) => string)(key, values);
};
