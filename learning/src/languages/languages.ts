/** The languages that AfroLearn speaks, each with the name that its own speakers give it. English is the source. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'sw', name: 'Kiswahili' },
  { code: 'fr', name: 'Français' },
  { code: 'lg', name: 'Luganda' },
] as const;
export type Language = (typeof languages)[number]['code'];

/** A language that the English texts are translated into. */
export type OtherLanguage = Exclude<Language, 'en'>;

export const languageCodes = languages.map(({ code }) => code);
