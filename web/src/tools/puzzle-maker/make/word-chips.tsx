import { lettersOf, type PuzzleWord, wordLimits } from '@afrolearn/learning/tools/puzzle-maker/words.ts';
import { Check, Pencil, Plus } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { classes } from '#ui/classes.ts';
import css from './make.module.css';

const c = classes(css);

type WordChipsProps = {
  words: readonly PuzzleWord[];
  /** Those of them that the child wrote, in any language. */
  own: readonly PuzzleWord[];
  chosen: readonly PuzzleWord[];
  onPick: (letters: string, picked: boolean) => void;
  /** Null where all words of the unit are here. */
  onMore: (() => void) | null;
  ownOpen: boolean;
  onOwn: () => void;
};

/** The words to choose from. One more than the most is refused by its own chip, which stays in reach. */
export const WordChips = ({ words, own, chosen, onPick, onMore, ownOpen, onOwn }: WordChipsProps) => {
  const say = useText(puzzleMaker);
  const isFull = chosen.length >= wordLimits.most;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in old browsers */}
      <div role="group" aria-label={say('words')} className={c('chips')}>
        {words.map((word) => {
          const isChosen = chosen.includes(word);
          return (
            <button
              key={lettersOf(word.word)}
              type="button"
              lang={own.includes(word) ? undefined : 'en'}
              aria-pressed={isChosen}
              aria-disabled={isFull && !isChosen}
              onClick={() => {
                if (isChosen || !isFull) onPick(lettersOf(word.word), !isChosen);
              }}
            >
              {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              {word.word}
            </button>
          );
        })}
        {onMore !== null && (
          <button type="button" className={c('dashed')} onClick={onMore}>
            <Plus aria-hidden="true" />
            {say('moreOfUnit')}
          </button>
        )}
        <button type="button" className={c('dashed')} aria-expanded={ownOpen} onClick={onOwn}>
          <Pencil aria-hidden="true" />
          {say('ownWordButton')}
        </button>
      </div>
      {isFull && (
        <p className={c('hint')} role="status">
          {say('wordsFull')}
        </p>
      )}
    </>
  );
};
