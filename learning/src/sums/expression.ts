/** Reads a typed calculation: numbers, fractions, percentages, brackets, powers and roots. */
import { type Rational, rational, readNumber } from '#sums/rational.ts';

export type Sign = '+' | '−' | '×' | '÷' | 'of';

export type NumberForm = 'decimal' | 'fraction' | 'percent';

export type Tree =
  | {
      readonly kind: 'number';
      readonly value: Rational;
      readonly form: NumberForm;
      /** A fraction as it was typed, because 6/8 and 7/4 are not what 3/4 and 1 3/4 are to a learner. */
      readonly written?: string;
    }
  | { readonly kind: 'two'; readonly sign: Sign; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'power'; readonly of: Tree; readonly by: number }
  | { readonly kind: 'root'; readonly of: Tree }
  | { readonly kind: 'bracket'; readonly inside: Tree };

export type NumberTree = Extract<Tree, { kind: 'number' }>;

const aliases: readonly (readonly [RegExp, string])[] = [
  [/[–—‒−]/g, '−'],
  [/[∗*·]/g, '×'],
  [/(\d|\)|\s)[xX](?=[\s\d(.])/g, '$1×'],
  [/\bmultiplied by\b|\btimes\b/gi, '×'],
  [/\bdivided by\b/gi, '÷'],
  [/\bplus\b/gi, '+'],
  [/\bminus\b|\btake away\b/gi, '−'],
  [/:(?=\s)|∕/g, '÷'],
  [/½/g, ' 1/2'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/\b(?:the )?square root of\b|\bsqrt\b/gi, '√'],
  [/\bsquared\b/gi, '^2'],
  [/\bcubed\b/gi, '^3'],
  [/\bper ?cent\b/gi, '%'],
];

/** The same sum in the signs of this app. */
export const tidied = (typed: string): string =>
  aliases
    .reduce((text, [from, to]) => text.replace(from, to), typed.normalize('NFC'))
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d) (?=\d{3}(?!\d|\/))/g, '$1')
    .replace(/(\d|\)|%)\s*-/g, '$1 −')
    .replace(/-/g, '−')
    .replace(/\s+/g, ' ')
    .trim();

const tokenForm = /\s*(?:(\d+ \d+\/\d+|\d+\/\d+(?!\d*\.)|\d+(?:\.\d+)?|\.\d+)(\s?%)?|(of\b)|([+−×÷()√^/]))/iy;

type Token = NumberTree | { readonly kind: 'sign'; readonly sign: string };

const tokensOf = (text: string): readonly Token[] | null => {
  const tokens: Token[] = [];
  tokenForm.lastIndex = 0;
  while (tokenForm.lastIndex < text.length) {
    const found = tokenForm.exec(text);
    if (found === null) return null;
    const [, digits, percent, of, sign] = found;
    if (digits !== undefined) {
      const value = readNumber(digits);
      if (value === null) return null;
      tokens.push(
        percent === undefined
          ? digits.includes('/')
            ? { kind: 'number', value, form: 'fraction', written: digits }
            : { kind: 'number', value, form: 'decimal' }
          : { kind: 'number', value: rational(value.top, value.bottom * 100n), form: 'percent' },
      );
    } else tokens.push({ kind: 'sign', sign: of === undefined ? (sign ?? '') : 'of' });
  }
  return tokens;
};

const isFraction = (tree: Tree): boolean => tree.kind === 'number' && tree.form === 'fraction';

const most = 40;

/** The tree of a calculation. Null if it is none. */
export const readExpression = (typed: string): Tree | null => {
  const text = tidied(typed);
  // 3 / 4 of 8 is meant as a fraction of it, not as 3 ÷ (4 of 8).
  if (/\d(?: \/ ?| ?\/ )\d+ ?of\b/i.test(text)) return null;
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0 || tokens.length > most) return null;
  let at = 0;
  const isAt = (...signs: readonly string[]): boolean => {
    const token = tokens[at];
    return token?.kind === 'sign' && signs.includes(token.sign);
  };
  const take = (): string => {
    const token = tokens[at++];
    return token?.kind === 'sign' ? token.sign : '';
  };
  const chain = (signs: readonly Sign[], next: () => Tree | null): Tree | null => {
    let left = next();
    while (left !== null && isAt(...signs, ...(signs.includes('÷') ? ['/', '('] : []))) {
      // A bracket beside a number multiplies it; a slash that is no fraction divides.
      const isBeside = isAt('(');
      // 8 ÷ 2(2 + 2) is read in two ways.
      if (isBeside && ((left.kind === 'two' && left.sign === '÷') || isFraction(left))) return null;
      const sign = isBeside ? '×' : take();
      const right = next();
      if (right === null) return null;
      left = { kind: 'two', sign: (sign === '/' ? '÷' : sign) as Sign, left, right };
    }
    return left;
  };
  const single = (): Tree | null => {
    const token = tokens[at];
    if (token === undefined) return null;
    if (token.kind === 'number') {
      at++;
      return token;
    }
    if (isAt('√')) {
      take();
      const isBracket = isAt('(');
      const of = raised();
      // √49/7 is 1, or the root of 7.
      return of === null || (!isBracket && isFraction(of)) ? null : { kind: 'root', of };
    }
    if (isAt('−')) {
      take();
      const of = single();
      if (of?.kind !== 'number') return null;
      return { kind: 'number', form: of.form, value: rational(-of.value.top, of.value.bottom) };
    }
    if (!isAt('(')) return null;
    take();
    const inside = sums();
    if (inside === null || !isAt(')')) return null;
    take();
    // A bracket around one number says nothing.
    return inside.kind === 'number' ? inside : { kind: 'bracket', inside };
  };
  const raised = (): Tree | null => {
    const [isNegative, isBracket] = [isAt('−'), isAt('(')];
    const of = single();
    if (of === null || !isAt('^')) return of;
    // −3² without brackets is −9 in books, and 9 in the heads of many.
    if (isNegative || (!isBracket && isFraction(of))) return null;
    take();
    const by = tokens[at++];
    if (by?.kind !== 'number' || by.value.bottom !== 1n || by.value.top < 2n || by.value.top > 6n)
      return null;
    return { kind: 'power', of, by: Number(by.value.top) };
  };
  const ofs = () => chain(['of'], raised);
  const products = () => chain(['×', '÷'], ofs);
  const sums = (): Tree | null => chain(['+', '−'], products);
  const tree = sums();
  return at === tokens.length ? tree : null;
};
