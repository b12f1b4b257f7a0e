import type { Crossword, CrosswordEntry } from '@afrolearn/learning/tools/puzzle-maker/crossword.ts';
import { type PuzzleWork, signAt } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { classes } from '#ui/classes.ts';
import css from './board.module.css';
import { cellByKey } from './roving.ts';

const c = classes(css);

type CrosswordSquaresProps = {
  crossword: Crossword;
  work: PuzzleWork;
  entry: CrosswordEntry;
  at: number;
  wrong: readonly number[];
  isFixed: (cell: number) => boolean;
  onStand: (cell: number) => void;
  onMove: (cell: number) => void;
  onLetter: (letter: string) => void;
  onErase: () => void;
  onCheck: () => void;
};

/** The squares. They are buttons and no fields, so that a phone shows no keyboard; keys work all the same. */
export const CrosswordSquares = (props: CrosswordSquaresProps) => {
  const { crossword, work, entry, at, wrong, isFixed, onStand, onMove, onLetter, onErase, onCheck } = props;
  const say = useText(puzzleMaker);
  const { columns, cells, entries } = crossword;
  const board = useRef<HTMLDivElement>(null);
  // The focus goes along with the letters, but nobody who is elsewhere is moved.
  useEffect(() => {
    const here = board.current;
    if (here?.contains(document.activeElement) === true)
      here.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus();
  }, [at]);

  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cellByKey(event.key, at, columns, cells.length, (cell) => cells[cell] !== null);
    const act = (): boolean => {
      if (next !== null) onMove(next);
      else if (/^\p{L}$/u.test(event.key)) onLetter(event.key.toUpperCase());
      else if (event.key === 'Backspace' || event.key === 'Delete') onErase();
      else if (event.key === 'Enter') onCheck();
      else return false;
      return true;
    };
    if (act()) event.preventDefault();
  };
  const nameOf = (cell: number): string => {
    const of = entries
      .filter((one) => one.cells.includes(cell))
      .map((one) =>
        say(one.direction === 'across' ? 'letterAcross' : 'letterDown', {
          number: one.number,
          n: one.cells.indexOf(cell) + 1,
          all: one.cells.length,
        }),
      )
      .join(', ');
    const letter = signAt(work, cell);
    const state = wrong.includes(cell) ? say('notYet') : isFixed(cell) ? say('isRight') : '';
    return [letter === '' ? say('empty') : letter, of, state].filter(Boolean).join('. ');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in old browsers
    <div
      ref={board}
      role="group"
      aria-label={say('squares')}
      className={c('squares')}
      data-dense={columns > 9}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 3.25rem))`,
        maxWidth: `${Math.round((62 * columns) / crossword.rows)}vh`,
      }}
      onKeyDown={byKey}
    >
      {cells.map((letter, cell) =>
        letter === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <i key={cell} />
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            type="button"
            data-cell={cell}
            data-entry={entry.cells.includes(cell)}
            data-at={cell === at}
            data-wrong={wrong.includes(cell)}
            data-fixed={isFixed(cell)}
            tabIndex={cell === at ? 0 : -1}
            aria-label={nameOf(cell)}
            onClick={() => onStand(cell)}
          >
            <small aria-hidden="true">{entries.find((one) => one.cells[0] === cell)?.number}</small>
            {signAt(work, cell)}
          </button>
        ),
      )}
    </div>
  );
};
