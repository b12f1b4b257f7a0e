import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell in the direction of an arrow key that can be stood on; null for other keys and at the edge. */
export const cellByKey = (
  key: string,
  from: number,
  columns: number,
  cells: number,
  canStand: (cell: number) => boolean,
): number | null => {
  const step = steps[key];
  if (step === undefined) return null;
  const [down, right] = step;
  let [row, column] = [Math.floor(from / columns) + down, (from % columns) + right];
  while (row >= 0 && column >= 0 && column < columns && row * columns + column < cells) {
    const cell = row * columns + column;
    if (canStand(cell)) return cell;
    row += down;
    column += right;
  }
  return null;
};

/** Moves the focus to a cell of the board that the event came from. */
export const focusCell = (event: KeyboardEvent<HTMLElement>, cell: number): void => {
  event.currentTarget.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
};
