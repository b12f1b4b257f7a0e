import { hintOf } from '@afrolearn/learning/tools/jokes-riddles/guess.ts';
import type { People, RiddleEntry } from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import { ChevronsUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { jokesRiddles } from '#messages/tools-jokes-riddles/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { ClothStage } from './cloth-stage.tsx';
import type { Favourites } from './favourites.ts';
import css from './jokes-riddles.module.css';
import type { Turn } from './round.ts';
import { KeepStar } from './star.tsx';

const c = classes(css);

type OneEntryProps = {
  entry: RiddleEntry;
  /** The people that tells the riddle. Jokes have none. */
  people: People | undefined;
  /** Null until the cloth is lifted. */
  turn: Turn | null;
  favourites: Favourites;
  typed: string;
  onType: (words: string) => void;
  onGuess: () => void;
  /** True after the first entry: it takes the focus, so that screen readers continue there. */
  arrives: boolean;
};

const Revealed = ({ entry, turn }: { entry: RiddleEntry; turn: Turn }) => {
  const say = useText(jokesRiddles);
  const why = entry.kind === 'riddle' ? entry.why : undefined;
  return (
    <div className={c('told')} data-found={turn.right}>
      {turn.right && <p>{say('gotIt')}</p>}
      {turn.guess !== null && !turn.right && <p>{say('youSaid', { guess: turn.guess })}</p>}
      {why !== undefined && (
        <p className={c('why')} lang="en">
          <Spoken text={why} />
          <Ear text={why} />
        </p>
      )}
    </div>
  );
};

/** One riddle or joke: the learner guesses, then lifts the cloth. */
export const OneEntry = ({
  entry,
  people,
  turn,
  favourites,
  typed,
  onType,
  onGuess,
  arrives,
}: OneEntryProps) => {
  const say = useText(jokesRiddles);
  const [peeped, setPeeped] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (arrives) question.current?.focus();
  }, [arrives]);
  useEffect(() => {
    if (turn !== null) answer.current?.focus();
  }, [turn]);
  const isRiddle = entry.kind === 'riddle';
  const lifted = turn !== null ? 'away' : peeped ? 'little' : 'no';
  return (
    <div className={c('one')}>
      <div className={c('left')}>
        <ClothStage label={say(turn === null ? 'covered' : 'uncovered')} lifted={lifted}>
          {turn !== null && (
            <p className={c('answer')} ref={answer} tabIndex={-1} lang="en">
              <Spoken text={entry.answer} />
              <Ear text={entry.answer} />
            </p>
          )}
          {turn === null && peeped && (
            <p className={c('peep')} role="status">
              <span className="vh">{say('underCloth', { hint: hintOf(entry.answer) })}</span>
              <span aria-hidden="true">{hintOf(entry.answer)}</span>
            </p>
          )}
        </ClothStage>
        {isRiddle && turn === null && !peeped && (
          <Button kind="quiet" icon={<ChevronsUp />} onClick={() => setPeeped(true)}>
            {say('hint')}
          </Button>
        )}
      </div>
      <div className={c('right')}>
        {people?.call !== undefined && people.reply !== undefined && (
          <p className={c('call')}>
            <b>{people.call}</b> {say('youAnswer', { reply: people.reply })}
          </p>
        )}
        <div className={c('asked')}>
          <h2 ref={question} tabIndex={-1} lang="en">
            <Spoken text={entry.ask} />
          </h2>
          <Ear text={entry.ask} />
          <KeepStar id={entry.id} favourites={favourites} />
        </div>
        {people !== undefined && <p className={c('from')}>{say('from', { people: people.name })}</p>}
        {turn !== null && <Revealed entry={entry} turn={turn} />}
        {isRiddle && turn === null && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onGuess();
            }}
          >
            <TextField
              label={say('guess')}
              hint={say('thinkFirst')}
              value={typed}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => onType(event.target.value)}
            />
          </form>
        )}
      </div>
    </div>
  );
};
