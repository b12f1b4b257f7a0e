import { useLanguage } from '#lib/language.tsx';

/** What is said to an answer, with how it went. That is in the language of the page, and the voice reads English. */
export const useAloud = (how: string, texts: readonly string[]): readonly string[] =>
  useLanguage().language === 'en' ? [how, ...texts] : texts;
