import {
  columnCells,
  type NumberGrid,
  rowCells,
} from '@afrolearn/learning/tools/puzzle-maker/number-grid.ts';
import { type PuzzleWork, signAt } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { classes } from '#ui/classes.ts';
import css from './numbers.module.css';
import { cellByKey } from './roving.ts';

const c = classes(css);

export type LineState = 'open' | 'right' | 'other';

type NumberSquaresProps = {
  grid: NumberGrid;
  work: PuzzleWork;
  at: number;
  rows: readonly LineState[];
  columns: readonly LineState[];
  /** After a check the lines that give another number are marked, too. */
  isChecked: boolean;
  onStand: (cell: number) => void;
  onNumber: (sign: string) => void;
  onErase: () => void;
  onCheck: () => void;
};

const Result = ({ result, state, isChecked }: { result: number; state: LineState; isChecked: boolean }) => (
  <b className={c('result')} data-state={state === 'other' && !isChecked ? 'open' : state}>
    {state === 'right' && <Check aria-hidden="true" />}
    {result}
  </b>
);

/** The grid with its signs and results: seven columns and seven rows. */
export const NumberSquares = (props: NumberSquaresProps) => {
  const { grid, work, at, rows, columns, isChecked, onStand, onNumber, onErase, onCheck } = props;
  const say = useText(puzzleMaker);
  const { gaps, numbers, rowSigns, columnSigns, rowResults, columnResults } = grid;
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = board.current;
    if (here?.contains(document.activeElement) === true)
      here.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus();
  }, [at]);
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = cellByKey(event.key, at, 3, 9, (cell) => gaps.includes(cell));
    const act = (): boolean => {
      if (next !== null) onStand(next);
      else if (/^[1-9]$/.test(event.key)) onNumber(event.key);
      else if (event.key === 'Backspace' || event.key === 'Delete') onErase();
      else if (event.key === 'Enter') onCheck();
      else return false;
      return true;
    };
    if (act()) event.preventDefault();
  };
  const shownAt = (cell: number): string =>
    gaps.includes(cell) ? signAt(work, cell) : String(numbers[cell]);
  const spoken = (cells: readonly number[], signs: readonly string[] = [], result = 0): string =>
    `${cells.map((cell, n) => `${n === 0 ? '' : `${signs[n - 1]} `}${shownAt(cell) || say('empty')}`).join(' ')} = ${result}`;
  const lineOf = (cell: number): string => {
    const [row, column] = [Math.floor(cell / 3), cell % 3];
    return `${spoken(rowCells(row), rowSigns[row], rowResults[row])}; ${spoken(columnCells(column), columnSigns[column], columnResults[column])}`;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in old browsers
    <div
      ref={board}
      role="group"
      aria-label={say('numberSquares')}
      className={c('numbers')}
      onKeyDown={byKey}
    >
      {[0, 1, 2].map((row) => [
        ...rowCells(row).flatMap((cell, n) => [
          gaps.includes(cell) ? (
            <button
              key={cell}
              type="button"
              data-cell={cell}
              data-at={cell === at}
              data-fixed={work.shown.includes(cell)}
              tabIndex={cell === at ? 0 : -1}
              aria-label={say('numberAt', {
                number: shownAt(cell) || say('empty'),
                row: row + 1,
                column: n + 1,
                line: lineOf(cell),
              })}
              onClick={() => onStand(cell)}
            >
              {shownAt(cell)}
            </button>
          ) : (
            <b key={cell}>{numbers[cell]}</b>
          ),
          <span key={`sign ${cell}`} aria-hidden="true">
            {n < 2 ? rowSigns[row]?.[n] : '='}
          </span>,
        ]),
        <Result
          key={`result ${row}`}
          result={rowResults[row] ?? 0}
          state={rows[row] ?? 'open'}
          isChecked={isChecked}
        />,
        ...[0, 1, 2].flatMap((column) => [
          <span key={`below ${row} ${column}`} aria-hidden="true">
            {row < 2 ? columnSigns[column]?.[row] : '='}
          </span>,
          <i key={`space ${row} ${column}`} />,
        ]),
        <i key={`end ${row}`} />,
      ])}
      {[0, 1, 2].flatMap((column) => [
        <Result
          key={`down ${column}`}
          result={columnResults[column] ?? 0}
          state={columns[column] ?? 'open'}
          isChecked={isChecked}
        />,
        <i key={`foot ${column}`} />,
      ])}
    </div>
  );
};
