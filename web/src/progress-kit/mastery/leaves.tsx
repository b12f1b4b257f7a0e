import { Leaf } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import css from './unit-mastery.module.css';

const c = classes(css);

const leaves = [1, 2, 3, 4, 5];

/** Who does not read numbers yet counts leaves. */
export const Leaves = ({ percent }: { percent: number }) => (
  <span className={c('leaves')} aria-hidden="true">
    {leaves.map((place) => (
      <Leaf key={place} data-green={percent >= (place * 100) / leaves.length} />
    ))}
  </span>
);
