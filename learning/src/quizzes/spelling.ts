/** Removes case, accents, punctuation, extra spaces, hyphens in compounds and a leading article. */
export const plainWords = (text: string): string => plainSentence(text).replace(/^(?:an?|the)\s+(?=\S)/u, '');

/**
 * The same with its leading article. An apostrophe is kept where its loss is a mistake of grammar (`doesn't`,
 * `Opio's`) and removed elsewhere (`d'Ivoire`, quotation marks).
 */
export const plainSentence = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’`´]/gu, "'")
    .replace(/_/gu, ' ')
    .replace(/(\p{L})'((?:[tsdm]|re|ve|ll)(?!\p{L}))/gu, '$1_$2')
    .replace(/'/gu, '')
    .replace(/_/gu, "'")
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}.%+'-]+/gu, ' ')
    .replace(/\.(?=\s|$)/gu, '')
    .trim();

/** For questions about spelling: every letter counts, but not case, full stops or double spaces. */
export const exactWords = (text: string): string =>
  text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[’`´]/gu, "'")
    .replace(/\s*[.!?]+$/u, '')
    .toLowerCase();
