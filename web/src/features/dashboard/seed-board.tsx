import { classes } from '#ui/classes.ts';
import css from './seed-board.module.css';

const c = classes(css);

/** Positions of one to seven seeds in an omweso pit. */
const seeds: readonly (readonly [number, number])[][] = [
  [[50, 50]],
  [
    [38, 50],
    [62, 50],
  ],
  [
    [50, 34],
    [36, 58],
    [64, 58],
  ],
  [
    [36, 36],
    [64, 36],
    [36, 64],
    [64, 64],
  ],
  [
    [36, 34],
    [64, 34],
    [50, 50],
    [36, 66],
    [64, 66],
  ],
  [
    [34, 38],
    [50, 38],
    [66, 38],
    [34, 62],
    [50, 62],
    [66, 62],
  ],
  [
    [50, 28],
    [32, 38],
    [68, 38],
    [50, 50],
    [32, 62],
    [68, 62],
    [50, 72],
  ],
];

/** One pit, with as many seeds as the class number. */
export const Pit = ({ id, chosen = false }: { id: number; chosen?: boolean }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" data-chosen={chosen}>
    <circle className={c('hole')} cx="50" cy="50" r="44" />
    <path className={c('lip')} d="M6 50a44 44 0 0 1 88 0 44 38 0 0 0-88 0z" />
    {(seeds[id - 1] ?? []).map(([x, y]) => (
      <ellipse key={`${x} ${y}`} className={c('seed')} cx={x} cy={y} rx="8" ry="10.5" />
    ))}
  </svg>
);

/** The class picker: a board of omweso pits, where P4 has four seeds. */
export const SeedBoard = ({
  grades,
  chosen,
  onChoose,
}: {
  grades: readonly { id: number; name: string }[];
  chosen: number | null;
  onChoose: (name: string) => void;
}) => (
  <div className={c('board')}>
    {grades.map(({ id, name }) => (
      <button
        key={id}
        type="button"
        className={c('pit')}
        aria-pressed={id === chosen}
        aria-label={name}
        onClick={() => onChoose(name)}
      >
        <Pit id={id} chosen={id === chosen} />
        <span aria-hidden="true">P{id}</span>
      </button>
    ))}
  </div>
);
