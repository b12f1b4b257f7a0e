/* Letters without Unicode decomposition that many keyboards lack. */
const plainer: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ŋ: 'ng',
  ı: 'i',
  ɓ: 'b',
  ɗ: 'd',
};
const hardLetters = new RegExp(`[${Object.keys(plainer).join('')}]`, 'gu');
/* 2½ is 2 and a half, not 21 over 2. */
const beforeFraction = /(?<=\p{Nd})(?=[¼-¾⅐-⅟↉])/gu;
const marks = /\p{M}+/gu;
/* Qur'an, ng’ombe: one word with or without the apostrophe. */
const apostrophes = /['’‘ʼʻ`´ʹ]/gu;

/**
 * Normalised search words: lower case letters and digits without accents. Both indexed texts and queries pass
 * through this, so that neither can contain query syntax.
 */
export const plainWords = (text: string): string[] =>
  text
    .replace(beforeFraction, ' ')
    .replace(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(apostrophes, '')
    .replace(hardLetters, (letter) => plainer[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];
