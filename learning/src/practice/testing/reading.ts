/**
 * Parses exercises back from their words, so that answers are checked against the text and not the program.
 */
import type { Shown } from '#lessons/shown.ts';

/** Every number in a text, in order: 12,500 and −4 and 3.75. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/−?\d{1,3}(?:,\d{3})+(?:\.\d+)?|−?\d+(?:\.\d+)?/gu)].map(([found]) =>
    Number(found.replaceAll(',', '').replace('−', '-')),
  );

/** A number, a fraction, a mixed number or a percentage; NaN for anything else. */
export const valueOfText = (text: string): number => {
  const plain = text.trim().replaceAll(',', '').replace('−', '-');
  const [, outOf, all] = /^(\d+) out of (\d+)$/u.exec(plain) ?? [];
  if (outOf !== undefined) return Number(outOf) / Number(all);
  const [, whole, top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(plain) ?? [];
  if (top !== undefined) return Number(whole ?? 0) + Number(top) / Number(bottom);
  return plain.endsWith('%') ? Number(plain.slice(0, -1)) / 100 : Number(plain);
};

export const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

const words: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
    ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ].map((word, value) => [word, value]),
);
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, at) => [
    word,
    (at + 2) * 10,
  ]),
);

/** 'forty-two thousand eight hundred and nine' is 42,809. */
export const numberOfWords = (text: string): number => {
  let [whole, part] = [0, 0];
  for (const word of text.toLowerCase().match(/[a-z]+/gu) ?? []) {
    if (word === 'hundred') part *= 100;
    else if (word === 'thousand') [whole, part] = [whole + part * 1000, 0];
    else if (word === 'million') [whole, part] = [whole + part * 1_000_000, 0];
    else part += words[word] ?? tens[word] ?? 0;
  }
  return whole + part;
};

const rank: Readonly<Record<string, number>> = { '+': 1, '−': 1, '×': 2, '÷': 2, '/': 3 };

const work: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
  '/': (a, b) => a / b,
};

/** Normalises mixed numbers, leading signs and implied multiplication first. */
const plainSum = (text: string): string =>
  text
    .replace(/(\d+)\s+(\d+)\s*\/\s*(\d+)/gu, '($1 + $2 / $3)')
    .replaceAll(',', '')
    .replace(/(\d)\s*\(/gu, '$1 × (')
    .replace(/(^|[(+−×÷]\s*)−(\d+(?:\.\d+)?)/gu, '$1(0 − $2)');

/** Evaluates a sum with the shunting-yard algorithm; NaN for anything else. */
export const workOut = (text: string): number => {
  const sum = plainSum(text);
  const tokens = sum.match(/\d+(?:\.\d+)?|[+−×÷/()]/gu) ?? [];
  if (tokens.join('') !== sum.replaceAll(/\s/gu, '')) return Number.NaN;
  const values: number[] = [];
  const waiting: string[] = [];
  const apply = () => {
    const [b = Number.NaN, a = Number.NaN] = [values.pop(), values.pop()];
    values.push(work[waiting.pop() ?? '']?.(a, b) ?? Number.NaN);
  };
  for (const token of tokens) {
    if (/\d/u.test(token)) values.push(Number(token));
    else if (token === '(') waiting.push(token);
    else if (token === ')') {
      while (waiting.length > 0 && waiting.at(-1) !== '(') apply();
      waiting.pop();
    } else {
      while (waiting.length > 0 && (rank[waiting.at(-1) ?? ''] ?? 0) >= (rank[token] ?? 0)) apply();
      waiting.push(token);
    }
  }
  while (waiting.length > 0) apply();
  return values.length === 1 ? (values[0] ?? Number.NaN) : Number.NaN;
};

/** Whether both sides of an equation agree for this value of the letter. */
export const holds = (equation: string, letter: string, value: number): boolean => {
  const filled = equation
    .replaceAll(new RegExp(`(\\d)${letter}`, 'gu'), `$1 × ${value}`)
    .replaceAll(letter, String(value));
  const [left = '', right = ''] = filled.split('=');
  return near(workOut(left), workOut(right));
};

/** The false sums in a line. Letters are skipped, and units at the end are ignored. */
export const falseSumsIn = (line: string): readonly string[] =>
  line
    .split(/ and |, so |; |: /u)
    .filter((part) => part.includes('=') && !/remainder|[⁰¹²³⁴⁵⁶⁷⁸⁹²³]/u.test(part))
    .filter((part) => {
      const sides = part
        .split('=')
        .map((side) => side.replace(/(\d+)%/gu, '($1 ÷ 100)').replace(/°C?| \p{L}.*$|UGX /gu, ''))
        .map((side) => workOut(side.trim()))
        .filter(Number.isFinite);
      return sides.some((side) => !near(side, sides[0] ?? side));
    });

/**
 * A second method: whether `candidate` answers `prompt`. Parts of one answer are joined by `|`. Counting
 * judges look at the figure.
 */
export type Judge = (prompt: string, candidate: string, show?: Shown) => boolean;

export const isSorted = (candidate: string): boolean =>
  candidate.split('|').every((one, at, all) => at === 0 || valueOfText(all[at - 1] ?? '') < valueOfText(one));
