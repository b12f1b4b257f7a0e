/** Formats numbers as our lessons do: 12,500, 0.75, −4, 2⁵. Independent of the machine's locale. */
import { fromEnd } from '#practice/lists.ts';

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/gu, ',');

/** No exercise has more than six decimal places; further ones are floating-point noise. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

export const written = (value: number): string => {
  const [whole = '0', part] = String(Math.abs(tidy(value))).split('.');
  const sign = tidy(value) < 0 ? '−' : '';
  return `${sign}${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
};

/** With trailing zeros: 3.50, where the zero belongs to the column. */
export const decimal = (value: number, places: number): string => {
  const [whole = '0', part = ''] = String(Math.abs(tidy(value))).split('.');
  const sign = tidy(value) < 0 ? '−' : '';
  return `${sign}${grouped(whole)}${places === 0 ? '' : `.${part.padEnd(places, '0')}`}`;
};

export const money = (value: number, { currency }: { readonly currency: string }): string =>
  `${currency} ${written(value)}`;

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `power(2, 5)` is 2⁵. */
export const power = (base: number, exponent: number): string =>
  `${base}${[...String(exponent)].map((digit) => raised[Number(digit)]).join('')}`;

/** 4, 9 and 12. */
export const listed = (words: readonly string[], word = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${word} ${fromEnd(words)}`;

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export const withArticle = (words: string): string => `${/^[aeiou]/iu.test(words) ? 'an' : 'a'} ${words}`;

export const counted = (count: number, { one, many }: { readonly one: string; readonly many: string }) =>
  `${written(count)} ${count === 1 ? one : many}`;

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const underHundred = (value: number): string => {
  if (value < 20) return small[value] ?? '';
  const ones = value % 10;
  return `${tens[Math.floor(value / 10)]}${ones === 0 ? '' : `-${small[ones]}`}`;
};

/** Whole numbers below a thousand million in words, as Ugandan schools say them. */
export const inWords = (value: number): string => {
  const millions = Math.floor(value / 1_000_000);
  const thousands = Math.floor(value / 1000) % 1000;
  const rest = value % 1000;
  const parts = [
    ...(millions > 0 ? [`${inWords(millions)} million`] : []),
    ...(thousands > 0 ? [`${inWords(thousands)} thousand`] : []),
  ];
  const hundreds = Math.floor(rest / 100);
  if (hundreds > 0) parts.push(`${small[hundreds]} hundred`);
  if (rest % 100 > 0 || parts.length === 0)
    parts.push(parts.length > 0 ? `and ${underHundred(rest % 100)}` : underHundred(rest % 100));
  return parts.join(' ');
};
