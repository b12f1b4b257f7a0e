import type { Puzzle } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { classes } from '#ui/classes.ts';
import css from './mini-grid.module.css';

const c = classes(css);

const squaresOf = (puzzle: Puzzle): { columns: number; squares: readonly (string | null)[] } => {
  if (puzzle.kind === 'search') return { columns: puzzle.side, squares: puzzle.cells };
  if (puzzle.kind === 'crossword')
    return { columns: puzzle.columns, squares: puzzle.cells.map((letter) => (letter === null ? null : '')) };
  return {
    columns: 3,
    squares: puzzle.numbers.map((number, cell) => (puzzle.gaps.includes(cell) ? '' : String(number))),
  };
};

/** A small picture of a puzzle, without its answers. It says nothing to screen readers. */
export const MiniGrid = ({ puzzle }: { puzzle: Puzzle }) => {
  const { columns, squares } = squaresOf(puzzle);
  if (columns === 0) return <span className={c('mini')} aria-hidden="true" />;
  return (
    <span
      className={c('mini')}
      data-kind={puzzle.kind}
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {squares.map((square, cell) =>
        square === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <i key={cell} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <b key={cell}>{square}</b>
        ),
      )}
    </span>
  );
};
