/** Multiplying part by part, as it is done on paper. */
import {
  placesOf,
  type Rational,
  rational,
  scaleOf,
  times,
  writeNumber,
  writeWhole,
} from '#sums/rational.ts';
import { type SumStep, slip, step } from '#sums/sum.ts';

const zerosOf = (value: bigint): number => /0*$/.exec(String(value))?.[0].length ?? 0;

/** 345 as 300, 40 and 5. */
const partsOf = (value: bigint): readonly bigint[] => {
  const digits = String(value);
  return [...digits].flatMap((digit, at) =>
    digit === '0' ? [] : [BigInt(digit) * scaleOf(digits.length - 1 - at)],
  );
};

const listed = (values: readonly bigint[]): string => values.map(writeWhole).join(' + ');

const wholeSteps = (a: bigint, b: bigint): readonly SumStep[] => {
  const line = `${writeWhole(a)} × ${writeWhole(b)} = □`;
  const fill = writeWhole(a * b);
  if (a <= 12n && b <= 12n) return [step('This is in the tables.', line, fill)];
  const [most, least] = a >= b ? [a, b] : [b, a];
  const zeros = zerosOf(most) + zerosOf(least);
  const [x, y] = [most / scaleOf(zerosOf(most)), least / scaleOf(zerosOf(least))];
  if (zeros > 0 && most * least > 0n) {
    const lost = writeWhole((a * b) / 10n);
    const last = step(
      zeros === 1
        ? 'Put back the zero that was left out.'
        : `Put back the ${zeros} zeros that were left out.`,
      line,
      fill,
      [slip(lost, 'Count the zeros again: one is missing.')],
    );
    if (x * y === x || x * y === y) return [last];
    const core = wholeSteps(x, y);
    const [first, ...rest] = core;
    if (first === undefined) return [last];
    return [{ ...first, say: `Leave out the zeros at the ends for now. ${first.say}` }, ...rest, last];
  }
  const isShort = y < 10n;
  const parts = isShort ? partsOf(x) : partsOf(y);
  const other = isShort ? y : x;
  if (parts.length < 2) return [step('Multiply.', line, fill)];
  const products = parts.map((part) => part * other);
  return [
    ...parts.map((part, at) =>
      step(
        at === 0
          ? `${writeWhole(isShort ? x : y)} is ${listed(parts)}. Multiply each part by ${writeWhole(other)}.`
          : `Next part: ${writeWhole(part)}.`,
        `${writeWhole(other)} × ${writeWhole(part)} = □`,
        writeWhole(part * other),
        part % 10n === 0n
          ? [
              slip(
                writeWhole((part * other) / scaleOf(zerosOf(part))),
                'Keep the place: write the zeros, too.',
              ),
            ]
          : [],
      ),
    ),
    step(
      'Add the parts.',
      `${listed(products)} = □`,
      writeWhole(products.reduce((sum, one) => sum + one, 0n)),
    ),
  ];
};

/** Both are decimals that end. */
export const multiplySteps = (a: Rational, b: Rational): readonly SumStep[] => {
  const line = `${writeNumber(a)} × ${b.top < 0n ? `(${writeNumber(b)})` : writeNumber(b)} = □`;
  const fill = writeNumber(times(a, b));
  if (a.top < 0n || b.top < 0n)
    return [
      step(
        a.top < 0n === b.top < 0n
          ? 'Two numbers below zero make one above zero.'
          : 'One number is below zero, so the answer is below zero.',
        line,
        fill,
      ),
    ];
  if (a.top === 0n || b.top === 0n) return [step('Nothing times any number is nothing.', line, '0')];
  const [p, q] = [placesOf(a) ?? 0, placesOf(b) ?? 0];
  if (p + q === 0) return wholeSteps(a.top, b.top);
  const one = [a, b].find(({ bottom, top }) => bottom === 1n && /^10+$/.test(String(top)));
  if (one !== undefined) {
    const zeros = zerosOf(one.top);
    return [
      step(
        `Times ${writeWhole(one.top)}: each digit moves ${zeros} ${zeros === 1 ? 'place' : 'places'} to the left.`,
        line,
        fill,
        [
          slip(
            writeNumber(rational(times(a, b).top, times(a, b).bottom * 10n)),
            'Move the digits one place more.',
          ),
        ],
      ),
    ];
  }
  const [x, y] = [(a.top * scaleOf(p)) / a.bottom, (b.top * scaleOf(q)) / b.bottom];
  const [first, ...rest] = wholeSteps(x, y);
  const misplaced = rational(times(a, b).top * 10n, times(a, b).bottom);
  return [
    ...(first === undefined
      ? []
      : [{ ...first, say: `Leave out the points for now. ${first.say}` }, ...rest]),
    step(`Count the digits after the points: ${p + q} in all. The answer has as many.`, line, fill, [
      slip(writeNumber(misplaced), 'The point stands one place too far to the right.'),
      slip(writeWhole(x * y), 'Put the point back into the answer.'),
    ]),
  ];
};
