/** Missing numbers, substitution and equations. */
import { askNumber, type Slip } from '#practice/drafts.ts';
import type { Draft, Maker, WorkedStep } from '#practice/exercise.ts';
import { algebraMistakes as m } from '#practice/misconceptions/algebra.ts';
import type { Random } from '#practice/random.ts';

const letters = ['x', 'y', 'n', 'p', 'k'] as const;

type Equation = {
  readonly text: string;
  readonly value: number;
  readonly slips: readonly Slip<number>[];
  readonly steps: readonly WorkedStep[];
};

const adding = (random: Random, letter: string, most: number): Equation => {
  const [value, add] = [random.int(2, most), random.int(2, most)];
  const minus = random.coin();
  const sum = minus ? value : value + add;
  const x = minus ? value + add : value;
  const text = minus ? `${letter} − ${add} = ${sum}` : `${letter} + ${add} = ${sum}`;
  return {
    text,
    value: x,
    slips: [
      [minus ? Math.abs(sum - add) : sum + add, m.sameSignUsed],
      [sum, m.rightSideGiven],
      [sum * add, m.wrongOperation],
    ],
    steps: [
      {
        line: minus
          ? `${letter} − ${add} + ${add} = ${sum} + ${add}`
          : `${letter} + ${add} − ${add} = ${sum} − ${add}`,
        why: minus ? `Add ${add} to both sides.` : `Take ${add} from both sides.`,
      },
      { line: `${letter} = ${x}` },
    ],
  };
};

const timesOrShare = (random: Random, letter: string, most: number): Equation => {
  const [value, by] = [random.int(2, most), random.int(2, 9)];
  const shares = random.coin();
  const x = shares ? value * by : value;
  const right = shares ? value : value * by;
  return {
    text: shares ? `${letter} ÷ ${by} = ${right}` : `${by}${letter} = ${right}`,
    value: x,
    slips: [
      [shares ? right / by : right * by, m.sameSignUsed],
      [shares ? right + by : right - by, m.wrongOperation],
      [right, m.rightSideGiven],
    ],
    steps: [
      {
        line: shares ? `${letter} = ${right} × ${by}` : `${letter} = ${right} ÷ ${by}`,
        why: shares
          ? `Multiply both sides by ${by}.`
          : `${by}${letter} means ${by} × ${letter}. Divide both sides by ${by}.`,
      },
      { line: `${letter} = ${x}` },
    ],
  };
};

const twoSteps = (random: Random, letter: string, most: number): Equation => {
  const [x, by, add] = [random.int(2, most), random.int(2, 9), random.int(1, 20)];
  const minus = random.coin();
  const right = minus ? by * x - add : by * x + add;
  const sign = minus ? '−' : '+';
  return {
    text: `${by}${letter} ${sign} ${add} = ${right}`,
    value: x,
    slips: [
      [(minus ? right - add : right + add) / by, m.sameSignUsed],
      [minus ? right + add : right - add, m.stopsBeforeDividing],
      [(minus ? right + add : right - add) - by, m.wrongOperation],
      [right / by, m.numberLeftOut],
    ],
    steps: [
      {
        line: `${by}${letter} = ${right} ${minus ? '+' : '−'} ${add} = ${by * x}`,
        why: minus ? `Add ${add} to both sides.` : `Take ${add} from both sides.`,
      },
      { line: `${letter} = ${by * x} ÷ ${by} = ${x}`, why: `Divide both sides by ${by}.` },
    ],
  };
};

const bothSides = (random: Random, letter: string): Equation => {
  const [x, less, more, add] = [random.int(2, 12), random.int(1, 4), random.int(2, 5), random.int(1, 15)];
  const big = less + more;
  const right = more * x + add;
  const smallTerm = less === 1 ? letter : `${less}${letter}`;
  return {
    text: `${big}${letter} + ${add} = ${smallTerm} + ${right}`,
    value: x,
    slips: [
      [(right - add) / big, m.letterNotCollected],
      [(right - add) / (big + less), m.sameSignUsed],
      [right - add, m.stopsBeforeDividing],
      [(right + add) / more, m.sameSignUsed],
    ],
    steps: [
      {
        line: `${big}${letter} − ${smallTerm} = ${right} − ${add}`,
        why: 'Bring the letters to one side and the numbers to the other.',
      },
      { line: `${more}${letter} = ${more * x}` },
      { line: `${letter} = ${more * x} ÷ ${more} = ${x}`, why: `Divide both sides by ${more}.` },
    ],
  };
};

const brackets = (random: Random, letter: string): Equation => {
  const [x, by, add] = [random.int(3, 15), random.int(2, 6), random.int(1, 9)];
  const minus = random.coin() && x > add;
  const inside = minus ? x - add : x + add;
  const right = by * inside;
  const sign = minus ? '−' : '+';
  return {
    text: `${by}(${letter} ${sign} ${add}) = ${right}`,
    value: x,
    slips: [
      [(minus ? right + add : right - add) / by, m.bracketHalfOpened],
      [inside, m.stopsAtTheBracket],
      [minus ? inside - add : inside + add, m.sameSignUsed],
    ],
    steps: [
      { line: `${letter} ${sign} ${add} = ${right} ÷ ${by} = ${inside}`, why: `Divide both sides by ${by}.` },
      {
        line: `${letter} = ${inside} ${minus ? '+' : '−'} ${add} = ${x}`,
        why: minus ? `Add ${add} to both sides.` : `Take ${add} from both sides.`,
      },
    ],
  };
};

const fractional = (random: Random, letter: string): Equation => {
  const [part, by, add] = [random.int(2, 12), random.int(2, 9), random.int(1, 12)];
  const x = part * by;
  return {
    text: `${letter}/${by} + ${add} = ${part + add}`,
    value: x,
    slips: [
      [(part + add) * by - add, m.multipliedTooEarly],
      [part, m.stopsAtTheFraction],
      [part / by, m.sameSignUsed],
      [(part + add + add) * by, m.sameSignUsed],
    ],
    steps: [
      { line: `${letter}/${by} = ${part + add} − ${add} = ${part}`, why: `Take ${add} from both sides.` },
      { line: `${letter} = ${part} × ${by} = ${x}`, why: `Multiply both sides by ${by}.` },
    ],
  };
};

const solve = ({ text, value, slips, steps }: Equation, letter: string): Draft | null =>
  askNumber({
    prompt: `Solve: ${text}`,
    answer: value,
    slips,
    pleStyle: 'Mathematics A, "Solve ..."',
    hint: 'Do the same to both sides until the letter stands alone.',
    explanation: `Put ${value} for ${letter} in ${text}. Both sides are then the same, so ${letter} = ${value}.`,
    steps,
  });

const missingNumber: Maker = (random, level) => {
  const box = '□';
  const equation = level === 3 ? timesOrShare(random, box, 12) : adding(random, box, level === 1 ? 20 : 90);
  const text = equation.text.replace(new RegExp(`^(\\d)${box}`, 'u'), `$1 × ${box}`);
  return askNumber({
    prompt: `Find the missing number: ${text}`,
    answer: equation.value,
    slips: equation.slips,
    hint: 'Work backwards with the opposite operation.',
    explanation: `Put ${equation.value} into the box. Then both sides are the same.`,
    steps: [
      { line: `${box} = ${undo(text)}`, why: 'Work backwards.' },
      { line: `${box} = ${equation.value}` },
    ],
  });
};

/** '□ + 4 = 9' becomes '9 − 4'. */
const undo = (text: string): string => {
  const [, first = '', sign = '', second = '', right = ''] = /^(\S+) (\S) (\S+) = (\d+)$/u.exec(text) ?? [];
  const known = first === '□' ? second : first;
  const opposite: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };
  return `${right} ${opposite[sign]} ${known}`;
};

const solveWith =
  (
    equations: readonly ((random: Random, letter: string, most: number) => Equation)[],
    most: readonly number[],
  ): Maker =>
  (random, level) => {
    const letter = random.pick(letters);
    const one = equations[Math.min(level, equations.length) - 1];
    const equation = one?.(random, letter, most[level - 1] ?? 12);
    return equation === undefined || equation.value <= 0 || /= (?:0|-\d+)$/u.test(equation.text)
      ? null
      : solve(equation, letter);
  };

const substitute: Maker = (random, level) => {
  const [a, b, times, add] = [random.int(2, 9), random.int(2, 9), random.int(2, 6), random.int(1, 9)];
  if (a === b) return null;
  if (level === 1) {
    return askNumber({
      prompt: `If a = ${a}, find the value of ${times}a + ${add}.`,
      answer: times * a + add,
      slips: [
        [times * 10 + a + add, m.lettersSideBySide],
        [times + a + add, m.addsForTimesLetters],
        [times * (a + add), m.addsBeforeTimes],
      ],
      hint: `${times}a means ${times} × a.`,
      explanation: `${times}a means ${times} × ${a}. Multiply before you add.`,
      steps: [
        { line: `${times} × ${a} = ${times * a}`, why: `${times}a means ${times} × a.` },
        { line: `${times * a} + ${add} = ${times * a + add}` },
      ],
    });
  }
  const square = level === 3;
  const answer = square ? a * a + times * b : times * a + b;
  return askNumber({
    prompt: square
      ? `If a = ${a} and b = ${b}, find the value of a² + ${times}b.`
      : `If a = ${a} and b = ${b}, find the value of ${times}a + b.`,
    answer,
    slips: square
      ? [
          [2 * a + times * b, m.squareAsDouble],
          [(a + times * b) ** 2, m.addsBeforeTimes],
          [a * a + times * 10 + b, m.lettersSideBySide],
        ]
      : [
          [times * 10 + a + b, m.lettersSideBySide],
          [times * (a + b), m.addsBeforeTimes],
          [times * b + a, m.lettersMixed],
        ],
    hint: square ? 'a² means a × a.' : `${times}a means ${times} × a.`,
    explanation: square
      ? `a² is ${a} × ${a}, not 2 × ${a}.`
      : `${times}a means ${times} × ${a}. Multiply before you add.`,
    steps: square
      ? [
          { line: `${a} × ${a} = ${a * a}`, why: 'a² means a × a.' },
          { line: `${times} × ${b} = ${times * b}`, why: `${times}b means ${times} × b.` },
          { line: `${a * a} + ${times * b} = ${answer}` },
        ]
      : [
          { line: `${times} × ${a} = ${times * a}`, why: `${times}a means ${times} × a.` },
          { line: `${times * a} + ${b} = ${answer}` },
        ],
  });
};

export const algebraMakers = {
  'missing-number': missingNumber,
  'put-in-the-value': substitute,
  'solve-adding-equations': solveWith([adding, adding, adding], [12, 50, 200]),
  'solve-times-equations': solveWith([timesOrShare, timesOrShare, timesOrShare], [9, 12, 30]),
  'solve-equations': solveWith([twoSteps, twoSteps, bothSides], [9, 15, 12]),
  'equations-with-brackets': solveWith([brackets, fractional, bothSides], [12, 12, 12]),
} satisfies Record<string, Maker>;
