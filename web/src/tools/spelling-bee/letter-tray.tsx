import { Delete } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import css from './letters.module.css';
import type { Typed } from './round.ts';

const c = classes(css);
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/* A pressed letter takes no focus, so that Enter still checks the word. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

type LetterTrayProps = {
  /** Null for the keys. */
  tiles: readonly string[] | null;
  typed: readonly Typed[];
  onLetter: (typed: Typed) => void;
  onBack: () => void;
};

/** Letter tiles to take, or all letters as keys: no keyboard of the phone hides the word. */
export const LetterTray = ({ tiles, typed, onLetter, onBack }: LetterTrayProps) => {
  const say = useText(spellingBee);
  const used = (tile: number) => typed.some((one) => one.tile === tile);
  const letters = tiles ?? alphabet;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in old browsers
    <div
      role="group"
      aria-label={say('letters')}
      className={c('tray', tiles === null && 'keys')}
      onMouseDown={keepFocus}
    >
      {letters.map((letter, place) => {
        const isUsed = tiles !== null && used(place);
        return (
          <button
            // A tile may have the same letter as another one.
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a word never move
            key={place}
            type="button"
            lang="en"
            aria-disabled={isUsed}
            onClick={() => {
              if (!isUsed) onLetter({ letter, tile: tiles === null ? null : place });
            }}
          >
            {letter}
          </button>
        );
      })}
      <button
        type="button"
        className={c('back')}
        aria-label={say('takeBack')}
        aria-disabled={typed.length === 0}
        onClick={onBack}
      >
        <Delete aria-hidden="true" />
      </button>
    </div>
  );
};
