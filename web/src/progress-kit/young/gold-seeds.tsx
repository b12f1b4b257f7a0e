import { growthAt } from '#progress-kit/baobab/growth.ts';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import css from './gold-seeds.module.css';

const c = classes(css);

const drawn = [1, 2, 3, 4, 5];

/**
 * Seeds instead of a number: the golden ones show how near the next thing on the tree is. At least one is golden
 * after any work.
 */
export const GoldSeeds = ({ seeds }: { seeds: number | null }) => {
  // One to four until the next thing; five only if nothing more is to come.
  const gold = seeds ? 1 + Math.floor(growthAt(seeds).percent / 25) : 0;
  return (
    <span className={c('row')} aria-hidden="true">
      {drawn.map((place) => (
        <img key={place} src={seed} alt="" width="24" height="28" data-gold={place <= gold} />
      ))}
    </span>
  );
};
