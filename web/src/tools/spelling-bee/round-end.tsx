import type { WordCards } from '@afrolearn/learning/tools/spelling-bee/cards.ts';
import { knownCount } from '@afrolearn/learning/tools/spelling-bee/round.ts';
import {
  type SpellingBook,
  type SpellingLevel,
  wordsOfLevel,
} from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { Check, Repeat2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { type Completion, ToolReward } from '#tool-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Comb } from './comb.tsx';
import type { Turn } from './round.ts';
import css from './round-end.module.css';

const c = classes(css);
const texts = { right: 'wasRight', second: 'wasSecond', again: 'wasAgain' } as const;

type RoundEndProps = {
  book: SpellingBook;
  cards: WordCards;
  level: SpellingLevel;
  turns: readonly Turn[];
  completion: Completion | null;
  onChange: () => void;
};

/** The end card: the comb, each word with what came of it, and what the round earned. */
export const RoundEnd = ({ book, cards, level, turns, completion, onChange }: RoundEndProps) => {
  const say = useText(spellingBee);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const atOnce = turns.filter(({ outcome }) => outcome === 'right').length;
  const known = knownCount(book, cards, level);
  return (
    <section className={c('end')}>
      <div className={c('lead')}>
        <Comb turns={turns} at={null} all={turns.length} />
        <h2 ref={heading} tabIndex={-1}>
          {say('endTitle')}
        </h2>
        <p>
          {atOnce > 0 && `${say('atOnce', { count: atOnce })} `}
          {say('known', { count: known, all: wordsOfLevel(book, level).length })}
        </p>
        <ToolReward completion={completion} />
        <Button kind="quiet" onClick={onChange}>
          {say('change')}
        </Button>
      </div>
      <ul>
        {turns.map(({ word, outcome }) => (
          <li key={word.word} data-outcome={outcome}>
            <span>
              <b lang="en">{word.word}</b>
              <small>
                {outcome === 'again' ? <Repeat2 aria-hidden="true" /> : <Check aria-hidden="true" />}
                {say(texts[outcome])}
              </small>
            </span>
            <Ear text={[word.word, word.sentence]} />
          </li>
        ))}
      </ul>
    </section>
  );
};
