import { alignmentOf, type Column } from '@afrolearn/learning/tools/spelling-bee/alignment.ts';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import css from './letters.module.css';

const c = classes(css);

/* The crossing lines stand below the first letter of a pair. */
const beginsSwap = (columns: readonly Column[], place: number): boolean =>
  columns.slice(0, place).filter(({ kind }) => kind === 'swapped').length % 2 === 0;

/** Shows the attempt above the word that was meant, aligned by letter. */
export const Comparison = ({ wrote, word }: { wrote: string; word: string }) => {
  const say = useText(spellingBee);
  const columns = alignmentOf(wrote, word);
  const spell = (text: string) => [...text].join(', ');
  const looks = {
    'data-many': columns.length > 9,
    style: { ['--n' as string]: Math.max(columns.length, 5) },
  };
  const cells = columns.map((column, place) => ({ ...column, place }));
  return (
    <div className={c('comparison')}>
      <p className="vh">{say('comparison', { wrote: spell(wrote), letters: spell(word) })}</p>
      <p className={c('kicker')} aria-hidden="true">
        {say('youWrote')}
      </p>
      <div className={c('slots')} aria-hidden="true" {...looks}>
        {cells.map(({ kind, wrote: letter, place }) => (
          <span key={place} data-state={kind === 'same' ? 'set' : letter === '' ? 'none' : 'mine'}>
            {letter}
          </span>
        ))}
      </div>
      <div className={c('slots', 'between')} aria-hidden="true" {...looks}>
        {cells.map(({ kind, place }) =>
          kind === 'swapped' && beginsSwap(columns, place) ? (
            <svg
              key={place}
              aria-hidden="true"
              viewBox="0 0 90 26"
              preserveAspectRatio="none"
              style={{ gridColumn: `${place + 1} / span 2` }}
            >
              <path d="M22 2C22 14 68 12 68 24M68 2C68 14 22 12 22 24" />
            </svg>
          ) : null,
        )}
      </div>
      <div className={c('slots')} aria-hidden="true" {...looks}>
        {cells.map(({ kind, meant: letter, place }) => (
          <span key={place} data-state={kind === 'same' ? 'set' : letter === '' ? 'none' : 'meant'}>
            {letter}
          </span>
        ))}
      </div>
      <p className={c('kicker')} aria-hidden="true">
        {say('theWord')}
      </p>
    </div>
  );
};
