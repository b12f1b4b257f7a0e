/** What does not matter in a short answer: case, accents, signs, spaces, the hyphen of two words, a leading article. */
export const plainWords = (text: string): string => plainSentence(text).replace(/^(?:an?|the)\s+(?=\S)/u, '');

/**
 * The same with its leading article. An apostrophe stays where losing it is a mistake of grammar (`doesn't`,
 * `Opio's`) and dropped elsewhere (`d'Ivoire`, quotation marks).
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

/** Where the spelling is what is asked: every letter counts, but no capital, no full stop and no double space. */
export const exactWords = (text: string): string =>
  text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[’`´]/gu, "'")
    .replace(/\s*[.!?]+$/u, '')
    .toLowerCase();
