import { isRealWord } from '#quizzes/words/real-words.ts';

const vowels = /[aeiouy]/u;

/* Consonants that sound alike and are confused in writing. */
const alike = ['ckqsxz', 'gj', 'fvp', 'bp', 'lr', 'mn', 'dt', 'vw'];

type Slip = {
  readonly kind: 'swapped' | 'doubled' | 'vowel' | 'consonant' | 'letter' | 'other';
  /** The number of letters of the right word after the slip. */
  readonly after: number;
};

const shared = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
};

/** The single slip between two words; undefined if there is none, or more than one. */
const slipBetween = (given: string, meant: string): Slip | undefined => {
  const at = shared(given, meant);
  const [a = '', b = ''] = [given[at], meant[at]];
  if (given.length === meant.length) {
    const after = meant.length - at - 1;
    if (given.slice(at + 1) === meant.slice(at + 1)) {
      if (vowels.test(a) && vowels.test(b)) return { kind: 'vowel', after };
      const isAlike = alike.some((group) => group.includes(a) && group.includes(b));
      return { kind: isAlike ? 'consonant' : 'other', after };
    }
    const isSwapped =
      a === meant[at + 1] && b === given[at + 1] && given.slice(at + 2) === meant.slice(at + 2);
    return isSwapped ? { kind: 'swapped', after: after - 1 } : undefined;
  }
  const [short, long] = given.length < meant.length ? [given, meant] : [meant, given];
  if (long.length - short.length > 1 || short.slice(at) !== long.slice(at + 1)) return undefined;
  const extra = long[at] ?? '';
  const after = long.length - at - 1;
  if (extra === long[at - 1]) return { kind: 'doubled', after };
  if (vowels.test(extra)) return { kind: 'vowel', after };
  return { kind: extra === 'h' ? 'consonant' : 'letter', after };
};

/* An ending is grammar, and so is its spelling: wishes, not wishs; a village is no villager. */
const endings = [/e*[sdr]$/u, /er?s$/u];

/** Endings that make another form of a word: hen, hens; arrive, arrived; woman, women; basis, bases; build, built. */
const isOtherForm = (given: string, meant: string): boolean => {
  const isSame = (ending: RegExp) => given.replace(ending, '') === meant.replace(ending, '');
  if (given.slice(-1) === meant.slice(-1) && endings.some(isSame)) return true;
  const [short, long] = given.length < meant.length ? [given, meant] : [meant, given];
  if (long.length > short.length) return long.startsWith(short) && /[^aeiou]$/u.test(long);
  const at = shared(given, meant);
  const rests = [given.slice(at), meant.slice(at)].sort().join(' ');
  return (
    ['an en', 'es is'].includes(rests) ||
    (rests.length === 3 && !/^(?:[aeiou] [aeiou]|c k|s z)$/u.test(rests))
  );
};

/**
 * Whether `given` is `meant` with one typical spelling slip. Short words must match exactly, and another real word or
 * another form of the word is no slip: 'robber' is not 'rubber', 'repairs' is not 'repair'.
 */
export const isSlip = (given: string, meant: string, least: number): boolean => {
  if (given === meant || meant.length < least || given.length < 5 || given[0] !== meant[0]) return false;
  if (/[^\p{L}]/u.test(given + meant) || isRealWord(given) || isOtherForm(given, meant)) return false;
  const slip = slipBetween(given, meant);
  if (slip === undefined) return false;
  if (slip.kind === 'other') return meant.length >= 8 && slip.after >= 3;
  if (slip.kind === 'letter') return meant.length >= 8;
  return slip.kind !== 'consonant' || meant.length >= 6;
};
