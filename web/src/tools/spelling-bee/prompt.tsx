import { aroundWord, type SpellingWord } from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { Ear as EarIcon, Eye, Turtle } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { ComesBy } from './round.ts';
import css from './spelling-bee.module.css';
import { useSayWord } from './use-say-word.ts';

const c = classes(css);

type PromptProps = {
  word: SpellingWord;
  comesBy: ComesBy;
  heading: RefObject<HTMLHeadingElement | null>;
  onLook: () => void;
};

/** The word to spell: a button to hear it, or the word under a cloth, and a sentence with a gap for it. */
export const Prompt = ({ word, comesBy, heading, onLook }: PromptProps) => {
  const say = useText(spellingBee);
  const sayWord = useSayWord();
  const hears = comesBy === 'hear' && sayWord !== null;
  useEffect(() => {
    return hears ? sayWord(word) : undefined;
  }, [hears, sayWord, word]);
  const { before, after } = aroundWord(word);
  return (
    <div className={c('prompt')}>
      {hears ? (
        <button
          type="button"
          className={c('ear')}
          aria-label={say('hearWord')}
          onClick={() => sayWord?.(word)}
        >
          <EarIcon aria-hidden="true" />
        </button>
      ) : (
        <span className={c('cloth')} role="img" aria-label={say('covered')} />
      )}
      <div className={c('asked')}>
        <h2 ref={heading} tabIndex={-1} lang="en">
          {before}
          <span className={c('gap')} role="img" aria-label={say('blank')} />
          {after}
        </h2>
        <div className={c('chips')}>
          {hears && (
            <Button kind="paper" size="sm" icon={<Turtle />} onClick={() => sayWord?.(word, true)}>
              {say('slowly')}
            </Button>
          )}
          <Button kind="paper" size="sm" icon={<Eye />} onClick={onLook}>
            {say(hears ? 'see' : 'seeAgain')}
          </Button>
        </div>
      </div>
    </div>
  );
};
