import { riddleProof } from '@afrolearn/learning/tools/jokes-riddles/proof.ts';
import {
  bandOfGrade,
  type RiddleBook,
  type RiddleEntry,
} from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import { drawRound, entriesFor, type RoundChoice } from '@afrolearn/learning/tools/jokes-riddles/round.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { newDraw } from '#lesson-kit/exercises/index.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { tools } from '#messages/tools/en.ts';
import { jokesRiddles } from '#messages/tools-jokes-riddles/en.ts';
import { ToolFrame, useToolContent, useToolUse } from '#tool-kit/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { EntryChoice, type View, ViewChoice } from './choices.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { useFavourites } from './favourites.ts';
import { OneEntry } from './one-entry.tsx';
import { type Turn, turnOf } from './round.ts';
import { RoundEnd } from './round-end.tsx';

const tool = 'jokes-riddles';

type Round = {
  entries: readonly RiddleEntry[];
  turns: readonly Turn[];
  at: number;
  typed: string;
};

const Opened = ({ book }: { book: RiddleBook }) => {
  const say = useText(jokesRiddles);
  const { user } = useSession();
  const favourites = useFavourites();
  const [view, setView] = useState<View>('riddle');
  const [chosen, setChosen] = useState<Omit<RoundChoice, 'kind'>>({
    band: bandOfGrade(user?.grade),
    region: null,
  });
  const [seen, setSeen] = useState<readonly string[]>([]);
  const begin = (choice: RoundChoice): Round => ({
    entries: drawRound(entriesFor(book, choice), newDraw(), seen),
    turns: [],
    at: 0,
    typed: '',
  });
  const [round, setRound] = useState(() => begin({ ...chosen, kind: 'riddle' }));
  const use = useToolUse(tool, riddleProof, book);
  const start = (choice: RoundChoice) => {
    use.begin();
    setRound(begin(choice));
  };
  const kind = view === 'joke' ? 'joke' : 'riddle';
  const choice: RoundChoice = { ...chosen, kind };

  const show = (next: View) => {
    setView(next);
    if (next !== 'favourites') start({ ...chosen, kind: next });
  };
  const choose = ({ band, region }: RoundChoice) => {
    setChosen({ band, region });
    start({ band, region, kind });
  };

  const entry = round.entries[round.at];
  const turn = round.turns[round.at] ?? null;
  const guess = () => {
    if (entry === undefined || turn !== null) return;
    setRound({ ...round, turns: [...round.turns, turnOf(entry, round.typed)] });
    setSeen([...seen, entry.id]);
  };
  const goOn = () => {
    setRound({ ...round, at: round.at + 1, typed: '' });
    if (round.at < round.entries.length - 1) return;
    const answers = round.turns.map(({ entry: { id }, guess }) => ({ question: id, answer: guess }));
    use.complete({ answers }).catch(() => undefined);
  };

  const isOver = round.entries.length > 0 && entry === undefined;
  const dock = () => {
    if (view === 'favourites') return undefined;
    if (isOver) return <Button onClick={() => start(choice)}>{say('more')}</Button>;
    if (entry === undefined) return undefined;
    if (turn !== null)
      return <Button onClick={goOn}>{say(round.at === round.entries.length - 1 ? 'toEnd' : 'next')}</Button>;
    const words = entry.kind === 'joke' ? 'tellMe' : round.typed.trim() === '' ? 'reveal' : 'myGuess';
    return <Button onClick={guess}>{say(words)}</Button>;
  };
  const body = () => {
    if (view === 'favourites') return <FavouriteList book={book} favourites={favourites} />;
    if (isOver) return <RoundEnd turns={round.turns} favourites={favourites} completion={use.completion} />;
    if (entry === undefined) return <p role="status">{say('noneHere')}</p>;
    return (
      <OneEntry
        key={entry.id}
        entry={entry}
        people={entry.kind === 'riddle' ? book.peoples[entry.people] : undefined}
        turn={turn}
        favourites={favourites}
        typed={round.typed}
        onType={(typed) => setRound({ ...round, typed })}
        onGuess={guess}
        arrives={round.at > 0}
      />
    );
  };
  const place = { n: round.at + 1, all: round.entries.length };
  return (
    <ToolFrame
      tool={tool}
      cloth="culture"
      help={say('help')}
      line={view !== 'favourites' && entry !== undefined ? say('placeOf', place) : undefined}
      choices={<ViewChoice view={view} onView={show} />}
      dock={dock()}
    >
      {body()}
      {view !== 'favourites' && <EntryChoice book={book} choice={choice} onChoose={choose} />}
    </ToolFrame>
  );
};

/** /tools/jokes-riddles */
export const JokesRiddles = () => {
  const say = useText(jokesRiddles);
  const sayFrame = useText(tools);
  const { data, state, failure, retry } = useToolContent(tool);
  if (data !== null) return <Opened book={data} />;
  return (
    <ToolFrame tool={tool} cloth="culture" help={say('help')}>
      {state === 'loading' ? (
        <Bones lines={5} label={say('loading')} />
      ) : (
        <Failed retry={retry}>{failure?.status === 0 ? sayFrame('offline') : say('failed')}</Failed>
      )}
    </ToolFrame>
  );
};
