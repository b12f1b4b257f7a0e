import { type Language, languageCodes } from '#languages/languages.ts';

/* Browsers name a handful; who names more is not choosing a language. */
const mostNamed = 20;

const range =
  /^\s*(?:(?<tag>[a-z]{1,8})(?:-[a-z0-9]{1,8}){0,7}|\*)\s*(?:;\s*q\s*=\s*(?<q>[01](?:\.\d{0,3})?)\s*)?$/i;

/**
 * The language that an `Accept-Language` header asks for: ours with the highest q, the first of equals; a region
 * (`fr-CD`) is its language. English where it names none of ours, anything (`*`), or nothing that can be read.
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
