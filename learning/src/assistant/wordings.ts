/**
 * Checks on rewording a page, for example by a language model that an operator has set. Headings, questions,
 * options, marks and answers never change, because they were checked together. A rewording must keep every
 * number, unit, name and 'not', and add none.
 */
import { taskProblem } from '#assignments/texts.ts';
import { type PageBlock, pageLimits } from './page.ts';

export const wordingLimits = { phrases: 40, letters: 9000, fewestLetters: 25 } as const;

type Reword = (phrase: string) => string;

const rewordBlock = (block: PageBlock, reword: Reword): PageBlock => {
  const card = <T extends { readonly lines: readonly string[] }>(one: T): T => ({
    ...one,
    lines: one.lines.map(reword),
  });
  switch (block.kind) {
    case 'text':
      return { ...block, text: reword(block.text) };
    case 'list':
      return { ...block, lines: block.lines.map(reword) };
    case 'table':
      // The first cell is the label of its row.
      return { ...block, rows: block.rows.map(([name = '', ...cells]) => [name, ...cells.map(reword)]) };
    case 'cards':
      return { ...block, cards: block.cards.map(card) };
    case 'board':
      return { ...block, parts: block.parts.map(card) };
    case 'heading':
    case 'questions':
    case 'answers':
    case 'pictures':
    case 'writing':
      return block;
  }
};

/** Everything after the answers is the teacher's own and stays unchanged. */
const changeable = (blocks: readonly PageBlock[]): number => {
  const answers = blocks.findIndex(({ kind }) => kind === 'answers');
  return answers === -1 ? blocks.length : answers;
};

/** Phrases long enough to be reworded, without duplicates, in page order. */
export const phrasesOf = (blocks: readonly PageBlock[]): readonly string[] => {
  const found = new Set<string>();
  for (const block of blocks.slice(0, changeable(blocks)))
    rewordBlock(block, (phrase) => {
      if (phrase.length >= wordingLimits.fewestLetters && phrase.trim().split(/\s+/).length > 4)
        found.add(phrase);
      return phrase;
    });
  return [...found];
};

export const withWordings = (
  blocks: readonly PageBlock[],
  wordings: ReadonlyMap<string, string>,
): readonly PageBlock[] => {
  const until = changeable(blocks);
  return blocks.map((block, at) =>
    at < until ? rewordBlock(block, (phrase) => wordings.get(phrase) ?? phrase) : block,
  );
};

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];

/* Normalises a name: diacritics, Unicode forms and apostrophes make no difference. */
const nameParts = (text: string): readonly string[] =>
  (
    text
      .replace(/[’‘ʼʻ`´′]/g, "'")
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .match(/\p{L}[\p{L}']*|\p{N}+/gu) ?? []
  ).map((word) => word.replace(/'s?$/, '').replace(/'/g, ''));

/**
 * Names that must not leave the school: each word of a person's name, but only the whole name of the school
 * and its classes.
 */
export type Names = { readonly words: ReadonlySet<string>; readonly wholes: readonly string[] };

/* Normalises 'P.7 blue' to 'P7 Blue'. */
const inOneForm = (text: string): string => ` ${nameParts(text).join(' ')} `;

/** Numbers and single letters are no names; 'Hill Primary School' is also called 'Hill Primary'. */
export const namesOf = (people: readonly string[], places: readonly string[]): Names => ({
  words: new Set(people.flatMap(nameParts).filter((word) => /^\p{L}{2}/u.test(word))),
  wholes: places
    .map((name) => inOneForm(name).replace(/^( \S+ \S.*) school $/, '$1 '))
    .filter((name) => name.trim().length > 2),
});

export const holdsName = (phrase: string, { words, wholes }: Names): boolean => {
  const said = inOneForm(phrase);
  return nameParts(phrase).some((word) => words.has(word)) || wholes.some((name) => said.includes(name));
};

const sorted = (list: readonly string[]): string => [...list].sort().join(' ');
const allOf = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];
const numbersIn = (text: string): readonly string[] =>
  allOf(text, /\d[\d,.:/]*/g).map((one) => one.replace(/[,.:/]+$/, '').replace(/,(?=\d{3})/g, ''));

/* Unifies the minus signs; a hyphen inside a word is not one. */
const withMinus = (text: string): string => text.replace(/(\p{L})-(?=\p{L})/gu, '$1 ').replace(/[−–]/g, '-');
const signsIn = (text: string): readonly string[] =>
  allOf(withMinus(text), /[-+±=<>×÷%°²³√π½¼¾⅐-⅞]|_{2,}|\.{4,}/g);
/** '12 - 5' is not '5 - 12'. */
const sumsIn = (text: string): readonly string[] =>
  allOf(withMinus(text), /\d[\d,.]*(?:\s*[-+=<>×÷]\s*\d[\d,.]*)+/g).map((one) =>
    one.replace(/[\s,]|\.$/g, ''),
  );

const numbersInLetters =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half halve ' +
  'quarter twice double';
const unitNames =
  'metre kilometre centimetre millimetre meter kilometer centimeter millimeter gram kilogram milligram litre millilitre ' +
  'liter milliliter second minute hour day week month year shilling degree';
const measures: ReadonlySet<string> = new Set(`${numbersInLetters} ${unitNames}`.split(' '));
/** 'day' and 'days' count as the same unit. */
const namedIn = (text: string): readonly string[] =>
  wordsIn(text)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => measures.has(word));
/** Units attached to their number: '5kg'. */
const shortUnitsIn = (text: string): readonly string[] =>
  allOf(
    text.toLowerCase(),
    /[\d½¼¾⅐-⅞][\d,.:/]*\s*(?:°\s*[cf]|[ap]\.?m|[cdkm]?m|[km]?g|[cdm]?l|ha|min|hrs?|[hst]|u?shs?|ugx|usd)(?:\/[a-z]+)?(?!\p{L})/gu,
  ).map((one) => one.replace(/[\s,.]/g, ''));

/** Every number and unit in a text. */
const measuresIn = (text: string): string =>
  [numbersIn, signsIn, sumsIn, namedIn, shortUnitsIn].map((find) => sorted(find(text))).join('|');

const notIn = (text: string): number =>
  (text.match(/\b(?:not|no|never|none|nobody|nothing|without|except|cannot)\b|n['’]t\b/gi) ?? []).length;

/* Capitalised words inside a sentence: people, places, days. First words are ignored. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\p{Lu}[\p{L}'’]+/gu)].flatMap(({ 0: word, index }) =>
    /[\p{L}\d,]$/u.test(text.slice(0, index).trimEnd()) ? [word.toLowerCase()] : [],
  );

const stem = (word: string): string => word.slice(0, 5);
const meant = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length > 3)
      .map(stem),
  );

const markup = /<[a-z!/?]|&[a-z#]+\w*;|\*\*|__\S|`|\]\(|^\s*#{1,6}\s|\{\{|javascript:/im;

/**
 * Whether a rewording keeps the meaning, as far as a rule can tell. `kept` are the words of the page's
 * answers: a text that contains one must still contain it, or its question has no answer.
 */
export const isFaithful = (phrase: string, wording: string, kept: ReadonlySet<string>): boolean => {
  if (wording.trim() === '' || wording.length > Math.min(pageLimits.cell, phrase.length * 2 + 40))
    return false;
  if (markup.test(wording) && !markup.test(phrase)) return false;
  if (taskProblem(wording, pageLimits.cell) !== null) return false;
  if (measuresIn(phrase) !== measuresIn(wording)) return false;
  if (notIn(phrase) !== notIn(wording)) return false;
  const [before, after] = [wordsIn(phrase), wordsIn(wording)];
  if (namesIn(phrase).some((name) => !after.includes(name))) return false;
  if (namesIn(wording).some((name) => !before.includes(name))) return false;
  const [had, has] = [meant(phrase), meant(wording)];
  if ([...kept].some((word) => had.has(word) && !has.has(word))) return false;
  const same = [...had].filter((word) => has.has(word)).length;
  return same * 3 >= had.size && same * 4 >= has.size;
};

/** The words for `kept` of `isFaithful`: those of the options and answers of the page. */
export const answerWords = (blocks: readonly PageBlock[]): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'answers') return block.lines.flatMap((line) => [...meant(line)]);
      if (block.kind !== 'questions') return [];
      return block.questions.flatMap(({ options = [] }) => options.flatMap((option) => [...meant(option)]));
    }),
  );
