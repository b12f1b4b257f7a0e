/**
 * Checks names of people and classes. Others read them, so characters that hide, reorder or imitate text are
 * refused instead of silently removed: the writer should see what is stored.
 */
import type { Fault } from '#languages/fault.ts';

type Shown =
  | 'name/picture'
  | 'name/plain-letters'
  | 'name/alphabets'
  | 'text/hidden'
  | 'text/too-many-letters';

const longest = 60;

/** NFC, no white space at the ends, single spaces inside. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replace(/[ \u00a0]+/g, ' ');

/* Control characters, zero-width and bidirectional marks, tags, private use, unassigned, and fillers that draw nothing. */
const hidden =
  /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/u;

/* An emoji with its joiners is reported as one, because its writer sees nothing hidden. */
const picture = /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\u200d]*/u;
const hiddenProblem = (name: string): Fault<Shown> => {
  const found = picture.exec(name)?.[0];
  if (found === undefined) return { key: 'text/hidden' };
  return { key: 'name/picture', values: { sign: found } };
};

/* Mixed scripts in one name are look-alikes: Cyrillic 'а' or Cherokee 'Ꭺ' in a Latin name. */
const scripts = [
  'Latin',
  'Arabic',
  'Ethiopic',
  'Tifinagh',
  'Nko',
  'Adlam',
  'Vai',
  'Cyrillic',
  'Greek',
] as const;
const mixing = scripts.map((script) => ({
  uses: new RegExp(`\\p{Script=${script}}`, 'u'),
  strays: new RegExp(`(?![\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}])\\p{L}`, 'u'),
}));
const mixesScripts = (name: string): boolean =>
  mixing.some(({ uses, strays }) => uses.test(name) && strays.test(name));

/* Letters such as 𝐀, Ａ or ⓐ imitate plain ones; NFKC changes them. Ligatures and digits are covered too. */
const imitates = (name: string): boolean => name.normalize('NFKC') !== name;

/* Small capitals that NFKC does not normalise. Not 'ɪ', which Kulango names use. */
const smallCapital =
  /[\u1d00-\u1d2b\u1d6b-\u1d7f\u0262\u0274\u0276\u0280\u028f\u0299\u029b\u029c\u029f\ua730\ua731\ua7af]/u;

/* More than two marks on one letter spill over the neighbouring lines. */
const stacked = /\p{M}{3,}/u;

const problemOf = <Key extends string>(
  name: string,
  allowed: RegExp,
  keys: { missing: Key; letters: Key },
): Fault<Key | Shown> | null => {
  if (name === '') return { key: keys.missing };
  if ([...name].length > longest) return { key: 'text/too-many-letters', values: { most: longest } };
  if (hidden.test(name)) return hiddenProblem(name);
  if (stacked.test(name) || imitates(name) || smallCapital.test(name)) return { key: 'name/plain-letters' };
  if (mixesScripts(name)) return { key: 'name/alphabets' };
  if (!allowed.test(name)) return { key: keys.letters };
  return null;
};

/**
 * Null when the cleaned name is fine, else the fault. Exclamation mark and slash are allowed as keyboard
 * forms of Khoekhoe click letters: !Gaeb, //Garoëb.
 */
export const personNameProblem = (name: string): Fault<'name/missing' | 'name/letters' | Shown> | null =>
  problemOf(name, /^[!/]{0,2}\p{L}[\p{L}\p{M} .,'’ʼ‘\-–!/]*$/u, {
    missing: 'name/missing',
    letters: 'name/letters',
  });

const simpleSigns = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’ʼ‘\-–&+/():]*$/u;

/** Class names may hold digits and a little punctuation: 'Primary 2 - Math'. */
export const classNameProblem = (
  name: string,
): Fault<'class-name/missing' | 'class-name/letters' | Shown> | null =>
  problemOf(name, simpleSigns, {
    missing: 'class-name/missing',
    letters: 'class-name/letters',
  });

/** 'St. Mary’s Primary School, Gulu': the rules of class names. */
export const schoolNameProblem = (
  name: string,
): Fault<'school-name/missing' | 'school-name/letters' | Shown> | null =>
  problemOf(name, simpleSigns, {
    missing: 'school-name/missing',
    letters: 'school-name/letters',
  });

/** 'Omweso Counters': the rules of class names. */
export const groupNameProblem = (
  name: string,
): Fault<'group-name/missing' | 'group-name/letters' | Shown> | null =>
  problemOf(name, simpleSigns, {
    missing: 'group-name/missing',
    letters: 'group-name/letters',
  });

/** 'Akello Grace' becomes 'Akello G.' for people outside the class. */
export const nameForOthers = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  const last = rest[rest.length - 1];
  return last === undefined ? first : `${first} ${[...last][0] ?? ''}.`;
};
