import { columnCells, rowCells } from '@afrolearn/learning/tools/puzzle-maker/number-grid.ts';
import type { Puzzle } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { classes } from '#ui/classes.ts';
import css from './print.module.css';

const c = classes(css);

type GridProps = {
  puzzle: Puzzle;
  /** Without it the puzzle is drawn as it is solved: on the end card and the sheet of answers. */
  blank?: boolean;
};

/* One unit is one square; drawn as a picture, so that paper and screen show the same. */
const Search = ({ puzzle, blank }: { puzzle: Extract<Puzzle, { kind: 'search' }>; blank: boolean }) => {
  const { side, cells, placed } = puzzle;
  const place = (cell: number) => [(cell % side) + 0.5, Math.floor(cell / side) + 0.5] as const;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {!blank &&
        placed.map(({ word, cells: own }) => {
          const [[x1, y1], [x2, y2]] = [place(own[0] ?? 0), place(own[own.length - 1] ?? 0)];
          return <line key={word} className={c('found')} x1={x1} y1={y1} x2={x2} y2={y2} />;
        })}
      {cells.map((letter, cell) => {
        const [x, y] = place(cell);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <text key={cell} x={x} y={y + 0.2}>
            {letter}
          </text>
        );
      })}
    </svg>
  );
};

const Crossword = ({ puzzle, blank }: { puzzle: Extract<Puzzle, { kind: 'crossword' }>; blank: boolean }) => {
  const { columns, rows, cells, entries } = puzzle;
  return (
    <svg viewBox={`-0.05 -0.05 ${columns + 0.1} ${rows + 0.1}`} aria-hidden="true">
      {cells.map((letter, cell) => {
        if (letter === null) return null;
        const [x, y] = [cell % columns, Math.floor(cell / columns)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <g key={cell}>
            <rect x={x} y={y} width="1" height="1" />
            <text className={c('small')} x={x + 0.06} y={y + 0.32}>
              {entries.find((entry) => entry.cells[0] === cell)?.number}
            </text>
            {!blank && (
              <text x={x + 0.52} y={y + 0.78}>
                {letter}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

const Numbers = ({ puzzle, blank }: { puzzle: Extract<Puzzle, { kind: 'numbers' }>; blank: boolean }) => {
  const { numbers, gaps, rowSigns, columnSigns, rowResults, columnResults } = puzzle;
  const sign = (x: number, y: number, text: string | number | undefined) => (
    <text key={`${x} ${y}`} x={x + 0.5} y={y + 0.68}>
      {text}
    </text>
  );
  return (
    <svg viewBox="-0.05 -0.05 7.1 7.1" aria-hidden="true">
      {numbers.map((number, cell) => {
        const [x, y] = [(cell % 3) * 2, Math.floor(cell / 3) * 2];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <g key={cell}>
            <rect x={x} y={y} width="1" height="1" rx="0.1" />
            {(!blank || !gaps.includes(cell)) && sign(x, y, number)}
          </g>
        );
      })}
      {[0, 1, 2].map((n) => [
        ...rowCells(n).map((_, at) => sign(at * 2 + 1, n * 2, at < 2 ? rowSigns[n]?.[at] : '=')),
        ...columnCells(n).map((_, at) => sign(n * 2, at * 2 + 1, at < 2 ? columnSigns[n]?.[at] : '=')),
        sign(6, n * 2, rowResults[n]),
        sign(n * 2, 6, columnResults[n]),
      ])}
    </svg>
  );
};

/** A whole puzzle as one picture. What it says stands in words beside it. */
export const AnswerGrid = ({ puzzle, blank = false }: GridProps) => (
  <div className={c('grid')} data-kind={puzzle.kind} aria-hidden="true">
    {puzzle.kind === 'search' && <Search puzzle={puzzle} blank={blank} />}
    {puzzle.kind === 'crossword' && <Crossword puzzle={puzzle} blank={blank} />}
    {puzzle.kind === 'numbers' && <Numbers puzzle={puzzle} blank={blank} />}
  </div>
);
