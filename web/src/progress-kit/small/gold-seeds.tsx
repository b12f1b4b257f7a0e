import { growthAt } from '#progress-kit/baobab/growth.ts';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import css from './gold-seeds.module.css';

const c = classes(css);

const drawn = [1, 2, 3, 4, 5];

/** Seeds to look at instead of a number: those that are gold say how near the next thing on the tree is. */
export const GoldSeeds = ({ seeds }: { seeds: number | null }) => {
  const gold = seeds === null ? 0 : Math.round((growthAt(seeds).percent / 100) * drawn.length);
  return (
    <span className={c('row')} aria-hidden="true">
      {drawn.map((place) => (
        <img key={place} src={seed} alt="" width="24" height="28" data-gold={place <= gold} />
      ))}
    </span>
  );
};
