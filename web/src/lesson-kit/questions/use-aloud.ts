import { useLanguage } from '#lib/language.tsx';

/**
 * The text read aloud after an answer. The result is in the language of the page, so it is included only on English
 * pages: the voice is English.
 */
export const useAloud = (how: string, texts: readonly string[]): readonly string[] =>
  useLanguage().language === 'en' ? [how, ...texts] : texts;
