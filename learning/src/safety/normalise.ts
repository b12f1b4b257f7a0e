/** Normalises text to what a reader sees. For comparison only: names are stored as written. */

/* Cyrillic and Greek letters that look like Latin ones, and Latin letters that no decomposition reaches. */
const lookAlikes = new Map<string, string>([
  ...[...'авеѕіјкмнорстухѵԁһԛԝг'].map((sign, at): [string, string] => [
    sign,
    'abesijkmhopctyxvdhqwr'[at] ?? '',
  ]),
  ...[...'αβεηικμνορτυχωγ'].map((sign, at): [string, string] => [sign, 'abenikuvoptuxwy'[at] ?? '']),
  ...[...'øłđıɓɗƙɔɛɩʋƴɡʃ'].map((sign, at): [string, string] => [sign, 'oldibdkoeiuygs'[at] ?? '']),
  ...[...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, at): [string, string] => [
    sign,
    'abcdefghijklmnopqrstuvwyz'[at] ?? '',
  ]),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ŋ', 'ng'],
]);

const swaps = new Map<string, string>([
  ...[...'0134578'].map((sign, at): [string, string] => [sign, 'oieastb'[at] ?? '']),
  ...[...'@$!|€£'].map((sign, at): [string, string] => [sign, 'asiiel'[at] ?? '']),
]);

/* Zero-width, bidirectional and other invisible characters. */
const undrawn = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;

/* '٧' and '७' are 7. Unicode places a script's digits at 0 to 9 or 6 to F of a row of sixteen. */
const asciiDigit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const isLate = /\p{Nd}/u.test(String.fromCodePoint(code | 15));
  return String((code & 15) - (isLate ? 6 : 0));
};

/** NFKC, lower case, no marks or invisible characters, ASCII digits, look-alikes replaced. */
export const plainText = (text: string): string =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(undrawn, '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/(?![0-9])\p{Nd}/gu, asciiDigit),
  ]
    .map((sign) => lookAlikes.get(sign) ?? sign)
    .join('');

/* A `*` stays: it may hide a letter. */
const between = /[^\p{L}\p{N}@$!|€£*]+/u;

/** 'f u n' and 'f.u.n' are one word; two single letters are initials. */
const joinLetters = (tokens: readonly string[]): string[] => {
  const joined: string[] = [];
  let alone: string[] = [];
  const end = () => {
    joined.push(...(alone.length >= 3 ? [alone.join('')] : alone));
    alone = [];
  };
  for (const token of tokens) {
    if ([...token].length === 1) alone.push(token);
    else {
      end();
      joined.push(token);
    }
  }
  end();
  return joined;
};

const swapSigns = (token: string): string => {
  const word = token.replace(/^[!|]+|[!|]+$/g, '');
  if (!/\p{L}/u.test(word)) return word;
  return [...word].map((sign) => swaps.get(sign) ?? sign).join('');
};

const shorten = (token: string): string => token.replace(/(\p{L})\1{2,}/gu, '$1$1');

/** The words of a text, letters and digits unchanged. */
const wordsOf = (text: string): string[] =>
  joinLetters(
    plainText(text)
      .split(between)
      .filter((token) => token !== ''),
  );

/** The words with letter-digit swaps undone ('l3ss0n'), spaced letters joined and repeats cut to two. */
export const normaliseText = (text: string): string =>
  wordsOf(text)
    .map((token) => shorten(swapSigns(token)))
    .filter((token) => token !== '')
    .join(' ');

/** The same with digits removed as padding: 'word123'. */
export const withoutDigits = (text: string): string =>
  wordsOf(text)
    .map((token) => shorten(token.replace(/[^\p{L}*]/gu, '')))
    .filter((token) => token !== '')
    .join(' ');

/** The same with punctuation inside words removed: 'le.ss.on', 'les-son'. */
export const unbroken = (text: string): string =>
  plainText(text)
    .split(/\s+/)
    .map((token) => shorten(swapSigns(token.replace(/[^\p{L}\p{N}@$!|€£]/gu, ''))))
    .filter((token) => token !== '')
    .join(' ');
