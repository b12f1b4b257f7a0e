import { type Puzzle, type PuzzleWork, wordsInGrid } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { classes, join } from '#ui/classes.ts';
import { AnswerGrid } from './answer-grid.tsx';
import { clueOf } from './play/clues.tsx';
import css from './print.module.css';

const c = classes(css);

type PuzzleSheetProps = { title: string; puzzle: Puzzle; work: PuzzleWork };

const Clues = ({ puzzle, work }: { puzzle: Extract<Puzzle, { kind: 'crossword' }>; work: PuzzleWork }) => {
  const say = useText(puzzleMaker);
  return (
    <div className={c('clues')}>
      {(['across', 'down'] as const).map((direction) => (
        <section key={direction}>
          <h2>{say(direction)}</h2>
          {puzzle.entries
            .filter((entry) => entry.direction === direction)
            .map((entry) => (
              <p key={entry.word}>
                <b>{entry.number}</b> {clueOf(work.words[entry.word])}
              </p>
            ))}
        </section>
      ))}
    </div>
  );
};

/** Two pages of A4, in print only: the puzzle, and its answers. */
export const PuzzleSheet = ({ title, puzzle, work }: PuzzleSheetProps) => {
  const say = useText(puzzleMaker);
  const words = wordsInGrid(puzzle).flatMap((word) => work.words[word] ?? []);
  return (
    <div className={join(c('sheets'), 'onlyprint')} aria-hidden="true">
      <section className={c('sheet')}>
        <h1>{title}</h1>
        <p className={c('line')}>
          <span>{say('sheetName')}</span>
          <span>{say('sheetClass')}</span>
        </p>
        <p>
          {puzzle.kind === 'search' && say('sheetSearch')}
          {puzzle.kind === 'crossword' && say('sheetCrossword')}
          {puzzle.kind === 'numbers' && say(puzzle.once ? 'ruleOnce' : 'ruleAny', { most: puzzle.most })}
        </p>
        <AnswerGrid puzzle={puzzle} blank />
        {puzzle.kind === 'search' && (
          <ul className={c('words')}>
            {words.map(({ word }) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        )}
        {puzzle.kind === 'crossword' && <Clues puzzle={puzzle} work={work} />}
      </section>
      <section className={c('sheet')}>
        <h1>{say('sheetAnswers', { title })}</h1>
        <AnswerGrid puzzle={puzzle} />
        {words.map(({ word, clue }) => (
          <p key={word}>
            <b>{word}</b>
            {clue !== '' && `: ${clue}`}
          </p>
        ))}
      </section>
    </div>
  );
};
