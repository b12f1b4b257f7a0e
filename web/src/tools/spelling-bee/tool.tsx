import { spellingProof } from '@afrolearn/learning/tools/spelling-bee/proof.ts';
import { drawWords } from '@afrolearn/learning/tools/spelling-bee/round.ts';
import {
  levelOfGrade,
  type SpellingBook,
  type SpellingLevel,
} from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { newDraw } from '#lesson-kit/exercises/index.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { tools } from '#messages/tools/en.ts';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { ToolFrame, useToolContent, useToolUse } from '#tool-kit/index.ts';
import { Bones } from '#ui/bones.tsx';
import { OneWord, tilesFor } from './one-word.tsx';
import {
  beginRound,
  canCheck,
  checked,
  covered,
  isSecondTry,
  nextWord,
  type Round,
  type Way,
  withHint,
  withLetter,
  withoutLast,
} from './round.ts';
import { RoundDock } from './round-dock.tsx';
import { RoundEnd } from './round-end.tsx';
import { StartCard } from './start-card.tsx';
import { useLetterKeys } from './use-letter-keys.ts';
import { useSayWord } from './use-say-word.ts';
import { useWordCards } from './use-word-cards.ts';

const tool = 'spelling-bee';

/* Older children know where letters are. */
const firstWithKeys = 5;

const Opened = ({ book }: { book: SpellingBook }) => {
  const say = useText(spellingBee);
  const { user } = useSession();
  const { cards, record, store } = useWordCards();
  const hasVoice = useSayWord() !== null;
  const [level, setLevel] = useState<SpellingLevel>(() => levelOfGrade(user?.grade));
  const [chosen, setChosen] = useState<Partial<Way>>({});
  const way: Way = {
    comesBy: hasVoice ? (chosen.comesBy ?? 'hear') : 'see',
    spellWith: chosen.spellWith ?? (level >= firstWithKeys ? 'keys' : 'tiles'),
  };
  const [round, setRound] = useState<Round | null>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const use = useToolUse(tool, spellingProof, book);

  const start = () => {
    const draw = newDraw();
    use.begin();
    setHasPlayed(true);
    setRound(beginRound(drawWords(book, cards, { level, now: Date.now(), draw }), way, draw));
  };
  const check = (now: Round) => {
    const next = checked(now);
    const turn = next.turns[now.at];
    // Only the first try tells what was known.
    if (next !== now && turn !== undefined && !isSecondTry(now))
      record(turn.word.word, turn.outcome === 'right');
    setRound(next);
  };
  const goOn = (now: Round) => {
    setRound(nextWord(now));
    if (now.at < now.words.length - 1) return;
    store();
    const answers = now.turns.map(({ word, first }) => ({ question: word.word, answer: first }));
    use.complete({ answers }).catch(() => undefined);
  };
  const isOver = round !== null && round.at >= round.words.length;
  const press = () => {
    if (round === null || isOver) return start();
    if (round.phase === 'spell') return canCheck(round) ? check(round) : undefined;
    const isDone = round.phase === 'right' || (round.phase === 'notyet' && round.isLastTry);
    return isDone ? goOn(round) : setRound(covered(round));
  };
  const typeLetter = (letter: string) => {
    if (round === null || isOver) return;
    const tiles = tilesFor(round);
    if (tiles === null) return setRound(withLetter(round, { letter, tile: null }));
    const tile = tiles.findIndex(
      (one, place) => one === letter && round.typed.every((typed) => typed.tile !== place),
    );
    if (tile >= 0) setRound(withLetter(round, { letter, tile }));
  };
  useLetterKeys({
    onLetter: typeLetter,
    onBack: () => {
      if (round !== null) setRound(withoutLast(round));
    },
    onEnter: press,
  });

  const word = round?.words[round.at];
  const body = () => {
    if (round === null)
      return (
        <StartCard
          {...{ book, cards, level, way, hasVoice }}
          onLevel={setLevel}
          onWay={setChosen}
          arrives={hasPlayed}
        />
      );
    if (word === undefined)
      return (
        <RoundEnd
          {...{ book, cards, level }}
          turns={round.turns}
          completion={use.completion}
          onChange={() => setRound(null)}
        />
      );
    return (
      <OneWord
        round={round}
        word={word}
        onRound={setRound}
        onLetter={(typed) => setRound(withLetter(round, typed))}
        onBack={() => setRound(withoutLast(round))}
        onHint={(hint) => setRound(withHint(round, hint))}
      />
    );
  };
  const place = word !== undefined && round !== null && { n: round.at + 1, all: round.words.length, level };
  return (
    <ToolFrame
      tool={tool}
      cloth="english"
      help={say('help')}
      line={place ? say('place', place) : undefined}
      dock={<RoundDock round={round} word={word ?? null} onPress={press} />}
    >
      {body()}
    </ToolFrame>
  );
};

/** /tools/spelling-bee */
export const SpellingBee = () => {
  const say = useText(spellingBee);
  const sayFrame = useText(tools);
  const { data, state, failure, retry } = useToolContent(tool);
  if (data !== null) return <Opened book={data} />;
  return (
    <ToolFrame tool={tool} cloth="english" help={say('help')}>
      {state === 'loading' ? (
        <Bones lines={5} label={say('loading')} />
      ) : (
        <Failed retry={retry}>{failure?.status === 0 ? sayFrame('offline') : say('failed')}</Failed>
      )}
    </ToolFrame>
  );
};
