/** Nine numbers whose rows and columns give results, with exactly one solution. By class and draw, for ever the same. */
import { type Random, randomOf } from '#practice/random.ts';

export type Sign = '+' | '−' | '×';
export type NumberGrid = {
  /** The numbers are 1 to `most`. */
  readonly most: number;
  /** Whether each number stands there once. */
  readonly once: boolean;
  /** Two signs for each row, and for each column. */
  readonly rowSigns: readonly (readonly [Sign, Sign])[];
  readonly columnSigns: readonly (readonly [Sign, Sign])[];
  readonly rowResults: readonly number[];
  readonly columnResults: readonly number[];
  /** The solution, row by row. */
  readonly numbers: readonly number[];
  /** The cells that the learner fills. */
  readonly gaps: readonly number[];
};

const three = [0, 1, 2] as const;
export const rowCells = (row: number): readonly number[] => three.map((at) => row * 3 + at);
export const columnCells = (column: number): readonly number[] => three.map((at) => at * 3 + column);

/** Multiplication comes first, as in school. */
export const resultOf = (
  [a = 0, b = 0, c = 0]: readonly number[],
  [first, second]: readonly [Sign, Sign],
): number => {
  const signed = (sign: Sign, number: number) => (sign === '−' ? -number : number);
  if (first === '×') return second === '×' ? a * b * c : a * b + signed(second, c);
  if (second === '×') return a + signed(first, b * c);
  return a + signed(first, b) + signed(second, c);
};

/* A child of P4 has not met numbers below 0, and meets none on the way. */
const staysAbove = (numbers: readonly number[], signs: readonly [Sign, Sign]): boolean =>
  resultOf(numbers, signs) >= 0 &&
  (signs[1] === '×' || resultOf([numbers[0] ?? 0, numbers[1] ?? 0, 0], [signs[0], '+']) >= 0);

/* `stepwise`: there is always a row or column with one gap, so that nothing has to be tried. */
type Manner = { most: number; once: boolean; signs: readonly Sign[]; gaps: number; stepwise: boolean };
const mannerOf = (grade: number): Manner => {
  if (grade <= 3) return { most: grade === 1 ? 5 : 9, once: false, signs: ['+'], gaps: 5, stepwise: true };
  if (grade <= 5) return { most: 9, once: true, signs: ['+', '−'], gaps: 6, stepwise: false };
  return { most: 9, once: true, signs: ['+', '−', '×'], gaps: 7, stepwise: false };
};

/** A row or column with one gap only: its number can be worked out at once. */
export const singleGap = (gaps: readonly number[]) => {
  const lines = three.flatMap((n) => [rowCells(n), columnCells(n)]);
  return lines
    .map((line) => ({ line, open: line.filter((cell) => gaps.includes(cell)) }))
    .find(({ open }) => open.length === 1);
};

const isStepwise = (gaps: readonly number[]): boolean => {
  const single = singleGap(gaps);
  if (single === undefined) return gaps.length === 0;
  return isStepwise(gaps.filter((cell) => cell !== single.open[0]));
};

type Rules = Omit<NumberGrid, 'numbers' | 'gaps'>;

/** The lines that a cell completes when it is filled as the last one. */
const linesOf = ({ rowSigns, columnSigns, rowResults, columnResults }: Rules, cell: number) => {
  const [row, column] = [Math.floor(cell / 3), cell % 3];
  return [
    { cells: rowCells(row), signs: rowSigns[row], result: rowResults[row] },
    { cells: columnCells(column), signs: columnSigns[column], result: columnResults[column] },
  ];
};

/** How many ways there are to fill the gaps, counted up to `most` ways. */
const countWays = (
  rules: Rules,
  numbers: readonly number[],
  gaps: readonly number[],
  most: number,
): number => {
  const board: (number | null)[] = numbers.map((number, cell) => (gaps.includes(cell) ? null : number));
  const isBroken = (cell: number): boolean =>
    linesOf(rules, cell).some(({ cells, signs, result }) => {
      const line = cells.map((one) => board[one] ?? null);
      if (signs === undefined || line.includes(null)) return false;
      return resultOf(line.map(Number), signs) !== result;
    });
  const order = [...gaps].sort((a, b) => a - b);
  const from = (at: number): number => {
    const cell = order[at];
    if (cell === undefined) return 1;
    let ways = 0;
    for (let number = 1; number <= rules.most && ways < most; number++) {
      if (rules.once && board.includes(number)) continue;
      board[cell] = number;
      if (!isBroken(cell)) ways += from(at + 1);
      board[cell] = null;
    }
    return ways;
  };
  return from(0);
};

const numbersFor = ({ most, once }: Manner, random: Random): readonly number[] => {
  const all = Array.from({ length: most }, (_, at) => at + 1);
  return once ? random.shuffle(all).slice(0, 9) : Array.from({ length: 9 }, () => random.pick(all));
};

/* A line with two multiplications gives large numbers: at most one. */
const signsFor = (numbers: readonly number[], { signs }: Manner, random: Random): readonly [Sign, Sign] => {
  const pairs = signs.flatMap((first) => signs.map((second): readonly [Sign, Sign] => [first, second]));
  const fitting = pairs.filter((pair) => !(pair[0] === '×' && pair[1] === '×') && staysAbove(numbers, pair));
  return random.pick(fitting);
};

const triesOf = 200;

export const makeNumberGrid = (grade: number, draw: number): NumberGrid => {
  const manner = mannerOf(grade);
  let best: NumberGrid | null = null;
  for (let tried = 0; tried < triesOf; tried++) {
    const random = randomOf(`number grid ${grade} ${tried}`, draw);
    const numbers = numbersFor(manner, random);
    const lineOf = (cells: readonly number[]) => cells.map((cell) => numbers[cell] ?? 0);
    const rowSigns = three.map((row) => signsFor(lineOf(rowCells(row)), manner, random));
    const columnSigns = three.map((column) => signsFor(lineOf(columnCells(column)), manner, random));
    const rules: Rules = {
      most: manner.most,
      once: manner.once,
      rowSigns,
      columnSigns,
      rowResults: rowSigns.map((signs, row) => resultOf(lineOf(rowCells(row)), signs)),
      columnResults: columnSigns.map((signs, column) => resultOf(lineOf(columnCells(column)), signs)),
    };
    const gaps: number[] = [];
    for (const cell of random.shuffle(numbers.map((_, at) => at))) {
      if (gaps.length === manner.gaps) break;
      const more = [...gaps, cell];
      // Step by step there is only one way.
      const hasOneWay = manner.stepwise ? isStepwise(more) : countWays(rules, numbers, more, 2) === 1;
      if (hasOneWay) gaps.push(cell);
    }
    if (best === null || gaps.length > best.gaps.length)
      best = { ...rules, numbers, gaps: [...gaps].sort((a, b) => a - b) };
    if (gaps.length === manner.gaps) break;
  }
  if (best === null) throw new RangeError('no number grid was tried');
  return best;
};
