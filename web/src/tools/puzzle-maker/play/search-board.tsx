import { lineBetween } from '@afrolearn/learning/tools/puzzle-maker/letter-grid.ts';
import type { WordSearch } from '@afrolearn/learning/tools/puzzle-maker/word-search.ts';
import type { PuzzleWork } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { Check, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './play.module.css';
import { type Around, PlayFrame } from './play-frame.tsx';
import { SearchLetters } from './search-letters.tsx';

const c = classes(css);

type SearchBoardProps = {
  search: WordSearch;
  work: PuzzleWork;
  onChange: (work: PuzzleWork) => void;
  around: Around;
};

/** A word search: the letters, the words to find, and the meaning of the last one found. */
export const SearchBoard = ({ search, work, onChange, around }: SearchBoardProps) => {
  const say = useText(puzzleMaker);
  const [latest, setLatest] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { side, cells, placed } = search;
  const nameOf = (word: number) => work.words[word]?.word ?? '';
  const isFound = (word: number) => work.found.includes(word);

  const tryLine = (from: number, to: number) => {
    const line = lineBetween(side, from, to);
    if (line === null) return setSaid(say('notStraight'));
    const ends = [line[0], line[line.length - 1]];
    const match = placed.find(
      (one) =>
        one.cells.length === line.length &&
        ends.includes(one.cells[0]) &&
        ends.includes(one.cells[one.cells.length - 1]),
    );
    if (match === undefined)
      return setSaid(say('notAWord', { letters: line.map((cell) => cells[cell]).join('') }));
    setLatest(match.word);
    setSaid(say(isFound(match.word) ? 'foundBefore' : 'foundWord', { word: nameOf(match.word) }));
    if (!isFound(match.word)) onChange({ ...work, found: [...work.found, match.word] });
  };

  const next = placed.find(({ word, cells: own }) => !isFound(word) && !work.shown.includes(own[0] ?? -1));
  const again = placed.find(({ word }) => !isFound(word));
  const hint = () => {
    const one = next ?? again;
    const first = one?.cells[0];
    if (one === undefined || first === undefined) return;
    setSaid(
      say('beginsAt', {
        word: nameOf(one.word),
        row: Math.floor(first / side) + 1,
        column: (first % side) + 1,
      }),
    );
    if (!work.shown.includes(first)) onChange({ ...work, shown: [...work.shown, first] });
  };

  const meaning = latest === null ? undefined : work.words[latest];
  return (
    <PlayFrame
      {...around}
      board={<SearchLetters search={search} work={work} onTry={tryLine} onSay={setSaid} />}
      side={
        <>
          <ul className={c('words')} aria-label={say('toFind')}>
            {placed.map(({ word }) => (
              <li key={word} data-found={isFound(word)}>
                {isFound(word) && <Check aria-hidden="true" />}
                {nameOf(word)}
                {isFound(word) && <span className="vh">{say('isFound')}</span>}
              </li>
            ))}
          </ul>
          {meaning !== undefined && meaning.clue !== '' && (
            <div className={c('meaning')}>
              <p>
                <b>{meaning.word}</b>: {meaning.clue}
              </p>
              <Ear text={`${meaning.word}: ${meaning.clue}`} look="bare" />
            </div>
          )}
        </>
      }
      how={say('howSearch')}
      said={said}
      dock={
        <Button kind="paper" icon={<Lightbulb />} onClick={hint}>
          {say('firstLetter')}
        </Button>
      }
    />
  );
};
