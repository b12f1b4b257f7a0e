/** How learners write numbers, money and questions. */
import { type Rational, readNumber, writeNumber } from '#sums/rational.ts';

/** A number in a pattern, as one group. */
export const number = String.raw`(\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?!\d|,\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;

const currency = /(?:\b(?:u?shs?|ugx|kshs?|kes|tshs?|shillings?|rwf|frw|bif)\b\.?)\s*(?=\d)|\/[=-](?!\w)/gi;
const currencyBehind = /([\d)])\s*(?:u?shs?\b\.?|shillings?\b)/gi;

export const isMoney = (typed: string): boolean => withoutMoney(typed) !== typed;

/** Without the signs of money. */
export const withoutMoney = (typed: string): string =>
  typed.replace(currency, '').replace(currencyBehind, '$1');

const asks =
  /^(?:please )?(?:find|calculate|work ?out|compute|evaluate|solve(?: for \w)?|what is|what's|what are|give|determine)\s*:?\s+/;
const article = /^(?:the value of|the)\s+/;

/** A question in small letters, without politeness and the sign at its end. */
export const plain = (typed: string): string => {
  const text = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[“”"]/g, '')
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/\bper ?cent\b/g, '%')
    .replace(/\s+/g, ' ')
    .replace(/(\d) (?=\d{3}(?!\d|\/))/g, '$1')
    .trim()
    .replace(/[\s?.!=]+$/, '');
  return text.replace(asks, '').replace(article, '');
};

export const numbersIn = (text: string): readonly Rational[] =>
  [...text.matchAll(new RegExp(number, 'g'))].flatMap(([, digits = '']) => readNumber(digits) ?? []);

export const priced = (value: Rational, money: boolean): string =>
  money ? `sh. ${writeNumber(value)}` : writeNumber(value);

/** The number of a group; 0 where the pattern did not match it. */
export const numberOf = (group: string | undefined): Rational =>
  readNumber(group ?? '') ?? { top: 0n, bottom: 1n };
