/** Sign-in for children without an email: five pictures in order, or three words from a card. */

/** The sixteen pictures. PINs are stored as hashes over these ids: never rename one. */
export const pinPictures = [
  'mango',
  'drum',
  'fish',
  'hen',
  'star',
  'sun',
  'moon',
  'tree',
  'house',
  'ball',
  'jerrycan',
  'bicycle',
  'cow',
  'banana',
  'umbrella',
  'key',
] as const;
export type PinPicture = (typeof pinPictures)[number];

/** 16^5 = 2^20, the minimum of ASVS 6.5.4; the limit on wrong tries does the rest. */
export const pinLength = 5;
/** 2,048^3 = 2^33. */
export const cardLength = 3;

export const secretKinds = ['pictures', 'card', 'password'] as const;
export type SecretKind = (typeof secretKinds)[number];

const isPicture = (word: string): word is PinPicture => (pinPictures as readonly string[]).includes(word);

/** `pin:mango-drum-fish-hen-star`: pictures in the form of a password. */
export const pinText = (pictures: readonly PinPicture[]): string => `pin:${pictures.join('-')}`;
export const cardText = (words: readonly string[]): string => `card:${words.join('-')}`;

/* Case, spaces and hyphens are ignored, because card readers are still learning to read. */
const partsOf = (text: string, form: RegExp): string[] | null => {
  const rest = form.exec(text.normalize('NFKC').toLowerCase())?.[1];
  return rest === undefined ? null : rest.split(/[\s\-‐–—_.,]+/).filter((part) => part !== '');
};

const picturesIn = (text: string): PinPicture[] | null => {
  const parts = partsOf(text, /^\s*pin\s*:(.*)$/s);
  return parts?.length === pinLength && parts.every(isPicture) ? parts : null;
};

const wordsIn = (text: string): string[] | null => {
  const parts = partsOf(text, /^\s*card\s*:(.*)$/s);
  return parts?.length === cardLength && parts.every((part) => /^[a-z]{3,7}$/.test(part)) ? parts : null;
};

/** The canonical form that is hashed; null when the text cannot be such a secret. */
export const secretForm = (kind: SecretKind, text: string): string | null => {
  if (kind === 'password') return text;
  if (kind === 'pictures') {
    const pictures = picturesIn(text);
    return pictures === null ? null : pinText(pictures);
  }
  const words = wordsIn(text);
  return words === null ? null : cardText(words);
};

/** Passwords that look like a PIN are refused: a PIN is too short for anybody but a young learner. */
export const looksLikeIssued = (text: string): boolean => picturesIn(text) !== null || wordsIn(text) !== null;

/** A whole number from 0 up to, but without, `below`. The caller supplies the randomness. */
export type Draw = (below: number) => number;

const pick = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)] as T;

/** Repeats are allowed: each of the 16^5 is equally likely. */
export const drawPin = (draw: Draw): PinPicture[] =>
  Array.from({ length: pinLength }, () => pick(pinPictures, draw));

export const drawCard = (words: readonly string[], draw: Draw): string[] =>
  Array.from({ length: cardLength }, () => pick(words, draw));

/** The sign-in methods that a learner may be given (permissions, 'Signing in, by age'). */
export const mayHave = (
  kind: SecretKind,
  { gradeId, profile }: { gradeId: number | null; profile: 'demo' | 'school' | 'public' },
): boolean => {
  if (kind !== 'pictures' || profile === 'demo') return true;
  return profile === 'school' && gradeId !== null && gradeId <= 3;
};

/* Without 0, O, 1, I and L, because codes are read aloud and written by hand. */
const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** A code that links a guardian to a child: 31^8 are 39 bits, for one use within a week. */
export const drawLinkCode = (draw: Draw): string =>
  Array.from({ length: codeLength }, () => pick([...codeSigns], draw)).join('');

const withoutGaps = (text: string): string => text.toUpperCase().replace(/[\s\-‐–—]/g, '');

const codeIn = (text: string, length: number): string | null => {
  const code = withoutGaps(text);
  return code.length === length && [...code].every((sign) => codeSigns.includes(sign)) ? code : null;
};

/** Normalises a typed code; null when it cannot be one. */
export const linkCodeIn = (text: string): string | null => codeIn(text, codeLength);

/** Eight letters and digits with a character that no code has. */
export const isAsLongAsACode = (text: string): boolean => withoutGaps(text).length === codeLength;

const recoveryLength = 12;

/**
 * Replaces a lost phone once: 31^12 are 59 bits, because it is stored for years. Written in groups of four.
 */
export const drawRecoveryCode = (draw: Draw): string =>
  Array.from({ length: recoveryLength / 4 }, () =>
    Array.from({ length: 4 }, () => pick([...codeSigns], draw)).join(''),
  ).join('-');

/** Normalises a typed recovery code; null when it cannot be one. */
export const recoveryCodeIn = (text: string): string | null => codeIn(text, recoveryLength);
