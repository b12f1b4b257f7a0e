/* Letters that Unicode does not take apart, and that a keyboard in a village does not have. */
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
/* Qur'an, ng’ombe: one word with or without its mark. */
const apostrophes = /['’‘ʼʻ`´ʹ]/gu;

/**
 * The words of a text as the search compares them: small letters and digits, without accents, and nothing else. What is
 * searched and what is typed both pass here, so that no sign of a query language can come from either.
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
