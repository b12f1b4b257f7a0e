/** Sharing in a ratio, and making a ratio simple. */
import { isMoney, numbersIn, plain, priced, withoutMoney } from '#sums/kinds/patterns.ts';
import { unitNames, unitOf } from '#sums/kinds/units.ts';
import { operation } from '#sums/operate.ts';
import {
  gcdOf,
  over,
  plus,
  type Rational,
  rational,
  times,
  writeNumber,
  writeWhole,
} from '#sums/rational.ts';
import { type Draft, noAnswer, type Solver, step } from '#sums/sum.ts';

const parts = String.raw`(\d+(?:\s*:\s*\d+)+)`;
const shareForms = [
  new RegExp(
    `^(?:share|divide|split) (.+?) (?:in|into|between .+ in|among .+ in|amongst .+ in) (?:the )?ratio(?: of)? ${parts}(?: .*)?$`,
  ),
  new RegExp(`^(.+?) (?:is |are )?(?:shared|divided|split)? ?(?:in|into) (?:the )?ratio(?: of)? ${parts}$`),
];
const simpleForm = new RegExp(
  `^(?:simplify|reduce)?(?: the)?(?: ratio)?:? ?${parts}(?: in (?:its )?(?:lowest|simplest) (?:terms|form))?$`,
);

const readParts = (text: string): readonly bigint[] => text.split(':').map((one) => BigInt(one.trim()));

export const sharing: Solver = (typed): Draft | ReturnType<typeof noAnswer> | null => {
  const text = plain(withoutMoney(typed));
  const found = shareForms.map((form) => form.exec(text)).find((one) => one !== null);
  if (found === undefined || found === null) return null;
  const [, amount = '', ratio = ''] = found;
  const [all] = numbersIn(amount);
  const shares = readParts(ratio);
  const total = shares.reduce((sum, one) => sum + one, 0n);
  if (all === undefined || shares.length > 4) return null;
  if (total === 0n) return noAnswer('A ratio needs a number that is not 0.');
  const money = isMoney(typed);
  const named = new RegExp(`\\d\\s*(${unitNames})$`).exec(amount.trim())?.[1];
  const sign = named === undefined ? '' : ` ${unitOf(named)?.sign ?? ''}`;
  const write = (value: Rational): string => `${priced(value, money)}${sign}`;
  const one = over(all, rational(total));
  const each = shares.map((share) => times(one, rational(share)));
  const sum = shares.map(writeWhole).join(' + ');
  return {
    topic: 'Sharing in a ratio',
    read: `${write(all)} in the ratio ${shares.map(writeWhole).join(' : ')}`,
    hint: { say: 'How many equal parts are there in all?' },
    steps: [
      step('Add the parts of the ratio.', `${sum} = □`, writeWhole(total)),
      ...operation('Find one part.', all, '÷', rational(total)),
      ...shares.flatMap((share, at) =>
        share === 1n
          ? []
          : operation(`Share ${at + 1} has ${writeWhole(share)} parts.`, one, '×', rational(share)),
      ),
      step(
        'Do the shares make the whole again?',
        `${each.map(writeNumber).join(' + ')} = □`,
        writeNumber(all),
      ),
    ],
    answer: each.map(write).join(' and '),
  };
};

export const simpleRatio: Solver = (typed) => {
  const found = simpleForm.exec(plain(typed));
  if (found === null) return null;
  const numbers = readParts(found[1] ?? '');
  const shared = numbers.reduce((sum, one) => gcdOf(sum, one), 0n);
  if (numbers.some((one) => one === 0n)) return noAnswer('A ratio needs numbers that are not 0.');
  if (shared === 1n) return noAnswer(`${found[1]} cannot be made simpler: no number goes into all of them.`);
  return {
    topic: 'Simple ratios',
    read: numbers.map(writeWhole).join(' : '),
    hint: { say: 'Which is the biggest number that goes into all of them?' },
    steps: [
      step(
        'Find the biggest number that goes into all of them.',
        `GCF of ${numbers.map(writeWhole).join(' and ')} = □`,
        writeWhole(shared),
      ),
      ...numbers.flatMap((one, at) =>
        operation(`Divide number ${at + 1} by it.`, rational(one), '÷', rational(shared)),
      ),
    ],
    answer: numbers.map((one) => writeWhole(one / shared)).join(' : '),
  };
};

const unitForm =
  /^(?:if )?(\d+) ([a-z ]+?) (?:cost|costs|weigh|weighs|take|takes|is|are|need|needs) (?:about )?(\d[\d,.]*) ?([a-z]*)[.,;:]? *(?:what is |find |how much (?:is|do|does|will|are|would) |how many \w+ (?:do|does|will|are) )?(?:the )?(?:cost of |price of |mass of |weight of )?(\d+|one|an?|each)(?: (?:such |of the same )?[a-z ]+)?$/;

/** 5 books cost sh. 12,000: find the cost of 8. */
export const unitPrice: Solver = (typed) => {
  const money = isMoney(typed);
  const text = plain(withoutMoney(typed)).replace(
    /[.,;:?] (?:what is|find|calculate|work out) (?:the )?/g,
    '. find ',
  );
  const found = unitForm.exec(text);
  if (found === null) return null;
  const [, many = '', thing = '', price = '', , wanted = ''] = found;
  const [count, cost, want] = [many, price.replace(/[,.]$/, ''), /\d/.test(wanted) ? wanted : '1'].map(
    (one) => numbersIn(one)[0],
  );
  // Workers need less time when they are more: another kind of sum.
  if (
    count === undefined ||
    cost === undefined ||
    want === undefined ||
    /men|workers|people|taps|tractors/.test(thing)
  )
    return null;
  if (count.top === 0n) return noAnswer('There must be something that costs it.');
  const one = over(cost, count);
  const unit = unitOf(found[4] ?? '');
  const write = (value: Rational): string => `${priced(value, money)}${unit === null ? '' : ` ${unit.sign}`}`;
  return {
    topic: 'One first, then many',
    read: `${writeNumber(count)} ${thing}: ${write(cost)}. ${writeNumber(want)} ${thing}: ?`,
    hint: { say: 'Find it for one first.' },
    steps: [
      ...operation('Find it for one.', cost, '÷', count),
      ...(want.top === 1n ? [] : operation(`Now for ${writeNumber(want)}.`, one, '×', want)),
    ],
    answer: write(times(one, want)),
  };
};

export const totalOf = (values: readonly Rational[]): Rational =>
  values.reduce((sum, one) => plus(sum, one), rational(0n));
