import { type Language, languages } from '@afrolearn/learning/languages/languages.ts';
import { readLocal } from './local.ts';

/** The language that was chosen on this device; English where none of ours was. */
export const wantedLanguage = (): Language =>
  languages.find(({ code }) => code === readLocal('afl_language'))?.code ?? 'en';
