import {
  type Crossword,
  type CrosswordEntry,
  tilesOf,
} from '@afrolearn/learning/tools/puzzle-maker/crossword.ts';
import {
  type PuzzleWork,
  signAt,
  withSign,
  wrongCells,
} from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { Button } from '#ui/button.tsx';
import { ClueLine, ClueList } from './clues.tsx';
import { CrosswordSquares } from './crossword-squares.tsx';
import { type Around, PlayFrame } from './play-frame.tsx';
import { Tiles } from './tiles.tsx';

type CrosswordBoardProps = {
  crossword: Crossword;
  work: PuzzleWork;
  onChange: (work: PuzzleWork) => void;
  around: Around;
};

/** A crossword: squares, the clue of one entry, and letter tiles, so that no keyboard covers the squares. */
export const CrosswordBoard = ({ crossword, work, onChange, around }: CrosswordBoardProps) => {
  const say = useText(puzzleMaker);
  const { cells, entries } = crossword;
  const isSolved = (entry: CrosswordEntry, of: PuzzleWork = work) => of.found.includes(entry.word);
  const [word, setWord] = useState(() => (entries.find((entry) => !isSolved(entry)) ?? entries[0])?.word);
  const entry = entries.find((one) => one.word === word) ?? entries[0];
  const [at, setAt] = useState(
    entry?.cells.find((cell) => signAt(work, cell) === '') ?? entry?.cells[0] ?? 0,
  );
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  if (entry === undefined) return null;

  const isFixed = (cell: number): boolean =>
    work.shown.includes(cell) || entries.some((one) => isSolved(one) && one.cells.includes(cell));
  const open = entry.cells.filter((cell) => signAt(work, cell) === '');

  const goTo = (next: CrosswordEntry, of: PuzzleWork = work) => {
    setWord(next.word);
    setAt(next.cells.find((cell) => signAt(of, cell) === '') ?? next.cells[0] ?? 0);
  };
  const stand = (cell: number) => {
    const here = entries.filter((one) => one.cells.includes(cell));
    // A second press on the square turns to the other entry.
    const other = here.find((one) => one.word !== entry.word);
    const next = cell === at ? (other ?? here[0]) : here.includes(entry) ? entry : here[0];
    setAt(cell);
    if (next !== undefined) setWord(next.word);
  };
  const step = (by: 1 | -1) => {
    const next = entries[(entries.indexOf(entry) + by + entries.length) % entries.length];
    if (next !== undefined) goTo(next);
  };

  const put = (letter: string) => {
    setSaid('');
    if (isFixed(at) && letter === '') return;
    const next = isFixed(at) ? work : withSign(work, at, letter);
    setWrong(wrong.filter((cell) => cell !== at));
    const here = entry.cells.indexOf(at);
    const later = entry.cells.slice(here + 1);
    setAt(later.find((cell) => signAt(next, cell) === '') ?? later.find((cell) => !isFixed(cell)) ?? at);
    if (next !== work) onChange(next);
  };
  const erase = () => {
    const here = entry.cells.indexOf(at);
    const before = entry.cells.slice(0, here).filter((cell) => !isFixed(cell));
    const target = signAt(work, at) !== '' && !isFixed(at) ? at : (before[before.length - 1] ?? at);
    setAt(target);
    setWrong(wrong.filter((cell) => cell !== target));
    setSaid('');
    if (!isFixed(target)) onChange(withSign(work, target, ''));
  };

  /* An entry whose letters all belong to solved ones is solved with them. */
  const solvedWith = (next: PuzzleWork): PuzzleWork => {
    const fixed = new Set(entries.filter((one) => isSolved(one, next)).flatMap((one) => one.cells));
    const more = entries.filter((one) => !isSolved(one, next) && one.cells.every((cell) => fixed.has(cell)));
    return { ...next, found: [...next.found, ...more.map((one) => one.word)] };
  };
  const check = () => {
    if (open.length > 0) return setSaid(say('moreLetters', { count: open.length }));
    const found = wrongCells(work, crossword, entry);
    setWrong(found);
    const [first] = found;
    if (first !== undefined) {
      setAt(first);
      return setSaid(say('lettersNotYet', { count: found.length }));
    }
    const next = solvedWith({ ...work, found: [...work.found, entry.word] });
    setSaid(say('foundWord', { word: work.words[entry.word]?.word ?? '' }));
    const waiting = entries.find((one) => !isSolved(one, next));
    if (waiting !== undefined) goTo(waiting, next);
    onChange(next);
  };
  const hint = () => {
    const needed = wrongCells(work, crossword, entry);
    const cell = needed.includes(at) ? at : needed[0];
    if (cell === undefined) return;
    const letter = cells[cell] ?? '';
    const next = withSign({ ...work, shown: [...work.shown, cell] }, cell, letter);
    setWrong(wrong.filter((one) => one !== cell));
    setAt(entry.cells.find((one) => signAt(next, one) === '') ?? cell);
    setSaid(say('letterShown', { letter }));
    onChange(next);
  };

  const isDone = isSolved(entry);
  return (
    <PlayFrame
      {...around}
      board={
        <CrosswordSquares
          crossword={crossword}
          work={work}
          entry={entry}
          at={at}
          wrong={wrong}
          isFixed={isFixed}
          onStand={stand}
          onMove={(cell) => {
            setAt(cell);
            const here = entries.filter((one) => one.cells.includes(cell));
            if (!here.includes(entry)) setWord(here[0]?.word);
          }}
          onLetter={put}
          onErase={erase}
          onCheck={check}
        />
      }
      side={
        <>
          <ClueLine entry={entry} words={work.words} onStep={step} />
          <Tiles
            label={say('tiles')}
            signs={tilesOf(entry.cells.map((cell) => cells[cell]).join(''), work.draw)}
            onPress={put}
            onErase={erase}
          />
          <ClueList crossword={crossword} work={work} current={entry} onChoose={goTo} />
        </>
      }
      how={say('howCrossword')}
      said={said}
      dock={
        <>
          <Button kind="paper" round icon={<Lightbulb />} aria-disabled={isDone} onClick={hint}>
            {say('showLetter')}
          </Button>
          <Button aria-disabled={open.length > 0 || isDone} onClick={check}>
            {isDone
              ? say('wordDone')
              : open.length > 0
                ? say('moreLetters', { count: open.length })
                : say('checkWord')}
          </Button>
        </>
      }
    />
  );
};
