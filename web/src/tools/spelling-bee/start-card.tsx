import type { WordCards } from '@afrolearn/learning/tools/spelling-bee/cards.ts';
import { dueWords, knownCount, wordsPerRound } from '@afrolearn/learning/tools/spelling-bee/round.ts';
import {
  type SpellingBook,
  type SpellingLevel,
  spellingLevels,
  wordsOfLevel,
} from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { Ear, EyeOff, Grid2x2, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import { Comb } from './comb.tsx';
import type { Way } from './round.ts';
import css from './start-card.module.css';

const c = classes(css);

type ChoiceProps<T> = {
  label: string;
  options: readonly (readonly [value: T, text: string, icon?: ReactNode])[];
  chosen: T;
  onChoose: (value: T) => void;
};

const Choice = <T extends string | number>({ label, options, chosen, onChoose }: ChoiceProps<T>) => (
  <div className={c('choice')}>
    <p aria-hidden="true">{label}</p>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in old browsers */}
    <div role="group" aria-label={label} data-many={options.length > 2}>
      {options.map(([value, text, icon]) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {icon}
          {text}
        </button>
      ))}
    </div>
  </div>
);

type StartCardProps = {
  book: SpellingBook;
  cards: WordCards;
  level: SpellingLevel;
  way: Way;
  hasVoice: boolean;
  onLevel: (level: SpellingLevel) => void;
  onWay: (way: Way) => void;
  /** After a round: the heading takes the focus. */
  arrives: boolean;
};

/** Before a round: which class, and in which way. What comes back and what is known by heart is counted here. */
export const StartCard = ({ book, cards, level, way, hasVoice, onLevel, onWay, arrives }: StartCardProps) => {
  const say = useText(spellingBee);
  const [now] = useState(() => Date.now());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current?.focus();
  }, [arrives]);
  const due = dueWords(book, cards, { level, now }).length;
  const known = knownCount(book, cards, level);
  return (
    <section className={c('start')}>
      <div className={c('lead')}>
        <Comb turns={[]} at={null} all={wordsPerRound} />
        <h2 ref={heading} tabIndex={-1}>
          {say('startTitle', { level })}
        </h2>
        <p>
          {due > 0 && `${say('dueNow', { count: due })} `}
          {say('known', { count: known, all: wordsOfLevel(book, level).length })}
        </p>
      </div>
      <div className={c('choices')}>
        <Choice
          label={say('whichClass')}
          options={spellingLevels.map((one) => [one, say('level', { level: one })] as const)}
          chosen={level}
          onChoose={onLevel}
        />
        {hasVoice ? (
          <Choice
            label={say('comesBy')}
            options={[
              ['hear', say('hear'), <Ear key="hear" aria-hidden="true" />],
              ['see', say('seeHide'), <EyeOff key="see" aria-hidden="true" />],
            ]}
            chosen={way.comesBy}
            onChoose={(comesBy) => onWay({ ...way, comesBy })}
          />
        ) : (
          <p className={c('quiet')}>{say('noVoice')}</p>
        )}
        <Choice
          label={say('spellWith')}
          options={[
            ['tiles', say('tiles'), <Grid2x2 key="tiles" aria-hidden="true" />],
            ['keys', say('keys'), <Keyboard key="keys" aria-hidden="true" />],
          ]}
          chosen={way.spellWith}
          onChoose={(spellWith) => onWay({ ...way, spellWith })}
        />
      </div>
    </section>
  );
};
