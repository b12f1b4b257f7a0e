import { Delete } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { classes } from '#ui/classes.ts';
import css from './board.module.css';

const c = classes(css);

type TilesProps = {
  label: string;
  signs: readonly string[];
  /** Those that stand on the board already. They can be pressed all the same. */
  used?: readonly string[];
  onPress: (sign: string) => void;
  onErase: () => void;
};

/** Letters or numbers to tap, and one tile that takes the last one back. */
export const Tiles = ({ label, signs, used = [], onPress, onErase }: TilesProps) => {
  const say = useText(puzzleMaker);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in old browsers
    <div role="group" aria-label={label} className={c('tiles')} data-many={signs.length > 9}>
      {signs.map((sign) => (
        <button key={sign} type="button" data-used={used.includes(sign)} onClick={() => onPress(sign)}>
          {sign}
        </button>
      ))}
      <button type="button" className={c('erase')} aria-label={say('erase')} onClick={onErase}>
        <Delete aria-hidden="true" />
      </button>
    </div>
  );
};
