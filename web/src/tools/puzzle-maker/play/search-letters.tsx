import { lineFrom } from '@afrolearn/learning/tools/puzzle-maker/letter-grid.ts';
import type { WordSearch } from '@afrolearn/learning/tools/puzzle-maker/word-search.ts';
import type { PuzzleWork } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { classes } from '#ui/classes.ts';
import css from './board.module.css';
import { cellByKey, focusCell } from './roving.ts';

const c = classes(css);

type Line = { readonly from: number; readonly to: number };

/** The end of the straight line from a cell that is nearest to another cell. */
const snapped = (side: number, from: number, to: number): number => {
  const [down, right] = [Math.floor(to / side) - Math.floor(from / side), (to % side) - (from % side)];
  const eighth = Math.round(Math.atan2(down, right) / (Math.PI / 4)) * (Math.PI / 4);
  const step = [Math.round(Math.sin(eighth)), Math.round(Math.cos(eighth))] as const;
  for (let length = Math.max(Math.abs(down), Math.abs(right)) + 1; length > 1; length--) {
    const line = lineFrom(side, from, step, length);
    if (line !== null) return line[line.length - 1] ?? from;
  }
  return from;
};

const Stroke = ({ side, line, kind }: { side: number; line: Line; kind: 'found' | 'now' }) => {
  const place = (cell: number) => [(cell % side) + 0.5, Math.floor(cell / side) + 0.5] as const;
  const [[x1, y1], [x2, y2]] = [place(line.from), place(line.to)];
  return <line className={c('stroke', kind)} x1={x1} y1={y1} x2={x2 + 0.001} y2={y2} />;
};

type SearchLettersProps = {
  search: WordSearch;
  work: PuzzleWork;
  onTry: (from: number, to: number) => void;
  onSay: (words: string) => void;
};

/** The letters. A word is drawn over, or its first and last letter are tapped, or chosen with the keys. */
export const SearchLetters = ({ search, work, onTry, onSay }: SearchLettersProps) => {
  const say = useText(puzzleMaker);
  const { side, cells, placed } = search;
  const [start, setStart] = useState<number | null>(null);
  const [drawn, setDrawn] = useState<Line | null>(null);
  const [at, setAt] = useState(0);
  /* A press that was drawn to another letter is no tap. */
  const wasDrawn = useRef(false);

  const cellUnder = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
    return within((clientY - top) / height) * side + within((clientX - left) / width);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return;
    wasDrawn.current = false;
    const cell = cellUnder(event);
    setDrawn({ from: cell, to: cell });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drawn === null) return;
    const to = snapped(side, drawn.from, cellUnder(event));
    if (to === drawn.to) return;
    // Captured now and not at the press: a captured press would never be a click of its letter.
    event.currentTarget.setPointerCapture(event.pointerId);
    wasDrawn.current = true;
    setDrawn({ from: drawn.from, to });
  };
  const lift = () => {
    if (drawn !== null && wasDrawn.current && drawn.from !== drawn.to) {
      setStart(null);
      onTry(drawn.from, drawn.to);
    }
    setDrawn(null);
  };
  const tap = (cell: number) => {
    if (wasDrawn.current) return;
    setAt(cell);
    if (start === null) {
      setStart(cell);
      onSay(say('firstTaken', { letter: cells[cell] ?? '' }));
    } else {
      setStart(null);
      if (start === cell) onSay('');
      else onTry(start, cell);
    }
  };
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    wasDrawn.current = false;
    if (event.key === 'Escape') setStart(null);
    const next = cellByKey(event.key, at, side, cells.length, () => true);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    focusCell(event, next);
  };

  const now = drawn ?? (start === null ? null : { from: start, to: start });
  const found = placed.filter(({ word }) => work.found.includes(word));
  const isDark = (cell: number): boolean => {
    if (now === null) return false;
    const span = Math.max(
      Math.abs(Math.floor(now.to / side) - Math.floor(now.from / side)),
      Math.abs((now.to % side) - (now.from % side)),
    );
    if (span === 0) return cell === now.from;
    const step = (now.to - now.from) / span;
    return Array.from({ length: span + 1 }, (_, n) => now.from + n * step).includes(cell);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in old browsers
    <div
      role="group"
      aria-label={say('letters', { side })}
      className={c('letters')}
      data-dense={side > 10}
      style={{ gridTemplateColumns: `repeat(${side}, minmax(0, 1fr))` }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={() => setDrawn(null)}
      onKeyDown={byKey}
    >
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {found.map(({ word, cells: own }) => (
          <Stroke
            key={word}
            side={side}
            kind="found"
            line={{ from: own[0] ?? 0, to: own[own.length - 1] ?? 0 }}
          />
        ))}
        {now !== null && <Stroke side={side} kind="now" line={now} />}
      </svg>
      {cells.map((letter, cell) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          type="button"
          data-cell={cell}
          data-hint={work.shown.includes(cell)}
          data-now={isDark(cell)}
          tabIndex={cell === at ? 0 : -1}
          aria-pressed={start === cell}
          aria-label={say('letterAt', {
            letter,
            row: Math.floor(cell / side) + 1,
            column: (cell % side) + 1,
          })}
          onClick={() => tap(cell)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
};
