import { plainSigns } from '#quizzes/kinds/fraction/fractions.ts';
import { isUnit, readNumber, unitName } from '#quizzes/numbers.ts';
import { frameWords, isAmong, turns, wordsOf } from '#quizzes/words/asked-words.ts';
import { inDigits } from '#quizzes/words/number-words.ts';
import { isSlip } from '#quizzes/words/slips.ts';
import { soundsLike } from '#quizzes/words/sounds.ts';

/**
 * The single number of an answer. `fits` is false if it counts or measures something other than the question asks.
 */
export type SaidNumber = { readonly value: number; readonly fits: boolean };

/* Words that end a counted noun: 'How many dry cells | of 1.5 volts', '18 learners | like tea'. */
const afterNoun = new Set(
  'a an the do does did is are was were will has have had can could would should must may be of in on at from to with than for that who which or and'.split(
    ' ',
  ),
);

/* Interchangeable words for the people of a school. */
const people = ['learner', 'pupil', 'child', 'children', 'student'];
const isPerson = isAmong(people);

/* Accepts 'animels' for animals. */
const isMisspelt = (word: string, asked: readonly string[]): boolean =>
  asked.some((one) => isSlip(word, one, 5) || soundsLike(word, one));

/* 'km2' is a word, not a numeral. */
const isNumeral = (word: string): boolean => /^[-+.,]?\d/u.test(word);

/* Words that a sentence around a number may contain, in addition to those of any sentence. */
const aroundNumber = new Set(
  'so ans number total altogether all equals only make makes give gives get gets will would can take takes need needs cost costs pay pays left remain each had my his her their our'.split(
    ' ',
  ),
);

/* '27 days' is no date. */
const isAboutDate = /\b(?:date|day of)\b/iu;

/* Finds the unit in 'What is his profit in shillings?' */
const unitIn = (asked: string): string => {
  const [, unit = ''] = /\bin (\p{L}+)\?\s*$/u.exec(asked) ?? [];
  return unitName(unit) === undefined ? '' : unit;
};

const untilNext = (words: readonly string[]): readonly string[] => {
  const end = words.findIndex((word) => afterNoun.has(word) || isNumeral(word));
  return end === -1 ? words : words.slice(0, end);
};

const plain = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replace(/\b(?:ugx|ush|shs?)\b\.?\s*(?=\d)/gu, '')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/(\d)(?:st|nd|rd|th)\b/gu, '$1')
    .replace(/(\d) (?=\d{3}\b)/gu, '$1')
    .replace(/(\d)(?=[\p{L}°%])/gu, '$1 ')
    .replace(/,(?!\d)/gu, ' , ')
    .replace(/[.!?;:]+(?=\s|$)|[()]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const ordinals = [
  '',
  'first',
  '',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const inNumbers = (text: string, left: ReadonlySet<string>): string =>
  inDigits(text, left)
    .replace(/^(?:the )?(\p{L}+)(?= |$)/u, (all, word) =>
      ordinals.includes(word) ? String(ordinals.indexOf(word)) : all,
    )
    .replace(/(\d) point (?=\d)/gu, '$1.')
    .replace(/(\d) and (?:a|1) half\b/gu, '$1 1/2')
    .replace(/(\d+) (\d+)\/([1-9]\d*)/gu, (_, ones, top, bottom) => String(Number(ones) + top / bottom));

const numberIn = (word: string): number | undefined =>
  /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/u.test(word) && /\d/u.test(word)
    ? Number(word.replace(/,/gu, ''))
    : undefined;

/** The noun counted by the last 'how many'. */
const countedIn = (asked: readonly string[]): readonly string[] => {
  const at = asked.lastIndexOf('many');
  return at === -1 ? [] : untilNext(asked.slice(at + 1)).slice(0, 4);
};

const readWords = (text: string, asked: string, unit: string): SaidNumber | undefined => {
  const question = wordsOf(inDigits(wordsOf(asked).join(' ')));
  const counted = countedIn(wordsOf(asked));
  const left = new Set(
    ['million', 'thousand'].filter((word) => counted.includes(word) || unit.includes(word)),
  );
  const isKnown = isAmong([...question, ...wordsOf(unit), ...people]);
  // 'no members' means 0, 'no idea' is no answer.
  const words = inNumbers(plain(text), left)
    .split(' ')
    .map((word, at, all) => (word === 'no' && isKnown(all[at + 1] ?? '') ? '0' : word));
  const numbers = words.flatMap((word, at) => (isNumeral(word) ? [{ at, value: numberIn(word) }] : []));
  if (numbers.some(({ value }) => value === undefined)) return undefined;
  const said = new Set(question.map(numberIn));
  const own = numbers.filter(({ value }) => !said.has(value));
  const meant = own.length > 0 ? own : numbers;
  const [first] = meant;
  if (first?.value === undefined || meant.some(({ value }) => value !== first.value)) return undefined;
  const before = words.slice(0, first.at);
  const after = words.slice(first.at + 1);
  if (turns.has(before[before.length - 1] ?? '') || isListed(before, after)) return undefined;
  const nouns = untilNext(after)
    .filter((word) => !left.has(word))
    .slice(0, 3);
  const rest = [...before, ...after.slice(untilNext(after).length)];
  if (
    !rest.every(
      (word) =>
        word === ',' || isNumeral(word) || frameWords.has(word) || aroundNumber.has(word) || isKnown(word),
    )
  )
    return undefined;
  return {
    value: first.value,
    fits: fitsNouns(nouns, { unit, left, counted, isKnown, isDate: isAboutDate.test(asked) }),
  };
};

/* '25 or 16', '25 homes and 16 homes' are two answers. */
const isListed = (before: readonly string[], after: readonly string[]): boolean =>
  /\d \S* ?(?:and|or|,)$/u.test(before.join(' ')) ||
  /^(?:\S+ )?(?:and|or|,) (?:\S+ )?\d/u.test(after.join(' '));

type Asked = {
  readonly unit: string;
  readonly left: ReadonlySet<string>;
  readonly counted: readonly string[];
  readonly isKnown: (word: string) => boolean;
  readonly isDate: boolean;
};

const fitsNouns = (nouns: readonly string[], { unit, left, counted, isKnown, isDate }: Asked): boolean => {
  if (nouns.length === 0) return true;
  const own = wordsOf(unit).filter((word) => !left.has(word));
  const asked = [...own, ...counted];
  if (asked.length === 0) return nouns.every((word) => isKnown(word) && !(isDate && word.endsWith('s')));
  const isAsked = isAmong(asked.some(isPerson) ? [...asked, ...people] : asked);
  return nouns.some(
    (word, at) =>
      isAsked(word) ||
      isMisspelt(word, asked) ||
      isUnit(word, own.join(' ')) ||
      isUnit(nouns.slice(0, at + 1).join(' '), own.join(' ')),
  );
};

/**
 * Parses a number as pupils write it: '57', 'fifty-seven', 'There are 57 hens.', '45 + 12 = 57', '27th June'.
 * Undefined unless exactly one number is meant. Other words must occur in the question, and other numbers may: 'six
 * bicycles have 12 wheels'. If the question asks for digits, only digits are parsed.
 */
export const readSaid = (typed: string, asked: string, unit = unitIn(asked)): SaidNumber | undefined => {
  const direct = readNumber(typed);
  const fits = direct !== undefined && isUnit(direct.unit, unit);
  if (direct !== undefined && (fits || direct.unit === '')) return { value: direct.value, fits: true };
  if (/\b(?:digits|figures|numerals)\b/iu.test(asked)) return direct && { value: direct.value, fits: false };
  const [result = '', ...working] = typed
    .replace(/\/[=-]\s*$/u, '')
    .split(/=|,\s*so\b/u)
    .reverse();
  if (working.some((line) => /\bor\b/iu.test(line))) return undefined;
  const said = readWords(result, asked, unit);
  return said ?? (direct && { value: direct.value, fits: false });
};
