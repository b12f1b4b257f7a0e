/** Multiples and factors, averages, and rounding. */

import { addSteps } from '#sums/column-steps.ts';
import { isMoney, numbersIn, plain, priced, withoutMoney } from '#sums/kinds/patterns.ts';
import { totalOf } from '#sums/kinds/ratios.ts';
import { unitNames, unitOf } from '#sums/kinds/units.ts';
import { operation } from '#sums/operate.ts';
import {
  gcdOf,
  isLess,
  isWhole,
  lcmOf,
  minus,
  over,
  placesOf,
  type Rational,
  rational,
  scaleOf,
  writeDecimal,
  writeNumber,
  writeWhole,
} from '#sums/rational.ts';
import { type Draft, noAnswer, type Solver, type SumStep, slip, step } from '#sums/sum.ts';

const smallestPrime = (values: readonly bigint[]): bigint | null => {
  for (let prime = 2n; prime <= 1000n; prime++) if (values.some((one) => one % prime === 0n)) return prime;
  return null;
};

const listed = (values: readonly bigint[]): string => values.map(writeWhole).join(' and ');

/** The ladder of divisions that schools use; `all`: only primes that go into every number. */
const ladder = (
  values: readonly bigint[],
  all: boolean,
): { primes: readonly bigint[]; steps: readonly SumStep[] } => {
  const [primes, steps]: [bigint[], SumStep[]] = [[], []];
  let row = values;
  while (row.some((one) => one > 1n) && primes.length < 20) {
    const shared = row.reduce((sum, one) => gcdOf(sum, one), 0n);
    const prime = smallestPrime(all ? [shared] : row);
    if (prime === null) break;
    const next = row.map((one) => (one % prime === 0n ? one / prime : one));
    const at = row.findIndex((one) => one % prime === 0n);
    const divided = row[at] ?? prime;
    steps.push(
      step(
        `${listed(row)}: divide by ${prime}${all ? ', which goes into all of them' : ' where it goes in'}. What becomes of ${writeWhole(divided)}?`,
        `${writeWhole(divided)} ÷ ${prime} = □`,
        writeWhole(divided / prime),
      ),
    );
    primes.push(prime);
    row = next;
  }
  return { primes, steps };
};

const commonForm =
  /^(?:the )?(lowest common multiple|least common multiple|lcm|l\.c\.m\.?|highest common factor|greatest common factor|greatest common divisor|hcf|h\.c\.f\.?|gcf|g\.c\.f\.?|gcd)(?: of)?:? (.+)$/;

export const common: Solver = (typed) => {
  const found = commonForm.exec(plain(typed));
  if (found === null) return null;
  const numbers = numbersIn((found[2] ?? '').replace(/,(?=\d)/g, ', '));
  const values = numbers.filter(isWhole).map(({ top }) => top);
  if (values.length < 2 || values.length !== numbers.length || values.length > 4) return null;
  if (values.some((one) => one <= 0n || one > 100_000n))
    return noAnswer('I can do this with whole numbers from 1 to 100,000.');
  const isLcm = /mult|lcm|l\.c/.test(found[1] ?? '');
  const result = values.reduce(isLcm ? lcmOf : gcdOf);
  const { primes, steps } = ladder(values, !isLcm);
  const name = isLcm ? 'LCM' : 'GCF';
  const product = primes.length === 0 ? '1' : primes.map(String).join(' × ');
  return {
    topic: isLcm ? 'Lowest common multiple' : 'Greatest common factor',
    read: `${name} of ${listed(values)}`,
    hint: {
      say: isLcm
        ? 'Look for the smallest number that all of them go into.'
        : 'Look for the biggest number that goes into all of them.',
    },
    steps: [
      ...steps,
      step(
        primes.length === 0
          ? `No number but 1 goes into all of them.`
          : `Multiply all the numbers by which you divided${primes.length > 1 ? `: ${product}` : ''}.`,
        `${name} of ${listed(values)} = □`,
        writeWhole(result),
        [
          slip(
            writeWhole(values.reduce((all, one) => all * one)),
            'That is a common multiple, but not the smallest.',
          ),
        ].filter(() => isLcm),
      ),
    ],
    answer: writeWhole(result),
  };
};

const primeForm =
  /^(?:the )?(?:prime factors? of|prime factori[sz]e|prime factori[sz]ation of|express) (\d[\d,]*)(?: as a product of (?:its )?prime factors)?$/;

export const primeFactors: Solver = (typed) => {
  const found = primeForm.exec(plain(typed));
  const [number] = numbersIn(found?.[1] ?? '');
  if (found === null || number === undefined) return null;
  if (number.top < 2n || number.top > 100_000n)
    return noAnswer('I can do this with whole numbers from 2 to 100,000.');
  const { primes, steps } = ladder([number.top], true);
  if (primes.length === 0)
    return noAnswer(`${writeWhole(number.top)} is prime: only 1 and itself go into it.`);
  if (primes.length === 1)
    return noAnswer(`${writeWhole(number.top)} is prime: only 1 and itself go into it.`);
  return {
    topic: 'Prime factors',
    read: `Prime factors of ${writeWhole(number.top)}`,
    hint: { say: 'Divide by the smallest prime number that goes in, again and again.' },
    steps,
    answer: primes.map(String).join(' × '),
  };
};

const factorForm = /^(?:all )?(?:the )?(?:list )?(?:all )?(?:the )?factors of (\d+)$/;

export const factors: Solver = (typed) => {
  const found = factorForm.exec(plain(typed));
  if (found === null) return null;
  const number = Number(found[1]);
  if (number < 1 || number > 200) return noAnswer('I can list the factors of numbers from 1 to 200.');
  const small = Array.from({ length: number }, (_, at) => at + 1).filter((one) => number % one === 0);
  const pairs = small.filter((one) => one * one <= number);
  return {
    topic: 'Factors',
    read: `Factors of ${number}`,
    hint: { say: 'Factors come in pairs that are multiplied.' },
    steps: pairs.map((one) =>
      step(
        `${one} goes into ${number}. What is its partner?`,
        `${one} × □ = ${number}`,
        String(number / one),
      ),
    ),
    answer: small.join(', '),
  };
};

const averageForm =
  /^(average|arithmetic mean|mean|median|mode|modal \w+|range)(?: (?:mark|score|age|mass|weight|height|number|price))?(?: of| for)?(?: the)?(?: following)?(?: numbers| marks| scores| data)?:? (.+)$/;

const ordered = (values: readonly Rational[]): readonly Rational[] =>
  [...values].sort((a, b) => (isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0));

const addAll = (values: readonly Rational[]): readonly SumStep[] => {
  const line = `${values.map(writeNumber).join(' + ')} = □`;
  const fill = writeNumber(totalOf(values));
  if (values.length === 2 && values[0] && values[1]) return addSteps(values[0], values[1]);
  return [step(`Add all ${values.length} numbers.`, line, fill)];
};

export const average: Solver = (typed): Draft | ReturnType<typeof noAnswer> | null => {
  const money = isMoney(typed);
  const found = averageForm.exec(plain(withoutMoney(typed)));
  if (found === null) return null;
  const words = found[2] ?? '';
  const named = new RegExp(`\\d\\s*(${unitNames})(?![a-z])`).exec(words)?.[1];
  const sign = named === undefined ? '' : ` ${unitOf(named)?.sign ?? ''}`;
  // A comma before three digits belongs to the number only where money or a space says so.
  const parted = /,\s/.test(words) ? words : words.replace(/,/g, ', ');
  const values = numbersIn(parted.replace(/\band\b/g, ', '));
  if (values.length < 2 || values.length > 12 || values.some((one) => placesOf(one) === null)) return null;
  const count = rational(BigInt(values.length));
  const total = totalOf(values);
  const sorted = ordered(values);
  const list = values.map(writeNumber).join(', ');
  const write = (value: Rational) => `${priced(value, money)}${sign}`;
  const [least, most] = [sorted[0] ?? total, sorted[sorted.length - 1] ?? total];
  const row = sorted.map(writeNumber).join(', ');
  if (found[1] === 'range')
    return {
      topic: 'Range',
      read: `Range of ${list}`,
      hint: { say: 'The range is the distance from the smallest to the biggest.' },
      steps: operation('Take the smallest from the biggest.', most, '−', least),
      answer: write(minus(most, least)),
    };
  if (found[1] === 'median') {
    const half = Math.floor(sorted.length / 2);
    const [left, right] = [sorted[half - 1] ?? least, sorted[half] ?? least];
    const isOdd = sorted.length % 2 === 1;
    const middle = isOdd ? right : over(totalOf([left, right]), rational(2n));
    return {
      topic: 'Median',
      read: `Median of ${list}`,
      hint: { say: 'Put the numbers in order first. The median stands in the middle.' },
      steps: isOdd
        ? [step(`In order: ${row}. Which stands in the middle?`, `Median of ${row} = □`, writeNumber(middle))]
        : [
            ...operation(`In order: ${row}. Two stand in the middle. Add them.`, left, '+', right),
            ...operation('Halve it.', totalOf([left, right]), '÷', rational(2n)),
          ],
      answer: write(middle),
    };
  }
  if (found[1]?.startsWith('mod') === true) {
    const times = values.map(
      (one) => values.filter((other) => !isLess(one, other) && !isLess(other, one)).length,
    );
    const top = Math.max(...times);
    const modes = [...new Set(values.filter((_, at) => times[at] === top).map(writeNumber))];
    if (modes.length > 1 || top === 1)
      return noAnswer('No number comes more often than all others, so there is no single mode.');
    return {
      topic: 'Mode',
      read: `Mode of ${list}`,
      hint: { say: 'The mode is the number that comes most often.' },
      steps: [
        step(
          'Count how often each number comes. Which comes most often?',
          `Mode of ${list} = □`,
          modes[0] ?? '',
        ),
      ],
      answer: `${modes[0]}${sign}`,
    };
  }
  return {
    topic: 'Average',
    read: `Average of ${list}`,
    hint: { say: 'Put all together, then share equally.' },
    steps: [
      ...addAll(values),
      ...operation(`There are ${values.length} numbers, so share by ${values.length}.`, total, '÷', count),
    ],
    answer: write(over(total, count)),
  };
};

const places: Readonly<Record<string, number>> = {
  'whole number': 0,
  one: 0,
  ten: 1,
  hundred: 2,
  thousand: 3,
  'ten thousand': 4,
  'hundred thousand': 5,
  million: 6,
  tenth: -1,
  hundredth: -2,
  thousandth: -3,
};
const roundForm =
  /^round(?: off)?:? (\d[\d,]*(?:\.\d+)?) (?:off )?(?:to|correct to) (?:the )?(?:nearest )?(?:(?:(\d|one|two|three) decimal places?)|([a-z ]+?)s?)$/;
const decimalWords: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

export const rounding: Solver = (typed) => {
  const found = roundForm.exec(plain(typed));
  if (found === null) return null;
  const [, digits = '', decimals, name] = found;
  const [value] = numbersIn(digits);
  const place = decimals === undefined ? places[name ?? ''] : -(decimalWords[decimals] ?? Number(decimals));
  if (value === undefined || place === undefined) return null;
  const unit = place >= 0 ? rational(scaleOf(place)) : rational(1n, scaleOf(-place));
  const inUnits = over(value, unit);
  const down = inUnits.top / inUnits.bottom;
  const rest = minus(inUnits, rational(down));
  const isUp = rest.top * 2n >= rest.bottom;
  const at = (count: bigint): string =>
    writeDecimal(rational(unit.top * count, unit.bottom), Math.max(0, -place));
  const next = (rest.top * 10n) / rest.bottom;
  const result = at(isUp ? down + 1n : down);
  return {
    topic: 'Rounding',
    read: `${writeNumber(value)} to the nearest ${decimals === undefined ? name : writeNumber(unit)}`,
    hint: { say: 'Look at the digit after the place to which you round. 5 or more goes up.' },
    steps: [
      step(
        `${writeNumber(value)} lies between ${at(down)} and the next one. Which is it?`,
        `${at(down)} + ${writeNumber(unit)} = □`,
        at(down + 1n),
      ),
      step(
        `The next digit is ${next}: ${isUp ? '5 or more, so go up' : 'less than 5, so stay'}. Which is nearer?`,
        `${writeNumber(value)} ≈ □`,
        result,
        [
          slip(
            at(isUp ? down : down + 1n),
            isUp ? 'The digit is 5 or more: go up.' : 'The digit is less than 5: stay.',
          ),
        ],
      ),
    ],
    answer: result,
  };
};
