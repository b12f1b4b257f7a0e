/** Equations with one letter: 3x + 4 = 19, 2(y − 3) = 10, x/4 = 5. */
import { plain } from '#sums/kinds/patterns.ts';
import { operation } from '#sums/operate.ts';
import {
  isSame,
  isZero,
  minus,
  over,
  plus,
  type Rational,
  rational,
  readNumber,
  times,
  writeMixed,
  writeNumber,
  writeWhole,
} from '#sums/rational.ts';
import { type Draft, type NoAnswer, noAnswer, type Solver, type SumStep, slip, step } from '#sums/sum.ts';

/** `many` letters and a number: many × x + rest. */
type Side = { readonly many: Rational; readonly rest: Rational };

const zero = rational(0n);
const one = rational(1n);
const constant = (rest: Rational): Side => ({ many: zero, rest });
const combine = (a: Side, b: Side, by: Rational): Side => ({
  many: plus(a.many, times(b.many, by)),
  rest: plus(a.rest, times(b.rest, by)),
});
const scaled = (a: Side, by: Rational): Side => ({ many: times(a.many, by), rest: times(a.rest, by) });

/** Null for what is no side of such an equation, such as a letter times a letter. */
const readSide = (text: string, letter: string): Side | null => {
  const tokens = text.match(/\d+\.\d+|\d+|[a-z]|[-+−×÷*/()]/g) ?? [];
  if (tokens.join('') !== text.replace(/\s/g, '') || tokens.length === 0 || tokens.length > 30) return null;
  let at = 0;
  const single = (): Side | null => {
    const token = tokens[at];
    if (token === undefined) return null;
    at++;
    if (token === letter) return { many: one, rest: zero };
    if (token === '-' || token === '−') {
      const next = product();
      return next === null ? null : scaled(next, rational(-1n));
    }
    if (token === '(') {
      const inside = sum();
      return inside === null || tokens[at++] !== ')' ? null : inside;
    }
    const value = readNumber(token);
    return value === null ? null : constant(value);
  };
  const multiplied = (a: Side, b: Side): Side | null => {
    if (isZero(a.many)) return scaled(b, a.rest);
    return isZero(b.many) ? scaled(a, b.rest) : null;
  };
  const product = (): Side | null => {
    let left = single();
    while (left !== null && at < tokens.length) {
      const token = tokens[at] ?? '';
      if (/^[-+−)]$/.test(token)) break;
      const isSign = /^[×÷*/]$/.test(token);
      if (isSign) at++;
      const right = single();
      if (right === null) return null;
      if (token === '÷' || token === '/') {
        if (!isZero(right.many) || isZero(right.rest)) return null;
        left = scaled(left, over(one, right.rest));
      } else left = multiplied(left, right);
    }
    return left;
  };
  const sum = (): Side | null => {
    let left = product();
    while (left !== null && /^[-+−]$/.test(tokens[at] ?? '')) {
      const sign = tokens[at++];
      const right = product();
      left = right === null ? null : combine(left, right, sign === '+' ? one : rational(-1n));
    }
    return left;
  };
  const side = sum();
  return at === tokens.length ? side : null;
};

const size = (value: Rational): Rational => (value.top < 0n ? rational(-value.top, value.bottom) : value);

const writeMany = (many: Rational, letter: string): string => {
  if (isSame(many, one)) return letter;
  if (isSame(many, rational(-1n))) return `−${letter}`;
  if (many.bottom === 1n || many.bottom === 10n) return `${writeNumber(many)}${letter}`;
  // 2x/3
  return `${many.top === 1n ? '' : writeWhole(many.top)}${letter}/${writeWhole(many.bottom)}`;
};

const writeSide = ({ many, rest }: Side, letter: string): string => {
  if (isZero(many)) return writeNumber(rest);
  if (isZero(rest)) return writeMany(many, letter);
  return `${writeMany(many, letter)} ${rest.top < 0n ? '−' : '+'} ${writeNumber(size(rest))}`;
};

const steady = (typed: string): string =>
  plain(typed)
    .replace(/,(?=\d{3})/g, '')
    .replace(/_+|□/g, 'n')
    .replace(/\s*=\s*/g, ' = ');

/** A letter that is no ×: x between two numbers multiplies. */
const readLetters = (text: string): { text: string; letter: string } | null => {
  const clear = text.replace(/(\d|\)) ?x ?(?=\d)/g, '$1×');
  const letters = [...new Set(clear.match(/[a-z]+/g) ?? [])];
  const [letter] = letters;
  return letters.length === 1 && letter !== undefined && letter.length === 1 ? { text: clear, letter } : null;
};

/** Undoes what was done to the letter, one step at a time. */
const undo = (left: Side, right: Side, letter: string): readonly SumStep[] => {
  const steps: SumStep[] = [];
  let [a, b] = [left, right];
  if (!isZero(b.many)) {
    const many = minus(a.many, b.many);
    const sign = b.many.top < 0n ? 'Add' : 'Take';
    const rest = isZero(a.rest) ? '' : ` ${a.rest.top < 0n ? '−' : '+'} ${writeNumber(size(a.rest))}`;
    steps.push(
      step(
        `Bring the letters to one side. ${sign} ${writeMany(size(b.many), letter)} ${sign === 'Add' ? 'on' : 'from'} both sides. How many ${letter} are left?`,
        `□${letter}${rest} = ${writeNumber(b.rest)}`,
        writeNumber(many),
        [
          slip(
            writeNumber(plus(a.many, b.many)),
            'The letters on the other side have the same sign there, so do the opposite.',
          ),
        ],
      ),
    );
    a = { many, rest: a.rest };
    b = constant(b.rest);
  }
  if (!isZero(a.rest)) {
    const next = minus(b.rest, a.rest);
    const isTaken = a.rest.top > 0n;
    const by = writeNumber(size(a.rest));
    steps.push(
      step(
        isTaken ? `Take ${by} from both sides.` : `Add ${by} on both sides.`,
        `${writeMany(a.many, letter)} = □`,
        writeNumber(next),
        [
          slip(
            writeNumber(plus(b.rest, a.rest)),
            isTaken ? 'It was added, so take it away.' : 'It was taken away, so add it.',
          ),
        ],
      ),
    );
    a = { many: a.many, rest: zero };
    b = constant(next);
  }
  if (!isSame(a.many, one)) {
    const value = over(b.rest, a.many);
    const { top, bottom } = a.many;
    if (bottom !== 1n && a.many.top > 0n)
      steps.push(
        ...(top === 1n
          ? [
              step(
                `It was divided by ${bottom}, so multiply both sides by ${bottom}.`,
                `${letter} = □`,
                writeNumber(value),
              ),
            ]
          : operation(
              `Divide both sides by ${writeMixed(a.many)}: ${writeNumber(b.rest)} ÷ ${writeMixed(a.many)}.`,
              b.rest,
              '÷',
              a.many,
            )),
      );
    else
      steps.push(
        step(`Divide both sides by ${writeNumber(a.many)}.`, `${letter} = □`, writeNumber(value), [
          slip(
            writeNumber(minus(b.rest, a.many)),
            `${writeMany(a.many, letter)} is ${writeNumber(a.many)} times ${letter}, so divide.`,
          ),
        ]),
      );
  }
  return steps;
};

export const equation: Solver = (typed): Draft | NoAnswer | null => {
  const known = readLetters(steady(typed));
  if (known === null || !known.text.includes('=')) return null;
  const { text, letter } = known;
  // 3 1/2x, x2 and 12/2x can be meant in more than one way.
  if (/\d\s+\d|[a-z]\s*\d|÷\s*\d+\s*[a-z(]/.test(text)) return null;
  const shares = [...text.matchAll(/(\d+)\s*\/\s*(\d+)\s*[a-z(]/g)];
  if (shares.some(([, top, bottom]) => Number(top) >= Number(bottom))) return null;
  const sides = text.split('=').map((one) => one.trim());
  if (sides.length !== 2) return null;
  const [left, right] = sides.map((one) => readSide(one, letter));
  if (left === null || right === null || left === undefined || right === undefined) return null;
  if (isSame(left.many, right.many))
    return noAnswer(
      isSame(left.rest, right.rest)
        ? `This is true for every ${letter}.`
        : `No number fits: the two sides are never equal.`,
    );
  // The side with more letters stands left, so that none are below zero.
  const isTurned = minus(left.many, right.many).top < 0n;
  const [a, b] = isTurned ? [right, left] : [left, right];
  const value = over(minus(b.rest, a.rest), minus(a.many, b.many));
  const plainText = (one: string) => one.replace(/[\s*]/g, '').replace(/-/g, '−');
  const isTidy =
    plainText(writeSide(left, letter)) === plainText(sides[0] ?? '') &&
    plainText(writeSide(right, letter)) === plainText(sides[1] ?? '');
  const shown = `${writeSide(a, letter)} = ${writeSide(b, letter)}`;
  const hasOne = isZero(b.many) && isSame(a.many, one) && isZero(a.rest);
  const tidySteps =
    isTidy || isZero(a.rest) || hasOne
      ? []
      : [
          step(
            `Open brackets, and put together what is alike: ${shown.replace(writeNumber(size(a.rest)), '?')}.`,
            `${writeMany(a.many, letter)} ${a.rest.top < 0n ? '−' : '+'} □ = ${writeSide(b, letter)}`,
            writeNumber(size(a.rest)),
          ),
        ];
  const undone = undo(a, b, letter);
  const check = step(
    `Check: put ${writeNumber(value)} in the place of ${letter} on one side.`,
    `${substituted(a, value)} = □`,
    writeNumber(plus(times(a.many, value), a.rest)),
  );
  const steps = [...tidySteps, ...undone];
  return {
    topic: 'Equations',
    read: sides
      .map((one) =>
        one
          .replace(/\*/g, '×')
          .replace(/\s*([-+−])\s*/g, ' $1 ')
          .replace(/-/g, '−')
          .trim(),
      )
      .join(' = '),
    hint: { say: 'An equation is a balance: do the same on both sides, until the letter is alone.' },
    steps:
      steps.length === 0
        ? [step(`Read it: what is ${letter}?`, `${letter} = □`, writeNumber(value))]
        : [...steps, check],
    answer: `${letter} = ${writeNumber(value)}`,
  };
};

const substituted = ({ many, rest }: Side, value: Rational): string => {
  const shown = value.top < 0n ? `(${writeNumber(value)})` : writeNumber(value);
  const isShare = many.top === 1n && many.bottom !== 1n;
  const first = isSame(many, one)
    ? shown
    : isShare
      ? `${shown} ÷ ${many.bottom}`
      : `${writeNumber(many)} × ${shown}`;
  return isZero(rest) ? first : `${first} ${rest.top < 0n ? '−' : '+'} ${writeNumber(size(rest))}`;
};
