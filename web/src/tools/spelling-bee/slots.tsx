import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import css from './letters.module.css';

const c = classes(css);

type SlotsProps = {
  letters: string;
  /** How many places there are; null where the length is open. */
  places: number | null;
};

/** The letters typed so far, one in each place. */
export const Slots = ({ letters, places }: SlotsProps) => {
  const say = useText(spellingBee);
  const all = places ?? letters.length + 1;
  const said = letters === '' ? say('noLetters') : say('soFar', { letters: [...letters].join(', ') });
  return (
    <div className={c('slots')} data-many={all > 9} style={{ ['--n' as string]: Math.max(all, 5) }}>
      <p className="vh" role="status">
        {said}
      </p>
      {Array.from({ length: all }, (_, place) => place).map((place) => {
        const state = place < letters.length ? 'set' : place === letters.length ? 'here' : 'open';
        return (
          <span key={place} aria-hidden="true" data-state={state}>
            {letters[place]}
          </span>
        );
      })}
    </div>
  );
};
