import { type Language, languages } from '@afrolearn/learning/languages/languages.ts';
import { readLocal } from './local.ts';

/** The chosen language; English for none. */
export const wantedLanguage = (): Language =>
  languages.find(({ code }) => code === readLocal('afl_language'))?.code ?? 'en';
