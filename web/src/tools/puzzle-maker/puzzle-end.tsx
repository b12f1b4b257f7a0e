import {
  ownMoves,
  type Puzzle,
  type PuzzleWork,
  wordsInGrid,
} from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { type Completion, ToolFrame, ToolReward } from '#tool-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { AnswerGrid } from './answer-grid.tsx';
import css from './play/play.module.css';
import type { Around } from './play/play-frame.tsx';

const c = classes(css);

type PuzzleEndProps = {
  around: Around;
  puzzle: Puzzle;
  work: PuzzleWork;
  completion: Completion | null;
  onAgain: () => void;
  onNew: () => void;
};

/** The end card: the solved puzzle, its words with their meanings, and what it earned. */
export const PuzzleEnd = ({ around, puzzle, work, completion, onAgain, onNew }: PuzzleEndProps) => {
  const say = useText(puzzleMaker);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isNumbers = puzzle.kind === 'numbers';
  const words = wordsInGrid(puzzle).flatMap((word) => work.words[word] ?? []);
  return (
    <ToolFrame
      tool="puzzle-maker"
      cloth="science"
      help={say('help')}
      line={around.title}
      choices={around.choices}
      dock={
        <>
          <p className={c('wide')}>{say('endHow')}</p>
          <div className={c('buttons')}>
            <Button kind="paper" round icon={<RotateCcw />} onClick={onAgain}>
              {say('again')}
            </Button>
            <Button onClick={onNew}>{say('newPuzzle')}</Button>
          </div>
        </>
      }
    >
      {around.notice}
      <section className={c('end')}>
        <div className={c('side')}>
          <h2 ref={heading} tabIndex={-1}>
            {say('solved')}
          </h2>
          <p>
            {say(isNumbers ? 'solvedNumbers' : 'solvedWords', { count: ownMoves(puzzle, work) })}{' '}
            {say('endLead')}
          </p>
          <ToolReward completion={completion} />
          <AnswerGrid puzzle={puzzle} />
        </div>
        {words.length > 0 && (
          <ul className={c('learnt')}>
            {words.map((one) => (
              <li key={one.word}>
                <p>
                  <b>{one.word}</b>
                  {one.clue !== '' && `: ${one.clue}`}
                </p>
                <Ear text={one.clue === '' ? one.word : `${one.word}: ${one.clue}`} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </ToolFrame>
  );
};
