import type { Language } from '@afrolearn/learning/languages/languages.ts';

/** '20 November', of a day written as 2026-11-20. */
export const dayWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
