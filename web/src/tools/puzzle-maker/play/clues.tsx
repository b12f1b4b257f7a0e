import type { Crossword, CrosswordEntry } from '@afrolearn/learning/tools/puzzle-maker/crossword.ts';
import { clueWithoutWord, type PuzzleWord, partsOf } from '@afrolearn/learning/tools/puzzle-maker/words.ts';
import type { PuzzleWork } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './play.module.css';

const c = classes(css);

/** A clue with the lengths of its parts: 'What eats what. (4, 5)'. */
export const clueOf = (word: PuzzleWord | undefined): string =>
  word === undefined ? '' : `${clueWithoutWord(word)} (${partsOf(word.word).join(', ')})`;

type ClueLineProps = {
  entry: CrosswordEntry;
  words: readonly PuzzleWord[];
  onStep: (by: 1 | -1) => void;
};

/** The clue of the entry, and the ways to the clues before and after it: squares can be small for a finger. */
export const ClueLine = ({ entry, words, onStep }: ClueLineProps) => {
  const say = useText(puzzleMaker);
  const clue = clueOf(words[entry.word]);
  return (
    <div className={c('clue')}>
      <Button kind="ghost" size="sm" round icon={<ChevronLeft />} onClick={() => onStep(-1)}>
        {say('clueBefore')}
      </Button>
      <p role="status">
        <small>
          <b>{entry.number}</b> {say(entry.direction)}
        </small>
        {clue}
      </p>
      <Ear text={clue} />
      <Button kind="ghost" size="sm" round icon={<ChevronRight />} onClick={() => onStep(1)}>
        {say('clueAfter')}
      </Button>
    </div>
  );
};

type ClueListProps = {
  crossword: Crossword;
  work: PuzzleWork;
  current: CrosswordEntry;
  onChoose: (entry: CrosswordEntry) => void;
};

export const ClueList = ({ crossword, work, current, onChoose }: ClueListProps) => {
  const say = useText(puzzleMaker);
  return (
    <details className={c('clues')}>
      <summary>{say('allClues')}</summary>
      {(['across', 'down'] as const).map((direction) => (
        <section key={direction}>
          <h2>{say(direction)}</h2>
          <ul>
            {crossword.entries
              .filter((entry) => entry.direction === direction)
              .map((entry) => (
                <li key={entry.word}>
                  <button
                    type="button"
                    aria-current={entry.word === current.word}
                    onClick={() => onChoose(entry)}
                  >
                    <b>{entry.number}</b>
                    <span className={c('hintText')}>{clueOf(work.words[entry.word])}</span>
                    {work.found.includes(entry.word) && (
                      <>
                        <Check aria-hidden="true" />
                        <span className="vh">{say('isFound')}</span>
                      </>
                    )}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  );
};
