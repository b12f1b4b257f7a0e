import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { lugandaMonths } from '@afrolearn/learning/languages/luganda.ts';

/** '20 November' for the day 2026-11-20; the day comes first in all four languages. */
export const dayWords = (language: Language, day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  if (language === 'lg') return `${at.getUTCDate()} ${lugandaMonths[at.getUTCMonth()]}`;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(at);
};
