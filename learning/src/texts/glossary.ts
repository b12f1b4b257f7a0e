/** Parses the words that translators avoid, and finds them in texts. */

/** A word, the language in which it is banned, and its replacement. */
export type Banned = { readonly language: string; readonly word: string; readonly instead: string };

export const readBanned = (document: string): readonly Banned[] => {
  const [, section = ''] = document.split('\n## Words that are not used');
  return [...section.matchAll(/^\| (\w\w) \| ([^|]+) \| ([^|]+) \|/gm)].flatMap(
    ([, language = '', words = '', instead = '']) =>
      words.split(',').map((word) => ({ language, word: word.trim(), instead: instead.trim() })),
  );
};

/** 'graines de sagesse' is wrong and 'Graines de Sagesse' is right: matching in French is case-sensitive. */
const finderOf = ({ language, word }: Omit<Banned, 'instead'>): RegExp => {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const hasCase = language === 'fr' && (/\p{Lu}/u.test(word) || word.startsWith('graines'));
  return new RegExp(`(?<![\\p{L}{])${plain}`, hasCase ? 'u' : 'iu');
};

/** The banned words that a text uses. */
export const bannedIn = (banned: readonly Banned[], language: string, text: string): readonly Banned[] =>
  banned.filter((one) => one.language === language && finderOf(one).test(text));
