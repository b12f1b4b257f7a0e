/** Money: change, profit and loss, discount and simple interest. Numbers stay the same in every currency. */

import type { Shown } from '#lessons/shown.ts';
import { askNumber, type Slip } from '#practice/drafts.ts';
import type { Maker, WorkedStep } from '#practice/exercise.ts';
import { paidWith } from '#practice/figures.ts';
import { moneyMistakes as m } from '#practice/misconceptions/money.ts';
import { goodFor, type Place, somebody } from '#practice/places.ts';
import { money, withArticle, written } from '#practice/write.ts';

type AskMoney = {
  readonly prompt: string;
  readonly answer: number;
  readonly slips: readonly Slip<number>[];
  readonly hint: string;
  readonly explanation: string;
  readonly steps: readonly WorkedStep[];
  readonly pleStyle?: string;
  readonly show?: Shown | null;
};

const askMoney = (place: Place, ask: AskMoney) =>
  askNumber({ ...ask, unit: place.currency, answerText: money(ask.answer, place) });

const notes = [1000, 2000, 5000, 10_000, 20_000, 50_000] as const;

const findingChange: Maker = (random, level, place) => {
  const price = random.int(2, level === 1 ? 9 : 30) * 100;
  const count = level === 1 ? 1 : random.int(2, level === 2 ? 4 : 9);
  const thing = goodFor(random, place, price);
  const person = somebody(random, place);
  const cost = price * count;
  const paid = notes.find((note) => note > cost);
  if (paid === undefined) return null;
  const change = paid - cost;
  const bought =
    count === 1
      ? `${withArticle(thing.one)} for ${money(price, place)}`
      : `${count} ${thing.many} at ${money(price, place)} each`;
  return askMoney(place, {
    prompt: `${person.name} buys ${bought} and pays with ${money(paid, place)}. How much change does ${person.they} get?`,
    answer: change,
    show: paidWith(paid, `${person.name} pays`, place),
    slips: [
      [cost, m.costGivenForChange],
      ...(count > 1 ? [[paid - price, m.priceOfOneTaken] as const] : []),
      [paid + cost, m.addsForChange],
      ...(cost > 1000 ? [[change + 1000, m.borrowedInMoney] as const] : []),
    ],
    hint: count === 1 ? 'Change is what comes back.' : 'First find what all of them cost.',
    explanation: `The cost is ${money(cost, place)}. The change is what is left of the money that was paid.`,
    steps: [
      ...(count > 1
        ? [{ line: `${count} × ${written(price)} = ${written(cost)}`, why: 'Find the cost.' }]
        : []),
      {
        line: `${written(paid)} − ${written(cost)} = ${written(change)}`,
        why: 'Take the cost from the money paid.',
      },
      { line: `The change is ${money(change, place)}` },
    ],
  });
};

const profitAndLoss: Maker = (random, level, place) => {
  const bought = random.int(4, level === 1 ? 20 : 90) * 500;
  const gain = random.int(1, level === 1 ? 6 : 15) * 500;
  const up = level === 1 ? true : random.coin();
  const spent = level === 3 ? random.int(1, 6) * 500 : 0;
  const thing = goodFor(random, place, bought);
  const sold = up ? bought + spent + gain : bought + spent - gain;
  if (sold <= 0 || sold === bought) return null;
  const costs = level === 3 ? ` She pays ${money(spent, place)} for transport.` : '';
  const word = up ? 'profit' : 'loss';
  return askMoney(place, {
    prompt: `A trader buys ${withArticle(thing.one)} for ${money(bought, place)}.${costs} She sells it for ${money(sold, place)}. What is her ${word}?`,
    answer: gain,
    slips: [
      ...(level === 3 ? [[Math.abs(sold - bought), m.otherCostsForgotten] as const] : []),
      [sold + bought + spent, m.addsForProfit],
      [sold, m.sellingPriceGiven],
      ...(level === 3 ? [[Math.abs(sold - bought + spent), m.otherCostsForgotten] as const] : []),
    ],
    hint: level === 3 ? 'What did it cost her in all?' : 'Compare what she paid with what she got.',
    explanation: `A ${word} is the difference between what she got and what it cost her${level === 3 ? ', with the transport' : ''}.`,
    steps: [
      ...(level === 3
        ? [
            {
              line: `${written(bought)} + ${written(spent)} = ${written(bought + spent)}`,
              why: 'Find all that she paid.',
            },
          ]
        : []),
      {
        line: up
          ? `${written(sold)} − ${written(bought + spent)} = ${written(gain)}`
          : `${written(bought + spent)} − ${written(sold)} = ${written(gain)}`,
        why: up ? 'She got more than she paid.' : 'She paid more than she got.',
      },
      { line: `The ${word} is ${money(gain, place)}` },
    ],
  });
};

/** A percentage of the price paid, never of the selling price. */
const profitPerCent =
  (mayLose: boolean): Maker =>
  (random, level, place) => {
    const bought = random.int(2, level === 1 ? 10 : 40) * 1000;
    const percent = random.pick(level === 1 ? [10, 20, 50] : [5, 10, 15, 20, 25, 30, 40]);
    const up = mayLose ? random.coin() : true;
    const gain = (bought * percent) / 100;
    const sold = up ? bought + gain : bought - gain;
    const thing = goodFor(random, place, bought);
    const word = up ? 'profit' : 'loss';
    if (level === 3) {
      return askMoney(place, {
        prompt: `A trader buys ${withArticle(thing.one)} for ${money(bought, place)} and sells it at a ${word} of ${percent}%. For how much does he sell it?`,
        answer: sold,
        slips: [
          [gain, m.stopsAtTheProfit],
          [up ? bought + percent : bought - percent, m.percentAsMoney],
          [up ? bought - gain : bought + gain, m.profitAndLossMixed],
        ],
        pleStyle: 'Mathematics B, "Find the selling price ..."',
        hint: `First find ${percent}% of ${money(bought, place)}.`,
        explanation: `The ${word} is ${percent}% of what he paid, ${money(gain, place)}. It is ${up ? 'added' : 'taken off'}.`,
        steps: [
          { line: `${percent} × ${written(bought)} ÷ 100 = ${written(gain)}`, why: `Find the ${word}.` },
          {
            line: `${written(bought)} ${up ? '+' : '−'} ${written(gain)} = ${written(sold)}`,
            why: up ? 'Add it to the cost.' : 'Take it from the cost.',
          },
          { line: `The selling price is ${money(sold, place)}` },
        ],
      });
    }
    return askNumber({
      prompt: `A trader buys ${withArticle(thing.one)} for ${money(bought, place)} and sells it for ${money(sold, place)}. Find the percentage ${word}.`,
      answer: percent,
      unit: '%',
      answerText: `${percent}%`,
      slips: [
        [(gain * 100) / sold, m.percentOfSellingPrice],
        [gain, m.profitNotAsPercent],
        [(sold * 100) / bought, m.sellingPriceAsPercent],
        [gain / 100, m.dividesByHundredOnly],
      ],
      pleStyle: 'Mathematics B, "Find the percentage profit ..."',
      hint: `Find the ${word} first. Compare it with the buying price.`,
      explanation: `The ${word} is ${money(gain, place)}, and it is compared with the buying price, not with the selling price.`,
      steps: [
        {
          line: up
            ? `${written(sold)} − ${written(bought)} = ${written(gain)}`
            : `${written(bought)} − ${written(sold)} = ${written(gain)}`,
          why: `Find the ${word}.`,
        },
        {
          line: `${written(gain)} ÷ ${written(bought)} × 100 = ${percent}`,
          why: 'Compare it with the buying price.',
        },
        { line: `The percentage ${word} is ${percent}%` },
      ],
    });
  };

const discount: Maker = (random, level, place) => {
  const marked = random.int(2, level === 1 ? 20 : 90) * 1000;
  const percent = random.pick(level === 1 ? [10, 20, 50] : [5, 10, 15, 20, 25, 30]);
  const off = (marked * percent) / 100;
  const thing = goodFor(random, place, marked);
  const person = somebody(random, place);
  const asksOff = level === 1;
  const answer = asksOff ? off : marked - off;
  const ask = asksOff ? 'How much is the discount?' : `How much does ${person.name} pay?`;
  return askMoney(place, {
    prompt: `The marked price of ${withArticle(thing.one)} is ${money(marked, place)}. A shop gives ${person.name} a discount of ${percent}%. ${ask}`,
    answer,
    slips: [
      [asksOff ? marked - off : off, m.discountAndPriceMixed],
      [asksOff ? percent : marked - percent, m.percentAsMoney],
      [marked + off, m.discountAdded],
    ],
    pleStyle: 'Mathematics B, "... a discount of ...%"',
    hint: `A discount is taken off. Find ${percent}% of the marked price.`,
    explanation: `${percent}% of ${money(marked, place)} is ${money(off, place)}. A discount makes the price less.`,
    steps: [
      { line: `${percent} × ${written(marked)} ÷ 100 = ${written(off)}`, why: 'Find the discount.' },
      ...(asksOff
        ? []
        : [
            {
              line: `${written(marked)} − ${written(off)} = ${written(answer)}`,
              why: 'Take it off the price.',
            },
          ]),
      { line: `${asksOff ? 'The discount is' : `${person.name} pays`} ${money(answer, place)}` },
    ],
  });
};

/** Level 3 gives months, which must be converted to years first. */
const simpleInterest =
  (asksAmount: boolean): Maker =>
  (random, level, place) => {
    const principal = random.int(2, level === 1 ? 20 : 90) * 10_000;
    const rate = random.int(level === 1 ? 5 : 4, 15);
    const months = level === 3 ? random.pick([3, 6, 9, 18]) : random.int(2, 5) * 12;
    const years = months / 12;
    const interest = (principal * rate * years) / 100;
    const person = somebody(random, place);
    const amount = asksAmount && level > 1;
    const answer = amount ? principal + interest : interest;
    if (!Number.isInteger(interest)) return null;
    const time = level === 3 ? `${months} months` : `${years} years`;
    const ask = amount
      ? `How much is in the account after ${time}?`
      : `Find the simple interest after ${time}.`;
    return askMoney(place, {
      prompt: `${person.name}'s mother saves ${money(principal, place)} at a simple interest rate of ${rate}% a year. ${ask}`,
      answer,
      slips: [
        ...(level === 3
          ? [[(amount ? principal : 0) + (principal * rate * months) / 100, m.monthsAsYears] as const]
          : []),
        [amount ? interest : principal + interest, m.interestAndAmountMixed],
        [(amount ? principal : 0) + (principal * rate) / 100, m.timeLeftOut],
        [(amount ? principal : 0) + principal * rate * years, m.hundredLeftOutOfRate],
      ],
      pleStyle: 'Mathematics B, "Find the simple interest ..."',
      hint: 'Interest = principal × rate × time. The rate is out of a hundred, and the time is in years.',
      explanation: `Each year ${rate} is paid for every 100. ${level === 3 ? `${months} months are ${months}/12 of a year.` : `This is done for ${years} years.`}`,
      steps: [
        ...(level === 3
          ? [{ line: `${months} ÷ 12 = ${written(years)}`, why: 'Change the months to years.' }]
          : []),
        {
          line: `${written(principal)} × ${rate} ÷ 100 = ${written((principal * rate) / 100)}`,
          why: 'Interest for one year.',
        },
        {
          line: `${written((principal * rate) / 100)} × ${written(years)} = ${written(interest)}`,
          why: `Interest for ${time}.`,
        },
        ...(amount
          ? [
              {
                line: `${written(principal)} + ${written(interest)} = ${written(answer)}`,
                why: 'Add it to what was saved.',
              },
            ]
          : []),
        { line: `${amount ? 'The account holds' : 'The interest is'} ${money(answer, place)}` },
      ],
    });
  };

export const moneyMakers = {
  'finding-change': findingChange,
  'profit-and-loss': profitAndLoss,
  'percentage-profit': profitPerCent(false),
  discount,
  'simple-interest': simpleInterest(false),
  'profit-and-loss-per-cent': profitPerCent(true),
  'simple-interest-and-amount': simpleInterest(true),
} satisfies Record<string, Maker>;
