/** Percentages as parts, changes and other forms of a number. */

import { improperSteps } from '#sums/fraction-steps.ts';
import { isMoney, number, numberOf, plain, priced, withoutMoney } from '#sums/kinds/patterns.ts';
import { operation } from '#sums/operate.ts';
import {
  gcdOf,
  isLess,
  minus,
  over,
  placesOf,
  plus,
  type Rational,
  rational,
  scaleOf,
  times,
  writeDecimal,
  writeMixed,
  writeNumber,
  writeWhole,
} from '#sums/rational.ts';
import { type Draft, type NoAnswer, noAnswer, type Solver, type SumStep, step } from '#sums/sum.ts';

const hundred = rational(100n);
const percentOf = (value: Rational): string => `${writeNumber(times(value, hundred))}%`;

/** part ÷ all × 100, multiplied first so that it stays whole as long as it can. */
const shareSteps = (part: Rational, all: Rational): readonly SumStep[] => [
  ...operation(`The part is ${writeNumber(part)}. Make it hundredths: times 100.`, part, '×', hundred),
  ...operation(`Divide by the whole, ${writeNumber(all)}.`, times(part, hundred), '÷', all),
];

const shareForms: readonly (readonly [RegExp, 'part first' | 'all first'])[] = [
  [
    new RegExp(`^(?:express |write |change )?${number} as (?:a )?(?:percentage|%) of ${number}$`),
    'part first',
  ],
  [
    new RegExp(
      `^(?:express |write |change )?${number} out of ${number} (?:as|to|into) (?:a )?(?:percentage|%)$`,
    ),
    'part first',
  ],
  [new RegExp(`^(?:what )?(?:percentage|%) of ${number} is ${number}$`), 'all first'],
  [new RegExp(`^${number} is what (?:percentage|%) of ${number}$`), 'part first'],
];

export const share: Solver = (typed) => {
  const text = plain(withoutMoney(typed));
  for (const [form, order] of shareForms) {
    const found = form.exec(text);
    if (found === null) continue;
    const [one, other] = [numberOf(found[1]), numberOf(found[2])];
    const [part, all] = order === 'part first' ? [one, other] : [other, one];
    if (all.top === 0n) return noAnswer('There is no part of nothing.');
    return {
      topic: 'A part as a percentage',
      read: `${writeNumber(part)} as a percentage of ${writeNumber(all)}`,
      hint: { say: 'Per cent means out of 100: the part over the whole, times 100.' },
      steps: shareSteps(part, all),
      answer: percentOf(over(part, all)),
    };
  }
  return null;
};

const changeForm = new RegExp(
  `^(increase|decrease|reduce|raise) ${number} by ${number} ?%$|^${number} (increased|decreased|reduced) by ${number} ?%$`,
);

/** 200 increased by 10%. */
export const change: Solver = (typed) => {
  const found = changeForm.exec(plain(withoutMoney(typed)));
  if (found === null) return null;
  const [, verb, from, by, first, done, rate] = found;
  const [value, percent] = [numberOf(from ?? first), numberOf(by ?? rate)];
  const isUp = /^(?:increase|raise)/.test(verb ?? done ?? '');
  const money = isMoney(typed);
  const part = times(value, over(percent, hundred));
  const result = isUp ? plus(value, part) : minus(value, part);
  return {
    topic: isUp ? 'Percentage increase' : 'Percentage decrease',
    read: `${priced(value, money)} ${isUp ? 'increased' : 'decreased'} by ${writeNumber(percent)}%`,
    hint: { say: `Find ${writeNumber(percent)}% of ${writeNumber(value)} first.` },
    steps: [
      ...operation('Find one hundredth.', value, '÷', hundred),
      ...operation(`Take ${writeNumber(percent)} of them.`, over(value, hundred), '×', percent),
      ...operation(
        isUp ? 'Add it to what there was.' : 'Take it away from what there was.',
        value,
        isUp ? '+' : '−',
        part,
      ),
    ],
    answer: priced(result, money),
  };
};

const changeRate = new RegExp(
  `^(?:percentage|%) (increase|decrease|reduction) (?:from|when|if)? ?(?:a (?:price|number) (?:changes|goes|rises|falls) from )?${number} (?:to|becomes|changes to) ${number}$`,
);

export const rateOfChange: Solver = (typed) => {
  const found = changeRate.exec(plain(withoutMoney(typed)));
  if (found === null) return null;
  const [from, to] = [numberOf(found[2]), numberOf(found[3])];
  if (from.top === 0n) return noAnswer('There is no percentage of nothing.');
  const isUp = isLess(from, to);
  // An increase from 40 to 30 is a slip of the question, or was read wrongly.
  if (isUp !== (found[1] === 'increase')) return null;
  const by = isUp ? minus(to, from) : minus(from, to);
  return {
    topic: isUp ? 'Percentage increase' : 'Percentage decrease',
    read: `from ${writeNumber(from)} to ${writeNumber(to)}`,
    hint: { say: 'How much did it change? Compare that with what there was at first.' },
    steps: [
      ...operation('Find the change.', isUp ? to : from, '−', isUp ? from : to),
      ...shareSteps(by, from),
    ],
    answer: percentOf(over(by, from)),
  };
};

const formForm = new RegExp(
  `^(?:change|convert|express|write|turn)?\\s*${number}( ?%)?\\s*(?:to|into|as|in) (?:an? )?(?:common |vulgar |proper )?(fraction|decimal(?: fraction)?|percentage|%|mixed (?:number|fraction)|improper fraction)(?: in (?:its|the)? ?(?:simplest|lowest) (?:form|terms?))?$`,
);

const lowest = (top: bigint, bottom: bigint): readonly SumStep[] => {
  const shared = gcdOf(top, bottom);
  if (shared === 1n) return [];
  const [t, b] = [top / shared, bottom / shared].map(writeWhole);
  return [
    step(
      `Divide the top and the bottom by ${writeWhole(shared)}.`,
      `${writeWhole(top)}/${writeWhole(bottom)} = □${b === '1' ? '' : `/${b}`}`,
      t ?? '',
    ),
  ];
};

const mixedStep = (value: Rational): readonly SumStep[] => {
  const { top, bottom } = value;
  if (top < bottom || bottom === 1n) return [];
  const [full, rest] = [top / bottom, top % bottom];
  return [
    step(
      `${writeWhole(bottom)} goes into ${writeWhole(top)} ${full === 1n ? 'once' : `${writeWhole(full)} times`}. What is left over?`,
      `${writeWhole(top)}/${writeWhole(bottom)} = ${writeWhole(full)} □/${writeWhole(bottom)}`,
      writeWhole(rest),
    ),
  ];
};

const toFraction = (value: Rational, digits: string, isPercent: boolean): readonly SumStep[] => {
  if (isPercent) {
    const percent = times(value, hundred);
    const scale = scaleOf(placesOf(percent) ?? 0);
    const top = (percent.top * scale) / percent.bottom;
    const bottom = 100n * scale;
    const say = 'Per cent means out of 100.';
    return [
      step(say, `${digits}% = □/${writeWhole(bottom)}`, writeWhole(top)),
      ...lowest(top, bottom),
      ...mixedStep(value),
    ];
  }
  const places = /\.(\d+)/.exec(digits)?.[1]?.length ?? 0;
  const bottom = scaleOf(places);
  const top = (value.top * bottom) / value.bottom;
  return [
    step(
      `${places} ${places === 1 ? 'digit stands' : 'digits stand'} after the point: write it over ${writeWhole(bottom)}.`,
      `${digits} = □/${writeWhole(bottom)}`,
      writeWhole(top),
    ),
    ...lowest(top, bottom),
    ...mixedStep(value),
  ];
};

/** 3/4 as a decimal or a percentage, 25% as a fraction, 11/4 as a mixed number. */
export const otherForm: Solver = (typed): Draft | NoAnswer | null => {
  const found = formForm.exec(plain(typed));
  if (found === null) return null;
  const [, digits = '', sign, form = ''] = found;
  const isPercent = sign !== undefined;
  const value = isPercent ? over(numberOf(digits), hundred) : numberOf(digits);
  const shown = `${digits}${isPercent ? '%' : ''}`;
  const isFraction = digits.includes('/');
  const about = {
    topic: 'Fractions, decimals and percentages',
    read: `${shown} as a ${form.replace(/^%$/, 'percentage')}`,
  };
  const already = noAnswer(`${shown} is written so already.`);
  if (form === 'percentage' || form === '%') {
    if (isPercent) return already;
    return {
      ...about,
      hint: { say: 'Per cent means out of 100, so multiply by 100.' },
      steps: isFraction
        ? [
            ...operation('Multiply the top by 100.', rational(value.top), '×', hundred),
            ...operation('Divide by the bottom.', rational(value.top * 100n), '÷', rational(value.bottom)),
          ]
        : operation('Multiply by 100.', value, '×', hundred),
      answer: percentOf(value),
    };
  }
  if (form.startsWith('decimal')) {
    if (!isPercent && !isFraction) return already;
    if (placesOf(value) === null)
      return noAnswer(`${shown} has no end as a decimal: its digits go on for ever. A fraction is exact.`);
    return {
      ...about,
      hint: {
        say: isPercent
          ? 'Per cent means divided by 100.'
          : 'A fraction is a division: the top by the bottom.',
      },
      steps: isPercent
        ? operation('Divide by 100.', numberOf(digits), '÷', hundred)
        : operation('Divide the top by the bottom.', rational(value.top), '÷', rational(value.bottom)),
      answer: writeDecimal(value),
    };
  }
  const hint = { say: 'How many pieces are there in all, and how many make a whole?' };
  if (form === 'improper fraction') {
    const steps = improperSteps({ value, written: digits });
    if (steps.length === 0 || !digits.includes(' ')) return already;
    return { ...about, hint, steps, answer: `${writeWhole(value.top)}/${writeWhole(value.bottom)}` };
  }
  const steps = isFraction
    ? [...improperSteps({ value, written: digits }), ...mixedStep(value)]
    : toFraction(value, digits, isPercent);
  if (steps.length === 0) return already;
  return {
    ...about,
    hint: isFraction
      ? hint
      : {
          say: isPercent
            ? 'Per cent means out of 100.'
            : 'Count the digits after the point: tenths, hundredths, thousandths.',
        },
    steps,
    answer: writeMixed(value),
  };
};

const simplifyForm =
  /^(?:simplify|reduce|cancel|write in (?:its )?(?:lowest|simplest) (?:terms|form))?:? ?(\d+\/\d+)(?: (?:in|to) (?:its |the )?(?:lowest|simplest) (?:terms?|form))?$/;

export const simplify: Solver = (typed) => {
  const found = simplifyForm.exec(plain(typed));
  if (found === null) return null;
  const [top = 0n, bottom = 0n] = (found[1] ?? '').split('/').map(BigInt);
  if (bottom === 0n) return noAnswer('Nothing can be divided by 0.');
  const value = rational(top, bottom);
  const steps = [...lowest(top, bottom), ...mixedStep(value)];
  if (steps.length === 0) return noAnswer(`${found[1]} cannot be made simpler: no number goes into both.`);
  return {
    topic: 'Simplifying fractions',
    read: `${writeWhole(top)}/${writeWhole(bottom)}`,
    hint: { say: 'Which number goes into the top and into the bottom?' },
    steps,
    answer: writeMixed(value),
  };
};
