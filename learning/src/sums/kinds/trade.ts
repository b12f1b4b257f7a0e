/** Profit and loss, discount, and simple interest. */
import { number, numberOf, plain, withoutMoney } from '#sums/kinds/patterns.ts';
import { operation } from '#sums/operate.ts';
import { isLess, minus, over, plus, type Rational, rational, times, writeNumber } from '#sums/rational.ts';
import { type Draft, noAnswer, type Solver } from '#sums/sum.ts';

const hundred = rational(100n);
const sh = (value: Rational): string => `sh. ${writeNumber(value)}`;

/** An amount behind one of these words; the next such word has an amount of its own. */
const amountBy = (text: string, ...words: readonly string[]): Rational | null => {
  for (const word of words) {
    const found = new RegExp(
      `(?:${word})(?:(?!profit|loss|gain|bought|buy|sold|sell|cost)[^\\d%]){0,24}${number}(?!\\d|[.,]\\d| ?%)`,
    ).exec(text);
    if (found !== null) return numberOf(found[1]);
  }
  return null;
};
const rateIn = (text: string): Rational | null => {
  const found = new RegExp(`${number} ?%`).exec(text);
  return found === null ? null : numberOf(found[1]);
};

const profitFor = (text: string, cost: Rational, price: Rational): Draft | ReturnType<typeof noAnswer> => {
  if (cost.top === price.top && cost.bottom === price.bottom)
    return noAnswer('It was sold for what it cost: no profit and no loss.');
  const isProfit = isLess(cost, price);
  const [more, less] = isProfit ? [price, cost] : [cost, price];
  const change = minus(more, less);
  const wantsRate = /percentage|%/.test(text);
  if (wantsRate && cost.top === 0n) return noAnswer('There is no percentage of nothing.');
  const word = isProfit ? 'Profit' : 'Loss';
  const rate = times(over(change, wantsRate ? cost : hundred), hundred);
  return {
    topic: wantsRate ? `Percentage ${word.toLowerCase()}` : word,
    read: `bought for ${sh(cost)}, sold for ${sh(price)}`,
    hint: { say: 'Compare what was paid with what came in. Which is more?' },
    steps: [
      ...operation(
        isProfit ? 'More came in than was paid: a profit.' : 'Less came in than was paid: a loss.',
        more,
        '−',
        less,
      ),
      ...(wantsRate
        ? [
            ...operation(`The ${word.toLowerCase()} times 100.`, change, '×', hundred),
            ...operation('Divide by what it cost at first.', times(change, hundred), '÷', cost),
          ]
        : []),
    ],
    answer: wantsRate ? `${word} of ${writeNumber(rate)}%` : `${word} of ${sh(change)}`,
  };
};

export const profit: Solver = (typed) => {
  const text = plain(withoutMoney(typed));
  if (!/profit|loss|bought|buys|cost price|buying price/.test(text)) return null;
  const cost = amountBy(text, 'bought', 'buys', 'buying price', 'buying', 'cost price', 'costs?');
  const price = amountBy(text, 'sold', 'sells', 'selling price', 'selling');
  return cost === null || price === null ? null : profitFor(text, cost, price);
};

/** Cost, and the profit or the loss: the price is asked for. */
export const sellingPrice: Solver = (typed) => {
  const text = plain(withoutMoney(typed));
  if (!/selling price|sell|sold/.test(text)) return null;
  const cost = amountBy(text, 'bought', 'buying price', 'cost price', 'costs?');
  const by = amountBy(text, 'profit', 'gain', 'loss');
  const rate = rateIn(text);
  if (cost === null || (by === null && rate === null)) return null;
  const isProfit = !text.includes('loss');
  const change = by ?? times(over(cost, hundred), rate ?? rational(0n));
  const price = isProfit ? plus(cost, change) : minus(cost, change);
  const word = isProfit ? 'profit' : 'loss';
  return {
    topic: 'Selling price',
    read: `bought for ${sh(cost)}, ${word} of ${by === null ? `${writeNumber(rate ?? by ?? cost)}%` : sh(by)}`,
    hint: {
      say: isProfit
        ? 'With a profit the price is higher than the cost.'
        : 'With a loss the price is lower than the cost.',
    },
    steps: [
      ...(by === null
        ? [
            ...operation(`Find the ${word}: first one hundredth of the cost.`, cost, '÷', hundred),
            ...operation(
              `Then ${writeNumber(rate ?? cost)} of them.`,
              over(cost, hundred),
              '×',
              rate ?? cost,
            ),
          ]
        : []),
      ...operation(
        isProfit ? 'Add the profit to the cost.' : 'Take the loss from the cost.',
        cost,
        isProfit ? '+' : '−',
        change,
      ),
    ],
    answer: sh(price),
  };
};

export const discount: Solver = (typed) => {
  const text = plain(withoutMoney(typed));
  if (!text.includes('discount')) return null;
  const rate = rateIn(text);
  const price = [...text.matchAll(new RegExp(`${number}(?!\\d|[.,]\\d| ?%)`, 'g'))].map(([, one]) =>
    numberOf(one),
  )[0];
  if (rate === null || price === undefined) return null;
  const off = times(over(price, hundred), rate);
  const wantsOff =
    /^discount|(?:find|what|calculate|how much)\b[^.\d]*discount\W*$/.test(text) &&
    !/pay|new price|selling price/.test(text);
  // Nothing says whether the discount is asked for, or the price.
  if (!wantsOff && !/pay|price|cost/.test(text)) return null;
  return {
    topic: 'Discount',
    read: `${sh(price)} with a discount of ${writeNumber(rate)}%`,
    hint: { say: 'The discount is taken off the price.' },
    steps: [
      ...operation('Find one hundredth of the price.', price, '÷', hundred),
      ...operation(`The discount is ${writeNumber(rate)} of them.`, over(price, hundred), '×', rate),
      ...(wantsOff ? [] : operation('Take the discount off.', price, '−', off)),
    ],
    answer: sh(wantsOff ? off : minus(price, off)),
  };
};

const interestForm = new RegExp(
  `${number}\\D*?${number} ?%\\D*?(?:for|in|after|over)\\D*?${number} (years?|months?)`,
);

export const interest: Solver = (typed) => {
  const text = plain(withoutMoney(typed));
  if (!/interest/.test(text)) return null;
  const found = interestForm.exec(text);
  if (found === null) return null;
  const [money, rate, length] = [numberOf(found[1]), numberOf(found[2]), numberOf(found[3])];
  const isMonths = found[4]?.startsWith('month') === true;
  const years = isMonths ? over(length, rational(12n)) : length;
  const hundredth = over(money, hundred);
  const yearly = times(hundredth, rate);
  const earned = times(yearly, years);
  const wantsAll =
    /amount|altogether|total|in all/.test(text) &&
    !/(?:total|amount of)(?: the)?(?: simple)? interest|interest altogether/.test(text);
  return {
    topic: 'Simple interest',
    read: `${sh(money)} at ${writeNumber(rate)}% a year for ${writeNumber(length)} ${isMonths ? 'months' : 'years'}`,
    hint: { say: 'How much interest comes in one year?' },
    steps: [
      ...operation('Find one hundredth of the money.', money, '÷', hundred),
      ...operation(`The interest of one year is ${writeNumber(rate)} of them.`, hundredth, '×', rate),
      ...(isMonths
        ? operation('A year has 12 months: find the interest of one month.', yearly, '÷', rational(12n))
        : []),
      ...(length.top === 1n && length.bottom === 1n
        ? []
        : operation(
            `Now for ${writeNumber(length)} ${isMonths ? 'months' : 'years'}.`,
            isMonths ? over(yearly, rational(12n)) : yearly,
            '×',
            length,
          )),
      ...(wantsAll
        ? operation('The amount is the money and the interest together.', money, '+', earned)
        : []),
    ],
    answer: sh(wantsAll ? plus(money, earned) : earned),
  };
};
