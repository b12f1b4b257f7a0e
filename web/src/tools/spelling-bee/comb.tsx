import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import css from './comb.module.css';
import type { Turn } from './round.ts';

const c = classes(css);

/* Two rows of hexagons, the lower one half a cell to the right. */
const inUpperRow = 4;
const placeOf = (cell: number) => ({
  x: 17 + (cell % inUpperRow) * 29.4 + (cell < inUpperRow ? 0 : 14.7),
  y: cell < inUpperRow ? 19 : 44.5,
});
const hexagon = 'm0-15.4 13.4 7.7v15.4l-13.4 7.7-13.4-7.7v-15.4z';

/** The round as a comb: a spelled word fills its cell, one to try again is dashed. */
export const Comb = ({ turns, at, all }: { turns: readonly Turn[]; at: number | null; all: number }) => {
  const say = useText(spellingBee);
  const count = turns.filter(({ outcome }) => outcome !== 'again').length;
  const stateOf = (cell: number) => turns[cell]?.outcome ?? (cell === at ? 'now' : 'open');
  return (
    <div className={c('row')}>
      <svg className={c('comb')} viewBox="0 0 137 64" role="img" aria-label={say('comb', { count, all })}>
        {Array.from({ length: all }, (_, cell) => cell).map((cell) => {
          const { x, y } = placeOf(cell);
          const state = stateOf(cell);
          return (
            <g key={cell} className={c('cell')} data-state={state} transform={`translate(${x} ${y})`}>
              <path d={hexagon} />
              {state === 'right' && <path className={c('mark')} d="m-5 0 4 4 7-8" />}
              {state === 'second' && (
                <path className={c('honey')} d="m-13.4 0h26.8v7.7l-13.4 7.7-13.4-7.7z" />
              )}
            </g>
          );
        })}
      </svg>
      <svg className={c('bee')} viewBox="0 0 96 72" aria-hidden="true">
        <ellipse cx="40" cy="20" rx="20" ry="12" fill="#d9edf2" transform="rotate(20 40 20)" />
        <ellipse cx="60" cy="18" rx="20" ry="12" fill="#bfe0ea" transform="rotate(-18 60 18)" />
        <path fill="#f3b53c" d="M14 44c0-14 16-20 34-20s34 6 34 20-16 20-34 20-34-6-34-20z" />
        <path
          fill="#4a2511"
          d="M34 25.500c-4 12-4 25 0 37l9 1.300c-4-13-4-27 0-39.500zM54 24.200c4 13 4 27 0 39.600l9-1.200c4-12 4-25 0-37z"
        />
        <circle cx="75" cy="40" r="3" fill="#17100e" />
        <path className={c('feeler')} d="M78 30q4-10 12-10M74 27q0-10 7-13" />
      </svg>
    </div>
  );
};
