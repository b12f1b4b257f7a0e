/** Reads a typed sum of any kind that is known here, and solves it in steps. */
import { calculation } from '#sums/calculate.ts';
import { equation } from '#sums/kinds/equations.ts';
import {
  angleGuards,
  discountGuards,
  guarded,
  interestGuards,
  isCommonList,
  isList,
  isNoClock,
  isOneEach,
  isSameThing,
  isSharedAmount,
  missingSideGuards,
  profitGuards,
  sellingGuards,
  shapeGuards,
  spanGuards,
  travelGuards,
} from '#sums/kinds/guards.ts';
import { substitution } from '#sums/kinds/letters.ts';
import { conversion, measureSum, sameUnit } from '#sums/kinds/measures.ts';
import { average, common, factors, primeFactors, rounding } from '#sums/kinds/number-facts.ts';
import { isMoney, plain, withoutMoney } from '#sums/kinds/patterns.ts';
import { change, otherForm, rateOfChange, share, simplify } from '#sums/kinds/percentages.ts';
import { sharing, simpleRatio, unitPrice } from '#sums/kinds/ratios.ts';
import { angle, missingSide, shape } from '#sums/kinds/shapes.ts';
import { discount, interest, profit, sellingPrice } from '#sums/kinds/trade.ts';
import { span, timeAfter, travel } from '#sums/kinds/travel.ts';
import { isWhole, over, plus, readNumber, times, whole, writeNumber } from '#sums/rational.ts';
import type { Draft, Hint, NoAnswer, Solver, Sum } from '#sums/sum.ts';

export const longestSum = 160;
const longestNumber = 12;

const bare: Solver = (typed) => calculation(plain(typed));

const coins = (typed: string): number => (typed.match(/\b(?:u?shs?|ugx|kshs?)\b|\/=/gi) ?? []).length;

const inMoney: Solver = (typed) => {
  if (!isMoney(typed)) return null;
  // Money times money is no money.
  const isSquared = typed.split(/[-+−–]/).some((term) => /[×x*]/.test(term) && coins(term) > 1);
  if (isSquared) return null;
  const text = plain(withoutMoney(typed));
  const worked = calculation(text);
  if (worked === null || 'reason' in worked) return worked;
  // How often one sum of money fits into another is a number, not money.
  const isCount = text.includes('÷') && coins(typed) > 1;
  return {
    ...worked,
    topic: `Money: ${worked.topic.toLowerCase()}`,
    read: /^[\d(]/.test(worked.read) && !/%|\//.test(worked.read) ? `sh. ${worked.read}` : worked.read,
    answer: isCount ? worked.answer : `sh. ${worked.answer}`,
  };
};

/** The more special kinds first. */
const solvers: readonly Solver[] = [
  ...[substitution, equation, guarded(common, isCommonList), primeFactors, factors],
  ...[guarded(average, isList), rounding, guarded(interest, ...interestGuards)],
  ...[guarded(discount, ...discountGuards), guarded(sellingPrice, ...sellingGuards)],
  ...[guarded(profit, ...profitGuards), guarded(sharing, isSharedAmount), guarded(unitPrice, isSameThing)],
  ...[change, rateOfChange, share, conversion, otherForm, simplify, guarded(simpleRatio, isNoClock)],
  ...[guarded(missingSide, ...missingSideGuards), guarded(angle, ...angleGuards)],
  ...[guarded(shape, ...shapeGuards), guarded(span, ...spanGuards), timeAfter],
  ...[guarded(travel, ...travelGuards), measureSum, guarded(sameUnit, isOneEach), inMoney, bare],
];

const numeric = /^[\d,. /−]+$/;

/** Where a solver has no question of its own, the first step is asked, with its typical slips beside it. */
const hintOf = ({ hint, steps }: Draft): Hint => {
  const [first] = steps;
  if (hint.ask !== undefined && hint.right !== undefined && hint.choices !== undefined)
    return { say: hint.say, ask: hint.ask, right: hint.right, choices: mixed(hint.choices) };
  const fill = first?.fill ?? '';
  const value = readNumber(fill) ?? whole(0);
  const ten = whole(10);
  const isRound = isWhole(over(value, ten));
  const near = (
    isWhole(value) && !isRound
      ? [plus(value, whole(1)), plus(value, ten), times(value, whole(2))]
      : [times(value, ten), over(value, ten), plus(value, whole(1))]
  ).map(writeNumber);
  const wrong = [...(first?.slips.map((one) => one.value) ?? []), ...near].filter(
    (one) => one !== fill && numeric.test(one),
  );
  return {
    say: hint.say,
    ask: first === undefined ? '' : `${first.line.replace('□', '?')}`,
    right: fill,
    choices: mixed([...new Set([fill, ...wrong])].slice(0, 4)),
  };
};

/** Numbers by size, and words by their letters, so that the place of the right one says nothing. */
const mixed = (choices: readonly string[]): readonly string[] =>
  choices.every((one) => numeric.test(one))
    ? [...choices].sort((a, b) => Number(a.replace(/,/g, '')) - Number(b.replace(/,/g, '')))
    : [...choices].sort((a, b) => (a < b ? -1 : 1));

export type Reading =
  | { readonly kind: 'sum'; readonly sum: Sum }
  /** It was understood, and has no answer: why. */
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'unread' };

const tooBig = (typed: string): boolean =>
  (typed.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).some((one) => one.replace(/[,.]/g, '').length > longestNumber);

const first = (typed: string): Draft | NoAnswer | null => {
  for (const solver of solvers) {
    const found = solver(typed);
    if (found !== null) return found;
  }
  return null;
};

export const solve = (typed: string): Reading => {
  if (typed.trim() === '' || typed.length > longestSum) return { kind: 'unread' };
  if (tooBig(typed))
    return { kind: 'none', reason: 'This number is too long for me. I can do up to 12 digits.' };
  const found = first(typed.trim());
  if (found === null) return { kind: 'unread' };
  if ('reason' in found) return { kind: 'none', reason: found.reason };
  if (found.steps.length === 0) return { kind: 'unread' };
  return { kind: 'sum', sum: { ...found, hint: hintOf(found) } };
};
