import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '#sums/solve.ts';
import { checkStep, lineOf, place, type Sum } from '#sums/sum.ts';
import { isTrue, pairOf } from '#sums/testing/line-check.ts';
import { numberSums } from '#sums/testing/number-sums.ts';
import { wordedSums } from '#sums/testing/worded-sums.ts';

const paperSums = [...numberSums, ...wordedSums];

const solved = (typed: string): Sum => {
  const reading = solve(typed);
  if (reading.kind !== 'sum') throw new Error(`${typed}: ${JSON.stringify(reading)}`);
  return reading.sum;
};

test('there are more than 300 sums of the kinds that papers ask', () => {
  expect(new Set(paperSums.map(([typed]) => typed)).size).toBeGreaterThan(300);
});

describe('a sum of a paper', () => {
  test.each(paperSums)('%s is %s, and each line of its working is true', (typed, answer) => {
    const { answer: found, steps, hint, read } = solved(typed);
    expect(found).toBe(answer);
    const letter = /^([a-z]) = (.+)$/.exec(answer);
    const letters = new Map(letter === null ? [] : [[letter[1] ?? '', pairOf(letter[2] ?? '')]]);
    for (const step of steps) {
      expect(step.line.split(place), step.line).toHaveLength(2);
      expect([lineOf(step), isTrue(lineOf(step), letters)]).toEqual([lineOf(step), true]);
      expect(checkStep(step, step.fill)).toEqual({ right: true });
      expect(step.say.trim()).toBe(step.say);
      for (const { value, help } of step.slips) {
        expect(checkStep(step, value), `${lineOf(step)}: ${value}`).toEqual({ right: false, help });
      }
    }
    expect(hint.say).not.toBe('');
    expect(hint.choices).toContain(hint.right);
    expect(new Set(hint.choices).size).toBe(hint.choices.length);
    expect(read).not.toBe('');
  });
});

test.each([
  ['', 'unread'],
  ['why does the lamp go out?', 'unread'],
  ['Who was the first president of Uganda', 'unread'],
  ['3 +', 'unread'],
  ['((2 + 3)', 'unread'],
  ['5', 'unread'],
  ['x + y = 10', 'unread'],
  ['x × x = 9', 'unread'],
  ['7 ÷ 0', 'none'],
  ['(3 − 3) + 4 ÷ (2 − 2)', 'none'],
  ['√7', 'none'],
  ['2x = 2x + 1', 'none'],
  ['convert 3 kg to m', 'none'],
  ['area of a rectangle 8 cm', 'none'],
  ['1/3 as a decimal', 'none'],
  ['1234567890123 + 1', 'none'],
  ['two angles of a triangle are 120 and 80. Find the third angle', 'none'],
  [`${'1 + '.repeat(60)}1`, 'unread'],
])('%j has no answer here, and nothing breaks', (typed, kind) => {
  expect(solve(typed).kind).toBe(kind);
});

test.each([
  '43 × 7 = 300',
  '3/4 = 8/12',
  '1 km = 100 m',
  'LCM of 4 and 6 = 24',
  '2 1/2 = 4/2',
  '85 min = 1 h 24 min',
])('the check of lines finds that %s is wrong', (line) => {
  expect(isTrue(line)).toBe(false);
});

const kinds = ['+', '−', '×', '÷'] as const;
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }).map(String),
  fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 99 }))
    .map(([a, b]) => `${a}.${String(b).padStart(2, '0')}`),
  fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 2, max: 30 })).map(([a, b]) => `${a}/${b}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .map(([full, top, more]) => `${full} ${top}/${top + more}`),
);

test('any calculation of two numbers comes out right, and each line is true', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(...kinds), numbers, (a, sign, b) => {
      const typed = `${a} ${sign} ${b}`;
      const reading = solve(typed);
      const isNothing = /^[0.]+$/.test(b);
      if (sign === '÷' && isNothing) {
        expect(reading.kind).toBe('none');
        return;
      }
      const { steps, answer } = solved(typed);
      for (const step of steps)
        expect([typed, lineOf(step), isTrue(lineOf(step))]).toEqual([typed, lineOf(step), true]);
      const value = answer.replace(/^.*, or /, '');
      expect([typed, value, isTrue(`(${a}) ${sign} (${b}) = ${value}`)]).toEqual([typed, value, true]);
    }),
    { numRuns: 400 },
  );
});

test('any calculation of three numbers follows the order of operations', () => {
  const small = fc.integer({ min: 1, max: 60 }).map(String);
  fc.assert(
    fc.property(
      small,
      fc.constantFrom(...kinds),
      small,
      fc.constantFrom(...kinds),
      small,
      fc.nat(2),
      (a, s, b, t, c, at) => {
        const typed =
          [`${a} ${s} ${b} ${t} ${c}`, `(${a} ${s} ${b}) ${t} ${c}`, `${a} ${s} (${b} ${t} ${c})`][at] ?? '';
        const reading = solve(typed);
        if (reading.kind !== 'sum') {
          expect([typed, typed.includes('÷')]).toEqual([typed, true]);
          return;
        }
        for (const step of reading.sum.steps)
          expect([typed, lineOf(step), isTrue(lineOf(step))]).toEqual([typed, lineOf(step), true]);
        expect([typed, isTrue(`${typed} = ${reading.sum.answer}`)]).toEqual([typed, true]);
      },
    ),
    { numRuns: 400 },
  );
});

test('whatever is typed, nothing breaks', () => {
  const pieces = fc.constantFrom(
    ...[
      '3',
      '1/2',
      '0',
      ' ',
      '+',
      '−',
      '÷',
      '(',
      ')',
      '%',
      ' of ',
      'x',
      '=',
      'area of a ',
      'circle ',
      'cm',
      ' h ',
      'sh ',
      'ratio ',
      ':',
      '√',
      '^2',
      ' as a fraction',
      'lcm of ',
      ',',
      '.',
    ],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (typed) => {
      expect(['sum', 'none', 'unread']).toContain(solve(typed.join('')).kind);
    }),
    { numRuns: 1_000 },
  );
});
