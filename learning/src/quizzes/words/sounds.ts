import { isRealWord } from '#quizzes/words/real-words.ts';

/* From eight letters on the consonants identify the word; its vowels may differ. */
const long = 8;

const silentE = /e(?=s?$)/u;

const consonantsOf = (word: string): string =>
  word
    .replace(/ph/gu, 'f')
    .replace(/ck|q|c(?![eihy])/gu, 'k')
    .replace(/c(?!h)|z/gu, 's')
    .replace(/x/gu, 'ks')
    .replace(/([wrgk])h/gu, '$1')
    .replace(/^kn/u, 'n')
    .replace(/nsw/u, 'ns')
    .replace(/([^aeiou])\1/gu, '$1');

/** The same key for spellings with the same sound: `scale` and `skale`, `motor` and `moter`, `shaft` and `sharft`. */
const soundOf = (word: string): string =>
  consonantsOf(word)
    .replace(/ui/gu, 'u')
    .replace(/ea|ee|ie|ei/gu, 'I')
    .replace(/(?:[aeo]|ou)r$|a$/u, '@')
    .replace(/([^aeiou])(?:[ae]l|le)(?=s?$)/u, '$1L')
    .replace(silentE, '')
    .replace(/([aeiou])r(?![aeiouy@I])/gu, '$1');

/** Whether a word sounds like the intended one and is not another real word. */
export const soundsLike = (given: string, meant: string): boolean => {
  if (given.length < 4 || meant.length < 4 || !/^\p{L}+$/u.test(given + meant) || isRealWord(given))
    return false;
  if (soundOf(given) === soundOf(meant)) return true;
  const [typed, word] = [consonantsOf(given), consonantsOf(meant)];
  const bare = (key: string) => key.replace(silentE, '').replace(/[aeiouy]+/gu, '@');
  const isFramed = typed[0] === word[0] && typed.slice(-1) === word.slice(-1);
  return meant.length >= long && isFramed && bare(typed) === bare(word);
};

/** Singular and plural: leaf and leaves, body and bodies. Outside English both are right. */
export const isNumberOf = (one: string, other: string): boolean => {
  const [short, many] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 3 || short.endsWith('s') || !many.endsWith('s')) return false;
  const plurals = [
    /(?:[sxzo]|[cs]h)$/u.test(short) ? `${short}es` : `${short}s`,
    short.replace(/([^aeiou])y$/u, '$1ies'),
    short.replace(/fe?$/u, 'ves'),
  ];
  return plurals.includes(many);
};
