import { tilesOf } from '@afrolearn/learning/tools/spelling-bee/tiles.ts';
import type { SpellingWord } from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import { Comb } from './comb.tsx';
import { Comparison } from './comparison.tsx';
import { Hints } from './hints.tsx';
import { LetterTray } from './letter-tray.tsx';
import { Prompt } from './prompt.tsx';
import { type HintKind, looking, type Round, spelled, type Typed } from './round.ts';
import { Slots } from './slots.tsx';
import css from './spelling-bee.module.css';
import { WordCard } from './word-card.tsx';

const c = classes(css);

/** The tiles of the word that is spelled; null where it is spelled with keys. */
export const tilesFor = ({ way, words, at, draw }: Round): readonly string[] | null => {
  const word = words[at];
  return way.spellWith === 'keys' || word === undefined ? null : tilesOf(word, draw + at);
};

type OneWordProps = {
  round: Round;
  word: SpellingWord;
  onRound: (round: Round) => void;
  onLetter: (typed: Typed) => void;
  onBack: () => void;
  onHint: (hint: HintKind) => void;
};

/** One word: looked at, spelled, compared letter under letter, or right. */
export const OneWord = ({ round, word, onRound, onLetter, onBack, onHint }: OneWordProps) => {
  const say = useText(spellingBee);
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase, at, turns, words } = round;
  // biome-ignore lint/correctness/useExhaustiveDependencies: screen readers go on at each new heading
  useEffect(() => heading.current?.focus(), [phase, at]);
  const comb = <Comb turns={turns} at={turns.length > at ? null : at} all={words.length} />;
  const inComb = turns.flatMap((turn) => (turn.outcome === 'again' ? [] : [turn.word.word]));
  const isOver = phase === 'notyet' || phase === 'right';
  const left = () => {
    if (phase === 'spell')
      return (
        <>
          <Prompt
            word={word}
            comesBy={round.way.comesBy}
            heading={heading}
            onLook={() => onRound(looking(round))}
          />
          <Hints word={word} taken={round.hints} onHint={onHint} />
        </>
      );
    if (phase === 'notyet') return <Comparison wrote={spelled(round)} word={word.word} />;
    return (
      <h2 ref={heading} tabIndex={-1} className={c('title')} data-right={phase === 'right'}>
        {phase === 'look' ? say('lookTitle') : say(turns[at]?.outcome === 'right' ? 'right' : 'rightSecond')}
      </h2>
    );
  };
  return (
    <div className={c('one')}>
      <div className={c('side')}>
        {comb}
        {left()}
      </div>
      <div className={c('side')}>
        {phase === 'spell' ? (
          <>
            <Slots
              letters={spelled(round)}
              places={round.way.spellWith === 'tiles' ? word.word.length : null}
            />
            <LetterTray tiles={tilesFor(round)} typed={round.typed} onLetter={onLetter} onBack={onBack} />
          </>
        ) : (
          <WordCard word={word} showsTip={isOver} />
        )}
        {phase === 'spell' && inComb.length > 0 && (
          <p className={c('inComb')}>
            {say('inComb')} <b lang="en">{inComb.join(', ')}</b>
          </p>
        )}
      </div>
    </div>
  );
};
