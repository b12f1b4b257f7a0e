import { puzzleProof } from '@afrolearn/learning/tools/puzzle-maker/proof.ts';
import {
  isWhole,
  ownMoves,
  type PuzzleWork,
  progressOf,
  puzzleOf,
  readWork,
} from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { madeWorks } from '#messages/made-works/en.ts';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { ToolFrame, useToolUse } from '#tool-kit/index.ts';
import { useMadeWork } from '#tool-kit/works/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CrosswordBoard } from './play/crossword-board.tsx';
import { NumberBoard } from './play/number-board.tsx';
import type { Around } from './play/play-frame.tsx';
import { SearchBoard } from './play/search-board.tsx';
import { PuzzleEnd } from './puzzle-end.tsx';
import { PuzzleSheet } from './puzzle-sheet.tsx';

const tool = 'puzzle-maker';
/* A letter is not stored on its own while somebody types. */
const restMs = 700;

export type Made = { readonly title: string; readonly data: PuzzleWork };

type PlayProps = {
  start: Made;
  /** Not stored yet: it was made just now. */
  isNew: boolean;
  save: (title: string, data: PuzzleWork) => Promise<unknown>;
  /** Why nobody has it but the screen; null while it is stored. */
  unsaved: string | null;
  choices: ReactNode;
  onNew: () => void;
};

/** Saves at every change after a short rest, and at once when the child leaves. */
const useSaving = (work: PuzzleWork, stored: PuzzleWork | null, put: (work: PuzzleWork) => void) => {
  const last = useRef(stored);
  const saveNow = useEffectEvent(() => {
    if (last.current === work) return;
    last.current = work;
    put(work);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => saveNow(), last.current === null ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [work]);
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (last.current !== work) put(work);
      last.current = work;
    };
  });
  useEffect(() => {
    const hide = () => leave.current();
    globalThis.addEventListener('pagehide', hide);
    return () => {
      globalThis.removeEventListener('pagehide', hide);
      leave.current();
    };
  }, []);
};

const Play = ({ start, isNew, save, unsaved, choices, onNew }: PlayProps) => {
  const say = useText(puzzleMaker);
  const { title } = start;
  const [work, setWork] = useState(start.data);
  const puzzle = useMemo(() => puzzleOf(start.data), [start.data]);
  const use = useToolUse(tool, puzzleProof, null);
  useSaving(work, isNew ? null : start.data, (next) => void save(title, next).catch(() => undefined));
  /* Moves made before this sitting: their time is not part of this sitting. */
  const before = useRef(ownMoves(puzzle, start.data));

  const change = (next: PuzzleWork) => {
    const done = next.done || (next.kind !== 'numbers' && isWhole(puzzle, next));
    setWork({ ...next, done });
    if (!done || work.done) return;
    const moves = ownMoves(puzzle, next);
    const count = Math.max(moves - before.current, Math.min(moves, puzzleProof.least));
    use.complete({ moves: { count, different: count } }).catch(() => undefined);
  };
  const again = () => {
    before.current = 0;
    use.begin();
    setWork({ ...work, found: [], filled: [], shown: [], done: false });
  };

  const { n, all } = progressOf(puzzle, work);
  const around: Around = {
    title,
    place: say('placeOf', { n, all }),
    choices: (
      <>
        {choices}
        <Button kind="quiet" size="sm" onClick={() => window.print()}>
          {say('print')}
        </Button>
      </>
    ),
    notice: unsaved !== null && <Notice kind="bad">{unsaved}</Notice>,
  };
  const board = () => {
    if (work.done)
      return (
        <PuzzleEnd
          around={around}
          puzzle={puzzle}
          work={work}
          completion={use.completion}
          onAgain={again}
          onNew={onNew}
        />
      );
    const props = { work, around, onChange: change };
    if (puzzle.kind === 'search') return <SearchBoard {...props} search={puzzle} />;
    if (puzzle.kind === 'crossword') return <CrosswordBoard {...props} crossword={puzzle} />;
    return <NumberBoard {...props} grid={puzzle} />;
  };
  return (
    <>
      <div className="noprint">{board()}</div>
      <PuzzleSheet title={title} puzzle={puzzle} work={work} />
    </>
  );
};

type PlayingProps = {
  /** The work to open; null for one that was made just now. */
  id: string | null;
  made: Made | null;
  choices: ReactNode;
  onNew: () => void;
};

/** One puzzle, from its making or from 'My work'. Everything that happens to it is stored with it. */
export const Playing = ({ id, made, choices, onNew }: PlayingProps) => {
  const say = useText(puzzleMaker);
  const sayWork = useText(madeWorks);
  const { opening, work, save, state, reason } = useMadeWork<PuzzleWork>(tool, id, readWork);
  const start = made ?? work;
  const frame = (children: ReactNode) => (
    <ToolFrame
      tool={tool}
      cloth="science"
      help={say('help')}
      choices={choices}
      dock={<Button onClick={onNew}>{say('newPuzzle')}</Button>}
    >
      {children}
    </ToolFrame>
  );
  if (start !== null)
    return (
      <Play
        key={made === null ? `base ${work?.base}` : 'new'}
        start={start}
        isNew={made !== null}
        save={save}
        unsaved={state === 'unsaved' ? (reason ?? sayWork('noRoom')) : null}
        choices={choices}
        onNew={onNew}
      />
    );
  if (opening === 'loading') return frame(<Bones lines={6} label={say('opening')} />);
  const words = { offline: 'openOffline', failed: 'openFailed', gone: 'openGone' } as const;
  return frame(
    <Notice kind="info">
      {opening === 'broken'
        ? sayWork('broken')
        : say(words[opening === 'gone' || opening === 'offline' ? opening : 'failed'])}
    </Notice>,
  );
};
