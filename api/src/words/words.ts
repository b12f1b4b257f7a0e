import { languageIn } from '@afrolearn/learning/languages/accept-language.ts';
import type { Language, OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { type Say, sayIn } from '@afrolearn/learning/languages/sentence.ts';
import { type English, english, type Words } from './english.ts';
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
