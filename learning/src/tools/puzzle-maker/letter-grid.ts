/** A square of letters, row by row, and the straight runs of letters in it. */
export type LetterGrid = { readonly side: number; readonly cells: readonly (string | null)[] };

export type Step = readonly [row: number, column: number];

/** Four ways to read a line; each can be read backwards, too. */
export const axes = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
] as const satisfies readonly Step[];

export const backwards = ([row, column]: Step): Step => [-row, -column];

/** The cells from a start in a direction; null where the grid is too small. */
export const lineFrom = (
  side: number,
  start: number,
  [down, right]: Step,
  length: number,
): readonly number[] | null => {
  const [row, column] = [Math.floor(start / side), start % side];
  const [lastRow, lastColumn] = [row + down * (length - 1), column + right * (length - 1)];
  if (Math.min(lastRow, lastColumn) < 0 || Math.max(lastRow, lastColumn) >= side) return null;
  return Array.from({ length }, (_, at) => start + at * (down * side + right));
};

/** The straight line between two cells; null where there is none. */
export const lineBetween = (side: number, from: number, to: number): readonly number[] | null => {
  const down = Math.floor(to / side) - Math.floor(from / side);
  const right = (to % side) - (from % side);
  if (down !== 0 && right !== 0 && Math.abs(down) !== Math.abs(right)) return null;
  const length = Math.max(Math.abs(down), Math.abs(right)) + 1;
  return lineFrom(side, from, [Math.sign(down), Math.sign(right)], length);
};

export const lettersIn = ({ cells }: LetterGrid, line: readonly number[]): string =>
  line.map((cell) => cells[cell] ?? ' ').join('');

/** Every place where these letters stand, in all eight directions. A palindrome stands once in its place. */
export const placesOf = (grid: LetterGrid, letters: string): readonly (readonly number[])[] => {
  const { side, cells } = grid;
  const isPalindrome = [...letters].reverse().join('') === letters;
  const directions: readonly Step[] = isPalindrome ? axes : [...axes, ...axes.map(backwards)];
  return cells.flatMap((letter, start) => {
    if (letter !== letters[0]) return [];
    return directions.flatMap((step) => {
      const line = lineFrom(side, start, step, letters.length);
      return line !== null && lettersIn(grid, line) === letters ? [line] : [];
    });
  });
};

/** The longest filled run through a cell along an axis, and where the cell is in it. */
export const runThrough = ({ side, cells }: LetterGrid, cell: number, [down, right]: Step) => {
  const isFilled = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < side && column < side && (cells[row * side + column] ?? null) !== null;
  const [row, column] = [Math.floor(cell / side), cell % side];
  let before = 0;
  while (isFilled(row - down * (before + 1), column - right * (before + 1))) before++;
  let after = 0;
  while (isFilled(row + down * (after + 1), column + right * (after + 1))) after++;
  const first = cell - before * (down * side + right);
  return {
    at: before,
    line: Array.from({ length: before + after + 1 }, (_, n) => first + n * (down * side + right)),
  };
};
