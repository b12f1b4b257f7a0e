import { growthAt } from '#progress-kit/baobab/growth.ts';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import css from './gold-seeds.module.css';

const c = classes(css);

const drawn = [1, 2, 3, 4, 5];

/**
 * Seeds to look at instead of a number: those that are gold say how near the next thing on the tree is. Whoever did
 * something sees at least one.
 */
export const GoldSeeds = ({ seeds }: { seeds: number | null }) => {
  // From one to four on the way; five only where nothing more is to come.
  const gold = seeds ? 1 + Math.floor(growthAt(seeds).percent / 25) : 0;
  return (
    <span className={c('row')} aria-hidden="true">
      {drawn.map((place) => (
        <img key={place} src={seed} alt="" width="24" height="28" data-gold={place <= gold} />
      ))}
    </span>
  );
};
