/**
 * The order in which choices are shown. It follows from a draw (learner, question, try), so a reload shows the same
 * order. Answers are stored and graded by authored positions, not by shown ones.
 */
import { randomOf } from '#practice/random.ts';
import { markingOf } from '#quizzes/kinds/marking.ts';
import type { Question } from '#quizzes/questions.ts';

const placesTo = (n: number): readonly number[] => Array.from({ length: n }, (_, place) => place);

const yesOrNo: ReadonlySet<string> = new Set(['yes', 'no', 'true', 'false']);

/** 'in shop A', 'map B', 'C': an option with a letter of its own would be misread in another order. */
const named = /(?:^|\s)[A-E]\.?$/u;

/** 'the first box', 'on the left': options in the order of a row in a picture or in the text. */
const inRow = /\b(?:first|second|third|fourth|fifth|last|left|middle|right|top|bottom)\b/iu;

/** 'all of these', 'both at once', 'the same in both': the option refers to those before it. */
const closing = new RegExp(
  [
    '^(?:all|none|any|both|neither|either)(?: of (?:these|them|the above|the two)| at once| the above)?\\.?$',
    '\\bof these\\.?$',
    '^both\\b.*\\bthe same\\.?$',
    '^the same in both\\.?$',
  ].join('|'),
  'iu',
);

const amount = /^(?:sh\.?\s*|UGX\s*)?(\d{1,2}:\d{2}|[−-]?\d[\d,]*(?:\.\d+)?)(?:\s*(\S.*))?$/iu;

const numberOf = (text: string): { value: number; unit: string } | null => {
  const [, digits, unit = ''] = amount.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replaceAll(',', '').replace('−', '-').replace(':', '.'));
  // '1 leaf, 2 leaves': singular and plural are one unit. A text with a space is no unit.
  return /\s/u.test(unit) ? null : { value, unit: unit.slice(0, 3).toLowerCase() };
};

/** Numbers or times of one unit in ascending or descending order. */
const inNumberOrder = (texts: readonly string[]): boolean => {
  const amounts = texts.map(numberOf);
  const [first] = amounts;
  if (first == null || texts.length < 3) return false;
  if (amounts.some((one) => one === null || one.unit !== first.unit)) return false;
  const values = amounts.map((one) => one?.value ?? 0);
  const pairs = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  return pairs.every((step) => step > 0) || pairs.every((step) => step < 0);
};

/** Whether the order of the options is meaningful, and must stay as authored. */
export const hasFixedOrder = (texts: readonly string[]): boolean => {
  const others = texts.filter((text) => !closing.test(text.trim()));
  return (
    texts.every((text) => yesOrNo.has(text.trim().toLowerCase().replace(/\.$/u, ''))) ||
    (others.length > 1 && others.every((text) => named.test(text))) ||
    others.every((text) => inRow.test(text)) ||
    inNumberOrder(others)
  );
};

/** The authored positions of `texts` in the order in which they are shown. */
export const shownOrder = (texts: readonly string[], draw: string): readonly number[] => {
  const places = placesTo(texts.length);
  if (hasFixedOrder(texts)) return places;
  // An option that refers to the others stays last.
  const last = texts[texts.length - 1];
  const count = last !== undefined && closing.test(last.trim()) ? texts.length - 1 : texts.length;
  return [...randomOf(`order ${draw}`, 0).shuffle(places.slice(0, count)), ...places.slice(count)];
};

/** The same for tiles that are ordered or matched. It is never the authored order, which would be the answer. */
export const tileOrder = (n: number, draw: string): readonly number[] => {
  const places = randomOf(`tiles ${draw}`, 0).shuffle(placesTo(n));
  const isSolved = n > 1 && places.every((place, at) => place === at);
  return isSolved ? [...places.slice(1), places[0] ?? 0] : places;
};

/** The choices of a question as authored: options, or the words of a gap. */
export const choicesOf = (question: Question): readonly string[] =>
  markingOf(question).choices?.(question) ?? [];

/** The choices of a question in the order of one try. */
export const shownChoices = (question: Question, tryDraw: string): readonly number[] =>
  shownOrder(choicesOf(question), `${tryDraw} ${question.id}`);
