/**
 * What may stand as a person's or a class's name. The name is shown to others, so characters that hide,
 * reorder or imitate text are refused rather than silently removed: the writer should see what we keep.
 */

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

/* A picture with its joiners: whoever typed one sees nothing hidden and must be told what we mean. */
const picture = /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\u200d]*/u;
const hiddenProblem = (name: string): string => {
  const found = picture.exec(name)?.[0];
  if (found === undefined) return 'This has hidden characters. Please type it again.';
  return `Please leave out ‘${found}’. Pictures cannot be used in a name.`;
};

/* Letters of two scripts in one name are a look-alike: Cyrillic 'а', Cherokee 'Ꭺ' inside a Latin name. */
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

/* More than two marks on one letter spill over the neighbouring lines. */
const stacked = /\p{M}{3,}/u;

const problemOf = (
  name: string,
  allowed: RegExp,
  words: { missing: string; letters: string },
): string | null => {
  if (name === '') return words.missing;
  if ([...name].length > longest) return `Please use at most ${longest} letters.`;
  if (hidden.test(name)) return hiddenProblem(name);
  if (stacked.test(name) || imitates(name)) return 'Please use plain letters.';
  if (mixesScripts(name)) return 'Please use one alphabet only.';
  if (!allowed.test(name)) return words.letters;
  return null;
};

/**
 * Null when the cleaned name is fine, else a sentence that says what to do. Exclamation mark and slash are the
 * click letters of Khoekhoe names as keyboards have them: !Gaeb, //Garoëb.
 */
export const personNameProblem = (name: string): string | null =>
  problemOf(name, /^[!/]{0,2}\p{L}[\p{L}\p{M} .,'’ʼ‘\-–!/]*$/u, {
    missing: 'Please write your name.',
    letters: 'Please use letters, spaces, hyphens and apostrophes in a name.',
  });

const simpleSigns = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’ʼ‘\-–&+/():]*$/u;

/** Class names may hold digits and a little punctuation: 'Primary 2 - Math'. */
export const classNameProblem = (name: string): string | null =>
  problemOf(name, simpleSigns, {
    missing: 'Please give your class a name.',
    letters: 'Please use letters, numbers and simple signs in a class name.',
  });

/** 'St. Mary’s Primary School, Gulu': as a class name, for the sign above the gate. */
export const schoolNameProblem = (name: string): string | null =>
  problemOf(name, simpleSigns, {
    missing: 'Please write the name of the school.',
    letters: 'Please use letters, numbers and simple signs in the name of a school.',
  });

/** 'Akello Grace' becomes 'Akello G.' for people outside the class. */
export const nameForOthers = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  const last = rest[rest.length - 1];
  return last === undefined ? first : `${first} ${[...last][0] ?? ''}.`;
};
