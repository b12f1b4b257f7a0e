import { type Language, languageCodes } from '#languages/languages.ts';

/* Browsers name a handful; a longer header is no choice of a language. */
const mostNamed = 20;

const range =
  /^\s*(?:(?<tag>[a-z]{1,8})(?:-[a-z0-9]{1,8}){0,7}|\*)\s*(?:;\s*q\s*=\s*(?<q>[01](?:\.\d{0,3})?)\s*)?$/i;

/**
 * The language for an `Accept-Language` header: the supported one with the highest q, the first of equals; a
 * region (`fr-CD`) means its language. English for no supported language, `*`, or an unreadable header.
 */
export const languageIn = (header: string | undefined): Language => {
  let best: { language: Language; q: number } = { language: 'en', q: 0 };
  for (const named of (header ?? '').split(',', mostNamed)) {
    const found = range.exec(named)?.groups;
    if (found === undefined) continue;
    const tag = found['tag']?.toLowerCase() ?? 'en';
    const language = languageCodes.find((code) => code === tag);
    const q = Math.min(1, Number(found['q'] ?? 1));
    if (language !== undefined && q > best.q) best = { language, q };
  }
  return best.language;
};
