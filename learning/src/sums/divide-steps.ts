/** Long division, as it is done on paper. */
import { over, placesOf, type Rational, rational, scaleOf, writeNumber, writeWhole } from '#sums/rational.ts';
import { type SumStep, slip, step } from '#sums/sum.ts';

/** Digit by digit; `places`: how many zeros of the dividend stand behind its point. */
const digitSteps = (dividend: bigint, divisor: bigint): readonly SumStep[] => {
  const steps: SumStep[] = [];
  const digits = String(dividend);
  let current = 0n;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits[at] ?? '0';
    const brought = current * 10n + BigInt(digit);
    const isStart = steps.length === 0;
    if (brought < divisor && isStart) {
      current = brought;
      continue;
    }
    const [goes, rest] = [brought / divisor, brought % divisor];
    if (goes > 0n) {
      const [n, d] = [writeWhole(brought), writeWhole(divisor)];
      steps.push(
        step(
          isStart
            ? `How many times does ${d} go into ${n}?`
            : `Bring down the ${digit}: ${n}. How many times does ${d} go in?`,
          rest === 0n ? `${n} ÷ ${d} = □` : `${n} = ${d} × □ + ${writeWhole(rest)}`,
          writeWhole(goes),
          [
            slip(writeWhole(goes + 1n), `${d} × ${writeWhole(goes + 1n)} is more than ${n}.`),
            slip(writeWhole(goes - 1n), `One more ${d} fits in.`),
          ],
        ),
      );
    }
    current = rest;
  }
  return steps;
};

const isTenfold = (value: bigint): boolean => /^10+$/.test(String(value));

export type Division = { readonly steps: readonly SumStep[]; readonly remainder: bigint };

/** Whole numbers, the remainder stays. */
export const remainderSteps = (dividend: bigint, divisor: bigint): Division => {
  const remainder = dividend % divisor;
  const [n, d, q] = [dividend, divisor, dividend / divisor].map(writeWhole);
  const short = dividend <= 144n && divisor <= 12n && dividend >= divisor;
  if (remainder === 0n && (short || divisor === 1n))
    return { steps: [step(`Which number times ${d} makes ${n}?`, `${n} ÷ ${d} = □`, q ?? '')], remainder };
  const worked = short ? [] : digitSteps(dividend, divisor);
  // One step found the whole answer already.
  const isDone = worked.length === 1 && worked[0]?.fill === q;
  if (isDone) return { steps: worked, remainder };
  const line = remainder === 0n ? `${n} ÷ ${d} = □` : `${n} = ${d} × □ + ${writeWhole(remainder)}`;
  const joined = worked.map(({ fill }) => fill).join('');
  const last = step(
    worked.length === 0
      ? `How many times does ${d} go into ${n}, and what is left?`
      : 'Write the digits in their places. A place where it goes in no times gets a 0.',
    line,
    q ?? '',
    joined === '' ? [] : [slip(joined, 'A 0 is missing: look where the divisor did not go in.')],
  );
  return { steps: [...worked, last], remainder };
};

/** As a decimal if it ends within four places. Null if it does not. */
export const divideSteps = (a: Rational, b: Rational): readonly SumStep[] | null => {
  const value = over(a, b);
  const [p, q] = [placesOf(a), placesOf(b)];
  const end = placesOf(value);
  if (p === null || q === null || end === null || end > 4) return null;
  const line = `${writeNumber(a)} ÷ ${b.top < 0n ? `(${writeNumber(b)})` : writeNumber(b)} = □`;
  const fill = writeNumber(value);
  if (a.top <= 0n || b.top < 0n)
    return [
      step(
        a.top === 0n
          ? 'Nothing shared is nothing.'
          : a.top < 0n === b.top < 0n
            ? 'Two numbers below zero make one above zero.'
            : 'One number is below zero, so the answer is below zero.',
        line,
        fill,
      ),
    ];
  if (b.bottom === 1n && isTenfold(b.top)) {
    const zeros = String(b.top).length - 1;
    return [
      step(
        `Divided by ${writeWhole(b.top)}: each digit moves ${zeros} ${zeros === 1 ? 'place' : 'places'} to the right.`,
        line,
        fill,
        [slip(writeNumber(rational(value.top * 10n, value.bottom)), 'Move the digits one place more.')],
      ),
    ];
  }
  const scale = scaleOf(Math.max(p, q));
  const [x, y] = [(a.top * scale) / a.bottom, (b.top * scale) / b.bottom];
  if (p === 0 && q === 0 && end === 0) return remainderSteps(x, y).steps;
  const scaled =
    q === 0
      ? []
      : [
          step(
            `Make the second number whole: multiply both by ${writeWhole(scaleOf(q))}.`,
            `${writeNumber(a)} × ${writeWhole(scaleOf(q))} = □`,
            writeNumber(rational(a.top * scaleOf(q), a.bottom)),
          ),
        ];
  const divisor = (b.top * scaleOf(q)) / b.bottom;
  const raised = rational(a.top * scaleOf(q), a.bottom);
  const places = Math.max(placesOf(raised) ?? 0, end);
  const worked = remainderSteps((raised.top * scaleOf(places)) / raised.bottom, divisor).steps;
  return [
    ...scaled,
    ...(places === 0
      ? worked
      : worked.map((one, at) =>
          at === 0 ? { ...one, say: `Divide as if there were no point. ${one.say}` } : one,
        )),
    ...(places === 0 && q === 0
      ? []
      : [
          step(
            places === 0
              ? 'Both were multiplied alike, so this is the answer.'
              : `Put the point back: ${places} ${places === 1 ? 'digit stands' : 'digits stand'} after it.`,
            line,
            fill,
            [
              slip(
                writeNumber(rational(value.top * 10n, value.bottom)),
                'The point stands one place too far to the right.',
              ),
            ],
          ),
        ]),
  ];
};
