import { Leaf } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { growth } from '#messages/growth/en.ts';
import { classes } from '#ui/classes.ts';
import css from './unit-mastery.module.css';

const c = classes(css);

/** Leaves of a unit, of five. Any finished work gives one: a passed checkpoint alone is less than a fifth of the points. */
export const leavesFor = (percent: number): number =>
  percent === 0 ? 0 : Math.max(1, Math.floor(percent / 20));

type LeavesProps = {
  green: number;
  all?: number;
  /** What the green ones count, where it is not how far somebody has come. */
  label?: string;
};

/** Who does not read numbers yet counts leaves. Where they are the news of the page they are large. */
export const Leaves = ({ green, all = 5, label }: LeavesProps) => {
  const say = useText(growth);
  return (
    <span
      className={c('leaves', label !== undefined && 'large')}
      role="img"
      aria-label={label ?? say('leavesOf', { green, all })}
    >
      {Array.from({ length: all }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place
        <Leaf key={place} data-green={place < green} />
      ))}
    </span>
  );
};
