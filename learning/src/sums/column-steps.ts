/** Adding and subtracting in columns, as it is done on paper. */
import { fromEnd } from '#practice/lists.ts';
import {
  isLess,
  minus,
  placesOf,
  plus,
  type Rational,
  rational,
  scaleOf,
  writeDecimal,
  writeNumber,
} from '#sums/rational.ts';
import { type SumStep, slip, step } from '#sums/sum.ts';

const after = ['Millionths', 'Hundred-thousandths', 'Ten-thousandths', 'Thousandths', 'Hundredths', 'Tenths'];
const before = [
  ...['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands', 'Hundred thousands', 'Millions'],
  ...['Ten millions', 'Hundred millions'],
];

const columnName = (column: number, places: number): string =>
  column < places
    ? (fromEnd(after, places - column) ?? 'Next column')
    : (before[column - places] ?? 'Next column');

const digitsOf = (value: Rational, places: number): readonly number[] =>
  [...String((value.top * scaleOf(places)) / value.bottom)].reverse().map(Number);

const placesFor = (a: Rational, b: Rational): number => Math.max(placesOf(a) ?? 0, placesOf(b) ?? 0);

const isEasy = (a: Rational, b: Rational, places: number): boolean => {
  const [x, y] = [digitsOf(a, places).length, digitsOf(b, places).length];
  return Math.max(x, y) <= 1 || (Math.max(x, y) === 2 && Math.min(x, y) <= 2 && places === 0);
};

const isNegative = ({ top }: Rational) => top < 0n;

/** Both are decimals that end. */
export const addSteps = (a: Rational, b: Rational): readonly SumStep[] => {
  const places = placesFor(a, b);
  const sum = `${writeNumber(a)} + ${writeNumber(b)} = □`;
  const total = plus(a, b);
  const fill = writeNumber(total);
  if (isNegative(a) || isNegative(b))
    return [
      step(
        'A number below zero is taken away. Think of the number line.',
        `${writeNumber(a)} + ${isNegative(b) ? `(${writeNumber(b)})` : writeNumber(b)} = □`,
        fill,
      ),
    ];
  if (isEasy(a, b, places)) return [step('Add the two numbers.', sum, fill)];
  const [x, y] = [digitsOf(a, places), digitsOf(b, places)];
  const steps: SumStep[] = [];
  let carried = 0;
  let plain = 0n;
  for (let column = 0; column < Math.max(x.length, y.length); column++) {
    const [p = 0, q = 0] = [x[column], y[column]];
    const value = p + q + carried;
    plain += BigInt((p + q) % 10) * scaleOf(column);
    // A digit that only comes down needs no step.
    if ((p > 0 && q > 0) || (carried > 0 && p + q > 0)) {
      const name = columnName(column, places);
      const isWith = carried > 0;
      steps.push(
        step(
          isWith ? `${name}: add ${p}, ${q} and the 1 that you carried.` : `${name}: add ${p} and ${q}.`,
          isWith ? `${p} + ${q} + 1 = □` : `${p} + ${q} = □`,
          String(value),
          isWith ? [slip(String(p + q), 'You carried 1 from the column before. Add it, too.')] : [],
        ),
      );
    }
    carried = value > 9 ? 1 : 0;
  }
  const forgotten = writeNumber(rational(plain, scaleOf(places)));
  return [
    ...steps,
    step(
      places === 0
        ? 'Write the last digit of each column, and carry the 1 where a column made ten or more.'
        : 'Write the digits together. The point stands under the points.',
      sum,
      fill,
      [slip(forgotten, 'Carry the 1 to the next column whenever a column makes ten or more.')],
    ),
  ];
};

/** Both are decimals that end. */
export const subtractSteps = (a: Rational, b: Rational): readonly SumStep[] => {
  const places = placesFor(a, b);
  const fill = writeNumber(minus(a, b));
  if (isNegative(b))
    return [
      step(
        'To take away a number below zero is to add it.',
        `${writeNumber(a)} − (${writeNumber(b)}) = □`,
        fill,
      ),
    ];
  const sum = `${writeDecimal(a)} − ${writeNumber(b)} = □`;
  if (isNegative(a)) return [step('Go further below zero on the number line.', sum, fill)];
  if (isLess(a, b)) {
    const beyond = writeNumber(minus(b, a));
    return [
      step('The second number is bigger, so the answer is below zero.', sum, fill, [
        slip(beyond, `${beyond} is the difference. The answer is below zero, so write − before it.`),
      ]),
    ];
  }
  if (isEasy(a, b, places)) return [step('Take the second number away.', sum, fill)];
  const [x, y] = [digitsOf(a, places), digitsOf(b, places)];
  const steps: SumStep[] = [];
  let borrowed = 0;
  let turned = 0n;
  for (let column = 0; column < x.length; column++) {
    const [p = 0, q = 0] = [x[column], y[column]];
    turned += BigInt(Math.abs(p - q)) * scaleOf(column);
    const left = p - borrowed;
    const needs = left < q;
    const upper = needs ? left + 10 : left;
    const name = columnName(column, places);
    if (q > 0 || (borrowed > 0 && needs)) {
      const lent = borrowed > 0 ? `${p} has lent 1. ` : '';
      steps.push(
        step(
          needs
            ? `${name}: ${lent}${left < 0 ? 'Nothing is left' : `${left} is less than ${q}`}, so take 1 from the next column.`
            : `${name}: ${lent}Take ${q} from ${left}.`,
          `${upper} − ${q} = □`,
          String(upper - q),
          needs
            ? [slip(String(Math.abs(p - q)), 'Take the lower digit from the upper one: first borrow ten.')]
            : [],
        ),
      );
    }
    borrowed = needs ? 1 : 0;
  }
  return [
    ...steps,
    step(
      places === 0
        ? 'Write the digits together.'
        : 'Write the digits together. The point stands under the points.',
      sum,
      fill,
      [
        slip(
          writeNumber(rational(turned, scaleOf(places))),
          'In some column the smaller digit was taken from the bigger one. Borrow instead.',
        ),
      ],
    ),
  ];
};
